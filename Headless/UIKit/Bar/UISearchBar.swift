public import Foundation
public import HeadlessEnumerations

/// A search field with a cancel button.
@preconcurrency @MainActor open class UISearchBar: UIView {
  private let field = UISearchTextField()
  private let cancelButton = UIButton(type: .system)
  private lazy var forwarder = SearchFieldDelegate(bar: self)
  /// The search controller that owns the bar, if any.
  weak var searchController: UISearchController?

  /// Creates a search bar with a frame.
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

  /// The style of the bar.
  open var barStyle: UIBarStyle = .default

  /// The delegate of the search bar.
  weak open var delegate: (any UISearchBarDelegate)?

  /// The text, which is never nil when it is read.
  ///
  /// Setting this property notifies the delegate, unlike setting a text field's text.
  open var text: String? {
    get { field.text }
    set {
      guard newValue ?? "" != field.editor.text else { return }
      field.text = newValue
      textDidChange()
    }
  }

  /// The placeholder of the empty field.
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }

  /// The text field of the bar.
  open var searchTextField: UISearchTextField { field }

  /// The prominence of the bar.
  @_documentation(visibility: internal)
  public typealias Style = UISearchBarStyle

  /// The prominence of the bar.
  @_documentation(visibility: internal)
  open var searchBarStyle = UISearchBar.Style.default

  /// The icons of the field.
  @_documentation(visibility: internal)
  public typealias Icon = UISearchBarIcon

  private var icons: [[Int]: UIImage] = [:]

  /// Sets the image of an icon for a state.
  ///
  /// Only the image of the search icon is shown in the headless UIKit, at the leading end of the field.
  @_documentation(visibility: internal)
  open func setImage(_ iconImage: UIImage?, for icon: UISearchBar.Icon, state: UIControl.State) {
    icons[[icon.rawValue, Int(state.rawValue)]] = iconImage
    guard icon == .search, state == .normal else { return }
    field.leftView = iconImage.map { UIImageView(image: $0) }
    field.leftViewMode = iconImage == nil ? .never : .always
  }

  /// Returns the image of an icon for a state; nil for the system's.
  @_documentation(visibility: internal)
  @discardableResult open func image(for icon: UISearchBar.Icon, state: UIControl.State) -> UIImage? {
    icons[[icon.rawValue, Int(state.rawValue)]]
  }

  private let promptLabel = UILabel()
  private static let promptHeight: CGFloat = 19

  /// The line of text above the field.
  @_documentation(visibility: internal)
  open var prompt: String? {
    didSet {
      guard prompt != oldValue else { return }
      promptLabel.text = prompt
      promptLabel.font = .systemFont(ofSize: 13)
      promptLabel.textAlignment = .center
      if prompt == nil { promptLabel.removeFromSuperview() } else { addSubview(promptLabel) }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// The image behind the field.
  @_documentation(visibility: internal)
  open var backgroundImage: UIImage?

  /// Whether the cancel button is visible.
  open var showsCancelButton = false {
    didSet {
      cancelButton.isHidden = !showsCancelButton
      setNeedsLayout()
    }
  }

  /// Shows or hides the cancel button.
  ///
  /// The change is immediate, even if `animated` is true.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  private let scopes = UISegmentedControl()
  private static let scopeHeight: CGFloat = 46

  /// The titles of the scopes; nil for no scopes.
  @_documentation(visibility: internal)
  open var scopeButtonTitles: [String]? {
    didSet {
      scopes.removeAllSegments()
      for (index, title) in (scopeButtonTitles ?? []).enumerated() {
        scopes.insertSegment(withTitle: title, at: index, animated: false)
      }
      scopes.selectedSegmentIndex = 0
      scopesMayHaveChanged()
    }
  }

  /// Whether the scopes are visible, below the field.
  @_documentation(visibility: internal)
  open var showsScopeBar = false { didSet { scopesMayHaveChanged() } }

  /// The selected scope.
  @_documentation(visibility: internal)
  open var selectedScopeButtonIndex: Int {
    get { max(0, scopes.selectedSegmentIndex) }
    set { scopes.selectedSegmentIndex = newValue }
  }

  private var hasScopes: Bool { showsScopeBar && scopeButtonTitles?.isEmpty == false }

  private func scopesMayHaveChanged() {
    if hasScopes, scopes.superview == nil {
      addSubview(scopes)
      scopes.addAction(
        UIAction { [unowned self] _ in
          delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
          searchController?.searchTextDidChange()
        }, for: .valueChanged)
    }
    scopes.isHidden = !hasScopes
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The color of the bar; nil for the system's.
  open var barTintColor: UIColor?

  /// Whether the bar is translucent.
  open var isTranslucent = true

  /// The view above the keyboard while the field is first responder.
  open override var inputAccessoryView: UIView? {
    get { field.inputAccessoryView }
    set { field.inputAccessoryView = newValue }
  }

  /// Whether the bar is enabled.
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
  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: 56 + (hasScopes ? Self.scopeHeight : 0) + (prompt == nil ? 0 : Self.promptHeight))
  }

  @_documentation(visibility: internal)
  @discardableResult open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  @_documentation(visibility: internal)
  open override func layoutSubviews() {
    super.layoutSubviews()
    var area = bounds.insetBy(dx: min(8, bounds.width / 2), dy: 0)
    if prompt != nil {
      promptLabel.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: Self.promptHeight)
      area = area.divided(atDistance: Self.promptHeight, from: .minYEdge).remainder
    }
    if hasScopes {
      area.size.height = max(0, area.height - Self.scopeHeight)
      scopes.frame = CGRect(x: area.minX, y: area.maxY + 4, width: area.width, height: 32)
    }
    let size = cancelButton.intrinsicContentSize
    cancelButton.frame = CGRect(
      x: area.maxX - size.width, y: area.midY - size.height / 2, width: size.width, height: size.height)
    if showsCancelButton { area.size.width = max(0, area.width - size.width - 8) }
    field.frame = CGRect(x: area.minX, y: area.midY - 18, width: area.width, height: 36)
  }
}

/// The delegate of the bar's field, which forwards calls to the delegate of the search bar.
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
