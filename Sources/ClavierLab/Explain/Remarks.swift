import Clavier
import ClavierCore
import Foundation

/// The remarks about one notification, as sentences.
struct Remarks {
  /// What is known about the previous notification.
  struct Previous {
    var values: NotificationValues
    var fit: ScreenFit?
  }

  var values: NotificationValues
  /// The screen; nil if it is unknown.
  var fit: ScreenFit?
  /// The placement after the notification; nil if it is unknown.
  var placement: KeyboardState.Placement?
  /// The height of the part of the end frame on the screen, in points; nil if it is unknown.
  var visibleHeight: Double?
  /// The previous notification; nil if there is none, or if the screen has changed since.
  var previous: Previous?

  /// All remarks, in order.
  var all: [String] {
    device + location + change + startFrame + endFrame + animation + missing
  }

  func points(_ value: Double) -> String { PlainText.number(value) }
  func points(_ value: CGFloat) -> String { PlainText.number(Double(value)) }

  /// Returns a length with its unit.
  func length(_ value: Double) -> String { value == 1 ? "1 point" : "\(points(value)) points" }

  /// The remarks about the screen and the system.
  private var device: [String] {
    guard let fit else {
      guard let width = values.frames.first?.size.width else { return [] }
      return ["No known screen fits these frames, which are \(points(width)) points wide, so the device is unknown."]
    }
    // The screen is described again only after it has changed.
    if let before = previous?.fit, before.size == fit.size { return [] }
    let names = fit.devices.isEmpty ? "no known device" : PlainText.list(fit.devices, limit: 3)
    let size = "\(points(fit.size.width)) × \(points(fit.size.height))"
    var remarks = ["Screen \(size), \(fit.isLandscape ? "landscape" : "portrait"): \(names)."]
    if let system { remarks.append(system) }
    switch fit.space {
    case .interface: break
    case .fixedPortraitLeft, .fixedPortraitRight:
      remarks.append(
        "The frames are in portrait coordinates although the device is in landscape, as on iOS 5 to 7. "
          + "The keyboard's height is the frame's width, \(points(values.frames.first?.size.width ?? 0)).")
    case .fixedPortraitUpsideDown:
      remarks.append(
        "The keyboard is at y \(points(values.frames.first?.origin.y ?? 0)), the top edge. On iOS 5 to 7, "
          + "frames are in portrait coordinates, so the device was held upside down.")
    }
    return remarks
  }

  /// A remark about the system version that the keys of a complete dictionary imply.
  private var system: String? {
    guard values.endFrame != nil, values.startFrame != nil, values.curve != nil else { return nil }
    if values.hasUserInteractionKey {
      let systems = values.curve == 7 ? "iOS 7" : "iOS 5 or 6"
      return "\(systems) posted this notification, because iOS 8 removed the key FrameChangedByUserInteraction."
    }
    return values.belongsToCurrentApp == nil && values.curve == 7
      ? "iOS 8 probably posted this notification, unless keys are missing. iOS 9 added the key IsLocal." : nil
  }

  /// The remark about where the keyboard is.
  private var location: [String] {
    guard let placement else { return [] }
    let covered = visibleHeight.map { points($0) } ?? "?"
    let height = fit.map { points($0.size.height) } ?? "?"
    switch placement {
    case .docked:
      return ["Docked. The keyboard covers the lower \(covered) of \(height) points, including the bottom safe area."]
    case .hidden:
      guard values.event == .willHide || values.event == .didHide, let visibleHeight, visibleHeight > 0 else {
        let isShow = values.event == .willShow || values.event == .didShow
        let surprise = isShow ? ", although it should be visible" : ""
        return ["Hidden. No part of the keyboard is on the screen\(surprise)."]
      }
      return [
        "Hidden, although \(length(visibleHeight)) of the end frame \(visibleHeight == 1 ? "is" : "are") on the screen. After willHide, the "
          + "keyboard is hidden, regardless of the frame. On iOS 26, the frame can still include an accessory view or a bar."
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
      return ["This is the keyboard of another app. It does not affect this app's first responder."]
    case .unknown:
      return ["The frame is unusable, so the last valid state remains in effect."]
    }
  }
}
