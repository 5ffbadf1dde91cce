#if canImport(UIKit)
  import Clavier
  import UIKit

  /// Automatic avoidance in a text view that fills the screen.
  ///
  /// The line with the caret stays visible below the bar.
  final class LetterViewController: UIViewController, UITextViewDelegate {
    private let avoider = KeyboardAvoider()

    private let bar = LetterBar(title: "Letter", color: UIColor(red: 0.27, green: 0.3, blue: 0.72, alpha: 1))
    private let textView = UITextView(frame: .zero)

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      textView.text = Self.letter
      textView.font = .text(ofSize: 17)
      #if !os(visionOS)
        textView.keyboardDismissMode = .interactive
      #endif
      textView.accessibilityIdentifier = "letter"
      textView.delegate = self
      layOut()
      textViewDidChange(textView)

      avoider.start()
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      // The caret is at the end of the letter, where writing continues.
      textView.scrollRangeToVisible(NSRange(location: textView.text.utf16.count, length: 0))
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      // Long lines are hard to read.
      let margin = max(15, (textView.bounds.width - 640) / 2)
      textView.textContainerInset = UIEdgeInsets(top: 12, left: margin, bottom: 12, right: margin)
    }

    func textViewDidChange(_ textView: UITextView) {
      let words = textView.text.split { $0 == " " || $0 == "\n" }
      bar.detail = "\(words.count) words"
    }

    private func layOut() {
      for view in [bar, textView] {
        view.translatesAutoresizingMaskIntoConstraints = false
        self.view.addSubview(view)
      }
      let safeArea = view.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        bar.topAnchor.constraint(equalTo: safeArea.topAnchor),
        bar.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
        bar.heightAnchor.constraint(equalToConstant: 52),
        textView.topAnchor.constraint(equalTo: bar.bottomAnchor),
        textView.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
        textView.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
        textView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
    }

    private static let letter = """
      My dear Babbage,

      I have gone through the whole of your drawings since Tuesday, and I am more certain than ever that the engine will do \
      what neither of us dares to say aloud in company. It will not only count. It will act upon whatever stands in fixed \
      relations, be it numbers or the notes of a song.

      You ask what I should like to see first. Take the numbers of Bernoulli. They are tedious enough for a person, and \
      they show everything at once: a store that is written and read again, a mill that works, and cards that go back to \
      an earlier place and are run through once more. If the engine can do this, it can do anything that we know how to \
      order it to perform.

      That last clause I should like to keep, whatever the printers say. The engine has no pretensions to originate \
      anything. It follows; but it follows without fatigue, and it does not mind the hour. I, who mind the hour very \
      much, find that a comfort.

      Three things trouble me. First, the cards for the variables and the cards for the operations wear differently, and \
      the former will be spoiled long before the latter. Could they be of brass? Second, when a number is taken from the \
      store, you let it vanish there. I should rather that it stayed until another is put in its place; one often wants \
      the same number twice. Third, nobody but you can say at present which card is under the reader. A small bell for \
      each return to the beginning would be enough, and the workmen would know that all is well.

      I have drawn up the table as you asked, with one line for every operation, the variables acted upon, and what \
      becomes of each of them. It has grown to twenty-five lines. Please do not change them without telling me. I can \
      endure to be wrong, but not to be wrong in another person's hand.

      The children are well and the weather is not. Should you come on Saturday, bring the new drawings, and the small \
      model if it can be carried. We shall put you in the blue room, where nobody will ask you about the organ grinders.
      """
  }

  /// A bar with a title, a detail, and a button that ends editing.
  private final class LetterBar: UIView {
    private let titleLabel = UILabel()
    private let detailLabel = UILabel()
    private let doneButton = UIButton(type: .system)
    private let line = UIView()

    var detail: String {
      get { detailLabel.text ?? "" }
      set { detailLabel.text = newValue }
    }

    init(title: String, color: UIColor) {
      super.init(frame: .zero)
      titleLabel.text = title
      titleLabel.font = .boldBarText(ofSize: 17)
      titleLabel.textAlignment = .center
      detailLabel.font = .barText(ofSize: 13)
      detailLabel.textColor = .label.withAlphaComponent(0.6)
      doneButton.setTitle("Done", for: .normal)
      doneButton.setTitleColor(color, for: .normal)
      doneButton.titleLabel?.font = .boldBarText(ofSize: 17)
      doneButton.addAction(UIAction { [weak self] _ in _ = self?.window?.endEditing(true) }, for: .touchUpInside)
      line.backgroundColor = .label.withAlphaComponent(0.15)
      [titleLabel, detailLabel, doneButton, line].forEach(addSubview)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      let side: CGFloat = 110
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      func frame(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: isMirrored ? bounds.width - x - width : x, y: y, width: width, height: height)
      }
      detailLabel.frame = frame(20, 0, side, bounds.height)
      titleLabel.frame = CGRect(x: side, y: 0, width: bounds.width - 2 * side, height: bounds.height)
      doneButton.frame = frame(bounds.width - 84, 4, 68, bounds.height - 8)
      line.frame = CGRect(x: 0, y: bounds.height - 0.5, width: bounds.width, height: 0.5)
    }
  }
#endif
