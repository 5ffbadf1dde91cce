import Clavier
import ClavierCore
import Foundation

/// What is worth knowing about one notification, in sentences.
struct Remarks {
  struct Previous {
    var reading: Reading
    var fit: ScreenFit?
    var state: KeyboardState.Placement?
  }

  var reading: Reading
  var fit: ScreenFit?
  var state: KeyboardState.Placement?
  var visibleHeight: Double?
  var previous: Previous?

  var all: [String] {
    device + placement + change + startFrame + endFrame + animation + missing
  }

  private func points(_ value: Double) -> String { PlainText.number(value) }
  private func points(_ value: CGFloat) -> String { PlainText.number(Double(value)) }

  // MARK: Where it was

  private var device: [String] {
    guard let fit else {
      guard let width = reading.frames.first?.size.width else { return [] }
      return ["No known screen fits a frame \(points(width)) points wide that ends there, so the device stays unknown."]
    }
    // Said once per screen: the line above has it already.
    if let before = previous?.fit, before.size == fit.size { return [] }
    let names = fit.devices.isEmpty ? "no device known here" : PlainText.list(fit.devices, limit: 3)
    let size = "\(points(fit.size.width)) × \(points(fit.size.height))"
    var remarks = ["Screen \(size), \(fit.isLandscape ? "landscape" : "portrait"): \(names)."]
    if let age { remarks.append(age) }
    switch fit.space {
    case .interface: break
    case .fixedPortraitLeft, .fixedPortraitRight:
      remarks.append(
        "The frames are in portrait coordinates although the device is in landscape: iOS 5 to 7. "
          + "The keyboard's height is the frame's width, \(points(reading.frames.first?.size.width ?? 0)).")
    case .fixedPortraitUpsideDown:
      remarks.append(
        "The keyboard is at y \(points(reading.frames.first?.origin.y ?? 0)), the top edge: iOS 5 to 7 gave frames in "
          + "portrait coordinates, and the device was held upside down.")
    }
    return remarks
  }

  /// The keys of a complete dictionary date it.
  private var age: String? {
    guard reading.endFrame != nil, reading.startFrame != nil, reading.curve != nil else { return nil }
    if reading.saysWhoChangedTheFrame {
      let systems = reading.curve == 7 ? "iOS 7" : "iOS 5 or 6"
      return "Printed by \(systems): the key FrameChangedByUserInteraction went with iOS 8."
    }
    return reading.belongsToCurrentApp == nil && reading.curve == 7
      ? "Probably iOS 8, unless keys were left out: from iOS 9 on there is the key IsLocal." : nil
  }

  private var placement: [String] {
    guard let state else { return [] }
    let covered = visibleHeight.map { points($0) } ?? "?"
    let height = fit.map { points($0.size.height) } ?? "?"
    switch state {
    case .docked:
      return ["Docked: it covers the lower \(covered) of \(height) points, the bottom safe area included."]
    case .hidden:
      guard reading.event == .willHide || reading.event == .didHide, let visibleHeight, visibleHeight > 0 else {
        let isShow = reading.event == .willShow || reading.event == .didShow
        return ["Hidden: nothing of it is on the screen" + (isShow ? ", although this says show." : ".")]
      }
      return [
        "Hidden, although the end frame still has \(points(visibleHeight)) points on the screen: a will-hide means "
          + "hidden whatever its frame says. On iOS 26 an accessory or the minimised bar stays in the frame."
      ]
    case .accessoryOnly:
      return ["Only a bar of \(covered) points is on the screen: an input accessory view without keys under it."]
    case .shortcutBar:
      return [
        "Only \(covered) points are on the screen: the bar that stays while a hardware keyboard is attached. "
          + "Count what is on the screen, not the frame's height."
      ]
    case .undocked:
      return ["Undocked or split: it does not touch the bottom edge. Reserve no space for it."]
    case .floating:
      return ["Floating: it lies over the content wherever the user put it. Reserve no space for it."]
    case .otherApp:
      return ["Another app's keyboard: it changes nothing for this app's first responder."]
    case .unknown:
      return ["This frame says nothing; the last good state stands."]
    }
  }

  private var change: [String] {
    guard let end = reading.endFrame else { return [] }
    guard let before = previous?.reading.endFrame, previous?.fit?.space == fit?.space else {
      return ownMovement(to: end)
    }
    if end == before {
      let isPair = reading.event != previous?.reading.event
      return [isPair ? "Same end frame as the notification before." : "Repeats the notification before."]
    }
    var parts: [String] = []
    if end.size.height != before.size.height {
      let difference = Double(end.size.height - before.size.height)
      parts.append(
        "height \(points(before.size.height)) → \(points(end.size.height)) "
          + "(\(difference > 0 ? "+" : "−")\(points(abs(difference))))")
    }
    if end.size.width != before.size.width {
      parts.append("width \(points(before.size.width)) → \(points(end.size.width))")
    }
    if end.origin.y != before.origin.y { parts.append("y \(points(before.origin.y)) → \(points(end.origin.y))") }
    if end.origin.x != before.origin.x { parts.append("x \(points(before.origin.x)) → \(points(end.origin.x))") }
    let difference = abs(Double(end.size.height - before.size.height))
    var reason = ""
    if (33...48).contains(difference), end.size.width == before.size.width, end.size.height > 0, before.size.height > 0
    {
      reason = " A difference of about 45 points is the bar of suggestions or an input accessory view."
    }
    return ["Since the one before: \(parts.joined(separator: ", ")).\(reason)"]
  }

  /// What a notification says of its own movement, when nothing came before it.
  private func ownMovement(to end: CGRect) -> [String] {
    guard let start = reading.startFrame, let fit, start.isFiniteFrame, end.isFiniteFrame else { return [] }
    let way = Double(fit.interfaceFrame(start).minY - fit.interfaceFrame(end).minY)
    guard way != 0 else { return [] }
    return ["It \(way > 0 ? "comes up" : "goes down") by \(points(abs(way))) points."]
  }

  // MARK: What is odd

  private var startFrame: [String] {
    guard let start = reading.startFrame, start.isFiniteFrame else { return [] }
    guard let end = reading.endFrame, end.isFiniteFrame else { return [] }
    var remarks: [String] = []
    if start == end {
      if let visibleHeight, visibleHeight == 0 {
        remarks.append("Begin and end are the same frame, off the screen: nothing visible happens.")
      } else {
        remarks.append("Begin and end are the same frame: nothing moves, but the field in focus may be another one.")
      }
      return remarks
    }
    if start.size.height != end.size.height, start != previous?.reading.endFrame {
      remarks.append(
        "Begin height \(points(start.size.height)) is not the end height \(points(end.size.height)): "
          + "use the end frame. The begin frame of a first show may have any height.")
    }
    if let fit, fit.space == .interface {
      if start.origin.y > fit.size.height {
        remarks.append(
          "The begin frame lies \(points(start.origin.y - fit.size.height)) points below the screen's edge: "
            + "the keyboard rides in with a modal presentation (iOS 7 and 8), or the frame is left over.")
      }
      if abs(start.size.width - fit.size.width) >= 1, !fit.isPad, !start.isEmpty {
        remarks.append("The begin frame is not as wide as the screen: it is from before a rotation.")
      }
    }
    return remarks
  }

  private var endFrame: [String] {
    guard let end = reading.endFrame else { return [] }
    guard end.isFiniteFrame else { return ["The end frame is not finite: no frame at all. Ignore it."] }
    var remarks: [String] = []
    let isHide = reading.event == .willHide || reading.event == .didHide
    if end == .zero {
      remarks.append(
        "The end frame is all zero: with Prefer Cross-Fade Transitions, or while a floating keyboard is dragged. "
          + "Taking the screen's height minus its y gives a keyboard as high as the screen.")
    } else if end.size.height == 0 {
      remarks.append(
        isHide
          ? "The end height is 0: a hide need not carry the keyboard's height."
          : "The end height is 0: typical of a hardware keyboard, which leaves nothing to show.")
    }
    if let fit, fit.space == .interface {
      let bottom = Double(end.maxY)
      let isParked = abs(Double(end.origin.y - fit.size.height)) < 0.5
      if isParked, end.size.height > 0 {
        remarks.append("Parked: the frame keeps its height and begins where the screen ends.")
      } else if Double(end.origin.y) > Double(fit.size.height) + 0.5 {
        remarks.append(
          "The end frame begins \(points(Double(end.origin.y) - Double(fit.size.height))) points below the "
            + "screen's edge; what counts is that it is off the screen.")
      } else if bottom > Double(fit.size.height) + 0.5, state != .hidden {
        remarks.append(
          "The frame reaches \(points(bottom - Double(fit.size.height))) points below the screen: "
            + "its height, \(points(end.size.height)), is not what is visible.")
      }
      if end.origin.y < 0 {
        remarks.append("The end frame begins above the screen: AutoFill and cross-fades send such frames. Ignore it.")
      }
      if !fit.isPad, !end.isEmpty, abs(end.size.width - fit.size.width) >= 1 {
        remarks.append("The frame is not as wide as the screen: an in-between of a rotation.")
      }
    }
    if end.size.height != end.size.height.rounded() || end.origin.y != end.origin.y.rounded() {
      let halves = (end.size.height * 2) == (end.size.height * 2).rounded()
      remarks.append(
        halves
          ? "Half points are real: a pixel of a 2x screen is half a point."
          : "Fractions of a point are real: a pixel of a 3x screen is a third. Compare with a tolerance.")
    }
    return remarks
  }

  private var animation: [String] {
    var remarks: [String] = []
    if let duration = reading.duration {
      if duration == 0 {
        let moves = reading.startFrame != nil && reading.endFrame != nil && reading.startFrame != reading.endFrame
        remarks.append(
          moves
            ? "Duration 0 although the frame changes: apply it at once, without animation."
            : "Duration 0: nothing is animated.")
      } else if !duration.isFinite || duration < 0 {
        remarks.append("The duration is no duration.")
      } else if duration == 0.4 {
        remarks.append("0.4 s instead of the usual 0.25 s: as with a modal presentation on iOS 7 and 8.")
      } else if duration != 0.25 {
        remarks.append(
          "\(PlainText.number(duration)) s instead of the usual 0.25 s: iOS scales it with the distance left "
            + "after an interactive dismissal that was cancelled, and uses 0.383 s with reduced motion.")
      }
    }
    if let curve = reading.curve {
      switch curve {
      case 7:
        if previous == nil {
          remarks.append(
            "Curve 7 is the keyboard's own: a spring of about 0.5 s that ignores the duration. "
              + "Shift it by 16 bits to make animation options of it; do not switch over its cases.")
        }
      case 0: remarks.append("Curve 0, ease in and out: as before iOS 7, or an unanimated change.")
      case 1, 2, 3: remarks.append("Curve \(curve) is unusual for a keyboard; pass it on as it is.")
      default: remarks.append("Curve \(curve) is not documented; pass it on as it is.")
      }
    }
    if reading.belongsToCurrentApp == false, state != .otherApp {
      remarks.append("The keyboard is another app's (the key says it is not local).")
    }
    return remarks
  }

  private var missing: [String] {
    var remarks: [String] = []
    if reading.endFrame == nil {
      remarks.append(
        "No end frame: nothing can be said about the keyboard. Clavier reports such a notification and leaves its "
          + "state as it is.")
    }
    if reading.event == nil { remarks.append("The text does not name the notification; its frames alone are judged.") }
    let isDid = reading.event.map { [.didShow, .didHide, .didChangeFrame].contains($0) } ?? false
    if reading.duration == nil && reading.curve == nil && reading.endFrame != nil {
      remarks.append(
        isDid
          ? "No duration and no curve: usual for a did-notification during a rotation."
          : "No duration and no curve in this text; they are not made up.")
    } else if reading.duration == nil, reading.endFrame != nil {
      remarks.append("No duration in this text; it is not made up.")
    } else if reading.curve == nil, reading.endFrame != nil {
      remarks.append("No curve in this text; it is not made up.")
    }
    return remarks
  }
}
