/// Those who want to hear of something, in the order in which they came; joining and leaving take constant time, also
/// in the middle of a pass.
@MainActor final class SubscriberList<Value> {
  struct ID: Hashable {
    fileprivate let number: Int
  }

  private struct Slot {
    let id: ID
    let value: Value
    let isOwned: Bool
    weak var owner: AnyObject?

    var isAlive: Bool { !isOwned || owner != nil }
  }

  /// Called with each value that leaves the list: removed, or found with a dead owner.
  var onRemoval: ((Value) -> Void)?

  private var slots: [Slot?] = []
  private var positions: [ID: Int] = [:]
  private var added = 0
  private var passes = 0

  /// Not isolated, so that any class can hold a list in a stored property.
  nonisolated init() {}

  var count: Int { positions.count }
  var isEmpty: Bool { positions.isEmpty }

  /// With an owner, which is held weakly, the value is dropped in the first pass after the owner's death.
  func append(_ value: Value, owner: AnyObject? = nil) -> ID {
    let id = ID(number: added)
    added += 1
    positions[id] = slots.count
    slots.append(Slot(id: id, value: value, isOwned: owner != nil, owner: owner))
    return id
  }

  func remove(_ id: ID) {
    guard let position = positions.removeValue(forKey: id) else { return }
    let slot = slots[position]
    slots[position] = nil
    closeGaps()
    if let slot { onRemoval?(slot.value) }
  }

  func removeAll(where shouldBeRemoved: (Value, AnyObject?) -> Bool) {
    for case let slot? in slots where shouldBeRemoved(slot.value, slot.owner) {
      remove(slot.id)
    }
  }

  /// The living owner of a value that still is in the list.
  func owner(of id: ID) -> AnyObject? {
    positions[id].flatMap { slots[$0]?.owner }
  }

  /// Calls `body` once with each value that was there at the beginning and still is when its turn comes.
  func forEach(_ body: (Value) -> Void) {
    passes += 1
    let end = slots.count
    for position in 0..<end {
      guard let slot = slots[position] else { continue }
      if slot.isAlive {
        body(slot.value)
      } else {
        remove(slot.id)
      }
    }
    passes -= 1
    closeGaps()
  }

  /// Once more than half of the slots are empty; not during a pass, which counts positions.
  private func closeGaps() {
    guard passes == 0, slots.count > 2 * positions.count + 16 else { return }
    slots.removeAll { $0 == nil }
    for (position, slot) in slots.enumerated() {
      if let slot { positions[slot.id] = position }
    }
  }
}
