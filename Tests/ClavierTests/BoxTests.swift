import Testing

@testable import Clavier

@MainActor struct BoxTests {
  @Test("calls a listener immediately with the current value, and later with each new value")
  func bind() {
    let box = KeyboardHandler.Box(1)
    var received: [Int] = []
    box.bind { received.append($0) }
    box.value = 2
    box.value = 3
    #expect(received == [1, 2, 3])
  }

  @Test("calls any number of listeners in the order in which they were bound")
  func several() {
    let box = KeyboardHandler.Box("a")
    var received: [String] = []
    for number in 0..<3 { box.bind { received.append("\(number)\($0)") } }
    received = []
    box.value = "b"
    #expect(received == ["0b", "1b", "2b"])
  }

  @Test("calls a listener for a value that the listener sets while it is being bound")
  func nested() {
    let box = KeyboardHandler.Box(1)
    var received: [Int] = []
    box.bind { value in
      received.append(value)
      if value == 1 { box.value = 2 }
    }
    #expect(received == [1, 2])
  }

  @Test("calls the other listeners once with a value that a listener sets")
  func nestedForOthers() {
    let box = KeyboardHandler.Box(1)
    var heard: [String] = []
    box.bind { value in
      heard.append("first \(value)")
      if value == 2 { box.value = 3 }
    }
    box.bind { heard.append("second \($0)") }
    heard = []
    box.value = 2
    #expect(heard == ["first 2", "first 3", "second 3"])
  }

  @Test("releases a listener when its owner or the box is deallocated")
  func lifetime() {
    var box: KeyboardHandler.Box<Int>? = KeyboardHandler.Box(0)
    var owner: Witness? = Witness()
    var (ownedHolds, holds): (Witness?, Witness?) = (Witness(), Witness())
    weak let weakOwnedHolds = ownedHolds
    weak let weakHolds = holds
    box?.bind(owner: owner) { [ownedHolds] _ in _ = ownedHolds }
    box?.bind { [holds] _ in _ = holds }
    (ownedHolds, holds) = (nil, nil)
    owner = nil
    box?.value = 1
    #expect(weakOwnedHolds == nil)
    #expect(weakHolds != nil)
    box = nil
    #expect(weakHolds == nil)
    _ = owner
  }
}
