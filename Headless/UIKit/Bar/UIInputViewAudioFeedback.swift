public import Foundation

/// An input view that can click like the keyboard when the user taps it.
@preconcurrency @MainActor public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  /// Whether the view clicks while it is visible. The default is false.
  var enableInputClicksWhenVisible: Bool { get }
}

@_documentation(visibility: internal)
extension UIInputViewAudioFeedback {
  public var enableInputClicksWhenVisible: Bool { false }
}
