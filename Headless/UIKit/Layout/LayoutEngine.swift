import Foundation
import HeadlessEnumerations

/// Solves the constraints of one view hierarchy.
///
/// Changes are collected and solved when the next layout pass needs them. The engine contains no views without
/// constraints.
@MainActor final class LayoutEngine: ReferencedItem {
  /// The target size for `systemLayoutSizeFitting(_:)`, which replaces the size of the topmost view.
  struct Fitting {
    let size: CGSize
    let horizontal: UILayoutPriority
    let vertical: UILayoutPriority
  }

  /// Strengths above the app's priorities, the highest of which is 1000.
  enum Strength {
    static let positiveSize: Float = 3000
    static let definition: Float = 2000
    static let scrollContent: Float = 0.5
  }

  struct ActiveConstraint {
    var handle: Simplex.Handle
    var constant: CGFloat
  }

  unowned let root: UIView
  let fitting: Fitting?
  var simplex = Simplex()
  var itemsByVariable: [Simplex.Variable: LayoutItem] = [:]
  var active: [ObjectIdentifier: ActiveConstraint] = [:]
  /// The active constraints between baselines.
  var baselines: [BaselineConstraint] = []
  private var additions: [NSLayoutConstraint] = []
  private var removals: [ObjectIdentifier] = []
  private var shifts: [NSLayoutConstraint] = []
  private var changedItems: [LayoutItem] = []
  private var changedContents: [LayoutItem] = []
  private var newViews: [ItemReference] = []
  private var storedReference: ItemReference?
  var hasStructureChanged = false
  /// Whether the smallest sizes are used, because the constraints leave a choice of sizes.
  private var prefersLeastSizes = false
  /// The items of views and guides in an engine that only computes a fitting size.
  private var temporaryItems: [ObjectIdentifier: LayoutItem] = [:]

  init(root: UIView, fitting: Fitting? = nil) {
    self.root = root
    self.fitting = fitting
  }

  deinit { storedReference?.clear() }

  /// The reference through which items and constraints refer to the engine.
  var reference: ItemReference {
    if let storedReference { return storedReference }
    let new = ItemReference(self)
    storedReference = new
    return new
  }

  // MARK: Changes

  func add(_ constraint: NSLayoutConstraint) {
    if fitting == nil { constraint.engine = self }
    additions.append(constraint)
  }

  func remove(_ constraint: NSLayoutConstraint) {
    constraint.engine = nil
    if let index = additions.firstIndex(where: { $0 === constraint }) {
      additions.remove(at: index)
    } else {
      removals.append(ObjectIdentifier(constraint))
      // Another object may have the same identifier by the time of the next solution, so the constraint is removed now.
      applyRemovals()
    }
  }

  func replace(_ constraint: NSLayoutConstraint) {
    remove(constraint)
    add(constraint)
    constraint.owner?.setNeedsLayout()
  }

  func constantDidChange(of constraint: NSLayoutConstraint) {
    shifts.append(constraint)
  }

  func definitionDidChange(of item: LayoutItem) {
    if changedItems.last !== item { changedItems.append(item) }
  }

  func contentDidChange(of item: LayoutItem) {
    changedContents.append(item)
  }

  /// Adds a view whose frame is determined only by constraints.
  func noteView(_ view: UIView) {
    newViews.append(view.reference)
  }

  /// Defines the lengths of an item again, after their definition has changed.
  func redefine(_ item: LayoutItem) {
    for index in item.definitions.indices {
      if let definition = item.definitions[index] { simplex.remove(definition.handle) }
      item.definitions[index] = nil
    }
    removeContent(of: item)
    define(item)
    hasStructureChanged = true
  }

  /// Removes a view or a guide that leaves the hierarchy.
  ///
  /// Its constraints have been removed before.
  func forget(_ item: LayoutItem) {
    for handle in item.leastSizeHandles + item.positiveSizeHandles.compactMap(\.self) { simplex.remove(handle) }
    item.leastSizeHandles = []
    item.positiveSizeHandles = [nil, nil]
    for definition in item.definitions { if let definition { simplex.remove(definition.handle) } }
    removeContent(of: item)
    for variable in item.variables { if let variable { itemsByVariable[variable] = nil } }
    changedItems.removeAll { $0 === item }
    changedContents.removeAll { $0 === item }
    hasStructureChanged = true
  }

  private func removeContent(of item: LayoutItem) {
    for handle in item.intrinsicHandles { simplex.remove(handle) }
    item.intrinsicHandles = []
    item.intrinsicSize = nil
  }

  private func applyRemovals() {
    for identifier in removals {
      guard let gone = active.removeValue(forKey: identifier) else { continue }
      simplex.remove(gone.handle)
      baselines.removeAll { ObjectIdentifier($0.constraint) == identifier }
      hasStructureChanged = true
    }
    removals = []
  }

  // MARK: Solving

  /// Solves pending changes, and requests layout from the superviews of all views that move.
  func solve() {
    solveStructure()
    solveNumbers()
    for _ in 0..<Self.refinementLimit {
      guard refine() else { break }
      simplex.optimize()
    }
    publish()
  }

  // The maximum number of refinements. Each one makes sizes positive, and some depend on others.
  private static let refinementLimit = 8

  private func solveStructure() {
    // Code of the app, such as `intrinsicContentSize`, may request more changes, which are for the next solution.
    let (views, added, contents) = (newViews, additions, changedContents)
    (newViews, additions, changedContents) = ([], [], [])
    for reference in views { if let view = reference.item as? UIView, view.topmost === root { _ = item(of: view) } }
    for constraint in added { insert(constraint) }
    for item in contents { updateContent(of: item) }
    // Which view determines a baseline can change with the content and with the views and constraints.
    if !contents.isEmpty || hasStructureChanged { updateBaselines() }
    guard hasStructureChanged else { return }
    hasStructureChanged = false
    simplex.optimize()
  }

  private func solveNumbers() {
    guard !shifts.isEmpty || !changedItems.isEmpty else { return }
    let (constraints, items) = (shifts, changedItems)
    (shifts, changedItems) = ([], [])
    for constraint in constraints {
      let key = ObjectIdentifier(constraint)
      guard let known = active[key], known.constant != constraint.constant else { continue }
      simplex.shift(known.handle, by: Double(known.constant - constraint.constant))
      active[key]?.constant = constraint.constant
    }
    for item in items { updateDefinitions(of: item) }
    simplex.restoreFeasibility()
  }

  private func updateDefinitions(of item: LayoutItem) {
    for length in LayoutItem.Length.allCases {
      guard let definition = item.definitions[length.rawValue], let new = self.definition(of: length, in: item) else {
        continue
      }
      guard new.constant != definition.constant else { continue }
      simplex.shift(definition.handle, by: Double(definition.constant - new.constant))
      item.definitions[length.rawValue]?.constant = new.constant
    }
  }

  func insert(_ constraint: NSLayoutConstraint) {
    guard let expression = expression(for: constraint) else { return }
    let relation: Simplex.Relation =
      switch constraint.relation {
      case .greaterThanOrEqual: .greaterOrEqual
      case .lessThanOrEqual: .lessOrEqual
      default: .equal
      }
    let handle = simplex.add(expression, relation, priority: constraint.priority.rawValue)
    active[ObjectIdentifier(constraint)] = ActiveConstraint(handle: handle, constant: constraint.constant)
    if constraint.relatesBaselines {
      baselines.append(BaselineConstraint(constraint: constraint, expression: expression))
    }
    hasStructureChanged = true
  }

  /// Adds constraints that turn out to be necessary only after a solution is known.
  ///
  /// Returns whether it added any.
  private func refine() -> Bool {
    var hasAdded = false
    for variable in simplex.changed {
      guard let item = itemsByVariable[variable], item.view != nil else { continue }
      for (index, length) in [LayoutItem.Length.width, .height].enumerated() {
        guard let size = item.variables[length.rawValue], item.positiveSizeHandles[index] == nil,
          simplex.value(of: size) < -1e-6
        else { continue }
        item.positiveSizeHandles[index] = simplex.add(
          LinearExpression(size), .greaterOrEqual, priority: Strength.positiveSize)
        hasAdded = true
      }
    }
    return preferLeastSizes() || hasAdded
  }

  /// Makes sizes that the constraints do not determine as small as possible.
  ///
  /// This takes time only for layouts that leave a choice. All sizes are included. If one view gets larger when another
  /// one gets smaller, the sum stays the same, and nothing changes. If constraints are in conflict, this does not
  /// select which of them is violated.
  private func preferLeastSizes() -> Bool {
    guard !prefersLeastSizes else { return false }
    prefersLeastSizes = simplex.changed.contains { variable in
      guard let item = itemsByVariable[variable], hasLeastSizes(item) else { return false }
      return
        (variable == item.variables[LayoutItem.Length.width.rawValue]
        || variable == item.variables[LayoutItem.Length.height.rawValue]) && simplex.canDecrease(variable)
    }
    guard prefersLeastSizes else { return false }
    var known: Set<ObjectIdentifier> = []
    for variable in itemsByVariable.keys.sorted() {
      guard let item = itemsByVariable[variable], known.insert(ObjectIdentifier(item)).inserted else { continue }
      addLeastSizes(to: item)
    }
    return true
  }

  private func addLeastSizes(to item: LayoutItem) {
    guard prefersLeastSizes, item.leastSizeHandles.isEmpty, hasLeastSizes(item) else { return }
    for length in [LayoutItem.Length.width, .height] {
      guard let size = item.variables[length.rawValue] else { continue }
      item.leastSizeHandles.append(
        simplex.add(LinearExpression(size), .lessOrEqual, priority: Simplex.weakest))
    }
  }

  /// Returns whether constraints determine the size of a view or a guide.
  private func hasLeastSizes(_ item: LayoutItem) -> Bool {
    if let view = item.view { return isPlacedByConstraints(view) }
    return item.guide?.role == .custom
  }

  private func publish() {
    let changed = simplex.changed
    simplex.changed = []
    for variable in changed {
      guard let item = itemsByVariable[variable] else { continue }
      let solved = rect(of: item)
      guard !Self.isClose(solved, item.solved) else { continue }
      item.solved = solved
      if let view = item.view {
        if view !== root, !view.translatesAutoresizingMaskIntoConstraints { view.superview?.setNeedsLayout() }
      } else if let guide = item.guide, guide.role == .custom || guide.role == .content {
        guide.owningView?.setNeedsLayout()
      }
    }
  }

  private static func isClose(_ one: CGRect, _ other: CGRect) -> Bool {
    guard !one.isNull, !other.isNull else { return false }
    return abs(one.origin.x - other.origin.x) < 1e-6 && abs(one.origin.y - other.origin.y) < 1e-6
      && abs(one.size.width - other.size.width) < 1e-6 && abs(one.size.height - other.size.height) < 1e-6
  }

  /// Returns an item's rectangle in the last solution.
  func rect(of item: LayoutItem) -> CGRect {
    func value(_ length: LayoutItem.Length) -> Double {
      item.variables[length.rawValue].map { simplex.value(of: $0) } ?? 0
    }
    return CGRect(x: value(.minX), y: value(.minY), width: max(0, value(.width)), height: max(0, value(.height)))
  }

  // MARK: Items

  func item(of view: UIView) -> LayoutItem {
    if let known = fitting == nil ? view.autoLayout.item : temporaryItems[ObjectIdentifier(view)] { return known }
    let new = LayoutItem(view: view, in: self)
    if fitting == nil { view.autoLayout.item = new } else { temporaryItems[ObjectIdentifier(view)] = new }
    define(new)
    return new
  }

  func item(of guide: UILayoutGuide) -> LayoutItem {
    if let known = fitting == nil ? guide.layoutItem : temporaryItems[ObjectIdentifier(guide)] { return known }
    let new = LayoutItem(guide: guide, in: self)
    if fitting == nil { guide.layoutItem = new } else { temporaryItems[ObjectIdentifier(guide)] = new }
    define(new)
    return new
  }

  /// Returns whether only constraints determine a view's frame.
  private func isPlacedByConstraints(_ view: UIView) -> Bool {
    view === root ? fitting != nil : !view.translatesAutoresizingMaskIntoConstraints
  }

  private func define(_ item: LayoutItem) {
    hasStructureChanged = true
    for length in LayoutItem.Length.allCases where item.variables[length.rawValue] != nil {
      addDefinition(of: length, to: item)
    }
    guard let view = item.view, isPlacedByConstraints(view) else { return }
    for length in [LayoutItem.Length.minX, .minY, .width, .height] { _ = variable(length, of: item) }
    updateContent(of: item)
    addLeastSizes(to: item)
    guard view === root, let fitting else { return }
    let wishes: [(LayoutItem.Length, CGFloat, UILayoutPriority)] = [
      (.width, fitting.size.width, fitting.horizontal), (.height, fitting.size.height, fitting.vertical),
    ]
    for (length, size, priority) in wishes {
      let wish = LinearExpression(variable(length, of: item)) + -Double(size)
      _ = simplex.add(wish, .equal, priority: priority.rawValue)
    }
  }

  func variable(_ length: LayoutItem.Length, of item: LayoutItem) -> Simplex.Variable {
    if let known = item.variables[length.rawValue] { return known }
    let new = simplex.makeFreeVariable()
    item.variables[length.rawValue] = new
    itemsByVariable[new] = item
    addDefinition(of: length, to: item)
    return new
  }

  private func addDefinition(of length: LayoutItem.Length, to item: LayoutItem) {
    guard item.definitions[length.rawValue] == nil, let variable = item.variables[length.rawValue],
      let definition = definition(of: length, in: item)
    else { return }
    let expression = LinearExpression(variable) - definition.rest + -Double(definition.constant)
    let handle = simplex.add(expression, .equal, priority: definition.priority)
    item.definitions[length.rawValue] = LayoutItem.Definition(handle: handle, constant: definition.constant)
    hasStructureChanged = true
  }

  /// Wraps the text of a label with several lines at the width in the last solution.
  func wrap(_ label: UILabel) {
    let item = item(of: label)
    let width = rect(of: item).width
    // A label that is as wide as its text keeps its lines, whatever the rounding errors.
    guard width > 0, let known = item.intrinsicSize, abs(width - known.width) > 0.01 else { return }
    item.wrappingWidth = width
    updateContent(of: item)
  }

  /// Updates the constraints for a view's content size.
  private func updateContent(of item: LayoutItem) {
    guard let view = item.view, isPlacedByConstraints(view) else { return }
    let wrapped = item.wrappingWidth.flatMap { (view as? UILabel)?.contentSize(wrappingAt: $0) }
    let size = wrapped ?? view.intrinsicContentSize
    guard size != item.intrinsicSize || item.intrinsicHandles.isEmpty else { return }
    removeContent(of: item)
    item.intrinsicSize = size
    let layout = view.autoLayout
    let axes: [(LayoutItem.Length, CGFloat, UILayoutPriority, UILayoutPriority)] = [
      (.width, size.width, layout.hugging.horizontal, layout.resistance.horizontal),
      (.height, size.height, layout.hugging.vertical, layout.resistance.vertical),
    ]
    for (length, size, hugging, resistance) in axes where size != UIView.noIntrinsicMetric {
      let excess = LinearExpression(variable(length, of: item)) + -Double(size)
      item.intrinsicHandles.append(simplex.add(excess, .lessOrEqual, priority: hugging.rawValue))
      item.intrinsicHandles.append(simplex.add(excess, .greaterOrEqual, priority: resistance.rawValue))
    }
    hasStructureChanged = true
  }
}
