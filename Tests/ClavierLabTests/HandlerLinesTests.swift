import Testing

@testable import ClavierLab

/// Tests how the lines of a file that handle a notification are found by the names that they contain.
struct HandlerLinesTests {
  private func lines(_ event: String, in text: String) -> [Int] { HandlerLines(text).byEvent[event] ?? [] }

  @Test func `a closure for an event is the event's handler, with the functions in the file that the closure calls`() {
    let text = """
      keyboard
        .on(event: .willShow) { [weak self] _ in self?.makeRoom() }
        .on(event: .willHide) { _ in
          hide()
        }
      // .on(event: .willHide)
      func makeRoom() {

        measure(".willHide")
      }
      func measure() {}
      override func hide() {}
      """
    #expect(lines("willShow", in: text) == [2, 7, 9, 10, 11])
    #expect(lines("willHide", in: text) == [3, 4, 5])
    #expect(lines("didShow", in: text).isEmpty)
  }

  @Test func `a function with the name of a notification is the notification's handler`() {
    let text = """
      func keyboardWillShow(
        _ info: KeyboardInfo
      ) {
        inset = 0
      }
      func keyboardWillBeHidden(duration: Double) { inset = 0 }
      var other = 1
      """
    #expect(lines("willShow", in: text) == [1, 2, 3, 4, 5])
    #expect(lines("willHide", in: text) == [6])
  }

  @Test func `an observer of a plain notification is the notification's handler`() {
    let text = """
      center.addObserver(
        forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: .main
      ) { notification in
        follow(notification)
      }
      let unrelated = 1
      """
    #expect(lines("willChangeFrame", in: text) == [2, 3, 4, 5])
  }

  @Test func `a case of a switch ends at the next case`() {
    let text = """
      switch event {
      case .willShow:
        show()
      case .willHide, .didHide:
        if animated {
          hide()
        }
      default: break
      }
      """
    #expect(lines("willShow", in: text) == [2, 3])
    #expect(lines("didHide", in: text) == [4, 5, 6, 7])
  }

  @Test(arguments: [
    "bottom.followKeyboard(in: view)", "private let avoider = KeyboardAvoider(); avoider.start()",
    "KeyboardAvoider.shared.start()", "bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor)",
  ])
  func `code that makes a view follow the keyboard handles the beginning of each movement`(line: String) {
    let text = "let a = 1\n\(line)\nlistener.start()\n"
    #expect(lines("willShow", in: text) == [2] && lines("willChangeFrame", in: text) == [2])
    #expect(lines("didShow", in: text).isEmpty)
  }

  @Test func `a subscriber handles every event`() {
    let text = "center.subscribe { event, info in\n  log(event)\n}\n"
    #expect(lines("didHide", in: text) == [1, 2, 3] && lines("willShow", in: text) == [1, 2, 3])
  }

  @Test(arguments: ["", "}}}}", "{{{", "func", "case .willShow", "\"", "func keyboardWillShow(", "keyboard", "// {"])
  func `handles any text without a trap`(text: String) {
    #expect(HandlerLines(text).byEvent.values.joined().allSatisfy { $0 == 1 })
  }

  @Test func `the lines of an excerpt are found as whole lines, but not in comments`() {
    let text = "// keyboard\nkeyboard\n  .start()\nlet keyboard = 1\n  .start() // later\n"
    #expect(ScreenSource.highlights(of: ["keyboard", "  .start()"], in: text) == [2, 3])
    #expect(ScreenSource.highlights(of: ["keyboard", "  .stop()"], in: text).isEmpty)
  }

  @Test @MainActor func `every screen of the gallery has lines that handle the keyboard`() {
    for screen in LabScreen.gallery {
      let source = ScreenSource.source(of: screen)
      // The delegate screen changes its layout only for these notifications.
      #expect(source.handlers["willHide"]?.isEmpty == false, "\(screen.id)")
      #expect((source.handlers["willShow"] ?? source.handlers["willChangeFrame"])?.isEmpty == false, "\(screen.id)")
    }
  }
}
