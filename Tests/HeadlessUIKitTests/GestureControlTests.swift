import Foundation
import Testing
import UIKit

/// The gestures that a control handles before the recognizers of its superviews.
///
/// Apple's article "Attaching gesture recognizers to UIKit controls" lists them.
@MainActor @Suite("Controls below gesture recognizers") struct GestureControlTests {
  /// A screen with a control at the point (100, 300), and a log of its actions and of what a superview recognizes.
  @MainActor private final class Stage<Control: UIControl> {
    let screen = Screen()
    let control: Control
    let journal = Journal()

    init(_ control: Control, size: CGSize, event: UIControl.Event = .valueChanged) {
      self.control = control
      control.frame = CGRect(origin: CGPoint(x: 100, y: 300), size: size)
      control.addAction(UIAction { [journal] _ in journal.note("control") }, for: event)
      screen.view.addSubview(control)
      HeadlessWorld.updateCycle()
    }

    func recognize(_ recognizer: UIGestureRecognizer, in view: UIView? = nil) {
      recognizer.headlessAddAction { [journal] in if $0.state != .changed { journal.note("\($0.state.rawValue)") } }
      (view ?? screen.view).addGestureRecognizer(recognizer)
    }

    func drag(from x: CGFloat, to end: CGPoint) -> [String] {
      HeadlessTouches.drag(from: CGPoint(x: x, y: 315), to: end, duration: 0.2)
      return journal.take()
    }
  }

  enum TappedControl: CaseIterable, CustomTestStringConvertible {
    case button, toggle, stepper, segments, pages

    var testDescription: String { "\(self)" }

    @MainActor func make() -> (control: UIControl, size: CGSize, event: UIControl.Event) {
      switch self {
      case .button: return (UIButton(), CGSize(width: 100, height: 40), .touchUpInside)
      case .toggle: return (UISwitch(), CGSize(width: 51, height: 31), .valueChanged)
      case .stepper:
        let stepper = UIStepper()
        stepper.value = 50
        // The tap is in the middle, which belongs to the right half.
        return (stepper, CGSize(width: 94, height: 32), .valueChanged)
      case .segments: return (UISegmentedControl(items: ["Day"]), CGSize(width: 100, height: 32), .valueChanged)
      case .pages:
        let pages = UIPageControl()
        pages.numberOfPages = 3
        return (pages, CGSize(width: 100, height: 26), .valueChanged)
      }
    }
  }

  @Test("A control handles a single tap of one finger before its superviews", arguments: TappedControl.allCases)
  func taps(_ kind: TappedControl) {
    let (control, size, event) = kind.make()
    let stage = Stage(control, size: size, event: event)
    stage.recognize(UITapGestureRecognizer())
    HeadlessTouches.tap(control)
    #expect(stage.journal.take() == ["control"])
    control.isEnabled = false
    HeadlessTouches.tap(control)
    #expect(stage.journal.take() == ["3"])
    control.isEnabled = true
    stage.recognize(UITapGestureRecognizer(), in: control)
    HeadlessTouches.tap(control)
    #expect(stage.journal.take() == ["3"], "a recognizer of the control itself prevents its action")
  }

  @Test("A slider has no tap gesture of its own")
  func sliderTap() {
    let stage = Stage(UISlider(), size: CGSize(width: 200, height: 34))
    stage.recognize(UITapGestureRecognizer())
    HeadlessTouches.tap(at: CGPoint(x: 115, y: 315))
    #expect(stage.journal.take() == ["3"])
  }

  @Test("A slider prevents swipes that begin in its thumb and are parallel to its track")
  func swipes() {
    let stage = Stage(UISlider(), size: CGSize(width: 200, height: 34))
    stage.control.isContinuous = false
    for direction in [.right, .down] as [UISwipeGestureRecognizer.Direction] {
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = direction
      stage.recognize(swipe)
    }
    #expect(stage.drag(from: 115, to: CGPoint(x: 200, y: 315)) == ["control"])
    #expect(stage.control.value > 0.4)
    stage.control.value = 0
    #expect(stage.drag(from: 115, to: CGPoint(x: 115, y: 400)) == ["3"])
    #expect(stage.drag(from: 180, to: CGPoint(x: 265, y: 315)) == ["3"], "not from the track")
  }

  @Test("A switch prevents pans that begin on its knob and are parallel to its track, and follows the finger")
  func pans() {
    let stage = Stage(UISwitch(), size: CGSize(width: 51, height: 31))
    stage.recognize(UIPanGestureRecognizer())
    #expect(stage.drag(from: 112, to: CGPoint(x: 140, y: 315)) == ["control"] && stage.control.isOn)
    #expect(stage.drag(from: 140, to: CGPoint(x: 170, y: 315)) == [] && stage.control.isOn)
    #expect(stage.drag(from: 140, to: CGPoint(x: 112, y: 315)) == ["control"] && !stage.control.isOn)
    #expect(stage.drag(from: 112, to: CGPoint(x: 112, y: 360)) == ["1", "3"])
    #expect(stage.drag(from: 145, to: CGPoint(x: 110, y: 315)) == ["1", "3"], "not beside the knob")
    #expect(!stage.control.isOn)
    stage.control.semanticContentAttribute = .forceRightToLeft
    #expect(stage.drag(from: 140, to: CGPoint(x: 112, y: 315)) == ["control"] && stage.control.isOn)
  }
}
