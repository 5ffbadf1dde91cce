import Clavier
import ClavierCore
import Foundation
import HeadlessCoreFoundation
import UIKit

/// A form with an input that is edited, and an avoider.
@MainActor final class Form {
  let avoider: KeyboardAvoider
  let show: KeyboardPost
  let hide: KeyboardPost
  let text = UITextView(frame: CGRect(x: 20, y: 640, width: 300, height: 120))
  let view: UIView
  private let center: KeyboardCenter
  private let window: UIWindow
  private let controller = UIViewController()

  /// - Parameters:
  ///   - input: The edited input; nil for ``text``.
  ///   - depth: The number of views between the scroll view and the input.
  ///   - companions: The number of views that should also stay visible.
  init(editing input: UIView? = nil, depth: Int = 0, companions: Int = 0) {
    let input = input ?? text
    HeadlessWorld.reset()
    // The text view posts its own notifications there.
    center = KeyboardCenter(notificationCenter: .default)
    avoider = KeyboardAvoider(center: center)
    show = KeyboardPost(.willShow, to: .default)
    hide = KeyboardPost(.willHide, to: .default)
    window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    view = controller.view
    let scrollView = UIScrollView(frame: view.bounds)
    scrollView.contentSize = CGSize(width: 393, height: 900)
    view.addSubview(scrollView)
    var host: UIView = scrollView
    for _ in 0..<depth {
      let container = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 900))
      host.addSubview(container)
      host = container
    }
    host.addSubview(input)
    let others = (0..<companions).map { UIView(frame: CGRect(x: 20, y: 600 - $0, width: 50, height: 20)) }
    others.forEach(host.addSubview)
    avoider.options(for: input).alsoKeepVisible = others
    window.layoutIfNeeded()
    avoider.start()
    input.becomeFirstResponder()
    show()
    HeadlessClock.advanceUntilIdle()
    precondition(avoider.lastPlan?.outcome == .avoids, "The form is not avoided, so there is nothing to measure.")
  }

  /// Ends a turn of the run loop in which nothing has changed.
  func endTurn() { HeadlessRunLoop.callObserversBeforeCommit() }

  /// Hides and shows the keyboard, each time from the notification to the applied plan.
  func moveKeyboard() {
    hide()
    show()
  }
}

@MainActor enum AvoiderBenchmarks {
  /// Compares the time of a turn of the run loop with the time to post a notification that has no observers.
  static func turn(editing input: UIView? = nil, depth: Int, companions: Int = 0, scrollViews: Int = 0) -> Comparison {
    let form = Form(editing: input, depth: depth, companions: companions)
    for _ in 0..<scrollViews {
      let other = UIScrollView(frame: CGRect(x: 340, y: 0, width: 20, height: 100))
      other.contentSize.height = 400
      form.view.addSubview(other)
    }
    let post = KeyboardPost(to: NotificationCenter())
    return Comparison({ form.endTurn() }, to: { post() })
  }

  /// Compares the time to compute a plan with the time to post a notification that has no observers.
  static func plan() -> Comparison {
    let screen = CGRect(x: 0, y: 0, width: 393, height: 852)
    let frames = [CGRect(x: 0, y: 500, width: 393, height: 300), CGRect(x: 0, y: 300, width: 393, height: 552), screen]
    let scene = AvoidanceScene(
      targets: [AvoidanceScene.Target(CGRect(x: 20, y: 700, width: 200, height: 34), in: 0)], spacing: 10,
      keyboard: KeyboardState(
        placement: .docked, frame: CGRect(x: 0, y: 516, width: 393, height: 336), screen: screen),
      windowFrame: screen, container: AvoidanceScene.Container(frame: screen, topLimit: 59, bottomSafeArea: 34),
      scrollViews: frames.map {
        AvoidanceScene.ScrollView(frame: $0, contentSize: CGSize(width: 393, height: 2000), pixel: 1.0 / 3)
      })
    let plan = PlanStorage()
    let post = KeyboardPost(to: NotificationCenter())
    return Comparison({ AvoidancePlanner.update(&plan.plan, for: scene) }, to: { post() })
  }

  /// Compares the time of notifications on a screen that has many views with their time on the same screen without
  /// those views.
  static func views(_ count: Int) -> Comparison {
    let form = Form()
    let crowd = UIView(frame: CGRect(x: 350, y: 0, width: 20, height: 20))
    for _ in 0..<count { crowd.addSubview(UIView(frame: crowd.bounds)) }
    form.view.addSubview(crowd)
    return Comparison(
      repetitions: 20,
      preparing: {
        form.view.addSubview(crowd)
        HeadlessClock.advanceUntilIdle()
      }, { form.moveKeyboard() },
      preparing: {
        crowd.removeFromSuperview()
        HeadlessClock.advanceUntilIdle()
      }, to: { form.moveKeyboard() })
  }

  /// Compares the time to type into long text with an avoider and without one.
  static func typing() -> Comparison {
    let form = Form()
    let type = {
      form.text.insertText("a")
      HeadlessWorld.updateCycle()
    }
    let clear = {
      form.text.text = String(repeating: "Some words of a text. ", count: 460)
      HeadlessClock.advanceUntilIdle()
    }
    return Comparison(
      repetitions: 5,
      preparing: {
        form.avoider.start()
        clear()
      }, type,
      preparing: {
        form.avoider.stop()
        clear()
      }, to: type)
  }
}

@MainActor private final class PlanStorage {
  var plan = AvoidancePlan()
}
