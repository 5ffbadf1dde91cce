import Foundation

/// The layout margins that the app has set for a view.
struct ViewMargins {
  /// The app's margins; nil for the system's default.
  var own: NSDirectionalEdgeInsets?
  var preservesSuperview = false
  var includesSafeArea = true
}
