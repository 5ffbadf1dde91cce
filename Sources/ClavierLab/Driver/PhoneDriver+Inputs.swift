import ClavierTesting
import Foundation
import UIKit

extension PhoneDriver {
  /// The visible inputs with unique names, in reading order.
  var inputs: [(id: String, view: UIView)] {
    var names = UniqueNames()
    return inputsInReadingOrder.map { (names.add($0.inputName), $0) }
  }

  private var inputsInReadingOrder: [UIView] {
    let ordered = window.frontTextInputs.enumerated().sorted { first, second in
      let (firstFrame, secondFrame) = (frame(of: first.element), frame(of: second.element))
      if abs(firstFrame.minY - secondFrame.minY) > 1 { return firstFrame.minY < secondFrame.minY }
      guard firstFrame.minX != secondFrame.minX else { return first.offset < second.offset }
      let isRightToLeft = first.element.effectiveUserInterfaceLayoutDirection == .rightToLeft
      return (firstFrame.minX < secondFrame.minX) != isRightToLeft
    }
    return ordered.map { $0.element }
  }

  /// The visible input that is first responder.
  var focused: UIView? { window.frontTextInputs.first(where: \.isFirstResponder) }

  /// Returns the name of an input, unique on the screen.
  func name(of view: UIView) -> String { inputs.first { $0.view === view }?.id ?? view.inputName }

  /// Returns the frame of a view after all animations, in screen coordinates.
  func frame(of view: UIView) -> CGRect {
    view.convert(view.bounds, to: window.screen.coordinateSpace)
  }

  /// The part of the focused input that must be visible, as drawn at this moment, in screen coordinates.
  var focusFrame: CGRect? {
    guard let focused else { return nil }
    let frame = focused.headlessPresentationFrame(in: nil)
    guard let part = sight(of: focused).part else { return frame }
    let scrolled = focused.headlessPresentation.bounds.origin
    return part.offsetBy(dx: frame.minX - scrolled.x, dy: frame.minY - scrolled.y)
  }

  /// Returns how much of an input is visible after the keyboard has stopped moving.
  func sight(of input: UIView) -> Coverage.Sight {
    Coverage.sight(
      of: input, under: camera.popoverFrame ?? (isKeyboardFree ? .zero : camera.keyboard.target), in: window)
  }

  /// Whether the user can move the keyboard away, because it floats or is undocked.
  var isKeyboardFree: Bool { !camera.isKeyboardAttached }

  /// Returns whether part of a floating or undocked keyboard is over an input.
  func isUnderFreeKeyboard(_ input: UIView) -> Bool {
    guard isKeyboardFree else { return false }
    let frame = frame(of: input)
    return camera.keyboardParts(at: now).contains { !$0.intersection(frame).isEmpty }
  }

  /// Determines which inputs a finger can touch.
  var reach: InputReach {
    InputReach(window: window, keyboardFrame: camera.popoverFrame ?? camera.keyboard.target)
  }
}
