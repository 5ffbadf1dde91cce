import Foundation

/// The corner radii of the system's shapes, in points.
///
/// They are estimates for the look before and since iOS 26.
@MainActor enum SystemShape {
  /// The radius of an inset group of rows.
  static var groupRadius: CGFloat { HeadlessWorld.isSince26 ? 26 : 10 }
  /// The radius of a sheet.
  static var sheetRadius: CGFloat { HeadlessWorld.isSince26 ? 38 : 10 }
}
