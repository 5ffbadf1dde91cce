import Foundation

/// The layout margins of a view that the app has set.
struct ViewMargins {
  /// The app's margins; nil for the system's default.
  var own: NSDirectionalEdgeInsets?
  var preservesSuperview = false
  var includesSafeArea = true
}
