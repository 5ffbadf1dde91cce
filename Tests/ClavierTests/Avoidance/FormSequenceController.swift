import Foundation
import UIKit

/// A small form: a header, fields in a scroll view, and a bar with a field at the bottom.
final class FormSequenceController: UIViewController, SequenceScreen {
  let feature: SequenceFeature
  let style: MixedController.Style
  let scrollView = UIScrollView()
  private(set) var inputs: [UIView] = []
  private(set) lazy var spacerHeight = header.heightAnchor.constraint(equalToConstant: 20)
  /// The constraint between the bar and the bottom; nil if the bar is attached to the keyboard layout guide.
  private(set) var barBottom: NSLayoutConstraint?

  private let header = UIView()
  private let bar = UIView()
  private let button = UIButton()
  private let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 50))

  init(_ feature: SequenceFeature, _ style: MixedController.Style) {
    (self.feature, self.style) = (feature, style)
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { feature == .residentBar }

  override var inputAccessoryView: UIView? { feature == .residentBar ? accessory : nil }

  func companions(of input: UIView) -> [UIView] {
    feature == .companion && input.superview === scrollView ? [button] : []
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = feature.rawValue
    scrollView.alwaysBounceVertical = style.bounces
    scrollView.keyboardDismissMode = style.dismissMode
    scrollView.contentSize = CGSize(width: 300, height: 960)
    for index in 0..<5 { addField(y: 20 + CGFloat(index) * 180, to: scrollView) }
    let textView = UITextView(frame: CGRect(x: 10, y: 620, width: 260, height: 100))
    textView.text = "One line.\nAnother line.\nA third."
    scrollView.addSubview(textView)
    inputs.append(textView)
    button.frame = CGRect(x: 10, y: 800, width: 100, height: 40)
    scrollView.addSubview(button)
    addField(y: 5, to: bar)
    arrange()
    if style.isRightToLeft { for view in inputs + [scrollView] { view.semanticContentAttribute = .forceRightToLeft } }
  }

  private func addField(y: CGFloat, to host: UIView) {
    let field = UITextField(frame: CGRect(x: 10, y: y, width: 200, height: 34))
    if inputs.count == 1 { field.keyboardType = .numberPad }
    host.addSubview(field)
    inputs.append(field)
  }

  /// Adds the subviews and their constraints.
  ///
  /// The scroll view is the first subview, so that a large title follows it.
  private func arrange() {
    for subview in [scrollView, header, bar] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
      NSLayoutConstraint.activate([
        subview.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        subview.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
    }
    let reachesUnderTitle = feature == .largeTitle
    NSLayoutConstraint.activate([
      header.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor), spacerHeight,
      scrollView.topAnchor.constraint(equalTo: reachesUnderTitle ? view.topAnchor : header.bottomAnchor),
      scrollView.bottomAnchor.constraint(equalTo: bar.topAnchor),
      bar.heightAnchor.constraint(equalToConstant: 44),
    ])
    if feature == .layoutGuide {
      bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
    } else {
      let bottom = bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
      bottom.isActive = true
      barBottom = bottom
    }
  }
}
