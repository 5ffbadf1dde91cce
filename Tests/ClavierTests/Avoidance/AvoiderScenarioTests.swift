import ClavierTesting
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// Problems that users of other libraries reported.
///
/// The name of each test begins with the thread of the report.
@MainActor @Suite(.underEveryPromptAlternative) struct AvoiderScenarioTests {
  @Test("IQ#331: leaves no contribution after the keyboard appears, the device rotates, and the keyboard hides")
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

  @Test(
    "IQ#1421: keeps everything in place when a text view repeatedly begins editing after the keyboard's notification")
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

  @Test("IQ#1310: keeps the caret of a growing text view above the keyboard")
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

  @Test("IQ#1378: shows the line with the caret of a tall text view, below the bar")
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

  @Test("IQ#2027: keeps exactly the spacing at the end of the content", arguments: [true, false])
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

  @Test("IQ#1365: keeps the spacing while focus moves down and up through a stack of fields")
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

  @Test("IQ#2055: does not retain a popped controller or its field")
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

  @Test("IQ#626: keeps a field's delegate, which is called once for each event")
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

  @Test("IQ#1434: moves a field once, to its final position, if its view was loaded before the window")
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

  @Test("IQ#2151: does not move anything for a search bar in the navigation bar")
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
    "IQ#1945: restores the presenter and moves the presented screen when focus moves and the keyboard stays",
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

  @Test(
    "TP#269: keeps exactly the spacing in a list that ends above the app's bar", arguments: [0, 49, 83] as [CGFloat])
  func listAboveBar(bar: CGFloat) throws {
    let screen = FieldsController(.scrolling, count: 30)
    let stage = try AvoiderStage(screen)
    screen.scrollView.frame.size.height = screen.view.bounds.height - bar
    screen.fields[11].becomeFirstResponder()
    #expect(abs(stage.gap(below: screen.fields[11]) - 10) < 0.001)
  }

  @Test("RN#1170: shows the field of a full-screen modal over a screen whose field is being edited")
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

  @Test("scrolls to a field that the user taps in a scroll view")
  func tapped() throws {
    let screen = FieldsController(.scrolling, count: 13)
    let stage = try AvoiderStage(screen)
    HeadlessTouches.tap(screen.fields[12])
    #expect(screen.fields[12].isFirstResponder)
    #expect(abs(stage.gap(below: screen.fields[12]) - 10) < 0.001)
  }

  @Test("removes the inset and keeps the content under the finger when a drag dismisses the keyboard")
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

  @Test("RN#336: keeps the offset when the user types, focuses the same field again, or focuses a field outside")
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

/// A screen with one text view, which can grow with its text.
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
