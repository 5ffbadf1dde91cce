import UIKit

/// A chat with a text view in the accessory view.
final class ChatController: UIViewController {
  let textView = UITextView(frame: CGRect(x: 20, y: 5, width: 300, height: 40))
  private let bar = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 50))

  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { bar }

  override func viewDidLoad() {
    super.viewDidLoad()
    bar.addSubview(textView)
  }
}
