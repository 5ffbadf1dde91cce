#if canImport(UIKit)
  import UIKit

  /// A scroll view that keeps the focused input of a form visible.
  ///
  /// The scroll view does not observe the keyboard, and only reacts to changes of its own inset and frame.
  final class FormScrollView: UIScrollView {
    private let form: FormView
    private let showsFocusedInput: Bool
    private var laidOutSize = CGSize.zero
    /// The visible size without the keyboard, to which the form is adapted.
    private var adaptedSize = CGSize.zero
    /// Large text may need more height than the screen has.
    private lazy var leastHeight = form.heightAnchor.constraint(greaterThanOrEqualToConstant: 0)

    /// The distance between the input and the edge of the visible area, in points.
    private let spacing: CGFloat = 12

    /// Creates a scroll view.
    ///
    /// - Parameters:
    ///   - form: The content.
    ///   - showsFocusedInput: Whether the scroll view itself scrolls to the focused input.
    init(_ form: FormView, showsFocusedInput: Bool = true) {
      self.form = form
      self.showsFocusedInput = showsFocusedInput
      super.init(frame: .zero)
      alwaysBounceVertical = true
      #if !os(visionOS)
        keyboardDismissMode = .interactive
      #endif
      addSubview(form)
      for view in [self, form] { view.translatesAutoresizingMaskIntoConstraints = false }
      NSLayoutConstraint.activate([
        form.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor),
        form.bottomAnchor.constraint(equalTo: contentLayoutGuide.bottomAnchor),
        form.leadingAnchor.constraint(equalTo: contentLayoutGuide.leadingAnchor),
        form.trailingAnchor.constraint(equalTo: contentLayoutGuide.trailingAnchor),
        form.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor),
        leastHeight,
      ])
      guard showsFocusedInput else { return }
      for textField in form.textFields {
        textField.addAction(UIAction { [weak self] _ in self?.inputDidBeginEditing() }, for: .editingDidBegin)
      }
      for textView in form.textViews { textView.delegate = self }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Fills the screen of `view` with the form, including the area of the home indicator.
    ///
    /// - Returns: The constraint between the bottoms of the scroll view and of `view`.
    @discardableResult
    func fill(_ view: UIView) -> NSLayoutConstraint {
      let safeArea = view.safeAreaLayoutGuide
      let bottom = bottomAnchor.constraint(equalTo: view.bottomAnchor)
      let formHeight = form.heightAnchor.constraint(equalTo: safeArea.heightAnchor)
      formHeight.priority = .defaultHigh
      view.addSubview(self)
      NSLayoutConstraint.activate([
        topAnchor.constraint(equalTo: safeArea.topAnchor),
        leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
        trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
        bottom,
        formHeight,
      ])
      return bottom
    }

    /// The bottom inset for the keyboard in points, in addition to the safe area.
    var keyboardInset: CGFloat {
      get { contentInset.bottom }
      set {
        contentInset.bottom = newValue
        verticalScrollIndicatorInsets.bottom = newValue
        showFocusedInput()
      }
    }

    /// Scrolls as little as possible to show the focused input, and never beyond the end of the form.
    private func showFocusedInput() {
      form.layoutIfNeeded()
      let end = contentSize.height + adjustedContentInset.bottom - bounds.height
      contentOffset.y = min(contentOffset.y, max(-adjustedContentInset.top, end))
      guard let input = form.focusedInput else { return }
      let rect = input.convert(input.bounds, to: self)
      scrollRectToVisible(rect.insetBy(dx: 0, dy: -spacing), animated: false)
    }

    /// Shows the focused input when editing begins, because no keyboard notification is posted if the keyboard keeps
    /// its frame.
    private func inputDidBeginEditing() {
      UIView.animate(withDuration: 0.25) { self.showFocusedInput() }
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      let height = superview?.safeAreaLayoutGuide.layoutFrame.height ?? bounds.height
      let visibleSize = CGSize(width: bounds.width, height: height)
      if visibleSize != adaptedSize {
        adaptedSize = visibleSize
        leastHeight.constant = form.adapt(toVisible: visibleSize)
      }
      guard showsFocusedInput, bounds.size != laidOutSize else { return }
      laidOutSize = bounds.size
      showFocusedInput()
    }
  }

  extension FormScrollView: UITextViewDelegate {
    func textViewDidBeginEditing(_ textView: UITextView) { inputDidBeginEditing() }
  }
#endif
