import Testing

@testable import Clavier

@MainActor struct WeakTableTests {
  private final class Object {}

  /// Keeps an object's memory, but not the object, so that no other object gets the same address.
  private struct Memory { unowned let object: Object }

  @Test func `rows of deallocated objects are removed before they accumulate`() {
    let table = WeakTable<Object, Int>()
    let kept = Object()
    table[kept] = 0
    var memory: [Memory] = []
    func addDeallocatedObject() {
      let object = Object()
      table[object] = 1
      memory.append(Memory(object: object))
    }
    for _ in 1...1000 { addDeallocatedObject() }
    #expect(table[kept] == 0 && table.objects.count == 1)
    // The table becomes empty only if adding an object, which is then removed, also removes the rows of all others.
    table[kept] = nil
    let isEmptied = (1...1000).contains { _ in
      addDeallocatedObject()
      let object = Object()
      table[object] = 1
      table[object] = nil
      return table.isEmpty
    }
    #expect(isEmptied)
    withExtendedLifetime((kept, memory)) {}
  }
}
