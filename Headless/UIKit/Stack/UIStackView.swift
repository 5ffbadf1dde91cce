public import Foundation
public import HeadlessEnumerations

/// A view that lays out other views in a row or a column.
///
/// The stack view creates constraints between its views, as UIKit does.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UIStackView: UIView {
  /// The sizes and positions along the axis.
  public typealias Distribution = UIStackViewDistribution
  /// The alignment perpendicular to the axis.
  public typealias Alignment = UIStackViewAlignment

  /// The value of a custom spacing that selects ``spacing``.
  public nonisolated static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// The value of a custom spacing that selects the system's spacing.
  public nonisolated static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  private var arranged: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var ownConstraints: [NSLayoutConstraint] = []

  /// Creates a stack view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  @_documentation(visibility: internal)
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
  }

  /// Creates a stack view that arranges views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: Arranged views

  /// The views in the order of their arrangement, including hidden ones.
  open var arrangedSubviews: [UIView] { arranged }

  /// Adds a view to the end.
  ///
  /// If the view is not a subview yet, it is added in front of the other subviews.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arranged.filter { $0 !== view }.count)
  }

  /// Removes a view from the arrangement.
  ///
  /// The view remains a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard arranged.contains(where: { $0 === view }) else { return }
    arranged.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementDidChange()
  }

  /// Adds a view at an index of the arrangement.
  ///
  /// If the view is not a subview yet, it is added in front of the other subviews.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arranged.removeAll { $0 === view }
    precondition((0...arranged.count).contains(stackIndex), "The stack view has no index \(stackIndex).")
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    arranged.insert(view, at: stackIndex)
    arrangementDidChange()
  }

  @_documentation(visibility: internal)
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  // MARK: Layout

  /// The axis along which the views are arranged.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { arrangementDidChange() } }
  }

  /// The sizes and positions along the axis.
  open var distribution = UIStackView.Distribution.fill {
    didSet { if distribution != oldValue { arrangementDidChange() } }
  }

  /// The alignment perpendicular to the axis.
  open var alignment = UIStackView.Alignment.fill {
    didSet { if alignment != oldValue { arrangementDidChange() } }
  }

  /// The distance between two views in points, or the minimum distance if the distribution spaces them equally.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { arrangementDidChange() } }
  }

  /// Sets the spacing after an arranged view, in points.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arranged.contains(where: { $0 === arrangedSubview }) else { return }
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
    arrangementDidChange()
  }

  /// Returns the spacing that was set after an arranged view, or ``spacingUseDefault``.
  @discardableResult open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// Whether the spacing of a column is measured between baselines of text.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  /// Whether the views are arranged inside the layout margins.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  @_documentation(visibility: internal)
  open override class var requiresConstraintBasedLayout: Bool { true }

  @_documentation(visibility: internal)
  open override func updateConstraints() {
    replaceConstraints()
    super.updateConstraints()
  }

  // The baseline of a row is the baseline of its tallest text. The baselines of a column are those of its first and
  // last views.

  @_documentation(visibility: internal)
  open override var forFirstBaselineLayout: UIView {
    baselineView(of: arranged.first { !$0.isHidden }, \.forFirstBaselineLayout)
  }

  @_documentation(visibility: internal)
  open override var forLastBaselineLayout: UIView {
    baselineView(of: arranged.last { !$0.isHidden }, \.forLastBaselineLayout)
  }

  private func baselineView(of end: UIView?, _ path: KeyPath<UIView, UIView>) -> UIView {
    guard axis == .horizontal else { return end?[keyPath: path] ?? self }
    let candidates = arranged.filter { !$0.isHidden }.map { $0[keyPath: path] }
    return candidates.max { $0.intrinsicContentSize.height < $1.intrinsicContentSize.height } ?? self
  }

  // MARK: Changes

  private func arrangementDidChange() {
    setNeedsUpdateConstraints()
    setNeedsLayout()
  }

  /// Called when a subview was hidden or shown.
  ///
  /// In an animation block, the animation also moves the views to their new positions. Apple documents this for
  /// `isHidden`.
  func visibilityDidChange(of view: UIView) {
    guard arranged.contains(where: { $0 === view }) else { return }
    arrangementDidChange()
    if AnimationContext.isAnimating { layOutFromOutermostPendingView() }
  }

  private func layOutFromOutermostPendingView() {
    updateConstraintsIfNeeded()
    topmost.layoutEngine?.solve()
    var top: UIView = self
    for view in sequence(first: self as UIView, next: \.superview) where view.pending.contains(.layout) { top = view }
    top.layoutIfNeeded()
  }

  /// Replaces the constraints that the arrangement no longer needs, and keeps the others.
  private func replaceConstraints() {
    var former: [ConstraintContent: [NSLayoutConstraint]] = [:]
    for constraint in ownConstraints { former[ConstraintContent(of: constraint), default: []].append(constraint) }
    let needed = StackArrangement(of: self).makeConstraints().map { constraint in
      former[ConstraintContent(of: constraint)]?.popLast() ?? constraint
    }
    let kept = Set(needed.map(ObjectIdentifier.init))
    NSLayoutConstraint.deactivate(ownConstraints.filter { !kept.contains(ObjectIdentifier($0)) })
    ownConstraints = needed
    NSLayoutConstraint.activate(ownConstraints)
    // The same arrangement always has the same order, regardless of the views that were hidden before.
    autoLayout.constraints =
      constraints.filter { !kept.contains(ObjectIdentifier($0)) } + ownConstraints.filter { $0.owner === self }
  }

  /// Returns the spacing after a view, in points.
  func spacing(after view: UIView) -> CGFloat {
    guard let custom = customSpacings[ObjectIdentifier(view)] else { return spacing }
    return custom == Self.spacingUseSystem ? systemSpacing : custom
  }
}
