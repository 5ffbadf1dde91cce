import UIKit

/// A form whose views run the app's code when Clavier uses them.
@MainActor final class IntrudedController: UIViewController, UIScrollViewDelegate {
  let scrollView = IntrudedScrollView()
  let textView = IntrudedTextView(frame: CGRect(x: 20, y: 640, width: 300, height: 100))
  let field = IntrudedField(frame: CGRect(x: 20, y: 760, width: 300, height: 34))
  let pinnedField = IntrudedField(frame: CGRect(x: 20, y: 810, width: 300, height: 34))
  private var intrusion: Intrusion?

  override func loadView() {
    view = IntrudedView(frame: UIScreen.main.bounds)
    scrollView.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 800)
    scrollView.contentSize = CGSize(width: 393, height: 1500)
    scrollView.delegate = self
    view.addSubview(scrollView)
    scrollView.addSubview(textView)
    scrollView.addSubview(field)
    view.addSubview(pinnedField)
    textView.text = String(repeating: "words ", count: 50)
  }

  func intrude(_ intrusion: Intrusion?) {
    self.intrusion = intrusion
    (view as? IntrudedView)?.intrusion = intrusion
    (scrollView.intrusion, textView.intrusion, field.intrusion) = (intrusion, intrusion, intrusion)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    intrusion?.reach(.layout)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { intrusion?.reach(.scroll) }
}

final class IntrudedView: UIView {
  var intrusion: Intrusion?

  override var transform: CGAffineTransform {
    get {
      intrusion?.reach(.transform)
      return super.transform
    }
    set {
      super.transform = newValue
      intrusion?.reach(.transform)
    }
  }

  override var bounds: CGRect {
    get {
      intrusion?.reach(.bounds)
      return super.bounds
    }
    set { super.bounds = newValue }
  }
}

final class IntrudedScrollView: UIScrollView {
  var intrusion: Intrusion?

  override var adjustedContentInset: UIEdgeInsets {
    intrusion?.reach(.adjustedContentInset)
    return super.adjustedContentInset
  }

  override var contentInset: UIEdgeInsets {
    get {
      intrusion?.reach(.contentInset)
      return super.contentInset
    }
    set {
      super.contentInset = newValue
      intrusion?.reach(.contentInset)
    }
  }

  override var contentSize: CGSize {
    get {
      intrusion?.reach(.contentSize)
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  override var contentOffset: CGPoint {
    get {
      intrusion?.reach(.contentOffset)
      return super.contentOffset
    }
    set { super.contentOffset = newValue }
  }

  override var isDragging: Bool {
    intrusion?.reach(.isDragging)
    return super.isDragging
  }
}

final class IntrudedTextView: UITextView {
  var intrusion: Intrusion?

  override var selectedRange: NSRange {
    get {
      intrusion?.reach(.selectedRange)
      return super.selectedRange
    }
    set { super.selectedRange = newValue }
  }

  override var selectedTextRange: UITextRange? {
    get {
      intrusion?.reach(.selectedTextRange)
      return super.selectedTextRange
    }
    set { super.selectedTextRange = newValue }
  }

  override func caretRect(for position: UITextPosition) -> CGRect {
    intrusion?.reach(.caretRect)
    return super.caretRect(for: position)
  }

  override var inputAccessoryView: UIView? {
    get {
      intrusion?.reach(.accessory)
      return super.inputAccessoryView
    }
    set { super.inputAccessoryView = newValue }
  }
}

final class IntrudedField: UITextField {
  var intrusion: Intrusion?

  override var bounds: CGRect {
    get {
      intrusion?.reach(.bounds)
      return super.bounds
    }
    set { super.bounds = newValue }
  }

  override var isFirstResponder: Bool {
    intrusion?.reach(.isFirstResponder)
    return super.isFirstResponder
  }
}
