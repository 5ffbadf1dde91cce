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
    for value in 1...1000 {
      let object = Object()
      table[object] = value
      memory.append(Memory(object: object))
    }
    #expect(table.count < 50 && table[kept] == 0 && table.objects.count == 1)
    withExtendedLifetime((kept, memory)) {}
  }
}
