import Foundation
import Testing
import UIKit

@testable import ClavierLab

/// Types on the drawn keyboard as a user does.
@MainActor
struct LabPhoneKeysTests {
  @Test func `the Delete key deletes the character after the caret`() {
    let rig = PhoneRig()
    let press = { (key: String) in rig.send(line: "{\"version\":1,\"type\":\"key\",\"key\":\"\(key)\"}") }
    rig.tap("firstName")
    rig.send(.text("Ad👩🏽‍💻a"))
    #expect(press("delete").problems.isEmpty)
    #expect(rig.value(of: "firstName") == "Ad👩🏽‍💻a", "no character follows the caret")
    for _ in 0..<2 { rig.send(.key(.left)) }
    #expect(press("delete").actions.map(\.text) == ["press delete"])
    #expect(rig.value(of: "firstName") == "Ada")
    rig.send(.text("d"))
    #expect(rig.value(of: "firstName") == "Adda", "the caret stays where it was")
  }

  @Test func `the dismiss key of an iPad's keyboard is not logged as a button of the toolbar`() {
    let rig = PhoneRig(LabSettings(device: "iPad (10th generation)"))
    rig.tap("email")
    #expect(rig.press(.dismiss).actions.map(\.text) == ["dismiss the keyboard"])
    #expect(rig.state?.placement == "hidden" && rig.state?.focused == nil)
  }

  @Test func `the keys match the keyboard type`() {
    let rig = PhoneRig()
    rig.tap("email")
    #expect(rig.titles.contains("@") && rig.titles.contains(".") && !rig.titles.contains("#"))
    rig.send(.focus(input: "phone"))
    rig.settle()
    #expect(rig.titles.contains("+ * #") && rig.titles.contains("7") && !rig.titles.contains("q"))
    rig.press(.sheet(.symbols))
    rig.press(.text("+"))
    #expect(rig.value(of: "phone") == "+")
    rig.send(.focus(input: "birthYear"))
    rig.settle()
    #expect(!rig.titles.contains("+ * #") && !rig.titles.contains("."))
    let claim = PhoneRig(LabSettings(screen: "longForm"))
    claim.send(.focus(input: "amount"))
    claim.settle()
    #expect(claim.titles.contains(".") && !claim.titles.contains("q"))
    claim.send(.focus(input: "date"))
    claim.settle()
    #expect(claim.titles.contains("1") && claim.titles.contains("ABC") && claim.titles.contains("@"))
  }

  @Test func `an iPad shows the digits above its other keys, or as a number pad while the keyboard floats`() {
    let device = "iPad (10th generation)"
    let rig = PhoneRig(LabSettings(device: device, system: .iOS18))
    rig.tap("birthYear")
    #expect(rig.titles.contains("1") && rig.titles.contains("ABC") && !rig.titles.contains("q"), "\(rig.titles)")
    rig.send(.settings(LabSettings(device: device, placement: .floating, system: .iOS18)))
    rig.settle()
    #expect(rig.titles.sorted() == (0...9).map { "\($0)" }, "\(rig.titles)")
  }

  @Test func `a command that taps an input ends the touch on a key, and the key types nothing`() throws {
    let rig = PhoneRig()
    rig.tap("firstName")
    let key = try #require(rig.frame(of: .text("Q")))
    rig.send(.touch(LabTouch(phase: .began, x: key.midX, y: key.midY)))
    rig.send(.focus(input: "lastName"))
    rig.send(.touch(LabTouch(phase: .ended, x: key.midX, y: key.midY)))
    rig.settle()
    let picture = rig.phone.driver.map { $0.camera.picture(at: $0.now) }
    #expect(picture?.touch == nil && picture?.keyboard?.pressed == nil)
    // The next touch belongs to the screen, not to the key.
    rig.tap("firstName")
    #expect(rig.state?.focused == "firstName")
    #expect(rig.value(of: "firstName") == "" && rig.value(of: "lastName") == "")
  }

  @Test func `a touch ends the swipe that a command has started`() throws {
    let rig = PhoneRig(LabSettings(screen: "longForm"))
    let inputs = try #require(rig.state?.inputs.map(\.id))
    rig.send(.focus(input: try #require(inputs.first)))
    rig.settle()
    rig.send(.focus(input: try #require(inputs.last)))
    rig.advance(by: 0.1)
    func isTracking(_ view: UIView) -> Bool {
      (view as? UIScrollView)?.isTracking == true || view.subviews.contains(where: isTracking)
    }
    let window = try #require(rig.phone.driver?.window)
    #expect(isTracking(window), "the command does not swipe")
    let frame = try #require(rig.lastFrame?.keyboard)
    rig.send(.touch(LabTouch(phase: .began, x: frame.x + frame.width / 2, y: frame.y + frame.height - 5)))
    #expect(!isTracking(window))
    rig.send(.touch(LabTouch(phase: .ended, x: frame.x + frame.width / 2, y: frame.y + frame.height - 5)))
    rig.settle()
  }

  @Test(arguments: [("closures", "email"), ("settings", "server")])
  func `an address has no suggestions`(screen: String, input: String) {
    let rig = PhoneRig(LabSettings(screen: screen))
    rig.send(.focus(input: input))
    rig.settle()
    #expect(rig.state?.focused == input && rig.titles.contains("q"))
    let words = rig.keys.filter { if case .suggestion = $0.key.action { true } else { false } }
    #expect(words.isEmpty, "\(words)")
  }

  @Test func `the shift key is on at the start of a sentence, and can be on for one letter or locked`() throws {
    let rig = PhoneRig()
    rig.tap("firstName")
    #expect(rig.titles.contains("Q") && !rig.titles.contains("q"))
    rig.press(.text("A"))
    #expect(rig.value(of: "firstName") == "A" && rig.titles.contains("q"))
    rig.press(.text("d"))
    rig.press(.shift)
    rig.press(.text("A"))
    rig.press(.text("b"))
    #expect(rig.value(of: "firstName") == "AdAb")
    let shift = try #require(rig.frame(of: .shift))
    for _ in 0..<2 {
      rig.send(.touch(LabTouch(phase: .began, x: shift.midX, y: shift.midY)))
      rig.advance(by: 0.05)
      rig.send(.touch(LabTouch(phase: .ended, x: shift.midX, y: shift.midY)))
      rig.advance(by: 0.05)
    }
    rig.settle()
    rig.press(.text("X"))
    rig.press(.text("Y"))
    #expect(rig.value(of: "firstName") == "AdAbXY")
    rig.tap("email")
    #expect(rig.titles.contains("q"), "an email address has no capital letter")
  }

  @Test func `shift is on again when the delete key returns to the start of a sentence`() {
    let rig = PhoneRig()
    rig.tap("firstName")
    rig.press(.shift)
    rig.press(.text("a"))
    rig.press(.backspace)
    #expect(rig.value(of: "firstName") == "" && rig.titles.contains("Q"))
    // The user turned shift off, and then deleted.
    rig.press(.text("A"))
    rig.press(.shift)
    rig.press(.backspace)
    #expect(rig.value(of: "firstName") == "" && rig.titles.contains("Q"))
  }

  @Test(arguments: [false, true]) func `the shortcut bar of an iPad has the system's buttons`(isMirrored: Bool) throws {
    let screen = isMirrored ? "rightToLeft" : "chat"
    let rig = PhoneRig(LabSettings(device: "iPad (10th generation)", screen: screen))
    let input = try #require(rig.state?.inputs.first?.id)
    rig.tap(input)
    let buttons = rig.keys.filter { if case .unsupported(.editing) = $0.key.action { true } else { false } }.map(
      \.frame)
    let words = rig.keys.filter { if case .suggestion = $0.key.action { true } else { false } }.map(\.frame)
    #expect(buttons.count == 3 && words.count == 3)
    for button in buttons {
      #expect(isMirrored ? button.minX > 500 : button.maxX < 320)
      #expect(words.allSatisfy { !$0.intersects(button) })
    }
    #expect(
      rig.press(.unsupported(.editing(.undo))).problems == ["The lab does not simulate undo, redo, or the clipboard."])
    #expect(PhoneRig(LabSettings(screen: "chat")).tap("message").problems.isEmpty)
  }

  @Test func `the number, symbol, and letter keys switch the characters`() {
    let rig = PhoneRig()
    rig.tap("firstName")
    rig.press(.sheet(.numbers))
    rig.press(.text("7"))
    rig.press(.sheet(.symbols))
    rig.press(.text("€"))
    rig.press(.sheet(.letters))
    rig.press(.text("q"))
    #expect(rig.value(of: "firstName") == "7€q")
    rig.press(.sheet(.numbers))
    rig.press(.text(" "))
    #expect(rig.titles.contains("q"), "a space returns to the letters")
    rig.press(.backspace)
    rig.press(.backspace)
    #expect(rig.value(of: "firstName") == "7€")
  }

  @Test func `a suggestion completes the incomplete word`() {
    let rig = PhoneRig()
    rig.tap("firstName")
    rig.send(.text("tomo"))
    rig.settle()
    #expect(rig.titles.contains("“tomo”"))
    rig.press(.suggestion("tomorrow"))
    #expect(rig.value(of: "firstName") == "tomorrow ")
  }

  @Test func `the globe key changes the language, and a right-to-left input begins with its own language`() {
    let rig = PhoneRig()
    rig.tap("firstName")
    rig.press(.globe)
    rig.press(.text("ש"))
    #expect(rig.value(of: "firstName") == "ש" && rig.titles.contains("ק"))
    rig.press(.globe)
    #expect(rig.titles.contains("q") && !rig.titles.contains("ק"))
    let form = PhoneRig(LabSettings(screen: "rightToLeft"))
    form.tap(form.state?.inputs.first?.id ?? "")
    #expect(form.titles.contains("ש") && !form.titles.contains("Q"))
  }

  @Test(arguments: ["iPhone 16", "iPhone 8", "iPad (10th generation)"])
  func `the emoji keyboard has a search field and categories, which the lab does not simulate`(
    device: String
  ) {
    let rig = PhoneRig(LabSettings(device: device, screen: "chat", keyboard: .emoji))
    rig.tap("message")
    let problem = "The lab does not simulate emoji search or emoji categories."
    #expect(rig.press(.unsupported(.emojiSearch)).problems == [problem])
    for category in EmojiCategory.allCases {
      #expect(rig.press(.unsupported(.emojiCategory(category))).problems == [problem])
    }
    #expect(rig.state?.focused == "message" && rig.value(of: "message") == "")
  }

  @Test(arguments: [LabSystem.iOS18, .iOS26])
  func `the space bar of a keyboard with a globe shows the language on iOS 26 and later`(system: LabSystem) {
    let rig = PhoneRig(LabSettings(system: system))
    rig.tap("email")
    #expect(rig.titles.contains("A") == (system == .iOS26) && rig.titles.contains("space") == (system == .iOS18))
    rig.press(.text(" "))
    #expect(rig.value(of: "email") == " ")
  }

  @Test func `the emoji keyboard types emoji, deletes them, and returns to the letters`() {
    let rig = PhoneRig()
    rig.tap("firstName")
    rig.press(.sheet(.emoji))
    rig.press(.text("😀"))
    rig.press(.text("👍"))
    rig.press(.backspace)
    #expect(rig.value(of: "firstName") == "😀")
    rig.press(.sheet(.letters))
    #expect(rig.titles.contains("q") && !rig.titles.contains("😀"))
  }

  @Test func `a pressed letter is enlarged until the finger is lifted, and may slide to another`() throws {
    let rig = PhoneRig()
    rig.tap("email")
    let (q, w) = (try #require(rig.frame(of: .text("q"))), try #require(rig.frame(of: .text("w"))))
    func enlarged() -> [String] {
      rig.model.nodes.values.flatMap { $0.shapes ?? [] }.compactMap {
        if case .text(let text) = $0, text.size == 32 { text.string } else { nil }
      }
    }
    rig.send(.touch(LabTouch(phase: .began, x: q.midX, y: q.midY)))
    #expect(enlarged() == ["q"])
    rig.send(.touch(LabTouch(phase: .moved, x: w.midX, y: w.midY)))
    #expect(enlarged() == ["w"])
    rig.send(.touch(LabTouch(phase: .ended, x: w.midX, y: w.midY)))
    rig.settle()
    #expect(rig.value(of: "email") == "w" && enlarged().isEmpty)
  }

  @Test func `the return key has the title that the input requests`() {
    let rig = PhoneRig(LabSettings(screen: "rightToLeft"))
    rig.tap(rig.state?.inputs.first?.id ?? "")
    #expect(rig.titles.contains("הבא"))
    let first = rig.state?.focused
    rig.press(.return)
    #expect(rig.state?.focused != first)
  }

  @Test(arguments: KeyboardLook.allCases, [false, true])
  func `every key of every keyboard is inside its frame and overlaps no other`(look: KeyboardLook, isLandscape: Bool) {
    for (isPad, hasHomeButton) in [(false, false), (false, true), (true, false)] {
      let phone = hasHomeButton ? CGSize(width: 320, height: 568) : CGSize(width: 393, height: 852)
      let portrait = isPad ? CGSize(width: 820, height: 1180) : phone
      let shape = PhoneShape(
        portraitSize: portrait, isLandscape: isLandscape, isPad: isPad,
        portraitTopInset: isPad ? 24 : hasHomeButton ? 20 : 59, portraitBottomInset: hasHomeButton ? 0 : 20)
      let heights = isPad ? 334.0 : isLandscape ? 219 : hasHomeButton ? 253 : 336
      let emojiHeight = isPad || isLandscape || hasHomeButton ? heights : 384
      for purpose in KeyboardFace.Purpose.allCases {
        for sheet in KeyboardFace.Sheet.allCases {
          for alphabet in KeyboardAlphabet.allCases {
            var face = KeyboardFace(purpose: purpose)
            (face.sheet, face.alphabet, face.suggestions) = (sheet, alphabet, ["“a”", "and", "are"])
            let isNumberPad = [.numberPad, .decimalPad, .phonePad].contains(purpose)
            for (width, isAttached, isSplit) in [
              (shape.screen.width, true, false), (320, false, false), (shape.screen.width, false, true),
            ] where isAttached || isPad {
              let size = CGSize(width: width, height: width == 320 ? 254 : sheet == .emoji ? emojiHeight : heights)
              let drawing = KeyboardDrawing(
                plane: isNumberPad ? .numberPad : .text, face: face, size: size, phone: shape,
                bottomInset: hasHomeButton ? 0 : 20,
                isAttached: isAttached, isSplit: isSplit, look: look)
              let keys = drawing.layout.keys
              let bounds = CGRect(origin: .zero, size: size).insetBy(dx: -0.01, dy: -0.01)
              let what = "\(purpose) \(sheet) \(alphabet) \(size) \(isSplit)"
              #expect(keys.count > 8, "\(what)")
              for (index, key) in keys.enumerated() {
                #expect(bounds.contains(key.frame), "\(what): \(key)")
                for other in keys[..<index] {
                  let common = key.frame.intersection(other.frame)
                  #expect(common.isNull || common.width < 0.01 || common.height < 0.01, "\(what): \(key) \(other)")
                }
              }
            }
          }
        }
      }
    }
  }
}
