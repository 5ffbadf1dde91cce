#if canImport(UIKit)
  public import UIKit

  /// A toolbar above the keyboard with previous, next, and done buttons.
  ///
  /// ```swift
  /// let toolbar = KeyboardToolbar(in: view)
  /// emailField.inputAccessoryView = toolbar
  /// passwordField.inputAccessoryView = toolbar
  /// ```
  ///
  /// Use one toolbar for all inputs on a screen. The toolbar moves focus between the text fields and text views in its
  /// container in reading order. In a right-to-left layout, rows are read from right to left. The toolbar skips inputs
  /// that are hidden, transparent, disabled, or not interactive. The toolbar also skips an input that has no delegate
  /// and whose `canBecomeFirstResponder` is false. The toolbar does not set a delegate and does not retain the inputs.
  ///
  /// VoiceOver moves to the newly focused input. The buttons' VoiceOver labels are in the language in which the system
  /// shows the app (`Bundle.main.preferredLocalizations`), or in English if the toolbar has no labels in this language.
  /// The toolbar grows with the user's text size (see ``adjustsSizeForContentSizeCategory``).
  ///
  /// The toolbar ignores your own views that accept text (`UIKeyInput`, `UITextInput`). The toolbar also ignores inputs
  /// in table rows that are far off the screen, because the table has no cells for distant rows.
  public final class KeyboardToolbar: UIToolbar {
    /// A button, and the symbol that the toolbar has set on it.
    struct Symbol {
      let item: UIBarButtonItem
      let name: String
      var image: UIImage?
    }

    private static let previousSymbol = "chevron.up"
    private static let nextSymbol = "chevron.down"

    /// The view that contains the inputs, held weakly.
    ///
    /// If the container is nil, the buttons move focus between all inputs in the view of the focused input's view
    /// controller. If the focused input is not in a view controller, the buttons move focus between all inputs in its
    /// window. The buttons ignore inputs in other scenes.
    public weak var container: UIView? {
      didSet { update() }
    }

    /// Whether the toolbar and its buttons grow with the user's text size.
    ///
    /// The default is true.
    ///
    /// The toolbar is 44 points tall up to the default text size. With larger text sizes, the toolbar grows to at most
    /// 56 points. An image that you set for a button is not resized.
    public var adjustsSizeForContentSizeCategory = true {
      didSet { followTextSize() }
    }

    /// A button that moves focus to the previous input.
    ///
    /// You can change the button's tint and image.
    public private(set) lazy var previousItem = makeItem(Self.previousSymbol) { $0.goToPrevious() }

    /// A button that moves focus to the next input.
    ///
    /// You can change the button's tint and image.
    public private(set) lazy var nextItem = makeItem(Self.nextSymbol) { $0.goToNext() }

    /// A button that ends editing.
    ///
    /// You can change the button's tint and title.
    public private(set) lazy var doneItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in _ = self?.current?.resignFirstResponder() })

    /// The VoiceOver labels of the buttons.
    var labels = AccessoryLabels(for: .main) {
      didSet { applyLabels() }
    }

    private(set) var tracker: EditedInputTracker?
    let search = FirstResponderSearch()
    private var typingObservation: NotificationObservation?
    private var textSizeObservation: NotificationObservation?

    /// The previous and next buttons with their symbols.
    var symbols: [Symbol] = []
    /// The text size to which the toolbar was last adjusted.
    var textSize = UIContentSizeCategory.large
    /// The additional height compared with the default text size, in points.
    var growth: CGFloat = 0

    /// Creates a toolbar for the inputs in a view.
    ///
    /// - Parameter container: The view, held weakly.
    public convenience init(in container: UIView) {
      // A width of zero would break the toolbar's own constraints. The keyboard sets the actual width.
      self.init(frame: CGRect(x: 0, y: 0, width: 320, height: Self.standardHeight))
      self.container = container
    }

    /// Creates a toolbar without a container.
    ///
    /// When an input becomes focused, the toolbar finds the other inputs, as ``container`` describes.
    ///
    /// - Parameter frame: The frame, in points. The keyboard sets the width.
    public override init(frame: CGRect) {
      super.init(frame: frame)
      setUp()
    }

    /// Creates a toolbar from a storyboard.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
    }

    /// Whether there is an input before the focused input.
    package var canGoToPrevious: Bool { neighbors.previous != nil }

    /// Whether there is an input after the focused input.
    package var canGoToNext: Bool { neighbors.next != nil }

    /// Moves focus to the previous input.
    ///
    /// - Returns: Whether focus moved. Focus does not move if there is no previous input, or if the previous input or
    ///   its delegate refuses to begin editing.
    @discardableResult public func goToPrevious() -> Bool { neighbors.previous?.takeFocus() ?? false }

    /// Moves focus to the next input.
    ///
    /// - Returns: Whether focus moved. Focus does not move if there is no next input, or if the next input or its
    ///   delegate refuses to begin editing.
    @discardableResult public func goToNext() -> Bool { neighbors.next?.takeFocus() ?? false }

    /// Enables and disables the buttons.
    ///
    /// Inputs can appear and hide without a notification, so this method is also called in each layout pass and before
    /// each touch.
    package func update() {
      let (previous, next) = neighbors
      previousItem.isEnabled = previous != nil
      nextItem.isEnabled = next != nil
      doneItem.isEnabled = current != nil
      // VoiceOver reads the title that the app has set.
      if doneItem.title != nil, doneItem.accessibilityLabel == labels.done { doneItem.accessibilityLabel = nil }
    }

    /// Updates the buttons before a touch reaches one of them.
    public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      update()
      return super.hitTest(point, with: event)
    }

    /// The toolbar's natural size in points, including the extra height for the user's text size.
    public override var intrinsicContentSize: CGSize {
      let size = super.intrinsicContentSize
      return size.height == UIView.noIntrinsicMetric ? size : CGSize(width: size.width, height: size.height + growth)
    }

    /// Returns the size that fits, in points, including the extra height for the user's text size.
    public override func sizeThatFits(_ size: CGSize) -> CGSize {
      let size = super.sizeThatFits(size)
      return CGSize(width: size.width, height: size.height + growth)
    }

    /// Adjusts the toolbar to the user's text size, which may have changed while the toolbar was not in a window.
    public override func didMoveToWindow() {
      super.didMoveToWindow()
      if window != nil { followTextSize() }
    }

    /// Updates the buttons and lays out the toolbar.
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
      applyLabels()
      tracker = EditedInputTracker(notificationCenter: .default) { [weak self] in self?.update() }
      typingObservation = observeTyping()
      textSizeObservation = observeTextSize()
      followTextSize()
      update()
    }

    /// Updates the buttons while the user types, because an app may show or hide inputs depending on the text.
    private func observeTyping() -> NotificationObservation {
      let names = [UITextField.textDidChangeNotification, UITextView.textDidChangeNotification]
      return NotificationObservation(of: names, in: .default) { [weak self] _ in
        MainQueue.run { [weak self] in self?.update() }
      }
    }

    private func observeTextSize() -> NotificationObservation {
      NotificationObservation(
        of: [UIContentSizeCategory.didChangeNotification], in: .default
      ) { [weak self] _ in
        MainQueue.run { [weak self] in self?.followTextSize() }
      }
    }

    private func applyLabels() {
      previousItem.accessibilityLabel = labels.previous
      nextItem.accessibilityLabel = labels.next
      doneItem.accessibilityLabel = labels.done
    }

    private func makeItem(_ symbol: String, _ move: @escaping (KeyboardToolbar) -> Bool) -> UIBarButtonItem {
      UIBarButtonItem(
        primaryAction: UIAction(image: UIImage(systemName: symbol)) { [weak self] _ in _ = self.map(move) })
    }
  }
#endif
