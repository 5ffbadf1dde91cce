import Foundation
public import HeadlessEnumerations

extension UIView {
  /// The constraints that this view owns, which relate it and its descendants.
  public var constraints: [NSLayoutConstraint] { storedAutoLayout?.constraints ?? [] }

  /// Activates a constraint, which this view then owns.
  ///
  /// The items must be this view or its descendants (Apple's documentation).
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    precondition(
      [constraint.first.view, constraint.second?.view].allSatisfy { $0?.isDescendant(of: self) ?? true },
      "A view can only own constraints whose items are the view or its descendants.")
    guard constraint.owner !== self else { return }
    constraint.owner?.drop(constraint)
    take(constraint)
  }

  /// Activates constraints, which this view then owns.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates a constraint that this view owns.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.owner === self else { return }
    drop(constraint)
  }

  /// Deactivates constraints that this view owns.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  func take(_ constraint: NSLayoutConstraint) {
    constraint.owner = self
    autoLayout.constraints.append(constraint)
    treeEngine.add(constraint)
    setNeedsLayout()
  }

  func drop(_ constraint: NSLayoutConstraint) {
    guard let layout = storedAutoLayout else { return }
    layout.constraints.removeAll { $0 === constraint }
    constraint.engine?.remove(constraint)
    constraint.owner = nil
    setNeedsLayout()
  }

  /// Whether the view's frame is fixed, and constraints treat it as given.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { storedAutoLayout?.translatesMask ?? true }
    set {
      guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
      autoLayout.translatesMask = newValue
      storedSuperview?.constrainedSubviewCount += newValue ? -1 : 1
      if let item = autoLayout.item {
        item.engine?.redefine(item)
      } else if !newValue, let engine = topmost.layoutEngine {
        engine.noteView(self)
      }
      superview?.setNeedsLayout()
    }
  }

  // MARK: Content

  /// Returns the priority with which the view resists growing beyond its content.
  @discardableResult public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    let priorities = storedAutoLayout?.hugging ?? .init(horizontal: .defaultLow, vertical: .defaultLow)
    return axis == .horizontal ? priorities.horizontal : priorities.vertical
  }

  /// Sets the priority with which the view resists growing beyond its content.
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    let path: ReferenceWritableKeyPath<ViewAutoLayout, UILayoutPriority> =
      axis == .horizontal ? \.hugging.horizontal : \.hugging.vertical
    autoLayout[keyPath: path] = priority
    contentPrioritiesDidChange()
  }

  /// Returns the priority with which the view resists compression below its content.
  @discardableResult public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    let priorities = storedAutoLayout?.resistance ?? .init(horizontal: .defaultHigh, vertical: .defaultHigh)
    return axis == .horizontal ? priorities.horizontal : priorities.vertical
  }

  /// Sets the priority with which the view resists compression below its content.
  public func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    let path: ReferenceWritableKeyPath<ViewAutoLayout, UILayoutPriority> =
      axis == .horizontal ? \.resistance.horizontal : \.resistance.vertical
    autoLayout[keyPath: path] = priority
    contentPrioritiesDidChange()
  }

  private func contentPrioritiesDidChange() {
    guard let item = storedAutoLayout?.item else { return }
    item.engine?.redefine(item)
    superview?.setNeedsLayout()
  }

  func intrinsicContentSizeMayHaveChanged() {
    guard let item = storedAutoLayout?.item else { return }
    item.engine?.contentDidChange(of: item)
    superview?.setNeedsLayout()
  }

  func solvedSize(
    fitting size: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    let engine = LayoutEngine(
      root: self, fitting: LayoutEngine.Fitting(size: size, horizontal: horizontal, vertical: vertical))
    let item = engine.item(of: self)
    addSubtreeConstraints(to: engine)
    engine.solve()
    // The height of a label with several lines depends on its width, which is known only now.
    let labels = wrappingLabels
    for label in labels { engine.wrap(label) }
    if !labels.isEmpty { engine.solve() }
    let rect = engine.rect(of: item).inset(by: alignmentRectInsets.negated)
    return CGSize(width: Self.rounded(rect.width), height: Self.rounded(rect.height))
  }

  /// The labels in this view whose width determines the number of their lines.
  private var wrappingLabels: [UILabel] {
    subviews.flatMap { view in
      guard let label = view as? UILabel, label.wrapsAtItsWidth else { return view.wrappingLabels }
      return [label]
    }
  }

  private func addSubtreeConstraints(to engine: LayoutEngine) {
    for constraint in constraints { engine.add(constraint) }
    for view in subviews { view.addSubtreeConstraints(to: engine) }
  }

  // MARK: Applying the solution

  func applyConstraintsToSubviews() {
    guard constrainedSubviewCount > 0 else { return }
    for view in storedSubviews {
      guard let layout = view.storedAutoLayout, !layout.translatesMask, let item = layout.item, let engine = item.engine
      else { continue }
      let rect = engine.rect(of: item).inset(by: view.alignmentRectInsets.negated)
      let (left, width) = Self.rounded(from: rect.minX, to: rect.maxX)
      let (top, height) = Self.rounded(from: rect.minY, to: rect.maxY)
      var new = view.geometry
      new.bounds.size = CGSize(width: width, height: height)
      new.center = CGPoint(x: left + new.anchorPoint.x * width, y: top + new.anchorPoint.y * height)
      view.apply(new)
    }
  }

  /// Returns a span whose ends are both on whole pixels, in points.
  private static func rounded(from start: CGFloat, to end: CGFloat) -> (origin: CGFloat, length: CGFloat) {
    let scale = HeadlessWorld.state.display.scale
    let first = wholePixels(start, scale)
    let last = wholePixels(end, scale)
    return (first / scale, (last - first) / scale)
  }

  /// Returns the nearest whole pixel, in points.
  static func rounded(_ value: CGFloat) -> CGFloat {
    let scale = HeadlessWorld.state.display.scale
    return wholePixels(value, scale) / scale
  }

  /// Half pixels are rounded up even if a sum of fractions is slightly less because of rounding errors.
  ///
  /// Otherwise the result would depend on the history of the layout.
  private static func wholePixels(_ value: CGFloat, _ scale: CGFloat) -> CGFloat {
    let precision: CGFloat = 65_536
    let pixels = (value * scale * precision).rounded() / precision
    return pixels.rounded(.toNearestOrAwayFromZero)
  }
}

extension UIEdgeInsets {
  fileprivate var negated: UIEdgeInsets {
    UIEdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right)
  }
}
