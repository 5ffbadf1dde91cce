import Clavier
import ClavierCore
import ClavierTesting
import Foundation
import UIKit

extension LabPhone {
  /// Returns the state of the keyboard and the inputs.
  func state(of driver: PhoneDriver, _ page: PageState) -> LabState {
    let keyboard = driver.center.state
    // Before the first notification, the simulated keyboard is hidden.
    let placement = keyboard.isKnown ? keyboard.placement : .hidden
    let focused = driver.focused
    let frame = keyboard.isVisible ? visibleFrame(of: keyboard, on: driver) : nil
    return LabState(
      time: now, placement: placement.rawValue, keyboardFrame: frame.map(ReportFrame.init(rounding:)),
      overlap: Double(keyboard.overlap(withScreenRect: driver.window.screen.bounds)),
      focused: focused.map(driver.name(of:)), explanation: explanation(of: driver, page, keyboard),
      inputs: driver.inputs.map { input(named: $0.id, $0.view, on: driver) },
      canNavigate: LabState.Navigation(
        previous: focused != nil && driver.toolbar.canGoToPrevious, next: focused != nil && driver.toolbar.canGoToNext),
      assumed: driver.keyboard.assumedHeightReports().map(\.sentence), settings: settings)
  }

  /// Returns the frame of the keyboard, which the notifications of a floating keyboard do not always contain.
  private func visibleFrame(of state: KeyboardState, on driver: PhoneDriver) -> CGRect {
    state.frame.isEmpty && !driver.isReplaying ? driver.keyboard.frame : state.frame
  }

  private func input(named id: String, _ view: UIView, on driver: PhoneDriver) -> LabInput {
    let frame = driver.frame(of: view)
    let isSecure = (view as? UITextField)?.isSecureTextEntry ?? (view as? UITextView)?.isSecureTextEntry ?? false
    let text = view.enteredText
    let sight = driver.sight(of: view)
    return LabInput(
      id: id, label: Self.label(of: view) ?? id.withCapitalFirstLetter,
      value: isSecure ? String(repeating: "•", count: text.count) : text,
      frame: ReportFrame(rounding: frame), isFocused: view.isFirstResponder, isSecure: isSecure,
      coveredHeight: sight.coveredHeight.hundredths, isInSight: sight.isInSight,
      isUnderFreeKeyboard: driver.isUnderFreeKeyboard(view))
  }

  /// Returns the label of an input, or its placeholder.
  private static func label(of view: UIView) -> String? {
    let candidates = [view.accessibilityLabel, nearestLabel(to: view)?.text, (view as? UITextField)?.placeholder]
    return candidates.lazy.compactMap { $0 }.first { !$0.isEmpty }
  }

  /// Returns the label that describes an input: the label beside it, the lowest label above it, or any label in the
  /// same view, in this order of preference.
  private static func nearestLabel(to view: UIView) -> UILabel? {
    let labels = (view.superview?.subviews ?? []).compactMap { $0 as? UILabel }.filter {
      !$0.isHidden && $0.text?.isEmpty == false
    }
    let beside = labels.first { $0.frame.minY < view.frame.midY && $0.frame.maxY > view.frame.midY }
    let above = labels.filter { $0.frame.maxY <= view.frame.midY }.max { $0.frame.maxY < $1.frame.maxY }
    return beside ?? above ?? labels.first
  }

  /// Returns sentences about the views that moved, and the reason: the avoiders' plans, or the screen's own code.
  private func explanation(of driver: PhoneDriver, _ page: PageState, _ keyboard: KeyboardState) -> [String] {
    // Without a keyboard, only the user scrolls.
    let moves = GeometrySnapshot(of: driver.window).moves(since: page.restingGeometry)
      .filter { keyboard.isVisible || $0.kind != .offset }.map(\.sentence)
    guard settings.handlesKeyboard else {
      let off = "Keyboard handling is turned off."
      guard !moves.isEmpty, keyboard.isVisible else { return ["\(off) No views have moved."] }
      // Without a handler, only the system moves views, such as sheets and tables.
      return ["\(off) Only the system moves views."] + moves
    }
    guard keyboard.isVisible else {
      return moves.isEmpty ? ["The keyboard is hidden, and no views have moved."] : moves
    }
    let reasons = KeyboardAvoider.enabled(in: driver.center).flatMap { $0.lastPlan?.explanation ?? [] }
    if moves.isEmpty { return ["No views have moved."] + reasons }
    let ownCode = "The screen’s own code moves these views. The Source tab marks the lines of this code."
    return moves + (reasons.isEmpty ? [ownCode] : reasons)
  }

  /// Takes a new snapshot of the screen without a keyboard after a rotation.
  ///
  /// - Parameter isMoving: Whether the rotation is still in progress. If so, another snapshot follows.
  func updateRestingGeometry(isMoving: Bool) {
    guard let driver, let page, page.restingSize != driver.window.bounds.size else { return }
    page.restingGeometry = GeometrySnapshot(of: driver.window)
    if !isMoving { page.restingSize = driver.window.bounds.size }
  }
}

extension AssumedHeight {
  fileprivate var sentence: String {
    let note = note.isEmpty ? "" : " \(note)"
    return "\(PlainText.number(height)) points for the \(kind) keyboard in \(orientation):\(note)"
  }
}
