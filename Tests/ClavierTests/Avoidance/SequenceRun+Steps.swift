import Foundation
import UIKit

@testable import Clavier
@testable import ClavierTesting

extension SequenceRun {
  /// Performs one step.
  func perform(_ step: AvoiderSequence.Step) {
    switch step {
    case .focus, .type, .select, .resign, .remove: edit(step)
    case .reload, .predictiveBar, .hardware, .rotate, .float, .dock, .undock, .split: changeKeyboard(step)
    case .push, .pop, .present, .dismiss: performTransition(step)
    case .appInset, .appSpacer, .appMove, .appGrow, .appContent, .appText, .appSafeArea, .appLift, .userScroll:
      meddle(step)
    case .drag(let from, let to): drag(from: from, to: to)
    case .away(let absence): leave(absence)
    case .wait(let seconds): HeadlessClock.advance(by: seconds)
    }
  }

  private func edit(_ step: AvoiderSequence.Step) {
    switch step {
    case .focus(let index):
      guard let inputs = screen?.inputs else { return }
      inputs[index % inputs.count].becomeFirstResponder()
    case .type(let count):
      HeadlessTyping.insert(count % 3 == 0 ? "new\nline" : "words and ")
    case .select(let place):
      guard let textView = focused as? UITextView else { return }
      let length = (textView.text as NSString).length
      textView.selectedRange = NSRange(location: Int(Double(length) * place), length: 0)
    // Which rows a table has loaded, and therefore which input can get focus, depends on the table's offset.
    case .remove where feature == .table: break
    case .remove: focused?.removeFromSuperview()
    default: stage.window.endEditing(true)
    }
  }

  private func changeKeyboard(_ step: AvoiderSequence.Step) {
    let keyboard = stage.keyboard
    switch step {
    case .reload(let kind): keyboard.change(to: KeyboardKind.allCases[kind % KeyboardKind.allCases.count])
    case .predictiveBar(let isOn): keyboard.setPredictiveBar(isOn)
    case .hardware(let isAttached):
      if isAttached { keyboard.attachHardwareKeyboard() } else { keyboard.detachHardwareKeyboard() }
    // A covered screen is restored for its large title. If the title does not return because the device was rotated in
    // the meantime, the position of the content is unknown.
    case .rotate where feature == .largeTitle && navigation.viewControllers.count > 1: break
    case .rotate: keyboard.rotate(to: keyboard.orientation == .portrait ? .landscape : .portrait)
    // A phone's keyboard and a hidden keyboard cannot float.
    case .float: try? keyboard.float()
    case .dock: try? keyboard.dock()
    case .undock: try? keyboard.undock()
    default: try? keyboard.split()
    }
  }

  private func performTransition(_ step: AvoiderSequence.Step) {
    switch step {
    // Whether a large title remains depends on how far a finger scrolls above the keyboard, which differs in the twin.
    case .push where feature == .largeTitle && !scrolled.isEmpty: break
    case .push where navigation.presentedViewController == nil && navigation.viewControllers.count < 4:
      navigation.pushViewController(makeScreen(), animated: true)
    case .pop where navigation.presentedViewController == nil: navigation.popViewController(animated: true)
    case .present where navigation.presentedViewController == nil: present()
    case .dismiss where navigation.presentedViewController != nil: navigation.dismiss(animated: true)
    default: break
    }
    // The judge looks only at views that have stopped moving.
    HeadlessClock.advanceUntilIdle()
  }

  /// Scrolls with a finger that touches the screen beside the inputs, and that may also drag the keyboard.
  ///
  /// While the keyboard is visible, the finger is on different content in the twin. Therefore, the twin repeats only
  /// the finger's effect on the keyboard.
  private func drag(from: Double, to: Double) {
    let duration = 0.2
    let wasVisible = stage.keyboard.isVisible
    if wasVisible { (mayBeCovered, isMeddled) = (true, true) }
    if let drag = twin?.drags[index], wasVisible {
      recordScrolling(at: drag.scrollViewIndices)
      if drag.isDismissal { stage.window.endEditing(false) }
      HeadlessClock.advance(by: duration)
      return
    }
    let size = stage.keyboard.screen.size
    let (start, end) = (
      CGPoint(x: size.width - 5, y: size.height * from), CGPoint(x: size.width - 5, y: size.height * to)
    )
    let indices = wasVisible ? scrollViewIndices(at: start) : []
    recordScrolling(at: indices)
    HeadlessTouches.drag(from: start, to: end, duration: duration, steps: 6)
    drags[index] = Drag(isDismissal: wasVisible && focused == nil, scrollViewIndices: indices)
  }

  private func leave(_ absence: AvoiderSequence.Absence) {
    let input = stage.keyboard.isVisible ? focused : nil
    let hides = absence != .silent
    // A bar that docked without a notification also disappears without one, and its input keeps focus.
    let isAnnounced = !stage.keyboard.hasUnannouncedBar
    if absence != .none { HeadlessWorld.resignActive() }
    if hides, input != nil { stage.keyboard.hide() }
    if absence == .background || absence == .silent {
      HeadlessWorld.enterBackground()
      HeadlessClock.advance(by: 1)
      if hides, isAnnounced, input != nil, !stage.avoider.applier.ledger.isEmpty {
        failure = "a contribution remains in the background"
      }
      HeadlessWorld.enterForeground()
    }
    if hides, let input { stage.keyboard.show(KeyboardInput(input)) }
    HeadlessWorld.becomeActive()
  }

  /// Returns whether a change of a shifted view's translation looks like a new translation near the app's own.
  ///
  /// The twin's view is not shifted, so the twin uses the result of the run with an avoider.
  private func seemsReplaced(translationOf screen: UIViewController, changedBy points: CGFloat) -> Bool {
    if let twin { return twin.replacedTranslations.contains(index) }
    let (own, current) = (lifts[screen] ?? 0, screen.view.transform.ty)
    let seemsReplaced =
      current != own && (current + points == 0 || abs(current + points - own) < abs(current - own) / 2)
    if seemsReplaced { replacedTranslations.insert(index) }
    return seemsReplaced
  }

  /// Performs a change that posts no notification.
  private func meddle(_ step: AvoiderSequence.Step) {
    guard let screen, screen.isViewLoaded else { return }
    isMeddled = true
    defer { HeadlessClock.advance(by: 0) }
    switch step {
    case .appInset(let points):
      removedSpace += max(0, -points / 4)
      insets[screen] = (insets[screen] ?? 0) + points / 4
      screen.scrollView.contentInset.bottom += points / 4
    case .appSpacer(let points): screen.spacerHeight.constant = max(0, screen.spacerHeight.constant + points)
    case .appMove(let index, let points):
      let input = screen.inputs[index % screen.inputs.count]
      // The next layout pass would move an input with constraints back.
      if input.translatesAutoresizingMaskIntoConstraints { input.center.y += points }
    case .appGrow(let index, let points):
      let input = screen.inputs[index % screen.inputs.count]
      // Outside of the mixed screen, a text view that is too short for its lines scrolls without an avoider, and a bar
      // is too short for a taller field.
      let isUnsuitable = feature != .mixed && (input is UITextView || input.superview !== screen.scrollView)
      if input.translatesAutoresizingMaskIntoConstraints, !isUnsuitable {
        input.frame.size.height = max(20, input.frame.height + points / 2)
      }
    // The rows of a table determine the height of its content.
    case .appContent where feature == .table: break
    // A scroll view that contains constraints rounds its content size to pixels in the next layout pass.
    case .appContent(let points): screen.scrollView.contentSize.height += points.rounded()
    case .appText(let count): screen.growing?.text = Array(repeating: "A line.", count: count).joined(separator: "\n")
    case .appSafeArea(let points):
      // A negative safe area counts as none, but Auto Layout places a bar below the edge of the screen.
      let own = safeAreas[screen] ?? 0
      let change = feature == .mixed ? points / 4 : max(points / 4, -own)
      safeAreas[screen] = own + change
      removedSpace += max(0, -change)
      screen.additionalSafeAreaInsets.bottom += change
    // Whether the guide accounts for a transform of the app is an open question, and this screen follows the guide. A
    // transform also changes the safe area below a large title, and content at its top edge can be left where the edge
    // was before.
    case .appLift where feature == .layoutGuide || feature == .largeTitle: break
    case .appLift(let points) where seemsReplaced(translationOf: screen, changedBy: points / 4): break
    case .appLift(let points):
      // The bottom safe area covers less of a view that moves up.
      removedSpace += max(0, -points / 4)
      lifts[screen] = (lifts[screen] ?? 0) + points / 4
      screen.view.transform.ty += points / 4
    case .userScroll(let points):
      mayBeCovered = true
      let scrollView = screen.scrollView
      recordScrolling(of: [scrollView])
      let last = scrollView.contentSize.height - scrollView.bounds.height + scrollView.adjustedContentInset.bottom
      let first = -scrollView.adjustedContentInset.top
      scrollView.contentOffset.y = max(first, min(scrollView.contentOffset.y + points, last))
    default: break
    }
  }
}
