public import Foundation

/// A group of iPhone or iPad models that have the same screen, safe area, and keyboard.
///
/// ``all`` contains every group of models whose screen and safe area are known. iPhones with Display Zoom are not
/// included. All lengths are in points. A keyboard's height is the distance from its top edge to the bottom edge of the
/// screen. The height includes the bottom safe area, but not an input accessory view.
public struct Device: Hashable, Sendable, Identifiable {
  /// The kind of device.
  public enum Idiom: String, CaseIterable, Hashable, Sendable, Codable {
    /// An iPhone or iPod touch.
    case phone
    /// An iPad.
    case pad
  }

  /// The kind of home control: a button, or an indicator, which requires a bottom safe area.
  package enum Home: String, CaseIterable, Hashable, Sendable, Codable {
    /// A home button below the screen.
    case button
    /// A home indicator at the bottom edge of the screen.
    case indicator
  }

  /// Distances from the edges of the screen, in points.
  package struct Insets: Hashable, Sendable, Codable {
    /// No distance at any edge.
    package static let zero = Insets(top: 0, left: 0, bottom: 0, right: 0)

    /// The distance at each edge.
    package var top, left, bottom, right: CGFloat

    /// Creates insets.
    package init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }
  }

  /// The safe areas of a full-screen window without bars, with their sources.
  package struct SafeAreas: Hashable, Sendable {
    /// The safe area in each orientation.
    package var portrait, landscape: Insets
    /// How reliable the numbers are.
    package var confidence: KeyboardMeasurement.Confidence
    /// The sources of the numbers.
    package var sources: [String]

    /// Creates the safe areas of a custom device.
    package init(portrait: Insets, landscape: Insets, confidence: KeyboardMeasurement.Confidence, sources: [String]) {
      self.portrait = portrait
      self.landscape = landscape
      self.confidence = confidence
      self.sources = sources
    }
  }

  /// The identifier of the group, such as `iphone-393x852`, for use in scripts.
  public var id: String
  /// Whether the device is an iPhone or an iPad.
  public var idiom: Idiom
  /// The marketing names of the models in this group.
  public var names: [String]
  /// The screen's size in portrait, in points.
  public var size: CGSize
  /// The number of pixels per point.
  package var scale: CGFloat
  /// The control that leads to the home screen: a button or an indicator.
  package var home: Home
  /// How reliable the screen's size is.
  package var sizeConfidence: KeyboardMeasurement.Confidence
  /// The sources of the screen's size.
  package var sizeSources: [String]
  /// The safe areas of a full-screen window.
  package var safeAreas: SafeAreas
  /// The bar that remains while a hardware keyboard is attached; nil if its height is unknown.
  package var hardwareKeyboardBar: KeyboardMeasurement?
  /// The height of the floating keyboard, whose width is ``floatingKeyboardWidth``; nil if the device has no floating
  /// keyboard.
  package var floatingKeyboard: KeyboardMeasurement?
  /// Whether the keyboard can be split.
  package var canSplit: Bool
  var heights: [KeyboardVariant: KeyboardMeasurement]

  /// The width of an iPad's floating keyboard, in points.
  ///
  /// The number comes from Cantoboard, whose keyboard is as wide as Apple's.
  package static let floatingKeyboardWidth: CGFloat = 320

  /// Every known device: first the iPhones, and then the iPads.
  public static let all: [Device] = phones + pads

  /// The default device, an iPhone 16.
  public static let standard: Device = phone393x852

  /// Returns the screen's size in an orientation, in points.
  public func size(in orientation: DeviceOrientation) -> CGSize {
    orientation == .portrait ? size : CGSize(width: size.height, height: size.width)
  }

  /// Returns the safe area of a full-screen window without bars, in points.
  package func safeArea(for orientation: DeviceOrientation) -> Insets {
    orientation == .portrait ? safeAreas.portrait : safeAreas.landscape
  }

  /// Hashes the device's identifier.
  ///
  /// `CGSize` is not hashable before iOS 18, so the conformance cannot be synthesized.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }

  /// Creates a custom device.
  package init(
    id: String, idiom: Idiom, names: [String], size: CGSize, scale: CGFloat, home: Home, safeAreas: SafeAreas,
    sizeConfidence: KeyboardMeasurement.Confidence, sizeSources: [String]
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
