import CoreGraphics
public import Foundation

/// Where the keyboard is on one screen.
public struct KeyboardState: Equatable, Sendable {
  /// The ways in which a keyboard can be there or not.
  ///
  /// The raw values are part of the reports' format, so they keep names that the cases no longer have.
  public enum Placement: String, CaseIterable, Hashable, Sendable, Codable {
    /// Not on the screen.
    case hidden
    /// At the bottom edge, with its keys.
    case docked
    /// An iPad's full-width keyboard that was lifted off the bottom edge, in one piece or split in two.
    case undocked
    /// The small keyboard that floats over an iPad's screen.
    case floating
    /// Only the accessory view of the first responder is there, at the bottom edge.
    case accessoryOnly
    /// A hardware keyboard is attached; only a bar of shortcuts is there, at the bottom edge.
    case hardwareBar
    /// The keyboard of another app, which covers nothing of this one: only a notification that is not local says so, or
    /// one that describes, right after the app became active, the app that the user left.
    case otherApp = "foreign"
    /// Not known.
    ///
    /// As a state: no notification has said yet where the keyboard is. As what one notification said: nothing, for its frame
    /// is empty or cannot be a keyboard's; what was known before still holds. Nothing is covered by an unknown keyboard.
    case unknown = "indeterminate"

    /// The former name of ``otherApp``.
    @available(*, deprecated, renamed: "otherApp")
    public static var foreign: Placement { .otherApp }

    /// The former name of ``unknown``.
    @available(*, deprecated, renamed: "unknown")
    public static var indeterminate: Placement { .unknown }
  }

  /// How the keyboard is there.
  public var placement: Placement

  /// The last frame that meant something, in screen coordinates and points.
  ///
  /// With a hardware keyboard it reaches below the screen. It is empty while the keyboard is hidden, and when a floating
  /// keyboard did not say where it is.
  public var frame: CGRect

  /// The bounds of the screen, in points and in the orientation in which ``frame`` was given.
  public var screen: CGRect

  /// Creates a state, for tests and previews; nothing is checked.
  ///
  /// - Parameters:
  ///   - placement: How the keyboard is there.
  ///   - frame: Its frame, in screen coordinates.
  ///   - screen: The bounds of the screen.
  public init(placement: Placement, frame: CGRect, screen: CGRect) {
    self.placement = placement
    self.frame = frame
    self.screen = screen
  }

  /// The state in which no keyboard is on the screen; its frame is the screen's bottom edge.
  ///
  /// - Parameter screen: The bounds of the screen; one that is not finite counts as `CGRect.zero`.
  public static func hidden(on screen: CGRect) -> KeyboardState {
    let screen = screen.isUsable ? screen : .zero
    let edge = CGRect(x: screen.minX, y: screen.maxY, width: screen.width, height: 0)
    return KeyboardState(placement: .hidden, frame: edge, screen: screen)
  }

  /// The state before anything is known about the keyboard.
  ///
  /// - Parameter screen: The bounds of the screen; one that is not finite counts as `CGRect.zero`.
  public static func unknown(on screen: CGRect) -> KeyboardState {
    var state = hidden(on: screen)
    state.placement = .unknown
    return state
  }

  /// Whether it is known where the keyboard is: false until the first notification that says so.
  public var isKnown: Bool { placement != .unknown }

  /// Whether this app has a keyboard on the screen, be it only a bar.
  public var isVisible: Bool {
    switch placement {
    case .docked, .undocked, .floating, .accessoryOnly, .hardwareBar: true
    case .hidden, .otherApp, .unknown: false
    }
  }

  /// Whether this app's keyboard lies at the bottom edge, so that it takes space from what is there.
  public var isAttached: Bool {
    switch placement {
    case .docked, .accessoryOnly, .hardwareBar: true
    case .hidden, .undocked, .floating, .otherApp, .unknown: false
    }
  }

  /// How many points of a rectangle, from its bottom edge up, the keyboard takes.
  ///
  /// That is from the top of what both have in common to the rectangle's bottom, as Apple computes it (WWDC23, session
  /// 10281), and the only way to a height: a frame's own height counts parts that lie below the screen.
  ///
  /// - Parameter rect: A rectangle in screen coordinates, usually a view's. A negative size means the same rectangle as
  ///   its positive counterpart.
  /// - Returns: Points, from 0 to the rectangle's height. 0 when the keyboard is hidden, undocked, floating, another
  ///   app's or unknown, and for a rectangle that is empty, null, infinite or not a number.
  public func overlap(with rect: CGRect) -> CGFloat {
    // Compared edge by edge: `CGRect.intersection` traps on a NaN.
    guard isAttached, rect.isUsable, frame.isUsable, rect.width > 0, frame.width > 0 else { return 0 }
    guard frame.minX < rect.maxX, rect.minX < frame.maxX, frame.minY < rect.maxY, rect.minY < frame.maxY else {
      return 0
    }
    return rect.maxY - max(rect.minY, frame.minY)
  }
}

extension CGRect {
  /// Whether every edge is a number that can be computed with.
  var isUsable: Bool {
    minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite && self != .infinite
  }
}
