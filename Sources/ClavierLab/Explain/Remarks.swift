import Clavier
import ClavierCore
import Foundation

/// The remarks about one notification, in sentences.
struct Remarks {
  struct Previous {
    var values: NotificationValues
    var fit: ScreenFit?
    var state: KeyboardState.Placement?
  }

  var values: NotificationValues
  var fit: ScreenFit?
  var state: KeyboardState.Placement?
  var visibleHeight: Double?
  var previous: Previous?

  var all: [String] {
    device + placement + change + startFrame + endFrame + animation + missing
  }

  private func points(_ value: Double) -> String { PlainText.number(value) }
  private func points(_ value: CGFloat) -> String { PlainText.number(Double(value)) }

  // MARK: Device and placement

  private var device: [String] {
    guard let fit else {
      guard let width = values.frames.first?.size.width else { return [] }
      return ["No known screen fits these frames, which are \(points(width)) points wide, so the device is unknown."]
    }
    // The screen is described once, until it changes.
    if let before = previous?.fit, before.size == fit.size { return [] }
    let names = fit.devices.isEmpty ? "no known device" : PlainText.list(fit.devices, limit: 3)
    let size = "\(points(fit.size.width)) × \(points(fit.size.height))"
    var remarks = ["Screen \(size), \(fit.isLandscape ? "landscape" : "portrait"): \(names)."]
    if let age { remarks.append(age) }
    switch fit.space {
    case .interface: break
    case .fixedPortraitLeft, .fixedPortraitRight:
      remarks.append(
        "The frames are in portrait coordinates although the device is in landscape, as on iOS 5 to 7. "
          + "The keyboard's height is the frame's width, \(points(values.frames.first?.size.width ?? 0)).")
    case .fixedPortraitUpsideDown:
      remarks.append(
        "The keyboard is at y \(points(values.frames.first?.origin.y ?? 0)), the top edge. On iOS 5 to 7, frames are "
          + "in portrait coordinates, and the device was held upside down.")
    }
    return remarks
  }

  /// A remark about the system version that the keys of a complete dictionary imply.
  private var age: String? {
    guard values.endFrame != nil, values.startFrame != nil, values.curve != nil else { return nil }
    if values.hasUserInteractionKey {
      let systems = values.curve == 7 ? "iOS 7" : "iOS 5 or 6"
      return "Posted by \(systems), because iOS 8 removed the key FrameChangedByUserInteraction."
    }
    return values.belongsToCurrentApp == nil && values.curve == 7
      ? "Probably posted by iOS 8, unless keys are missing. iOS 9 added the key IsLocal." : nil
  }

  private var placement: [String] {
    guard let state else { return [] }
    let covered = visibleHeight.map { points($0) } ?? "?"
    let height = fit.map { points($0.size.height) } ?? "?"
    switch state {
    case .docked:
      return ["Docked. The keyboard covers the lower \(covered) of \(height) points, including the bottom safe area."]
    case .hidden:
      guard values.event == .willHide || values.event == .didHide, let visibleHeight, visibleHeight > 0 else {
        let isShow = values.event == .willShow || values.event == .didShow
        return ["Hidden. No part of the keyboard is on the screen" + (isShow ? ", although the event is a show." : ".")]
      }
      return [
        "Hidden, although \(points(visibleHeight)) points of the end frame are on the screen. willHide hides the "
          + "keyboard, whatever its frame is. On iOS 26, an accessory view or the minimized bar stays in the frame."
      ]
    case .accessoryOnly:
      return ["Only \(covered) points are on the screen: an input accessory view without keys."]
    case .shortcutBar:
      return [
        "Only \(covered) points are on the screen: the bar that remains while a hardware keyboard is attached. "
          + "Use the visible height, not the height of the frame."
      ]
    case .undocked:
      return ["Undocked or split. The keyboard does not touch the bottom edge. Reserve no space for it."]
    case .floating:
      return ["Floating. The user can move the keyboard over the content. Reserve no space for it."]
    case .otherApp:
      return ["The keyboard of another app, which does not affect this app's first responder."]
    case .unknown:
      return ["The frame is unusable, so the last valid state remains."]
    }
  }

  private var change: [String] {
    guard let end = values.endFrame else { return [] }
    guard let before = previous?.values.endFrame, previous?.fit?.space == fit?.space else {
      return ownMovement(to: end)
    }
    // A frame that is not finite cannot be compared. Another remark reports it.
    guard end.isFiniteFrame, before.isFiniteFrame else { return [] }
    if end == before {
      let isPair = values.event != previous?.values.event
      return [
        isPair ? "The end frame is the same as in the previous notification." : "Repeats the previous notification."
      ]
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
      reason = " A difference of about 45 points is the predictive bar or an input accessory view."
    }
    return ["Since the previous notification: \(parts.joined(separator: ", ")).\(reason)"]
  }

  /// The remark about the movement of the first notification.
  private func ownMovement(to end: CGRect) -> [String] {
    guard let start = values.startFrame, let fit, start.isFiniteFrame, end.isFiniteFrame else { return [] }
    let way = Double(fit.interfaceFrame(start).minY - fit.interfaceFrame(end).minY)
    guard way != 0 else { return [] }
    return ["The keyboard moves \(way > 0 ? "up" : "down") by \(points(abs(way))) points."]
  }

  // MARK: Unusual values

  private var startFrame: [String] {
    guard let start = values.startFrame, start.isFiniteFrame else { return [] }
    guard let end = values.endFrame, end.isFiniteFrame else { return [] }
    var remarks: [String] = []
    if start == end {
      if let visibleHeight, visibleHeight == 0 {
        remarks.append("The start and end frames are the same and off the screen, so nothing visible happens.")
      } else {
        remarks.append("The start and end frames are the same, so nothing moves. The focused input may have changed.")
      }
      return remarks
    }
    if start.size.height != end.size.height, start != previous?.values.endFrame {
      remarks.append(
        "The start height \(points(start.size.height)) differs from the end height \(points(end.size.height)). Use "
          + "the end frame. The start frame of a first show can have any height.")
    }
    if let fit, fit.space == .interface {
      if start.origin.y > fit.size.height {
        remarks.append(
          "The start frame is \(points(start.origin.y - fit.size.height)) points below the screen. The keyboard moves "
            + "with a modal presentation (iOS 7 and 8), or the frame is outdated.")
      }
      if abs(start.size.width - fit.size.width) >= 1, !fit.isPad, !start.isEmpty {
        remarks.append("The start frame is not as wide as the screen. It is probably the one before a rotation.")
      }
    }
    return remarks
  }

  private var endFrame: [String] {
    guard let end = values.endFrame else { return [] }
    guard end.isFiniteFrame else { return ["The end frame is not finite. Ignore it."] }
    var remarks: [String] = []
    let isHide = values.event == .willHide || values.event == .didHide
    if end == .zero {
      remarks.append(
        "The end frame is all zeros, as with Prefer Cross-Fade Transitions, or while a floating keyboard is dragged. "
          + "Code that subtracts its y from the screen's height computes a keyboard as tall as the screen.")
    } else if end.size.height == 0 {
      remarks.append(
        isHide
          ? "The end height is 0. A hide does not always contain the keyboard's height."
          : "The end height is 0, as with a hardware keyboard.")
    }
    if let fit, fit.space == .interface {
      let bottom = Double(end.maxY)
      let isParked = abs(Double(end.origin.y - fit.size.height)) < 0.5
      if isParked, end.size.height > 0 {
        remarks.append("The frame keeps its height and begins at the bottom edge of the screen.")
      } else if Double(end.origin.y) > Double(fit.size.height) + 0.5 {
        remarks.append(
          "The end frame begins \(points(Double(end.origin.y) - Double(fit.size.height))) points below the "
            + "screen, so the keyboard is off the screen.")
      } else if bottom > Double(fit.size.height) + 0.5, state != .hidden {
        remarks.append(
          "The frame reaches \(points(bottom - Double(fit.size.height))) points below the screen. "
            + "Its height, \(points(end.size.height)), is not the visible height.")
      }
      if end.origin.y < 0 {
        remarks.append("The end frame begins above the screen. AutoFill and cross-fades post such frames. Ignore it.")
      }
      if !fit.isPad, !end.isEmpty, abs(end.size.width - fit.size.width) >= 1 {
        remarks.append("The frame is not as wide as the screen. It was probably posted during a rotation.")
      }
    }
    if end.size.height != end.size.height.rounded() || end.origin.y != end.origin.y.rounded() {
      let halves = (end.size.height * 2) == (end.size.height * 2).rounded()
      remarks.append(
        halves
          ? "Half points are valid. A pixel of a 2x screen is half a point."
          : "Fractions of a point are valid. A pixel of a 3x screen is a third of a point. Compare with a tolerance.")
    }
    return remarks
  }

  /// Whether the duration is the usual one on iOS 26 and later.
  private var isSince26: Bool {
    values.duration.map { abs($0 - KeyboardAnimation.durationSince26) < 0.001 } ?? false
  }

  private var animation: [String] {
    var remarks: [String] = []
    if let duration = values.duration {
      if duration == 0 {
        let moves = values.startFrame != nil && values.endFrame != nil && values.startFrame != values.endFrame
        remarks.append(
          moves
            ? "The duration is 0 although the frame changes. Apply the frame without an animation."
            : "The duration is 0, so nothing is animated.")
      } else if !duration.isFinite || duration < 0 {
        remarks.append("The duration is invalid.")
      } else if duration == 0.4 {
        remarks.append(
          "The duration is 0.4 s instead of the usual 0.25 s, as with a modal presentation on iOS 7 and 8.")
      } else if isSince26 {
        if previous == nil { remarks.append("The duration of 0.383 s is that of iOS 26 and later.") }
      } else if duration != 0.25 {
        remarks.append(
          "The duration is \(PlainText.number(duration)) s instead of the usual 0.25 s, or 0.383 s since iOS 26. iOS "
            + "shortens it after a canceled interactive dismissal.")
      }
    }
    if let curve = values.curve {
      switch curve {
      case 7:
        if previous == nil {
          remarks.append(
            "Curve 7 is the keyboard's own, a spring of \(isSince26 ? "0.66" : "about 0.5") s that ignores the duration. "
              + "Shift it by 16 bits to get animation options. It is not a public case.")
        }
      case 0: remarks.append("Curve 0 is ease in and out, as before iOS 7 or for a change without animation.")
      case 1, 2, 3: remarks.append("Curve \(curve) is unusual for a keyboard. Use it unchanged.")
      default: remarks.append("Curve \(curve) is not documented. Use it unchanged.")
      }
    }
    if values.belongsToCurrentApp == false, state != .otherApp {
      remarks.append("The keyboard belongs to another app (IsLocal is false).")
    }
    return remarks
  }

  private var missing: [String] {
    var remarks: [String] = []
    if values.endFrame == nil {
      remarks.append(
        "The end frame is missing, so the keyboard's position is unknown. Clavier reports such a notification and "
          + "keeps its state.")
    }
    if values.event == nil {
      remarks.append("The text does not contain the notification's name, so only the frames are explained.")
    }
    let isDid = values.event.map { [.didShow, .didHide, .didChangeFrame].contains($0) } ?? false
    if values.duration == nil && values.curve == nil && values.endFrame != nil {
      remarks.append(
        isDid
          ? "The duration and the curve are missing, as usual for a did notification during a rotation."
          : "The text contains no duration and no curve.")
    } else if values.duration == nil, values.endFrame != nil {
      remarks.append("The text contains no duration.")
    } else if values.curve == nil, values.endFrame != nil {
      remarks.append("The text contains no curve.")
    }
    return remarks
  }
}
