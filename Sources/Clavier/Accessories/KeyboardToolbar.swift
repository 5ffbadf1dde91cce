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
  ///
  /// VoiceOver follows the focus, and reads the buttons in the user's language. The bar grows with the size that the user
  /// has chosen for text, see ``adjustsSizeForContentSizeCategory``.
  ///
  /// A view of your own that takes keystrokes without being a text field or a text view (`UIKeyInput`, `UITextInput`) is
  /// no stop on the way, and neither is a table row that is scrolled so far away that the table has no view for it.
  public final class KeyboardToolbar: UIToolbar {
    /// The view whose inputs the bar walks.
    ///
    /// Nil stands for the view of the controller that the focused input belongs to. It is held weakly.
    public weak var container: UIView? {
      didSet { update() }
    }

    /// Whether the bar and its buttons grow with the size that the user has chosen for text; true unless set.
    ///
    /// The bar is 44 points high at the default size and below, and 56 from the first accessibility size on. An image
    /// that you give to a button stays as it is.
    public var adjustsSizeForContentSizeCategory = true {
      didSet { followTextSize() }
    }

    /// The button that goes to the input before; yours to tint or to give another image.
    public private(set) lazy var previousItem = makeItem(Self.previousSymbol) { $0.goToPrevious() }

    /// The button that goes to the input after.
    public private(set) lazy var nextItem = makeItem(Self.nextSymbol) { $0.goToNext() }

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
    private var textSizeObservation: NotificationObservation?

    /// A button with the symbol that the bar has given it.
    struct Symbol {
      let item: UIBarButtonItem
      let name: String
      var image: UIImage?
    }

    var symbols: [Symbol] = []
    /// The size of text that the bar was last brought up to.
    var textSize = UIContentSizeCategory.large
    /// How much higher the bar is than at the default size, in points.
    var growth: CGFloat = 0

    /// A bar for the inputs in a view.
    public convenience init(in container: UIView) {
      // A width of zero would break the bar's own constraints; the keyboard gives it the real one.
      self.init(frame: CGRect(x: 0, y: 0, width: 320, height: Self.standardHeight))
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
    @discardableResult public func goToPrevious() -> Bool { neighbor(forward: false)?.takeFocus() ?? false }

    /// Moves focus to the input after.
    /// - Returns: Whether it moved: not at the last input, nor when a delegate refuses.
    @discardableResult public func goToNext() -> Bool { neighbor(forward: true)?.takeFocus() ?? false }

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

    /// As high as a toolbar is, and what the user's size of text adds.
    public override var intrinsicContentSize: CGSize {
      let size = super.intrinsicContentSize
      return size.height < 0 ? size : CGSize(width: size.width, height: size.height + growth)
    }

    /// As high as a toolbar is, and what the user's size of text adds.
    public override func sizeThatFits(_ size: CGSize) -> CGSize {
      let size = super.sizeThatFits(size)
      return CGSize(width: size.width, height: size.height + growth)
    }

    /// Catches up with the user's size of text, which may have changed while the bar was not shown.
    public override func didMoveToWindow() {
      super.didMoveToWindow()
      if window != nil { followTextSize() }
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
      symbols = [(previousItem, Self.previousSymbol), (nextItem, Self.nextSymbol)].map { item, name in
        Symbol(item: item, name: name, image: item.image)
      }
      items = [previousItem, .fixedSpace(12), nextItem, .flexibleSpace(), doneItem]
      labels = AccessoryLabels()
      tracker = FirstResponderTracker(notificationCenter: .default) { [weak self] in self?.update() }
      // What is typed may bring further inputs to light.
      let typing = [UITextField.textDidChangeNotification, UITextView.textDidChangeNotification]
      observation = NotificationObservation(of: typing, in: .default) { [weak self] _ in
        MainQueue.run { [weak self] in self?.update() }
      }
      textSizeObservation = NotificationObservation(
        of: [UIContentSizeCategory.didChangeNotification], in: .default
      ) { [weak self] _ in
        MainQueue.run { [weak self] in self?.followTextSize() }
      }
      followTextSize()
      update()
    }

    private static let (previousSymbol, nextSymbol) = ("chevron.up", "chevron.down")

    private func makeItem(_ symbol: String, _ move: @escaping (KeyboardToolbar) -> Bool) -> UIBarButtonItem {
      UIBarButtonItem(
        primaryAction: UIAction(image: UIImage(systemName: symbol)) { [weak self] _ in _ = self.map(move) })
    }
  }
#endif
