public import Foundation
public import HeadlessEnumerations

/// The device on which the headless app runs: what its screen, its scene and `UIDevice` are made from.
public struct HeadlessDisplay: Sendable {
  /// The size of the screen held upright, in points.
  public var size: CGSize
  /// Pixels per point.
  public var scale: CGFloat
  /// What kind of device it is.
  public var idiom: UIUserInterfaceIdiom
  /// What the status bar, the sensor housing and the home indicator cover when it is held upright, in points.
  public var portraitSafeArea: UIEdgeInsets
  /// What they cover when it lies on its side, in points.
  public var landscapeSafeArea: UIEdgeInsets
  /// The direction in which the app's language is read.
  public var layoutDirection: UIUserInterfaceLayoutDirection

  /// Makes a device of its measures, in points.
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

  /// A phone of 393 by 852 points, as iPhone 15 and 16 have.
  public static let phone = HeadlessDisplay(
    size: CGSize(width: 393, height: 852), scale: 3, idiom: .phone,
    portraitSafeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
    landscapeSafeArea: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))

  /// The size of the screen as it is held.
  func size(in orientation: UIInterfaceOrientation) -> CGSize {
    orientation.isLandscape ? CGSize(width: size.height, height: size.width) : size
  }

  /// What is covered as the screen is held.
  func safeArea(in orientation: UIInterfaceOrientation) -> UIEdgeInsets {
    orientation.isLandscape ? landscapeSafeArea : portraitSafeArea
  }
}
