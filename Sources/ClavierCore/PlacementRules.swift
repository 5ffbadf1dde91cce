import Foundation

/// What the frame of one notification says about the placement, without regard to what came before.
///
/// Only for notifications that are not a hide. Edges that lie less than a point apart count as one: third-party
/// keyboards have fractional heights (320.666 in Flutter's tests).
struct PlacementRules {
  let event: KeyboardEvent
  let info: KeyboardInfo
  let context: KeyboardStateMachine.Context

  private static let tolerance: CGFloat = 1

  /// No keyboard's keys are lower than this: the lowest on record are 150 points, on an iPhone X in landscape, and the
  /// highest bar 82, on iOS 26.
  private static let lowestKeys: CGFloat = 120

  private var frame: CGRect { info.endFrame }
  private var screen: CGRect { context.screen }

  var placement: KeyboardState.Placement {
    if info.belongsToCurrentApp == false { return .foreign }
    guard frame.isUsable, screen.isUsable, !screen.isEmpty else { return .indeterminate }
    if frame.isEmpty { return placementOfEmptyFrame }
    if isOffScreen { return .hidden }
    // Whatever reaches the top edge is no keyboard: AutoFill has reported {0, -390, 414, 390}, and frames of a
    // cross-fade have y = 0. A keyboard on an iPad may be dragged up there, but then it leaves the bottom edge.
    if frame.maxY <= screen.minY { return .indeterminate }
    if frame.minY <= screen.minY, touchesBottom || !context.isPad { return .indeterminate }
    return context.isPad ? placementOnPad : placementOnPhone
  }

  /// An empty frame informs only in a show.
  ///
  /// All zero, an iPad's shortcut bar has become a floating one (Flutter's FlutterViewController); without height at the
  /// bottom edge, a hardware keyboard leaves nothing to show. In a frame change it is a drag's or a cross-fade's.
  private var placementOfEmptyFrame: KeyboardState.Placement {
    guard event == .willShow || event == .didShow else { return .indeterminate }
    if frame == .zero { return context.isPad ? .floating : .indeterminate }
    return frame.minY > screen.maxY - Self.tolerance ? .hidden : .indeterminate
  }

  /// A parked frame has its y at the screen's height; before iOS 7 a pop slid the keyboard off sideways (openradar
  /// 15054825).
  private var isOffScreen: Bool {
    frame.minY > screen.maxY - Self.tolerance || frame.minX >= screen.maxX || frame.maxX <= screen.minX
  }

  private var touchesBottom: Bool {
    frame.maxY > screen.maxY - Self.tolerance
  }

  /// A phone's keyboard is as wide as the screen, else it is a rotation's frame in between (niw/KeyboardGuide).
  ///
  /// It cannot leave the bottom edge. A frame that does is taken for docked, which covers nothing that is typed into:
  /// with an accessory view iOS 26 may send view coordinates (FB18129544, reported by chockenberry/KeyboardAvoider).
  private var placementOnPhone: KeyboardState.Placement {
    abs(frame.width - screen.width) < Self.tolerance ? attachedPlacement : .indeterminate
  }

  /// Since iPadOS 16 a docked keyboard's frame may be clipped to the window's width (niw/KeyboardGuide), so a narrow one
  /// is told from a floating one by the window.
  private var placementOnPad: KeyboardState.Placement {
    let isClipped = context.window.map { abs($0.width - frame.width) < Self.tolerance } ?? false
    if frame.width < screen.width / 2, !(isClipped && touchesBottom) { return .floating }
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
    if accessoryHeight > 0, rest < KeyboardGeometry.sanitized(context.bottomSafeArea) + Self.tolerance {
      return .accessoryOnly
    }
    if rest >= Self.lowestKeys || hasInputView { return .docked }
    return isKnown || frame.maxY > screen.maxY + Self.tolerance ? .hardwareBar : .accessoryOnly
  }
}
