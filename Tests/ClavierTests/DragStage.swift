import ClavierCore
import ClavierTesting
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// A list that dismisses interactively, a field in it, and a bar above the keyboard.
@MainActor final class DragStage {
  let keyboard: SimulatedKeyboard
  let center = KeyboardCenter()
  let avoider: KeyboardAvoider
  let window: UIWindow
  let controller: UIViewController
  let scrollView = UIScrollView()
  let field = UITextField()
  let bar = UIView()
  let constraint: NSLayoutConstraint
  private(set) var reported: [CGFloat] = []
  private let listener: KeyboardListener
  private(set) var announced: CGFloat = 0

  var screen: CGRect { window.bounds }
  var top: CGFloat { keyboard.frame.minY }
  var probes: [LayoutGuideProbe] { window.subviews.compactMap { $0 as? LayoutGuideProbe } }

  /// The top of the keyboard according to the list's insets, in screen coordinates.
  var avoidedTop: CGFloat { scrollView.frameOnScreen.maxY - scrollView.adjustedContentInset.bottom + avoider.spacing }

  init(
    device: String = "iPhone 15", controller: UIViewController? = nil, accessoryHeight: CGFloat = 0,
    contentScrolls: Bool = true, isFocused: Bool = true
  ) throws {
    let device = try #require(Device.named(device))
    HeadlessWorld.reset(HeadlessDisplay(device))
    keyboard = try SimulatedKeyboard(device: device)
    keyboard.connect()
    self.controller = controller ?? UIViewController()
    avoider = KeyboardAvoider(center: center)
    avoider.start()
    window = makeWindow(self.controller)
    let view: UIView = self.controller.view
    scrollView.frame = view.bounds
    scrollView.contentSize = CGSize(width: view.bounds.width, height: 3000)
    scrollView.keyboardDismissMode = .interactive
    view.addSubview(scrollView)
    let host = contentScrolls ? scrollView : view
    field.frame = CGRect(x: 20, y: contentScrolls ? 300 : view.bounds.height - 60, width: 100, height: 34)
    host.addSubview(field)
    if accessoryHeight > 0 {
      field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: accessoryHeight))
    }
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    constraint = bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
    NSLayoutConstraint.activate([
      constraint, bar.heightAnchor.constraint(equalToConstant: 44),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    listener = KeyboardListener(center: center)
    if contentScrolls { constraint.followKeyboard(in: view, center: center) }
    listener.trackInteractiveDismissal(of: scrollView).on(event: .willChangeFrame) { [weak self] in
      self?.reported.append($0.endFrame.minY)
    }.start()
    HeadlessWorld.updateCycle()
    guard isFocused else { return }
    field.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    announced = top
    reported = []
  }

  func touch() {
    HeadlessTouches.began(at: CGPoint(x: 300, y: 180))
    HeadlessTouches.moved(to: CGPoint(x: 300, y: 200))
  }

  /// Moves the finger, which drags the keyboard as soon as the finger reaches it.
  func move(to y: CGFloat) {
    HeadlessTouches.moved(to: CGPoint(x: 300, y: y))
    HeadlessWorld.updateCycle()
  }

  /// Moves the finger without dragging the keyboard.
  func moveFinger(to y: CGFloat) {
    keyboard.followsFirstResponder = false
    HeadlessTouches.moved(to: CGPoint(x: 300, y: y))
  }

  func moveGuide(to top: CGFloat) {
    var frame = keyboard.frame
    frame.origin.y = top
    HeadlessWorld.keyboardFrameDidChange(to: frame, isDocked: true)
    HeadlessWorld.updateCycle()
  }

  /// Drags the keyboard 50 points down, and lifts the finger before the keyboard returns.
  func dragAndLift() {
    let announced = top
    touch()
    moveFinger(to: 210)
    moveGuide(to: announced + 50)
    HeadlessTouches.ended(at: CGPoint(x: 300, y: 210))
  }

  func lift(velocity: CGFloat) {
    keyboard.release(velocity: velocity)
    HeadlessTouches.ended(at: CGPoint(x: 300, y: top))
    HeadlessClock.advanceUntilIdle()
  }
}
