import ClavierTesting
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// What users of other libraries complained about, each named after the thread in which they did.
///
/// One long file: a collection, in which one looks a thread up.
@MainActor @Suite(.underEveryPromptAlternative) struct AvoiderScenarioTests {
  @Test("IQ#331 Shown in portrait without a move, turned, moved and dismissed: nothing is left of it")
  func rotation() throws {
    let screen = FieldsController(.fixed, count: 6)
    let stage = try AvoiderStage(screen)
    let rest = Snapshot(of: stage.window)
    screen.fields[5].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(screen.view.transform == .identity)
    stage.keyboard.rotate(to: .landscape)
    HeadlessClock.advanceUntilIdle()
    #expect(stage.covered(screen.fields[5]) == 0)
    #expect(screen.view.transform.ty < 0)
    screen.fields[5].resignFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(screen.view.transform == .identity)
    #expect(screen.additionalSafeAreaInsets == .zero)
    stage.keyboard.rotate(to: .portrait)
    HeadlessClock.advanceUntilIdle()
    expectEqual(Snapshot(of: stage.window), rest)
  }

  @Test("IQ#1421 A text view begins after the keyboard's notification, again and again: nothing drifts")
  func textViewOrder() throws {
    let screen = TextViewController(frame: CGRect(x: 20, y: 600, width: 300, height: 120))
    let stage = try AvoiderStage(screen)
    let rest = Snapshot(of: stage.window)
    for _ in 0..<5 {
      screen.textView.becomeFirstResponder()
      #expect(stage.covered(screen.textView) == 0)
      screen.textView.resignFirstResponder()
      HeadlessClock.advanceUntilIdle()
      expectEqual(Snapshot(of: stage.window), rest)
    }
  }

  @Test("IQ#1310 A text view that grows with every line keeps its caret above the keyboard")
  func growth() throws {
    let screen = TextViewController(frame: CGRect(x: 20, y: 300, width: 300, height: 0), grows: true)
    let stage = try AvoiderStage(screen)
    screen.textView.becomeFirstResponder()
    for _ in 0..<24 {
      HeadlessTyping.insert("a line\n")
      HeadlessWorld.updateCycle()
      #expect(try stage.gap(belowCaretOf: screen.textView) >= 10 - 0.001)
    }
    #expect(screen.view.transform.ty < 0)
  }

  @Test("IQ#1378 A text view taller than what is visible shows the line of the caret, below the bar")
  func tallTextView() throws {
    let screen = TextViewController(frame: CGRect(x: 0, y: 103, width: 393, height: 700))
    let stage = try AvoiderStage(UINavigationController(rootViewController: screen))
    screen.textView.text = (1...80).map { "line \($0)" }.joined(separator: "\n")
    stage.window.layoutIfNeeded()
    screen.textView.becomeFirstResponder()
    screen.textView.selectedRange = NSRange(location: (screen.textView.text as NSString).length, length: 0)
    stage.avoider.update()
    #expect(try stage.gap(belowCaretOf: screen.textView) >= 10 - 0.001)
    #expect(screen.view.transform == .identity)
    HeadlessTyping.insert("\nmore\nand more")
    #expect(try stage.gap(belowCaretOf: screen.textView) >= 10 - 0.001)
  }

  @Test("IQ#2027 At the end of the content the gap is the spacing and not a safe area more", arguments: [true, false])
  func gap(adjusts: Bool) throws {
    let screen = FieldsController(.scrolling, count: 30)
    let stage = try AvoiderStage(screen)
    screen.scrollView.contentInsetAdjustmentBehavior = adjusts ? .automatic : .never
    screen.scrollView.contentSize.height = 20 + 30 * 60 - 26
    let last = screen.fields[29]
    screen.scrollView.contentOffset.y = 1000
    last.becomeFirstResponder()
    #expect(abs(stage.gap(below: last) - 10) < 0.001)
    let end = screen.scrollView.contentSize.height - screen.scrollView.bounds.height
    #expect(abs(screen.scrollView.contentOffset.y - end - screen.scrollView.adjustedContentInset.bottom) < 0.001)
  }

  @Test("IQ#1365 Down and up through a stack of fields five times, the distance stays")
  func distance() throws {
    let screen = FieldsController(.fixed, count: 13)
    let stage = try AvoiderStage(screen)
    for _ in 0..<5 {
      for index in Array(0..<13) + (0..<13).reversed() {
        screen.fields[index].becomeFirstResponder()
        #expect(stage.gap(below: screen.fields[index]) >= 10 - 0.001)
        if screen.view.transform.ty < 0 { #expect(abs(stage.gap(below: screen.fields[index]) - 10) < 0.001) }
      }
    }
  }

  @Test(
    "IQ#1823 Frames of AutoFill that make no sense move nothing",
    arguments: [
      CGRect(x: 0, y: -390, width: 414, height: 390), CGRect(x: 0, y: -115, width: 393, height: 115),
      CGRect(x: -207, y: 0, width: 393, height: 0), .zero,
    ])
  func autoFill(frame: CGRect) throws {
    let screen = FieldsController(.scrolling, count: 13)
    let stage = try AvoiderStage(screen)
    screen.fields[12].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    let shown = Snapshot(of: stage.window)
    KeyboardFixture(notificationCenter: .default).post(.willChangeFrame, frame: frame)
    expectEqual(Snapshot(of: stage.window), shown)
  }

  @Test("IQ#984 The keyboard grows by 44 without a new focus, and the field rises by 44")
  func growingKeyboard() throws {
    let screen = FieldsController(.fixed, count: 13)
    let stage = try AvoiderStage(screen, isAvoided: true)
    screen.fields[12].becomeFirstResponder()
    let before = screen.fields[12].frameOnScreen.minY
    let height = stage.keyboard.screen.maxY - stage.keyboard.frame.minY
    KeyboardFixture(notificationCenter: .default).show(height: height + 44)
    #expect(abs(before - screen.fields[12].frameOnScreen.minY - 44) < 0.001)
  }

  @Test("IQ#1681 A floating keyboard adds no inset and moves nothing")
  func floating() throws {
    let screen = FieldsController(.scrolling, count: 17)
    let stage = try AvoiderStage(screen, device: "iPad (10th generation)")
    let rest = Snapshot(of: stage.window)
    screen.fields[16].becomeFirstResponder()
    #expect(Snapshot(of: stage.window) != rest)
    try stage.keyboard.float(at: CGPoint(x: 200, y: 800))
    HeadlessClock.advanceUntilIdle()
    expectEqual(Snapshot(of: stage.window), rest)
    try stage.keyboard.dock()
    HeadlessClock.advanceUntilIdle()
    #expect(stage.covered(screen.fields[16]) == 0)
    #expect(screen.scrollView.contentInset.bottom > 0)
  }

  @Test("IQ#1735 After the keyboard was hidden and shown again while the app was in the background, nothing has moved")
  func roundTrip() throws {
    let screen = FieldsController(.scrolling, count: 13)
    let stage = try AvoiderStage(screen)
    screen.fields[12].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    let shown = Snapshot(of: stage.window)
    HeadlessWorld.resignActive()
    stage.keyboard.hide()
    HeadlessWorld.enterBackground()
    HeadlessClock.advance(by: 1)
    HeadlessWorld.enterForeground()
    stage.keyboard.show()
    HeadlessWorld.becomeActive()
    HeadlessClock.advanceUntilIdle()
    expectEqual(Snapshot(of: stage.window), shown)
  }

  @Test("IQ#556 Another app's keyboard moves nothing", arguments: [true, false])
  func foreign(saysLocal: Bool) throws {
    let screen = FieldsController(.scrolling, count: 13)
    let stage = try AvoiderStage(screen)
    screen.fields[12].becomeFirstResponder()
    screen.fields[12].resignFirstResponder()
    // Only right after a return does a frame describe the app before (openradar 48608694).
    HeadlessWorld.resignActive()
    HeadlessWorld.becomeActive()
    let rest = Snapshot(of: stage.window)
    KeyboardFixture(notificationCenter: .default).post(
      .willChangeFrame, frame: CGRect(x: 0, y: 516, width: 393, height: 336), belongsToCurrentApp: saysLocal)
    expectEqual(Snapshot(of: stage.window), rest)
  }

  @Test("IQ#2055 Focused and popped, neither field nor controller is kept")
  func retains() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let stage = try AvoiderStage(navigation)
    weak var weakField: UITextField?
    weak var weakScreen: UIViewController?
    do {
      let screen = FieldsController(.scrolling, count: 13)
      navigation.pushViewController(screen, animated: false)
      stage.window.layoutIfNeeded()
      screen.fields[12].becomeFirstResponder()
      stage.avoider.options(for: screen.fields[12]).spacing = 30
      stage.avoider.setPolicy(.automatic, for: screen)
      HeadlessClock.advanceUntilIdle()
      (weakField, weakScreen) = (screen.fields[12], screen)
    }
    navigation.popViewController(animated: true)
    HeadlessClock.advanceUntilIdle()
    #expect(weakField == nil)
    #expect(weakScreen == nil)
    #expect(stage.avoider.applier.ledger.isEmpty)
  }

  @Test("IQ#626 A field's delegate is the same one and hears everything once")
  func delegate() throws {
    let screen = FieldsController(.scrolling, count: 13)
    let stage = try AvoiderStage(screen)
    let delegate = CountingDelegate()
    screen.fields[12].delegate = delegate
    screen.fields[12].becomeFirstResponder()
    #expect(screen.fields[12].delegate === delegate)
    screen.fields[12].resignFirstResponder()
    #expect(delegate.calls == ["should begin", "did begin", "should end", "did end"])
    _ = stage
  }

  @Test("IQ#1434 A field of a view that was loaded before its window is moved once, from its final place")
  func early() throws {
    let screen = FieldsController(.scrolling, count: 13)
    _ = screen.view
    let stage = try AvoiderStage(UINavigationController(rootViewController: screen))
    #expect(!screen.fields[12].frameInWindow.isEmpty)
    screen.fields[12].becomeFirstResponder()
    let shown = Snapshot(of: stage.window)
    HeadlessClock.advanceUntilIdle()
    expectEqual(Snapshot(of: stage.window), shown)
    #expect(abs(stage.gap(below: screen.fields[12]) - 10) < 0.001)
  }

  @Test("IQ#2151 A search bar in the navigation bar moves nothing")
  func searchInBar() throws {
    let screen = FieldsController(.fixed, count: 13)
    let navigation = UINavigationController(rootViewController: screen)
    let stage = try AvoiderStage(navigation)
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
    navigation.navigationBar.addSubview(bar)
    stage.window.layoutIfNeeded()
    let rest = Snapshot(of: navigation.view)
    #expect(bar.searchTextField.becomeFirstResponder())
    expectEqual(Snapshot(of: navigation.view), rest)
  }

  @Test(
    "IQ#1945 The focus moves to a screen presented meanwhile without a hide: the presenter is let down, it moves",
    arguments: [("iPhone 15", DeviceOrientation.portrait, 12), ("iPhone SE (3rd generation)", .landscape, 4)])
  func presented(device: String, orientation: DeviceOrientation, index: Int) throws {
    let screen = FieldsController(.fixed, count: 13)
    let stage = try AvoiderStage(screen, device: device, orientation: orientation)
    screen.fields[index].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    let other = FieldsController(.fixed, count: 13)
    other.modalPresentationStyle = .overCurrentContext
    screen.present(other, animated: true)
    HeadlessClock.advanceUntilIdle()
    #expect(screen.view.transform.ty < 0)
    other.fields[index - 1].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(screen.view.transform == .identity)
    #expect(screen.additionalSafeAreaInsets == .zero)
    #expect(abs(stage.gap(below: other.fields[index - 1]) - 10) < 0.001)
  }

  @Test("TP#152 Shown three times and hidden once, the app's inset of 49 is 49")
  func insets() throws {
    let screen = FieldsController(.scrolling, count: 13)
    let stage = try AvoiderStage(screen)
    screen.scrollView.contentInset.bottom = 49
    screen.fields[12].becomeFirstResponder()
    for height in [300, 336, 291] as [CGFloat] { KeyboardFixture(notificationCenter: .default).show(height: height) }
    #expect(screen.scrollView.contentInset.bottom > 49)
    screen.fields[12].resignFirstResponder()
    #expect(screen.scrollView.contentInset.bottom == 49)
    _ = stage
  }

  @Test("TP PR#212 With the caret in sight, a frame that changes by 5 moves no more than 5")
  func noJump() throws {
    let screen = TextViewController(frame: CGRect(x: 0, y: 59, width: 393, height: 793))
    let stage = try AvoiderStage(screen)
    screen.textView.text = (1...80).map { "line \($0)" }.joined(separator: "\n")
    screen.textView.becomeFirstResponder()
    stage.avoider.update()
    HeadlessClock.advanceUntilIdle()
    let before = screen.textView.contentOffset.y
    let height = stage.keyboard.screen.maxY - stage.keyboard.frame.minY
    KeyboardFixture(notificationCenter: .default).show(height: height + 5)
    #expect(abs(screen.textView.contentOffset.y - before) <= 5.001)
  }

  @Test(
    "Rx#107 Cross-fade's empty frames on hide mean hidden",
    arguments: [CGRect.zero, CGRect(x: 0, y: -71, width: 375, height: 71)])
  func crossFade(frame: CGRect) throws {
    let screen = FieldsController(.scrolling, count: 13)
    let stage = try AvoiderStage(screen)
    let rest = Snapshot(of: stage.window)
    screen.fields[12].becomeFirstResponder()
    KeyboardFixture(notificationCenter: .default).post(.willHide, frame: frame)
    expectEqual(Snapshot(of: stage.window), rest)
  }

  @Test(
    "TP#269 The edited field of a list that ends above the bottom has no more than the spacing below it",
    arguments: [0, 49, 83] as [CGFloat])
  func listAboveBar(bar: CGFloat) throws {
    let screen = FieldsController(.scrolling, count: 30)
    let stage = try AvoiderStage(screen)
    screen.scrollView.frame.size.height = screen.view.bounds.height - bar
    screen.fields[11].becomeFirstResponder()
    #expect(abs(stage.gap(below: screen.fields[11]) - 10) < 0.001)
  }

  @Test("RN#1242 Cross-fade on show settles with the field in sight")
  func crossFadeShow() throws {
    let screen = FieldsController(.scrolling, count: 13)
    let stage = try AvoiderStage(screen)
    let fixture = KeyboardFixture(notificationCenter: .default)
    screen.fields[12].becomeFirstResponder()
    fixture.post(.willChangeFrame, frame: .zero)
    fixture.post(.didChangeFrame, frame: .zero)
    HeadlessClock.advanceUntilIdle()
    #expect(stage.covered(screen.fields[12]) == 0)
    #expect(stage.center.state.placement == .docked)
  }

  @Test("RN#1170 In a full-screen modal over the screen that was edited, the modal's field is kept visible")
  func modal() throws {
    let screen = FieldsController(.scrolling, count: 13)
    let stage = try AvoiderStage(screen)
    let rest = Snapshot(of: screen.view)
    screen.fields[12].becomeFirstResponder()
    let modal = FieldsController(.fixed, count: 13)
    modal.modalPresentationStyle = .fullScreen
    screen.present(modal, animated: true)
    HeadlessClock.advanceUntilIdle()
    modal.fields[12].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(abs(stage.gap(below: modal.fields[12]) - 10) < 0.001)
    screen.dismiss(animated: true)
    HeadlessClock.advanceUntilIdle()
    expectEqual(Snapshot(of: screen.view), rest)
  }

  @Test("A field tapped in a scroll view is scrolled although the finger was on it")
  func tapped() throws {
    let screen = FieldsController(.scrolling, count: 13)
    let stage = try AvoiderStage(screen)
    HeadlessTouches.tap(screen.fields[12])
    #expect(screen.fields[12].isFirstResponder)
    #expect(abs(stage.gap(below: screen.fields[12]) - 10) < 0.001)
  }

  @Test("Dragging a list that dismisses on drag: the inset goes, the content stays under the finger")
  func onDrag() throws {
    let screen = FieldsController(.scrolling, count: 30)
    let stage = try AvoiderStage(screen)
    screen.scrollView.keyboardDismissMode = .onDrag
    let inset = screen.scrollView.contentInset.bottom
    screen.fields[10].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    let before = screen.scrollView.contentOffset.y
    #expect(before > 0)
    HeadlessTouches.began(at: CGPoint(x: 300, y: 300))
    HeadlessTouches.moved(to: CGPoint(x: 300, y: 280))
    HeadlessTouches.moved(to: CGPoint(x: 300, y: 260))
    #expect(!stage.keyboard.isVisible)
    #expect(screen.scrollView.contentInset.bottom == inset)
    #expect(abs(screen.scrollView.contentOffset.y - before) <= 40)
    HeadlessTouches.ended(at: CGPoint(x: 300, y: 260))
    HeadlessClock.advanceUntilIdle()
    #expect(stage.avoider.applier.ledger.isEmpty)
  }

  @Test("RN#336 Typing at the top, focusing again and focusing outside leave a scroll view where it is")
  func outside() throws {
    let screen = FieldsController(.scrolling, count: 30)
    let stage = try AvoiderStage(screen)
    let outer = UITextField(frame: CGRect(x: 220, y: 60, width: 100, height: 34))
    screen.view.addSubview(outer)
    screen.fields[2].becomeFirstResponder()
    let offset = screen.scrollView.contentOffset.y
    HeadlessTyping.insert("text")
    #expect(screen.scrollView.contentOffset.y == offset)
    screen.fields[2].becomeFirstResponder()
    #expect(screen.scrollView.contentOffset.y == offset)
    outer.becomeFirstResponder()
    #expect(screen.scrollView.contentOffset.y == offset)
    #expect(screen.view.transform == .identity)
    _ = stage
  }
}

/// A screen with one text view, which grows with its text if asked to.
final class TextViewController: UIViewController {
  let textView = UITextView(frame: .zero)
  private let frame: CGRect
  private let grows: Bool

  init(frame: CGRect, grows: Bool = false) {
    (self.frame, self.grows) = (frame, grows)
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(textView)
    textView.font = .systemFont(ofSize: 17)
    textView.frame = frame
    guard grows else { return }
    textView.isScrollEnabled = false
    textView.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      textView.topAnchor.constraint(equalTo: view.topAnchor, constant: frame.minY),
      textView.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: frame.minX),
      textView.widthAnchor.constraint(equalToConstant: frame.width),
    ])
  }
}

final class CountingDelegate: NSObject, UITextFieldDelegate {
  var calls: [String] = []

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    calls.append("should begin")
    return true
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("did begin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    calls.append("should end")
    return true
  }
  func textFieldDidEndEditing(_ textField: UITextField) { calls.append("did end") }
}
