public import Foundation

/// A record of operations that can be undone and redone.
///
/// The class belongs to Foundation, but Foundation on Linux does not contain it.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UndoManager: NSObject {
  private struct Operation {
    weak var target: AnyObject?
    let perform: @MainActor (AnyObject) -> Void
  }

  private struct Group {
    var operations: [Operation] = []
    var name = ""
  }

  private var open: [Group] = []
  private var undoStack: [Group] = []
  private var redoStack: [Group] = []
  private var endsGroupWithTurn = false

  /// Creates a manager without operations.
  public nonisolated override init() {
    super.init()
  }

  /// Whether a group begins by itself with the first operation of a turn, and ends with the turn.
  open var groupsByEvent = true

  /// The number of groups that can be undone; 0 for any number.
  open var levelsOfUndo = 0 {
    didSet { removeOldest() }
  }

  /// The number of open groups.
  open var groupingLevel: Int { open.count }

  /// Whether an operation is being undone.
  open private(set) var isUndoing = false
  /// Whether an operation is being redone.
  open private(set) var isRedoing = false

  private var disabled = 0

  /// Whether operations are recorded.
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }

  /// Stops recording until the matching call to ``enableUndoRegistration()``.
  open func disableUndoRegistration() {
    disabled += 1
  }

  /// Resumes recording.
  open func enableUndoRegistration() {
    precondition(disabled > 0, "enableUndoRegistration() needs an earlier call to disableUndoRegistration().")
    disabled -= 1
  }

  /// Begins a group, whose operations are undone together.
  open func beginUndoGrouping() {
    if open.isEmpty, groupsByEvent { openGroupOfTurn() }
    open.append(Group())
  }

  /// Ends the innermost group.
  open func endUndoGrouping() {
    guard let group = open.popLast() else { preconditionFailure("endUndoGrouping() needs an open group.") }
    guard !group.operations.isEmpty else { return }
    if open.isEmpty {
      push(group)
    } else {
      open[open.count - 1].operations += group.operations
      if !group.name.isEmpty { open[open.count - 1].name = group.name }
    }
  }

  /// Records an operation, which is performed with `target` when it is undone.
  ///
  /// The target is held weakly.
  open func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    if open.isEmpty {
      precondition(groupsByEvent, "An operation was recorded without a group. Call beginUndoGrouping() first.")
      openGroupOfTurn()
    }
    let operation = Operation(target: target) { if let target = $0 as? TargetType { handler(target) } }
    open[open.count - 1].operations.append(operation)
    if !isUndoing, !isRedoing { redoStack = [] }
  }

  /// Whether there is an operation to undo.
  open var canUndo: Bool { !undoStack.isEmpty || open.contains { !$0.operations.isEmpty } }
  /// Whether there is an operation to redo.
  open var canRedo: Bool { !redoStack.isEmpty }

  /// Undoes the last group, after it has closed the group of the turn.
  open func undo() {
    closeGroupOfTurn()
    precondition(open.isEmpty, "undo() was called with an open group. Call endUndoGrouping() first.")
    undoNestedGroup()
  }

  /// Undoes the last group.
  open func undoNestedGroup() {
    guard let group = undoStack.popLast() else { return }
    isUndoing = true
    perform(group)
    isUndoing = false
  }

  /// Redoes the group that was undone last.
  open func redo() {
    closeGroupOfTurn()
    guard let group = redoStack.popLast() else { return }
    isRedoing = true
    perform(group)
    isRedoing = false
  }

  /// Removes all operations, and closes all groups.
  open func removeAllActions() {
    (open, undoStack, redoStack, endsGroupWithTurn, disabled) = ([], [], [], false, 0)
  }

  /// Removes the operations of a target.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    func remaining(_ groups: [Group]) -> [Group] {
      groups.map { Group(operations: $0.operations.filter { $0.target !== target }, name: $0.name) }
    }
    open = remaining(open)
    undoStack = remaining(undoStack).filter { !$0.operations.isEmpty }
    redoStack = remaining(redoStack).filter { !$0.operations.isEmpty }
  }

  /// Names the current group, for example "Typing".
  open func setActionName(_ actionName: String) {
    if !open.isEmpty { open[open.count - 1].name = actionName }
  }

  /// The name of the group to undo; empty for none.
  open var undoActionName: String { open.last { !$0.name.isEmpty }?.name ?? undoStack.last?.name ?? "" }
  /// The name of the group to redo; empty for none.
  open var redoActionName: String { redoStack.last?.name ?? "" }

  /// Performs the operations in reverse order, and records what they register as one group for the other direction.
  private func perform(_ group: Group) {
    open.append(Group(name: group.name))
    for operation in group.operations.reversed() {
      if let target = operation.target { operation.perform(target) }
    }
    endUndoGrouping()
  }

  private func push(_ group: Group) {
    if isUndoing {
      redoStack.append(group)
    } else {
      undoStack.append(group)
      removeOldest()
    }
  }

  private func removeOldest() {
    if levelsOfUndo > 0, undoStack.count > levelsOfUndo { undoStack.removeFirst(undoStack.count - levelsOfUndo) }
  }

  private func openGroupOfTurn() {
    open.append(Group())
    endsGroupWithTurn = true
    HeadlessClock.schedule(after: 0) { [weak self] in self?.closeGroupOfTurn() }
  }

  private func closeGroupOfTurn() {
    guard endsGroupWithTurn, open.count == 1 else { return }
    endsGroupWithTurn = false
    endUndoGrouping()
  }
}
