public import Foundation

/// A view with wheels.
///
/// Each wheel selects one of several rows.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UIPickerView: UIView {
  /// The default size of a picker.
  ///
  /// Developers report this size for every iPhone.
  static let size = CGSize(width: 320, height: 216)
  private static let rowHeight: CGFloat = 32

  private var selectedRows: [Int: Int] = [:]

  /// Creates a picker with a frame; an empty frame selects the default size.
  public override init(frame: CGRect) {
    super.init(frame: frame.size == .zero ? CGRect(origin: frame.origin, size: Self.size) : frame)
  }

  @_documentation(visibility: internal)
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The object that provides the numbers of wheels and rows.
  weak open var dataSource: (any UIPickerViewDataSource)?

  /// The object that provides the rows and is notified of selections.
  weak open var delegate: (any UIPickerViewDelegate)?

  /// The number of wheels.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

  /// Returns the number of rows of a wheel.
  @discardableResult open func numberOfRows(inComponent component: Int) -> Int {
    guard (0..<numberOfComponents).contains(component) else { return 0 }
    return dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }

  /// Returns the size of a wheel's rows.
  @discardableResult open func rowSize(forComponent component: Int) -> CGSize {
    let width = bounds.width / CGFloat(max(1, numberOfComponents))
    return CGSize(
      width: delegate?.pickerView(self, widthForComponent: component) ?? width,
      height: delegate?.pickerView(self, rowHeightForComponent: component) ?? Self.rowHeight)
  }

  /// Returns the view of a row; nil if the delegate provides titles instead.
  @discardableResult open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    guard (0..<numberOfRows(inComponent: component)).contains(row) else { return nil }
    return delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
  }

  /// Reads the numbers of wheels and rows again.
  open func reloadAllComponents() {
    for component in 0..<numberOfComponents { reloadComponent(component) }
  }

  /// Reads the number of a wheel's rows again.
  ///
  /// The selection moves to the last row if there are fewer rows.
  open func reloadComponent(_ component: Int) {
    guard let row = selectedRows[component] else { return }
    selectedRows[component] = max(0, min(row, numberOfRows(inComponent: component) - 1))
  }

  /// Selects a row, and does not notify the delegate.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard (0..<numberOfRows(inComponent: component)).contains(row) else { return }
    selectedRows[component] = row
  }

  /// Returns the selected row of a wheel; -1 if the wheel has no rows.
  @discardableResult open func selectedRow(inComponent component: Int) -> Int {
    numberOfRows(inComponent: component) == 0 ? -1 : selectedRows[component] ?? 0
  }

  @_documentation(visibility: internal)
  open override var intrinsicContentSize: CGSize { Self.size }

  @_documentation(visibility: internal)
  @discardableResult open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
}

extension UIPickerView {
  /// Turns a wheel to a row, as the user would, and notifies the delegate.
  public func headlessSpin(to row: Int, inComponent component: Int = 0) {
    guard (0..<numberOfRows(inComponent: component)).contains(row), isUserInteractionEnabled else { return }
    selectedRows[component] = row
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }

  /// Returns the title of the selected row of a wheel.
  public func headlessTitle(inComponent component: Int = 0) -> String? {
    let row = selectedRow(inComponent: component)
    guard row >= 0 else { return nil }
    return delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component)?.string
      ?? delegate?.pickerView(self, titleForRow: row, forComponent: component)
  }
}
