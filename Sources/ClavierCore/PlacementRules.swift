import CoreGraphics
import Foundation

/// Determines the placement from the frame of one notification, regardless of earlier ones.
///
/// For a `willHide`, only ``frame`` is used. If a resident bar (an accessory view that is shown without a keyboard)
/// stays on the screen, the frame of the `willHide` is interpreted like the frame of a `willChangeFrame`.
struct PlacementRules {
  let event: KeyboardEvent
  let info: KeyboardInfo
  let context: KeyboardStateMachine.Context

  /// The end frame, corrected to the keyboard's actual position.
  let frame: CGRect

  private static let tolerance: CGFloat = 1

  /// The height that distinguishes a keyboard with keys from a bar, in points.
  ///
  /// The shortest keyboard is 150 points tall, on an iPhone X in landscape. The tallest bar is 82 points tall,
  /// including the safe area, on iOS 26.
  private static let minimumKeysHeight: CGFloat = 120

  init(event: KeyboardEvent, info: KeyboardInfo, context: KeyboardStateMachine.Context) {
    self.event = event
    self.info = info
    self.context = context
    frame = Self.corrected(info.endFrame, in: context)
  }

  var placement: KeyboardState.Placement {
    guard frame.isUsable, screen.isUsable, !screen.isEmpty else { return .unknown }
    if hasNoArea { return placementOfEmptyFrame }
    if isOffScreen { return .hidden }
    if info.belongsToCurrentApp == false { return .otherApp }
    if isTooHigh { return .unknown }
    return context.isPad ? placementOnPad : placementOnPhone
  }

  /// Whether the frame has no area, and therefore no meaningful position.
  var isEmpty: Bool { frame.isUsable && hasNoArea }

  private var hasNoArea: Bool { frame.width == 0 || frame.height == 0 }

  private var screen: CGRect { context.screen }

  /// The placement for an empty frame, which is meaningful only in `willShow` and `didShow`.
  ///
  /// A frame of zeros means that an iPad's shortcut bar became a floating bar (Flutter's FlutterViewController). An
  /// empty frame at the bottom edge means that a hardware keyboard is connected and no bar is shown. In
  /// `willChangeFrame` and `didChangeFrame`, an empty frame belongs to a drag or a cross-fade.
  private var placementOfEmptyFrame: KeyboardState.Placement {
    guard event == .willShow || event == .didShow else { return .unknown }
    if frame == .zero { return context.isPad ? .floating : .unknown }
    return isBelowScreen ? .hidden : .unknown
  }

  /// Whether the frame is beside the screen or, as for a hidden keyboard, below it.
  ///
  /// Before iOS 7, popping a view controller moved the keyboard sideways (openradar 15054825).
  private var isOffScreen: Bool {
    isBelowScreen || frame.minX >= screen.maxX || frame.maxX <= screen.minX
  }

  private var isBelowScreen: Bool {
    frame.minY > screen.maxY - Self.tolerance
  }

  /// Whether the frame reaches the top edge of the screen, as no docked keyboard does.
  ///
  /// AutoFill has posted the frame {0, -390, 414, 390}, and the frames of a cross-fade have y = 0
  /// (facebook/react-native issues 29974 and 31484). Only an iPad's keyboard can be dragged up to the top.
  private var isTooHigh: Bool {
    frame.maxY <= screen.minY || (frame.minY <= screen.minY && (touchesBottom || !context.isPad))
  }

  private var touchesBottom: Bool {
    frame.maxY > screen.maxY - Self.tolerance
  }

  /// The placement on a phone.
  ///
  /// The keyboard is as wide as the screen; a frame of a different width is an intermediate frame of a rotation
  /// (niw/KeyboardGuide). A phone's keyboard cannot leave the bottom edge, so a frame above the edge counts as docked.
  /// Such a frame occurs on iOS 26, which may post the frame of a keyboard with an accessory view in the coordinates of
  /// a view (FB18129544, reported by chockenberry/KeyboardAvoider).
  private var placementOnPhone: KeyboardState.Placement {
    frame.width.isWithinAPoint(of: screen.width) ? dockedPlacement : .unknown
  }

  /// The placement on an iPad.
  ///
  /// A floating keyboard is narrower than half of the screen. A docked keyboard is as wide as the screen, because
  /// ``frame`` is already corrected.
  private var placementOnPad: KeyboardState.Placement {
    if frame.width < screen.width / 2 { return .floating }
    return touchesBottom ? dockedPlacement : .undocked
  }

  /// The placement at the bottom edge.
  ///
  /// With a hardware keyboard, the frame keeps its full height and extends below the screen, so only the height of the
  /// part on the screen distinguishes keys from bars.
  private var dockedPlacement: KeyboardState.Placement {
    let responder = context.firstResponder
    let keysHeight = screen.maxY - frame.minY - responder.accessoryHeight
    // A first responder with a resident bar takes no text input, so there are no keys.
    if let bar = context.residentBar, bar.isUsable, frame.minY > bar.minY - Self.tolerance { return .accessoryOnly }
    let bottomSafeArea = KeyboardGeometry.sanitized(context.bottomSafeArea)
    if responder.accessoryHeight > 0, keysHeight < bottomSafeArea + Self.tolerance { return .accessoryOnly }
    if keysHeight >= Self.minimumKeysHeight || responder.hasInputView { return .docked }
    // An unmeasured accessory view is more likely than a shortcut bar, unless the frame extends below the screen.
    return responder.isInput || frame.maxY > screen.maxY + Self.tolerance ? .shortcutBar : .accessoryOnly
  }

  private static func corrected(_ frame: CGRect, in context: KeyboardStateMachine.Context) -> CGRect {
    context.isPad ? widened(moved(frame, in: context), in: context) : frame
  }

  /// Returns the frame, moved down to the screen's bottom edge in Slide Over.
  ///
  /// In Slide Over, the posted frame ends at the window's bottom edge, although the keyboard is at the bottom edge of
  /// the screen (Flutter's FlutterViewController; no log with frames is public).
  private static func moved(_ frame: CGRect, in context: KeyboardStateMachine.Context) -> CGRect {
    guard let window = context.window, window.width < context.screen.width, window.maxY < context.screen.maxY,
      frame.maxY.isWithinAPoint(of: window.maxY)
    else { return frame }
    return frame.offsetBy(dx: 0, dy: context.screen.maxY - window.maxY)
  }

  /// Returns the frame of a docked keyboard, as wide as the screen.
  ///
  /// On iPadOS 16 and later, the frame of a docked keyboard may be clipped to the window's width, and its x-coordinate
  /// may be wrong (niw/KeyboardGuide). A keyboard at the bottom edge is docked if it is as wide as the window, or at
  /// least half as wide as the screen. A floating keyboard is narrower than half of the screen.
  private static func widened(_ frame: CGRect, in context: KeyboardStateMachine.Context) -> CGRect {
    let screen = context.screen
    guard frame.isUsable, frame.width > 0, screen.isUsable else { return frame }
    let isAtBottom = frame.maxY > screen.maxY - tolerance
    let isBesideScreen = frame.minX >= screen.maxX || frame.maxX <= screen.minX
    let isClipped = context.window.map { $0.width.isWithinAPoint(of: frame.width) } ?? false
    guard isAtBottom, !isBesideScreen, isClipped || frame.width >= screen.width / 2 else { return frame }
    return CGRect(x: screen.minX, y: frame.minY, width: screen.width, height: frame.height)
  }
}
