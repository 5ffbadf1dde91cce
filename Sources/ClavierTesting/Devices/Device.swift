public import Foundation

/// A class of iPhones or iPads that share screen, safe area and keyboard.
///
/// ``all`` has every class whose screen and safe area somebody has published; iPhones in Display Zoom are missing because
/// nobody has published theirs. All lengths are points. A keyboard's height is what the system reports in the end frame:
/// from its top edge to the bottom of the screen, including the bottom safe area, without any input accessory view.
public struct Device: Hashable, Sendable, Identifiable {
  /// What kind of device it is.
  public enum Idiom: String, CaseIterable, Hashable, Sendable, Codable {
    /// An iPhone or iPod touch.
    case phone
    /// An iPad.
    case pad
  }

  /// What is below the screen: a button, or an indicator that needs a bottom safe area.
  public enum Home: String, CaseIterable, Hashable, Sendable, Codable {
    /// A home button; the screen's bottom edge is free.
    case button
    /// A home indicator on the screen's bottom edge.
    case indicator
  }

  /// Distances from the edges of the screen, in points.
  public struct Insets: Hashable, Sendable, Codable {
    /// No distance at any edge.
    public static let zero = Insets(top: 0, left: 0, bottom: 0, right: 0)

    /// The distance at each edge.
    public var top, left, bottom, right: CGFloat

    /// Creates insets from the distance at each edge.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }
  }

  /// The safe areas of a full-screen window without bars, with what they rest on.
  public struct SafeAreas: Hashable, Sendable {
    /// The safe area in each orientation.
    public var portrait, landscape: Insets
    /// What the numbers rest on.
    public var confidence: Figure.Confidence
    /// Where the numbers come from.
    public var sources: [String]

    /// Creates safe areas, for a device of your own.
    public init(portrait: Insets, landscape: Insets, confidence: Figure.Confidence, sources: [String]) {
      self.portrait = portrait
      self.landscape = landscape
      self.confidence = confidence
      self.sources = sources
    }
  }

  /// A name for scripts, such as `iphone-393x852`.
  public var id: String
  /// Whether it is an iPhone or an iPad.
  public var idiom: Idiom
  /// The marketing names of the models in this class, the oldest first.
  public var names: [String]
  /// The screen's size in portrait, in points.
  public var size: CGSize
  /// Pixels per point.
  public var scale: CGFloat
  /// Whether it has a home button or a home indicator.
  public var home: Home
  /// What the screen's size rests on.
  public var sizeConfidence: Figure.Confidence
  /// Where the screen's size comes from.
  public var sizeSources: [String]
  /// The safe areas of a full-screen window.
  public var safeAreas: SafeAreas
  /// What stays on screen while a hardware keyboard is attached; `nil` when nobody has published it.
  public var hardwareKeyboardBar: Figure?
  /// The height of the floating keyboard, ``floatingKeyboardWidth`` wide; `nil` where there is none.
  public var floatingKeyboard: Figure?
  /// Whether the keyboard can be split into halves.
  public var canSplit: Bool
  var heights: [KeyboardSlot: Figure]

  /// The width of an iPad's floating keyboard: that of a small iPhone (Cantoboard's keyboard lies over Apple's).
  public static let floatingKeyboardWidth: CGFloat = 320

  /// Every known class, iPhones first, each from the smallest screen to the largest.
  public static let all: [Device] = phones + pads

  /// The device that is simulated when nobody asks for another: an iPhone 16.
  public static let standard: Device = phone393x852

  /// The screen's size when the device is held in an orientation, in points.
  public func size(in orientation: DeviceOrientation) -> CGSize {
    orientation == .portrait ? size : CGSize(width: size.height, height: size.width)
  }

  /// The safe area of a full-screen window without bars, in points.
  public func safeArea(for orientation: DeviceOrientation) -> Insets {
    orientation == .portrait ? safeAreas.portrait : safeAreas.landscape
  }

  /// Hashes the name for scripts: before iOS 18 a `CGSize` cannot be hashed, and a derived function fails there.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }

  /// Creates a device of your own, for a model that is not in ``all`` yet.
  public init(
    id: String, idiom: Idiom, names: [String], size: CGSize, scale: CGFloat, home: Home, safeAreas: SafeAreas,
    sizeConfidence: Figure.Confidence, sizeSources: [String]
  ) {
    self.id = id
    self.idiom = idiom
    self.names = names
    self.size = size
    self.scale = scale
    self.home = home
    self.sizeConfidence = sizeConfidence
    self.sizeSources = sizeSources
    self.safeAreas = safeAreas
    canSplit = false
    heights = [:]
  }
}
