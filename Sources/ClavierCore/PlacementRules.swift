import CoreGraphics
import Foundation

/// What the frame of one notification says about the placement, without regard to what came before.
///
/// Only for notifications that are not a hide. Edges that lie less than a point apart count as one: keyboards of other
/// makers have fractional heights (320.666 in Flutter's tests).
struct PlacementRules {
  let event: KeyboardEvent
  let info: KeyboardInfo
  let context: KeyboardStateMachine.Context

  /// The end frame, put back to where the keyboard really is.
  let frame: CGRect

  private static let tolerance: CGFloat = 1

  /// No keyboard's keys are lower than this: the lowest on record are 150 points, on an iPhone X in landscape, and the
  /// highest bar is 82 with the safe area, on iOS 26.
  private static let lowestKeys: CGFloat = 120

  init(event: KeyboardEvent, info: KeyboardInfo, context: KeyboardStateMachine.Context) {
    self.event = event
    self.info = info
    self.context = context
    frame = Self.corrected(info.endFrame, in: context)
  }

  var placement: KeyboardState.Placement {
    guard frame.isUsable, screen.isUsable, !screen.isEmpty else { return .unknown }
    if frame.width == 0 || frame.height == 0 { return placementOfEmptyFrame }
    if isOffScreen { return .hidden }
    if info.belongsToCurrentApp == false { return .otherApp }
    if isTooHigh { return .unknown }
    return context.isPad ? placementOnPad : placementOnPhone
  }

  /// Whether the frame has no area, so that it says nothing about any place.
  var isEmpty: Bool { frame.isUsable && (frame.width == 0 || frame.height == 0) }

  private var screen: CGRect { context.screen }

  /// An empty frame informs only in a show.
  ///
  /// All zero, an iPad's shortcut bar has become a floating one (Flutter's FlutterViewController); empty at the bottom
  /// edge, a hardware keyboard leaves nothing to show. In a frame change it is a drag's or a cross-fade's.
  private var placementOfEmptyFrame: KeyboardState.Placement {
    guard event == .willShow || event == .didShow else { return .unknown }
    if frame == .zero { return context.isPad ? .floating : .unknown }
    return isBelowScreen ? .hidden : .unknown
  }

  /// A parked frame has its y at the screen's height; before iOS 7 a pop slid the keyboard off sideways (openradar
  /// 15054825).
  private var isOffScreen: Bool {
    isBelowScreen || frame.minX >= screen.maxX || frame.maxX <= screen.minX
  }

  private var isBelowScreen: Bool {
    frame.minY > screen.maxY - Self.tolerance
  }

  /// Whatever reaches the top edge is no docked keyboard.
  ///
  /// AutoFill has reported {0, -390, 414, 390}, and the frames of a cross-fade have y = 0
  /// (facebook/react-native issues 29974 and 31484). Only an iPad's keyboard may be dragged up there.
  private var isTooHigh: Bool {
    frame.maxY <= screen.minY || (frame.minY <= screen.minY && (touchesBottom || !context.isPad))
  }

  private var touchesBottom: Bool {
    frame.maxY > screen.maxY - Self.tolerance
  }

  /// A phone's keyboard is as wide as the screen, else it is a rotation's frame in between (niw/KeyboardGuide).
  ///
  /// It cannot leave the bottom edge. A frame that does is taken for docked, which covers nothing that is typed into:
  /// with an accessory view iOS 26 may send view coordinates (FB18129544, reported by chockenberry/KeyboardAvoider).
  private var placementOnPhone: KeyboardState.Placement {
    Self.isSame(frame.width, screen.width) ? attachedPlacement : .unknown
  }

  /// Since iPadOS 16 a docked keyboard's frame may be clipped to the window's width (niw/KeyboardGuide), so a narrow one
  /// is told from a floating one by the window.
  private var placementOnPad: KeyboardState.Placement {
    let isClipped = touchesBottom && context.window.map { Self.isSame($0.width, frame.width) } ?? false
    if frame.width < screen.width / 2, !isClipped { return .floating }
    return touchesBottom ? attachedPlacement : .undocked
  }

  /// With a hardware keyboard the frame keeps its full height and is pushed below the screen, so only the part on the
  /// screen tells keys from bars.
  private var attachedPlacement: KeyboardState.Placement {
    var accessoryHeight: CGFloat = 0
    var hasInputView = false
    var isKnown = false
    if case .present(let height, let ownInputView) = context.firstResponder {
      accessoryHeight = KeyboardGeometry.sanitized(height)
      hasInputView = ownInputView
      isKnown = true
    }
    let rest = screen.maxY - frame.minY - accessoryHeight
    // Nobody types into what has a resident bar, so that there are no keys.
    if let bar = context.residentBar, bar.isUsable, frame.minY > bar.minY - Self.tolerance { return .accessoryOnly }
    if accessoryHeight > 0, rest < KeyboardGeometry.sanitized(context.bottomSafeArea) + Self.tolerance {
      return .accessoryOnly
    }
    if rest >= Self.lowestKeys || hasInputView { return .docked }
    // An accessory view that nobody measured is the likelier of the two, unless the frame goes on below the screen.
    return isKnown || frame.maxY > screen.maxY + Self.tolerance ? .shortcutBar : .accessoryOnly
  }

  /// Moves the frame of a keyboard in Slide Over down to the screen's bottom.
  ///
  /// There it leaves out the strip of screen below the app, so that its bottom is the window's though the keyboard sits
  /// at the screen's (Flutter's FlutterViewController; unsure, no log with frames is public).
  private static func corrected(_ frame: CGRect, in context: KeyboardStateMachine.Context) -> CGRect {
    guard context.isPad, let window = context.window, window.width < context.screen.width,
      window.maxY < context.screen.maxY, isSame(frame.maxY, window.maxY)
    else { return frame }
    return frame.offsetBy(dx: 0, dy: context.screen.maxY - window.maxY)
  }

  private static func isSame(_ one: CGFloat, _ other: CGFloat) -> Bool {
    abs(one - other) < tolerance
  }
}
