import Foundation

/// What an app has said about a view's layout margins.
struct ViewMargins {
  /// nil: the system's default.
  var own: NSDirectionalEdgeInsets?
  var preservesSuperview = false
  var includesSafeArea = true
}
