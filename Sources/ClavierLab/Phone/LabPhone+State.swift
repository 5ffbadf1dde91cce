import Clavier
import ClavierCore
import ClavierTesting
import Foundation
import KeyboardGallery
import UIKit

extension LabPhone {
  /// How things stand.
  func state(of open: OpenScreen) -> LabState {
    let keyboard = KeyboardCenter.shared.state
    // Nothing was posted yet, and the simulated keyboard starts out hidden.
    let placement = keyboard.isKnown ? keyboard.placement : .hidden
    let focused = open.focused
    let frame = keyboard.isVisible ? visibleFrame(of: keyboard, on: open) : nil
    return LabState(
      time: now, placement: placement.rawValue, keyboardFrame: frame.map(ReportFrame.init(rounding:)),
      overlap: Double(keyboard.overlap(withScreenRect: open.window.screen.bounds)),
      focused: focused.map(open.name(of:)), explanation: explanation(of: open, keyboard),
      inputs: open.inputs.map { input(named: $0.id, $0.view, on: open) },
      canNavigate: LabState.Navigation(
        previous: focused != nil && open.toolbar.canGoToPrevious, next: focused != nil && open.toolbar.canGoToNext),
      assumed: open.keyboard.assumedHeightReports().map(\.sentence), settings: settings)
  }

  /// A floating keyboard does not always say where it is; the simulated one knows.
  private func visibleFrame(of state: KeyboardState, on open: OpenScreen) -> CGRect {
    state.frame.isEmpty && !open.isReplaying ? open.keyboard.frame : state.frame
  }

  private func input(named id: String, _ view: UIView, on open: OpenScreen) -> LabInput {
    let frame = open.frame(of: view)
    let field = view as? UITextField
    let isSecure = field?.isSecureTextEntry ?? (view as? UITextView)?.isSecureTextEntry ?? false
    let text = field?.text ?? (view as? UITextView)?.text ?? ""
    let sight = open.sight(of: view)
    return LabInput(
      id: id, label: Self.label(of: view) ?? id.prefix(1).uppercased() + id.dropFirst(),
      value: isSecure ? String(repeating: "•", count: text.count) : text,
      frame: ReportFrame(rounding: frame), isFocused: view.isFirstResponder, isSecure: isSecure,
      coveredHeight: sight.coveredHeight.hundredths, isInSight: sight.isInSight)
  }

  /// What stands beside an input, or in it while it is empty.
  private static func label(of view: UIView) -> String? {
    let label = view.superview?.subviews.lazy.compactMap { $0 as? UILabel }.first { !$0.isHidden }?.text
    let candidates = [view.accessibilityLabel, label, (view as? UITextField)?.placeholder]
    return candidates.lazy.compactMap { $0 }.first { !$0.isEmpty }
  }

  private func explanation(of open: OpenScreen, _ keyboard: KeyboardState) -> [String] {
    if KeyboardAvoider.shared.isEnabled, keyboard.isVisible, let plan = KeyboardAvoider.shared.lastPlan {
      return plan.explanation
    }
    let moves = GeometrySnapshot(of: open.window).moves(since: open.base)
    guard moves.isEmpty else { return ["\(open.screen.style) has moved: \(moves.joined(separator: ", "))."] }
    return [keyboard.isVisible ? "\(open.screen.style) has moved nothing." : "No keyboard, and nothing is moved."]
  }

  /// Takes what is there without a keyboard as what the app itself wants, where the device has been turned since.
  ///
  /// - Parameter isMoving: whether it is being turned still, so that it may change once more.
  func rebase(isMoving: Bool) {
    guard let open, open.baseSize != open.window.bounds.size else { return }
    open.base = GeometrySnapshot(of: open.window)
    if !isMoving { open.baseSize = open.window.bounds.size }
  }
}

extension AssumedHeight {
  fileprivate var sentence: String {
    let note = note.isEmpty ? "" : " \(note)"
    return "\(PlainText.number(height)) points for the \(kind) keyboard in \(orientation):\(note)"
  }
}
