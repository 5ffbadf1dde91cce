#if canImport(UIKit)
  import Clavier
  import UIKit

  /// A web page with fields above a UIKit bar.
  ///
  /// The web view scrolls to its own fields, and the avoider makes room for the field in the bar.
  final class ReadingRoomViewController: UIViewController {
    private let avoider = KeyboardAvoider()

    private let color = UIColor(red: 0.08, green: 0.44, blue: 0.4, alpha: 1)
    private lazy var webView = OrderPage.webView()
    private lazy var bar = EntryBar(
      placeholder: "Note to the librarian", identifier: "note", buttonTitle: "Send", color: color)

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      bar.pin(below: webView, in: view)

      avoider.start()
    }
  }
#endif
