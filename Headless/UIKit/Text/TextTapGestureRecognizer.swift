import Foundation

/// The tap that makes a text input first responder.
///
/// It takes precedence over tap recognizers of superviews, because it is the innermost recognizer.
final class TextTapGestureRecognizer: UITapGestureRecognizer {
  private let handler: (CGPoint) -> Void

  init(_ handler: @escaping (CGPoint) -> Void) {
    self.handler = handler
    super.init(target: nil, action: nil)
    // The field must still send its control events.
    cancelsTouchesInView = false
    headlessAddAction { [unowned self] _ in self.handler(location(in: view)) }
  }
}
