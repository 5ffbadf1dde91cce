import Foundation

/// The corner radii of the system's shapes, in points.
///
/// The radii are estimates, both for iOS 26 and later and for earlier versions.
@MainActor enum SystemShape {
  /// The radius of an inset group of rows.
  static var groupRadius: CGFloat { HeadlessWorld.isSince26 ? 26 : 10 }
  /// The radius of a sheet.
  static var sheetRadius: CGFloat { HeadlessWorld.isSince26 ? 38 : 10 }
}
