public import Foundation
public import HeadlessEnumerations

/// A field to search in, with a button to give up.
@MainActor open class UISearchBar: UIView {
  private let field = UISearchTextField()
  private let cancelButton = UIButton(type: .system)
  private lazy var forwarder = SearchFieldDelegate(bar: self)
  /// Whose bar this is, if not the app's own.
  weak var searchController: UISearchController?

  /// A search bar of this frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  @_documentation(visibility: internal)
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    field.borderStyle = .roundedRect
    field.returnKeyType = .search
    field.clearButtonMode = .whileEditing
    field.delegate = forwarder
    field.addAction(
      UIAction { [unowned self] _ in textDidChange() }, for: .editingChanged)
    addSubview(field)
    cancelButton.setTitle("Cancel", for: .normal)
    cancelButton.titleLabel?.font = .systemFont(ofSize: 17)
    cancelButton.isHidden = true
    cancelButton.addAction(
      UIAction { [unowned self] _ in
        delegate?.searchBarCancelButtonClicked(self)
        searchController?.isActive = false
      }, for: .primaryActionTriggered)
    addSubview(cancelButton)
  }

  private func textDidChange() {
    delegate?.searchBar(self, textDidChange: field.editor.text)
    searchController?.searchTextDidChange()
  }

  /// How the bar looks.
  open var barStyle: UIBarStyle = .default

  /// Whom to ask and tell.
  weak open var delegate: (any UISearchBarDelegate)?

  /// The text; never nil when read.
  ///
  /// Setting it tells the delegate, unlike a text field's.
  open var text: String? {
    get { field.text }
    set {
      guard newValue ?? "" != field.editor.text else { return }
      field.text = newValue
      textDidChange()
    }
  }

  /// The text that stands in the empty field.
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }

  /// The field.
  open var searchTextField: UISearchTextField { field }

  /// Whether the cancel button is there.
  open var showsCancelButton = false {
    didSet {
      cancelButton.isHidden = !showsCancelButton
      setNeedsLayout()
    }
  }

  /// Shows or hides the cancel button.
  ///
  /// It is there at once, animated or not.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// The colour of the bar itself; nil for the system's.
  open var barTintColor: UIColor?

  /// Whether what is below shines through.
  open var isTranslucent = true

  /// The view on top of the keyboard while the field is edited.
  open override var inputAccessoryView: UIView? {
    get { field.inputAccessoryView }
    set { field.inputAccessoryView = newValue }
  }

  /// Whether the bar can be used.
  open var isEnabled: Bool {
    get { field.isEnabled }
    set { field.isEnabled = newValue }
  }

  @_documentation(visibility: internal)
  open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }

  @_documentation(visibility: internal)
  @discardableResult open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }

  @_documentation(visibility: internal)
  @discardableResult open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

  @_documentation(visibility: internal)
  open override var isFirstResponder: Bool { field.isFirstResponder }

  @_documentation(visibility: internal)
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 56) }

  @_documentation(visibility: internal)
  @discardableResult open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 56) }

  @_documentation(visibility: internal)
  open override func layoutSubviews() {
    super.layoutSubviews()
    var area = bounds.insetBy(dx: min(8, bounds.width / 2), dy: 0)
    let size = cancelButton.intrinsicContentSize
    cancelButton.frame = CGRect(
      x: area.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    if showsCancelButton { area.size.width = max(0, area.width - size.width - 8) }
    field.frame = CGRect(x: area.minX, y: bounds.midY - 18, width: area.width, height: 36)
  }
}

/// Passes on what the field of a search bar asks and tells.
private final class SearchFieldDelegate: NSObject, UITextFieldDelegate {
  private unowned let bar: UISearchBar

  init(bar: UISearchBar) {
    self.bar = bar
    super.init()
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    bar.delegate?.searchBarShouldBeginEditing(bar) ?? true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    bar.searchController?.searchBarDidBegin()
    bar.delegate?.searchBarTextDidBeginEditing(bar)
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    bar.delegate?.searchBarShouldEndEditing(bar) ?? true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    bar.delegate?.searchBarTextDidEndEditing(bar)
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string) ?? true
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    bar.delegate?.searchBarSearchButtonClicked(bar)
    return false
  }
}
