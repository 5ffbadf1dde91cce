import Foundation
import UIKit

/// A screen with inputs in a scroll view, in a nested scroll view, and outside both.
final class MixedController: UIViewController, SequenceScreen {
  /// The settings of the screen and of its scroll view.
  struct Style: Hashable {
    var bounces = false
    var isRightToLeft = false
    var dismissMode = UIScrollView.KeyboardDismissMode.none
  }

  let style: Style
  let scrollView = UIScrollView()
  let inner = UIScrollView()
  let spacer = UIView()
  private(set) lazy var spacerHeight = spacer.heightAnchor.constraint(equalToConstant: 40)
  private(set) var inputs: [UIView] = []

  init(_ style: Style = Style()) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  /// The text view that is as tall as its text.
  var growing: UITextView? { inputs.lazy.compactMap { $0 as? UITextView }.first { !$0.isScrollEnabled } }

  override func viewDidLoad() {
    super.viewDidLoad()
    if style.isRightToLeft { view.semanticContentAttribute = .forceRightToLeft }
    scrollView.alwaysBounceVertical = style.bounces
    scrollView.keyboardDismissMode = style.dismissMode
    let size = view.bounds.size
    scrollView.frame = CGRect(x: 0, y: 0, width: size.width, height: size.height - 80)
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: size.width, height: 900)
    view.addSubview(scrollView)
    for index in 0..<4 { addField(y: 20 + CGFloat(index) * 70, to: scrollView) }
    inner.frame = CGRect(x: 20, y: 300, width: size.width - 40, height: 160)
    inner.contentSize = CGSize(width: size.width - 40, height: 400)
    scrollView.addSubview(inner)
    for index in 0..<2 { addField(y: 20 + CGFloat(index) * 200, to: inner) }
    let textView = UITextView(frame: CGRect(x: 20, y: 500, width: 280, height: 120))
    textView.text = "One line.\nAnother line.\nA third."
    scrollView.addSubview(textView)
    inputs.append(textView)
    addGrowing(below: 650)
    addField(y: 830, to: scrollView)
    let bottom = UITextField(frame: CGRect(x: 20, y: size.height - 60, width: 200, height: 34))
    bottom.autoresizingMask = .flexibleTopMargin
    view.addSubview(bottom)
    inputs.append(bottom)
    addSpacer()
    if style.isRightToLeft { for view in inputs + [scrollView] { view.semanticContentAttribute = .forceRightToLeft } }
  }

  private func addField(y: CGFloat, to host: UIView) {
    let field = UITextField(frame: CGRect(x: 10, y: y, width: 200, height: 34))
    if inputs.count == 1 { field.keyboardType = .numberPad }
    if inputs.count == 2 { field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44)) }
    if style.isRightToLeft { field.frame.origin.x = host.bounds.width - 210 }
    host.addSubview(field)
    inputs.append(field)
  }

  private func addGrowing(below y: CGFloat) {
    let textView = UITextView(frame: .zero)
    textView.isScrollEnabled = false
    textView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(textView)
    NSLayoutConstraint.activate([
      textView.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: y),
      textView.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 20),
      textView.widthAnchor.constraint(equalToConstant: 250),
    ])
    inputs.append(textView)
  }

  private func addSpacer() {
    spacer.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(spacer)
    NSLayoutConstraint.activate([
      spacer.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      spacer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      spacer.widthAnchor.constraint(equalToConstant: 30),
      spacerHeight,
    ])
  }
}
