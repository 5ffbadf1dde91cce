public import Foundation
public import HeadlessEnumerations

/// The properties of the simulated device, which determine its screen, its scene, and `UIDevice`.
public struct HeadlessDisplay: Sendable {
  /// The size of the screen in portrait, in points.
  public var size: CGSize
  /// The number of pixels per point.
  public var scale: CGFloat
  /// The idiom of the device.
  public var idiom: UIUserInterfaceIdiom
  /// The insets that the status bar, the sensor housing, and the home indicator cover in portrait, in points.
  public var portraitSafeArea: UIEdgeInsets
  /// The insets that the status bar, the sensor housing, and the home indicator cover in landscape, in points.
  public var landscapeSafeArea: UIEdgeInsets
  /// The layout direction of the app's language.
  public var layoutDirection: UIUserInterfaceLayoutDirection
  /// The code of the app's language, in which the system's buttons have titles, such as "he".
  ///
  /// The headless UIKit has titles in English and Hebrew.
  public var language = "en"

  /// Creates a device with its dimensions, in points.
  public init(
    size: CGSize, scale: CGFloat, idiom: UIUserInterfaceIdiom, portraitSafeArea: UIEdgeInsets,
    landscapeSafeArea: UIEdgeInsets, layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight
  ) {
    self.size = size
    self.scale = scale
    self.idiom = idiom
    self.portraitSafeArea = portraitSafeArea
    self.landscapeSafeArea = landscapeSafeArea
    self.layoutDirection = layoutDirection
  }

  /// An iPhone with 393 by 852 points, such as iPhone 15 and 16.
  public static let phone = HeadlessDisplay(
    size: CGSize(width: 393, height: 852), scale: 3, idiom: .phone,
    portraitSafeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
    landscapeSafeArea: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))

  /// Returns the size of the screen in an orientation.
  func size(in orientation: UIInterfaceOrientation) -> CGSize {
    orientation.isLandscape ? CGSize(width: size.height, height: size.width) : size
  }

  /// Returns the safe area insets in an orientation.
  func safeArea(in orientation: UIInterfaceOrientation) -> UIEdgeInsets {
    orientation.isLandscape ? landscapeSafeArea : portraitSafeArea
  }
}
