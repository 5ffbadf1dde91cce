import Clavier
import Combine
import Foundation
import UIKit

/// A screen with a field and a text view, which uses any number of styles.
final class SoakController: UIViewController, KeyboardManagerDelegate, KeyboardObservable, CommonKeyboardPresentable,
  FullKeyboardPresentable
{
  let scrollView = UIScrollView()
  let field = SoakField()
  let textView = SoakTextView()
  var bottom: NSLayoutConstraint?
  var retained: [AnyObject] = []
  var cancellables: Set<AnyCancellable> = []
  var tasks: [Task<Void, Never>] = []
  var height: CGFloat = 0
  /// The number of events that reached the screen.
  private(set) var count = 0
  private let styles: [SoakStyle]
  private let life = SoakLife()

  init(_ styles: [SoakStyle]) {
    self.styles = styles
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  deinit { for task in tasks { task.cancel() } }

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = view.bounds
    scrollView.contentSize = CGSize(width: view.bounds.width, height: 1600)
    field.frame = CGRect(x: 20, y: 700, width: 200, height: 34)
    textView.frame = CGRect(x: 20, y: 760, width: 300, height: 160)
    scrollView.addSubview(field)
    scrollView.addSubview(textView)
    view.addSubview(scrollView)
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    let bottom = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    NSLayoutConstraint.activate([
      bottom, bar.heightAnchor.constraint(equalToConstant: 44),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    self.bottom = bottom
    for style in styles { use(style) }
  }

  func note(_ frame: CGRect) { count += 1 }

  // MARK: The styles that are protocols

  func keyboardWillShow(userInfo: [AnyHashable: Any]) { note(.zero) }
  func keyboardWillBeShown(keyboardHeight: CGFloat, duration: TimeInterval) { note(.zero) }
  func keyboardWillBeHidden(duration: TimeInterval) { note(.zero) }
  func keyboardWillBeShown(keyboardInfo: KeyboardInfo) { note(keyboardInfo.endFrame) }
  func keyboardWillBeHidden(keyboardInfo: KeyboardInfo) { note(keyboardInfo.endFrame) }
}

/// A text field whose lifetime is counted.
final class SoakField: UITextField { private let life = SoakLife() }

/// A text view whose lifetime is counted.
final class SoakTextView: UITextView { private let life = SoakLife() }

/// A window whose lifetime is counted.
final class SoakWindow: UIWindow { private let life = SoakLife() }
