#if canImport(UIKit)
  public import UIKit

  /// A bar above the keyboard with previous, next and done.
  ///
  /// ```swift
  /// let toolbar = KeyboardToolbar(in: view)
  /// emailField.inputAccessoryView = toolbar
  /// passwordField.inputAccessoryView = toolbar
  /// ```
  ///
  /// One bar serves all the inputs of a screen. It moves focus between the text fields and text views in its container
  /// in reading order, by their position, from right to left where the container is laid out so; what is hidden,
  /// transparent, disabled or does not take touches is skipped. No delegate is set and no input is held.
  public final class KeyboardToolbar: UIToolbar {
    /// The view whose inputs the bar walks.
    ///
    /// Nil stands for the view of the controller that the focused input belongs to. It is held weakly.
    public weak var container: UIView? {
      didSet { update() }
    }

    /// The button that goes to the input before; yours to tint or to give another image.
    public private(set) lazy var previousItem = makeItem("chevron.up") { $0.goToPrevious() }

    /// The button that goes to the input after.
    public private(set) lazy var nextItem = makeItem("chevron.down") { $0.goToNext() }

    /// The button that ends editing.
    public private(set) lazy var doneItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in _ = self?.current?.resignFirstResponder() })

    var labels = AccessoryLabels() {
      didSet {
        previousItem.accessibilityLabel = labels.previous
        nextItem.accessibilityLabel = labels.next
        doneItem.accessibilityLabel = labels.done
      }
    }

    private(set) var tracker: FirstResponderTracker?
    private var observation: NotificationObservation?

    /// A bar for the inputs in a view.
    public convenience init(in container: UIView) {
      // A width of zero would break the bar's own constraints; the keyboard gives it the real one.
      self.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      self.container = container
    }

    /// A bar for the inputs around whichever is focused; the keyboard gives it its width.
    public override init(frame: CGRect) {
      super.init(frame: frame)
      setUp()
    }

    /// A bar from a storyboard.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
    }

    /// Whether there is an input before the focused one.
    public var canGoToPrevious: Bool { neighbor(forward: false) != nil }

    /// Whether there is an input after the focused one.
    public var canGoToNext: Bool { neighbor(forward: true) != nil }

    /// Moves focus to the input before.
    /// - Returns: Whether it moved: not at the first input, nor when a delegate refuses.
    @discardableResult public func goToPrevious() -> Bool { neighbor(forward: false)?.becomeFirstResponder() ?? false }

    /// Moves focus to the input after.
    /// - Returns: Whether it moved: not at the last input, nor when a delegate refuses.
    @discardableResult public func goToNext() -> Bool { neighbor(forward: true)?.becomeFirstResponder() ?? false }

    /// Enables and disables the buttons anew.
    ///
    /// The bar does so itself when focus moves, when text changes, when it is laid out and before it is touched. Call
    /// it after hiding or showing inputs at any other time, for the looks of the buttons.
    public func update() {
      previousItem.isEnabled = canGoToPrevious
      nextItem.isEnabled = canGoToNext
      doneItem.isEnabled = current != nil
    }

    /// Brings the buttons up to date before a touch reaches one of them.
    public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      update()
      return super.hitTest(point, with: event)
    }

    /// Lays out the bar with buttons that are up to date.
    public override func layoutSubviews() {
      update()
      super.layoutSubviews()
    }
  }

  extension KeyboardToolbar {
    private func setUp() {
      autoresizingMask = .flexibleWidth
      items = [previousItem, .fixedSpace(12), nextItem, .flexibleSpace(), doneItem]
      labels = AccessoryLabels()
      tracker = FirstResponderTracker(notificationCenter: .default) { [weak self] in self?.update() }
      // What is typed may bring further inputs to light.
      let typing = [UITextField.textDidChangeNotification, UITextView.textDidChangeNotification]
      observation = NotificationObservation(of: typing, in: .default) { [weak self] _ in
        MainQueue.run { [weak self] in self?.update() }
      }
      update()
    }

    private func makeItem(_ symbol: String, _ move: @escaping (KeyboardToolbar) -> Bool) -> UIBarButtonItem {
      UIBarButtonItem(
        primaryAction: UIAction(image: UIImage(systemName: symbol)) { [weak self] _ in _ = self.map(move) })
    }
  }
#endif
