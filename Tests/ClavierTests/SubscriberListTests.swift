import SeededRandom
import Testing

@testable import Clavier

@MainActor struct SubscriberListTests {
  @Test("matches a plain array for generated additions, removals, and deallocations", arguments: 1...20)
  func model(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let list = SubscriberList<Item<Int>>()
    var model: [(value: Int, id: SubscriberList<Item<Int>>.Entry, owner: Witness?)] = []
    func expectEqual() {
      var received: [Int] = []
      list.forEach { received.append($0.value) }
      #expect(received == model.map(\.value))
      #expect(list.count == model.count)
    }
    for value in 0..<400 {
      let (remainder, isNew) = (Int.random(in: 0..<5, using: &generator), Bool.random(using: &generator))
      switch Int.random(in: 0..<14, using: &generator) {
      case 0..<8:
        let owner = isNew ? Witness() : model.randomElement(using: &generator)?.owner
        model.append((value, list.append(Item(value), owner: owner), owner))
      case 8..<10 where !model.isEmpty:
        let index = Int.random(in: 0..<model.count, using: &generator)
        list.remove(model[index].id)
        model.remove(at: index)
      case 10 where !model.isEmpty:
        // An owner is deallocated when the model no longer contains it.
        let owner = model.randomElement(using: &generator)?.owner
        model.removeAll { owner != nil && $0.owner === owner }
      case 11:
        list.removeAll { $0.value % 5 == remainder }
        model.removeAll { $0.value % 5 == remainder }
      case 12 where !model.isEmpty:
        let owner = model.randomElement(using: &generator)?.owner
        list.removeAll(ownedBy: owner) { $0.value % 5 != remainder }
        model.removeAll { $0.owner === owner && $0.value % 5 != remainder }
      default: expectEqual()
      }
    }
    expectEqual()
  }

  @Test("a removal during an iteration does not affect other values")
  func removalDuringPass() {
    let list = SubscriberList<Item<Int>>()
    var ids: [SubscriberList<Item<Int>>.Entry] = []
    for value in 0..<100 { ids.append(list.append(Item(value))) }
    var received: [Int] = []
    list.forEach { item in
      let value = item.value
      received.append(value)
      // Each subscriber removes itself and the one after the next.
      list.remove(ids[value])
      if value + 2 < ids.count { list.remove(ids[value + 2]) }
    }
    #expect(received == (0..<100).filter { $0 % 4 < 2 })
    #expect(list.isEmpty)
  }

  @Test("a value that is added during an iteration is part of the next iteration, even a nested one")
  func joinDuringPass() {
    let list = SubscriberList<Item<Int>>()
    _ = list.append(Item(0))
    var outer: [Int] = []
    var inner: [Int] = []
    list.forEach { item in
      outer.append(item.value)
      _ = list.append(Item(1))
      list.forEach { inner.append($0.value) }
    }
    #expect(outer == [0])
    #expect(inner == [0, 1])
  }

  @Test("reports each removed value and each deallocated owner once")
  func removalIsTold() {
    let list = SubscriberList<Item<String>>()
    var gone: [String] = []
    list.onRemoval = { gone.append($0.value) }
    let id = list.append(Item("removed"))
    var owner: Witness? = Witness()
    _ = list.append(Item("orphan"), owner: owner)
    owner = nil
    list.remove(id)
    list.remove(id)
    list.forEach { _ in Issue.record("there are no subscribers") }
    list.forEach { _ in Issue.record("there are no subscribers") }
    #expect(gone == ["removed", "orphan"])
    _ = owner
  }

  @Test("does not accumulate values of deallocated owners, even if the list is never iterated over")
  func boundedWithoutPass() {
    let list = SubscriberList<Witness>()
    var ended = 0
    list.onRemoval = { _ in ended += 1 }
    let (first, last) = (Witness(), Witness())
    list.append(Witness(), owner: first)
    for _ in 0..<10_000 { list.append(Witness(), owner: Witness()) }
    list.append(Witness(), owner: last)
    #expect(list.count < 100)
    #expect(ended == 10_002 - list.count)
    var count = 0
    list.forEach { _ in count += 1 }
    #expect(count == 2)
    withExtendedLifetime((first, last)) {}
  }

  @Test(
    "a value that is removed while it is used is released after the iteration, and its deinitializer may use the list")
  func releaseAfterPass() {
    let list = SubscriberList<Ending>()
    var events: [String] = []
    let ids = ["first", "second"].map { name in
      list.append(
        Ending {
          events.append("\(name) released")
          // Both adding and removing are allowed here.
          list.remove(list.append(Ending {}))
          list.forEach { _ in events.append("unexpected value") }
        })
    }
    list.forEach { value in
      for id in ids { list.remove(id) }
      events.append("used")
      withExtendedLifetime(value) {}
    }
    #expect(list.isEmpty)
    #expect(events == ["used", "first released", "second released"])
  }
}

private final class Item<Value> {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}

/// Calls a closure when it is deallocated.
@MainActor private final class Ending {
  private let end: @MainActor () -> Void

  init(_ end: @escaping @MainActor () -> Void) {
    self.end = end
  }

  isolated deinit {
    end()
  }
}
