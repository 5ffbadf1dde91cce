extension AvoidanceScene {
  /// Why an input is none that the app lays out: what shows it keeps it clear of the keyboard.
  public enum Exclusion: String, CaseIterable, Hashable, Sendable, Codable {
    /// The input is taller than the space above the keyboard, lies in a scroll view, and is no text field or text view: the
    /// content of a web view, which scrolls to its own fields.
    case pageContent
    /// The input is in a view controller that avoids the keyboard by itself, such as an alert or a SwiftUI hosting
    /// controller.
    case selfAvoidingController
    /// The input is in a window of the system, such as the keyboard's own.
    case systemWindow
  }
}
