import CoreGraphics
public import Foundation

/// The position of the keyboard on one screen.
public struct KeyboardState: Equatable, Sendable {
  /// The positions that a keyboard can have.
  ///
  /// The command-line tool writes the raw values to its reports.
  public enum Placement: String, CaseIterable, Hashable, Sendable, Codable {
    /// The keyboard is not on the screen.
    case hidden
    /// The keyboard is at the bottom edge of the screen and shows its keys.
    case docked
    /// The full-width keyboard of an iPad is above the bottom edge of the screen, in one piece or split in two.
    case undocked
    /// The small keyboard floats over an iPad's screen.
    case floating
    /// Only the first responder's accessory view is at the bottom edge of the screen.
    case accessoryOnly
    /// A hardware keyboard is connected, and only the shortcut bar is at the bottom edge of the screen.
    case shortcutBar
    /// The keyboard belongs to another app, and Clavier assumes that it covers nothing in this app.
    ///
    /// A notification other than `willHide` results in this placement if its `keyboardIsLocalUserInfoKey` is false and
    /// its frame is on the screen. A notification also results in this placement if it describes the previous app's
    /// keyboard right after this app became active.
    case otherApp
    /// The placement is not known.
    ///
    /// The placement is unknown until Clavier finds out where the keyboard is. While the placement is unknown, Clavier
    /// assumes that the keyboard covers nothing. In reports of the command-line tool, a notification has this placement
    /// if its frame is empty or unusable. A notification with this placement does not change the state.
    case unknown
  }

  /// Whether the keyboard is hidden, docked, floating, and so on.
  public var placement: Placement

  /// The last valid frame, in points, in screen coordinates.
  ///
  /// On an iPad, the frame of a docked keyboard is as wide as the screen, even if the notification's frame is narrower.
  /// With a hardware keyboard, the frame extends below the screen. The frame is empty before the first valid frame
  /// arrives, while the keyboard is hidden, and while the position of a floating keyboard is unknown.
  public var frame: CGRect

  /// The bounds of the screen, in points, in the orientation to which ``frame`` belongs.
  public var screen: CGRect

  /// Creates a state, for tests and previews.
  ///
  /// The values are not validated.
  ///
  /// - Parameters:
  ///   - placement: The position of the keyboard.
  ///   - frame: The keyboard's frame, in points, in screen coordinates.
  ///   - screen: The bounds of the screen, in points.
  public init(placement: Placement, frame: CGRect, screen: CGRect) {
    self.placement = placement
    self.frame = frame
    self.screen = screen
  }

  /// Returns the state of a hidden keyboard, whose frame is an empty rectangle at the screen's bottom edge.
  ///
  /// - Parameter screen: The bounds of the screen, in points. Bounds that are not finite are treated as `CGRect.zero`.
  public static func hidden(on screen: CGRect) -> KeyboardState {
    let screen = screen.isUsable ? screen : .zero
    let edge = CGRect(x: screen.minX, y: screen.maxY, width: screen.width, height: 0)
    return KeyboardState(placement: .hidden, frame: edge, screen: screen)
  }

  /// Returns the state before anything is known about the keyboard.
  ///
  /// - Parameter screen: The bounds of the screen, in points. Bounds that are not finite are treated as `CGRect.zero`.
  public static func unknown(on screen: CGRect) -> KeyboardState {
    var state = hidden(on: screen)
    state.placement = .unknown
    return state
  }

  /// Whether the keyboard's placement is known.
  ///
  /// The value is false until a notification reports the placement, or until an accessory view appears at the bottom
  /// edge of the screen without a notification.
  public var isKnown: Bool { placement != .unknown }

  /// Whether this app's keyboard, or only its accessory view or shortcut bar, is on the screen.
  public var isVisible: Bool {
    switch placement {
    case .docked, .undocked, .floating, .accessoryOnly, .shortcutBar: true
    case .hidden, .otherApp, .unknown: false
    }
  }

  /// Whether this app's keyboard is at the bottom edge of the screen and takes space from the content.
  ///
  /// Unlike ``Placement-swift.enum/docked``, this property is also true for an accessory view or a shortcut bar without
  /// keys.
  public var isDocked: Bool {
    switch placement {
    case .docked, .accessoryOnly, .shortcutBar: true
    case .hidden, .undocked, .floating, .otherApp, .unknown: false
    }
  }

  /// The height of the part of the screen that the keyboard covers, in points.
  package var coveredHeight: CGFloat { overlap(withScreenRect: screen) }

  /// Returns how much of a rectangle the keyboard covers, measured up from the rectangle's bottom edge.
  ///
  /// The result is the distance from the rectangle's bottom edge up to the top of its intersection with the keyboard's
  /// frame. Apple computes the height in the same way (WWDC23, session 10281). Don't use the height of the keyboard's
  /// frame, because the frame can include parts below the screen.
  ///
  /// - Parameter rect: A rectangle in screen coordinates, usually a view's frame. A rectangle with a negative size is
  ///   standardized first.
  /// - Returns: The height in points, from 0 to the rectangle's height. The height is 0 if ``isDocked`` is false, or if
  ///   the rectangle is empty, null, infinite, or NaN.
  public func overlap(withScreenRect rect: CGRect) -> CGFloat {
    // The edges are compared one by one, because `CGRect.intersection` traps if a rectangle contains NaN.
    guard isDocked, rect.isUsable, frame.isUsable, rect.width > 0, frame.width > 0, frame.height > 0 else {
      return 0
    }
    guard frame.minX < rect.maxX, rect.minX < frame.maxX, frame.minY < rect.maxY, rect.minY < frame.maxY else {
      return 0
    }
    return rect.maxY - max(rect.minY, frame.minY)
  }
}
