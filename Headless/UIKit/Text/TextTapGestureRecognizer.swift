import Foundation

/// The tap by which a text input takes focus.
///
/// Being the innermost, it wins over the taps of the views around.
final class TextTapGestureRecognizer: UITapGestureRecognizer {
  private let handler: (CGPoint) -> Void

  init(_ handler: @escaping (CGPoint) -> Void) {
    self.handler = handler
    super.init()
    // The field's own control events go on.
    cancelsTouchesInView = false
    headlessAddAction { [unowned self] _ in self.handler(location(in: view)) }
  }
}
