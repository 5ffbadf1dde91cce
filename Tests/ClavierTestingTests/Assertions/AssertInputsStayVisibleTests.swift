import Clavier
import Foundation
import KeyboardGallery
import TestSupport
import Testing
import UIKit

@testable import ClavierTesting

@MainActor
struct AssertInputsStayVisibleTests {
  private func field(_ name: String) -> UITextField {
    let field = UITextField()
    field.accessibilityIdentifier = name
    return field
  }

  private func failures(of inputs: [(UIView, CGFloat)], keyboards: [KeyboardKind] = [.text]) -> [String] {
    VisibilityAssertion(keyboards: keyboards, host: .standard).failures(
      of: { BareForm(inputs.map { (view: $0.0, top: $0.1) }) },
      in: [TrialConfiguration(device: .standard, orientation: .portrait)])
  }

  // MARK: - Passing

  @Test(arguments: [GalleryScreen.handler, .sheet, .editor, .chat, .nested, .settings, .layoutGuide])
  func `the gallery's screens pass`(screen: GalleryScreen) throws {
    // This is the smallest device in landscape. `clavier check` tests all screens on all devices.
    let device = try #require(Device.named("iPhone SE (1st generation)"))
    var count = 0
    assertInputsStayVisible(
      in: {
        count += 1
        return screen.make()
      }, on: [device], orientations: [.landscape])
    #expect(count == 1)
  }

  @Test func `a bare form passes once the avoider is started`() {
    KeyboardAvoider.shared.start()
    defer { KeyboardAvoider.shared.stop() }
    var devices: [CGSize] = []
    assertInputsStayVisible(in: {
      let screen = HeadlessWorld.windowScene.screen.bounds
      devices.append(screen.size)
      return BareForm([(field("upper"), 80), (field("lower"), screen.height - 60)])
    })
    #expect(devices.count == Device.withKnownHeights.count * 2)
    for device in Device.withKnownHeights {
      #expect(devices.contains(device.size(in: .portrait)) && devices.contains(device.size(in: .landscape)))
    }
  }

  // MARK: - Failing

  @Test func `an input under the keyboard fails at the caller's line`() {
    let lines: [Int] = [#line + 4]
    withKnownIssue {
      let form = { BareForm([(view: self.field("upper"), top: 100), (view: self.field("lower"), top: 500)]) }
      // The caller's line is the next one.
      assertInputsStayVisible(in: form, on: [.standard], orientations: [.portrait], keyboards: [.text])
    } matching: { issue in
      let text = """
        lower: 24 points covered on iPhone 14 Pro (iphone-393x852) in portrait with the text keyboard: \
        the input ends at 540, and the keyboard begins at 516.
        """
      #expect(issue.comments.map(\.rawValue) == [text])
      #expect(issue.sourceLocation?.line == lines[0])
      #expect(issue.sourceLocation?.fileName == "AssertInputsStayVisibleTests.swift")
      return true
    }
  }

  @Test func `lists all cases of an input in one message, the worst first`() {
    let assertion = VisibilityAssertion(keyboards: KeyboardKind.allCases, host: .standard)
    let messages = assertion.failures(
      of: {
        BareForm([
          (view: field("low"), top: HeadlessWorld.windowScene.screen.bounds.height - 260),
          (view: field("lowest"), top: HeadlessWorld.windowScene.screen.bounds.height - 60),
        ])
      }, in: TrialConfiguration.all([.standard]))
    #expect(messages.count == 2)
    #expect(messages.allSatisfy { $0.contains(": 40 points covered on iPhone 14 Pro") })
    let tried = DeviceOrientation.allCases.map { TestedKeyboard.all(on: .standard, $0).count }.reduce(0, +)
    #expect(messages.last?.hasPrefix("lowest: ") == true)
    let lines = messages.last?.split(separator: "\n") ?? []
    #expect(lines.count == min(tried, 8) + (tried > 8 ? 1 : 0))
  }

  @Test func `messages stay short with any number of failures`() {
    let assertion = VisibilityAssertion(keyboards: [.text, .emoji], host: .standard)
    let message = assertion.failures(
      of: { BareForm([(view: field("lowest"), top: HeadlessWorld.windowScene.screen.bounds.height - 60)]) },
      in: TrialConfiguration.all())
    let lines = message.first?.split(separator: "\n") ?? []
    #expect(message.count == 1 && lines.count == 9)
    #expect(lines.last?.hasPrefix("and in ") == true)
  }

  @Test func `an input behind its navigation bar is not visible`() {
    let messages = VisibilityAssertion(keyboards: [.text], host: .standard).failures(
      of: { UINavigationController(rootViewController: BareForm([(view: field("name"), top: 80)])) },
      in: [TrialConfiguration(device: .standard, orientation: .portrait)])
    #expect(
      messages.first?.contains("the input extends from 80 to 120, but only 103 to 516 is visible.") == true,
      "\(messages)")
  }

  @Test func `an input under the status bar is not visible`() {
    let messages = failures(of: [(field("title"), 30)])
    #expect(
      messages.first?.hasPrefix(
        "title cannot be seen on iPhone 14 Pro (iphone-393x852) in portrait with the text keyboard: "
          + "the input extends from 30 to 70, but only 59 to 516 is visible.") == true, "\(messages)")
  }

  @Test func `a screen without inputs fails`() {
    let hidden = field("hidden")
    hidden.isHidden = true
    let disabled = field("disabled")
    disabled.isEnabled = false
    let readOnly = UITextView()
    readOnly.isEditable = false
    #expect(
      failures(of: [(hidden, 700), (disabled, 700), (readOnly, 700)])
        == [
          "BareForm has no text input that the user can edit. If the inputs appear later, call the asynchronous "
            + "variant, and pass the argument waiting if loading takes time."
        ])
  }

  @Test func `an input inside a text view that is not editable is tested`() {
    let text = UITextView()
    text.isEditable = false
    let blank = field("blank")
    blank.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    text.addSubview(blank)
    let messages = failures(of: [(field("name"), 100), (text, 700)])
    #expect(messages.count == 1 && messages.first?.hasPrefix("blank: 40 points covered") == true, "\(messages)")
  }

  @Test func `fails if there is nothing to test`() {
    let text = """
      The list of devices, orientations, or keyboards is empty, so nothing was tested. Pass at least one of each.
      """
    let assertion = VisibilityAssertion(keyboards: [.text], host: .standard)
    #expect(assertion.failures(of: { UIViewController() }, in: []) == [text])
    #expect(failures(of: [(field("name"), 100)], keyboards: []) == [text])
  }

  @Test func `fails for a device without known heights`() throws {
    let device = try #require(Device.all.first { !Device.withKnownHeights.contains($0) })
    let assertion = VisibilityAssertion(keyboards: [.text], host: .standard)
    let messages = assertion.failures(of: { UIViewController() }, in: TrialConfiguration.all([device]))
    #expect(messages.count == 1)
    #expect(messages.first?.contains("No keyboard height is known for") == true)
  }

  @Test func `only the line with the caret of a tall text view must be visible`() {
    func editor(caretAt offset: Int) -> UITextView {
      let textView = UITextView(frame: CGRect(x: 0, y: 59, width: 393, height: 790))
      textView.accessibilityIdentifier = "editor"
      textView.text = (1...45).map { "Line \($0)" }.joined(separator: "\n")
      textView.selectedRange = NSRange(location: offset, length: 0)
      textView.contentInset.bottom = 333
      return textView
    }
    #expect(failures(of: [(editor(caretAt: 0), 59)]) == [])
    let last = editor(caretAt: 0)
    last.selectedRange = NSRange(location: (last.text as NSString).length, length: 0)
    let messages = failures(of: [(last, 59)])
    #expect(messages.first?.contains("the line with the caret ends at ") == true, "\(messages)")
  }

  @Test func `if a text view's text scrolls clear of the keyboard, only the line with the caret must be visible`() {
    func note() -> UITextView {
      let textView = UITextView(frame: CGRect(x: 20, y: 360, width: 353, height: 400))
      textView.accessibilityIdentifier = "note"
      return textView
    }
    let covered = note()
    #expect(failures(of: [(covered, 360)]).first?.contains("note") == true, "without an inset, text stays covered")
    let scrolled = note()
    scrolled.contentInset.bottom = 244
    #expect(failures(of: [(scrolled, 360)]) == [])
    scrolled.contentInset.bottom = 200
    #expect(failures(of: [(scrolled, 360)]).count == 1)
    scrolled.contentInset.bottom = 244
    scrolled.isScrollEnabled = false
    #expect(failures(of: [(scrolled, 360)]).count == 1)

    KeyboardAvoider.shared.start()
    defer { KeyboardAvoider.shared.stop() }
    #expect(failures(of: [(note(), 360)]) == [])
  }

  @Test(
    arguments: [
      (0, 0, 790, 333), (100, 0, 790, 233), (332, 0, 790, 1), (332.6, 0, 790, nil), (-20, 0, 790, 333),
      (0, 332, 790, 1), (300, 33, 790, nil), (333, 0, 890, 100), (433, 0, 890, nil), (0, 8, 465, nil),
    ] as [(CGFloat, CGFloat, CGFloat, Int?)])
  func `the end of a long text must scroll clear of the keyboard, even if the caret is visible`(
    inset: CGFloat, containerInset: CGFloat, height: CGFloat, covered: Int?
  ) {
    let editor = UITextView(frame: CGRect(x: 0, y: 59, width: 393, height: height))
    editor.accessibilityIdentifier = "editor"
    editor.contentInset.bottom = inset
    editor.textContainerInset.bottom = containerInset
    let message = failures(of: [(editor, 59)]).first
    guard let covered else { return #expect(message == nil) }
    let explanation = "the end of a long text cannot be scrolled clear of the keyboard"
    #expect(
      message?.hasPrefix("editor: \(covered) point") == true && message?.contains(explanation) == true,
      "\(message ?? "no failure")")
    editor.isScrollEnabled = false
    #expect(failures(of: [(editor, 59)]) == [], "its lines below the keyboard are not part of the scrolled text")
  }

  @Test func `a text view in another scroll view must be visible as a whole`() {
    let textView = UITextView(frame: CGRect(x: 20, y: 300, width: 353, height: 300))
    textView.contentInset.bottom = 400
    let outer = UIScrollView(frame: CGRect(x: 0, y: 59, width: 393, height: 793))
    outer.addSubview(textView)
    #expect(failures(of: [(outer, 59)]).count == 1)
  }

  // MARK: - The keyboards

  @Test(arguments: ["iPhone SE (1st generation)", "iPhone 16", "iPad (10th generation)"], DeviceOrientation.allCases)
  func `shows each keyboard, whatever the input's type is`(name: String, orientation: DeviceOrientation) throws {
    let device = try #require(Device.named(name))
    let digits = field("digits")
    digits.keyboardType = .numberPad
    let plain = field("plain")
    plain.autocorrectionType = .no
    let configuration = TrialConfiguration(device: device, orientation: orientation)
    let trial = try InputTrial(
      searching: { BareForm([(view: digits, top: 80), (view: plain, top: 80)]) }, in: configuration)
    #expect(trial.inputs.count == 2)
    for keyboard in TestedKeyboard.all(on: device, orientation) {
      for input in trial.inputs {
        var heights: [CGFloat] = []
        trial.keyboard.onPost = { if $0 == .willShow { heights.append($1.endFrame.height) } }
        _ = trial.check(input, under: keyboard)
        let expected = device.keyboardHeight(
          kind: keyboard.kind, orientation: orientation, predictiveBar: keyboard.hasPredictiveBar)
        #expect(heights == [try #require(expected?.on(version: SystemBehavior.standard.version).value)], "\(keyboard)")
        #expect(
          trial.keyboard.placement == .hidden && input.scrollToView()?.isFirstResponder == false,
          "the keyboard hides after each trial"
        )
      }
    }
  }

  @Test func `a screen with inputs only in its accessory view fails with an explanation`() {
    final class Chat: UIViewController {
      private lazy var bar: UIView = {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 50))
        bar.addSubview(UITextView(frame: CGRect(x: 10, y: 5, width: 300, height: 40)))
        return bar
      }()

      override var canBecomeFirstResponder: Bool { true }
      override var inputAccessoryView: UIView? { bar }
    }
    let messages = VisibilityAssertion(keyboards: [.text], host: .standard).failures(
      of: { UINavigationController(rootViewController: Chat()) }, in: TrialConfiguration.all([.standard]))
    #expect(
      messages == [
        "UINavigationController has inputs only in an inputAccessoryView, which moves with the keyboard and is not "
          + "tested. Remove the screen from the test."
      ])
  }

  @Test func `an orientation without inputs does not hide the failures in the other orientation`() {
    let messages = VisibilityAssertion(keyboards: [.text], host: .standard).failures(
      of: { BareForm(HeadlessWorld.windowScene.interfaceOrientation.isLandscape ? [] : [(namedField("name"), 700)]) },
      in: TrialConfiguration.all([.standard]))
    #expect(messages.contains { $0.hasPrefix("name: ") }, "\(messages)")
    #expect(messages.contains { $0.contains("in landscape: BareForm has no text input that the user can edit.") })
  }
}
