import Foundation

/// A mark or a control at an end of a list cell.
@_documentation(visibility: internal)
@preconcurrency @MainActor public struct UICellAccessory {
  /// When an accessory is visible.
  public enum DisplayedState: Hashable, Sendable { case always, whenEditing, whenNotEditing }

  /// The end of the cell at which an accessory is shown.
  public enum Placement {
    case leading(displayed: UICellAccessory.DisplayedState = .always)
    case trailing(displayed: UICellAccessory.DisplayedState = .always)
  }

  /// The options of a mark.
  public struct HeadlessMarkOptions {
    /// Whether the accessory is hidden.
    public var isHidden: Bool?
    /// The color; nil for the default color of the accessory.
    public var tintColor: UIColor?

    public init(isHidden: Bool? = nil, tintColor: UIColor? = nil) {
      (self.isHidden, self.tintColor) = (isHidden, tintColor)
    }
  }

  public typealias DisclosureIndicatorOptions = HeadlessMarkOptions
  public typealias CheckmarkOptions = HeadlessMarkOptions
  public typealias DetailOptions = HeadlessMarkOptions
  public typealias DeleteOptions = HeadlessMarkOptions
  public typealias ReorderOptions = HeadlessMarkOptions
  public typealias LabelOptions = HeadlessMarkOptions

  /// The view of an accessory, and its placement.
  public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView
    /// The end and the state in which it is visible.
    public let placement: UICellAccessory.Placement
    /// Whether it is hidden.
    public var isHidden: Bool

    public init(customView: UIView, placement: UICellAccessory.Placement, isHidden: Bool? = nil) {
      (self.customView, self.placement, self.isHidden) = (customView, placement, isHidden ?? false)
    }
  }

  /// The options of the chevron of an outline.
  public struct OutlineDisclosureOptions {
    /// What expands the item.
    public enum Style: Hashable, Sendable { case automatic, header, cell }

    /// The part of the cell that expands the item when the user taps it: the chevron (`cell`), or the whole cell
    /// (`header`).
    public var style: Style
    /// Whether the accessory is hidden.
    public var isHidden: Bool?
    /// The color; nil for the default color of the accessory.
    public var tintColor: UIColor?

    public init(style: Style = .automatic, isHidden: Bool? = nil, tintColor: UIColor? = nil) {
      (self.style, self.isHidden, self.tintColor) = (style, isHidden, tintColor)
    }
  }

  /// Whether the accessory expands the item of its cell.
  var isOutline = false

  let placement: UICellAccessory.Placement
  let isHidden: Bool
  /// Creates the view.
  let makeView: @MainActor () -> UIView

  private static func symbol(_ name: String, _ color: UIColor, _ options: HeadlessMarkOptions) -> UIImageView {
    let view = UIImageView(image: UIImage(systemName: name))
    view.tintColor = options.tintColor ?? color
    return view
  }

  private static func button(
    _ name: String, _ color: UIColor, _ options: HeadlessMarkOptions, _ handler: (@MainActor () -> Void)?
  ) -> UIButton {
    let button = UIButton(type: .system, primaryAction: UIAction { _ in handler?() })
    button.setImage(UIImage(systemName: name), for: .normal)
    button.tintColor = options.tintColor ?? color
    return button
  }

  /// Returns a chevron that points to further content.
  public static func disclosureIndicator(
    displayed: UICellAccessory.DisplayedState = .always, options: UICellAccessory.DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(placement: .trailing(displayed: displayed), isHidden: options.isHidden ?? false) {
      symbol("chevron.forward", .tertiaryLabel, options)
    }
  }

  /// Returns a check mark.
  public static func checkmark(
    displayed: UICellAccessory.DisplayedState = .always, options: UICellAccessory.CheckmarkOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(placement: .trailing(displayed: displayed), isHidden: options.isHidden ?? false) {
      symbol("checkmark", .systemBlue, options)
    }
  }

  /// Returns a button that shows details.
  public static func detail(
    displayed: UICellAccessory.DisplayedState = .always, options: UICellAccessory.DetailOptions = .init(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(placement: .trailing(displayed: displayed), isHidden: options.isHidden ?? false) {
      button("info.circle", .systemBlue, options, actionHandler)
    }
  }

  /// Returns a button that deletes the item, at the leading end while the list is in editing mode.
  public static func delete(
    displayed: UICellAccessory.DisplayedState = .whenEditing, options: UICellAccessory.DeleteOptions = .init(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(placement: .leading(displayed: displayed), isHidden: options.isHidden ?? false) {
      button("minus.circle.fill", .systemRed, options, actionHandler)
    }
  }

  /// Returns a chevron that expands and collapses the item.
  ///
  /// If there is a closure, a tap calls the closure instead.
  public static func outlineDisclosure(
    displayed: UICellAccessory.DisplayedState = .always,
    options: UICellAccessory.OutlineDisclosureOptions = .init(), actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(placement: .trailing(displayed: displayed), isHidden: options.isHidden ?? false) {
      button("chevron.right", .systemBlue, HeadlessMarkOptions(tintColor: options.tintColor), actionHandler)
    }
    accessory.isOutline = actionHandler == nil
    return accessory
  }

  /// Returns a button that moves the item while the list is in editing mode.
  public static func reorder(
    displayed: UICellAccessory.DisplayedState = .whenEditing, options: UICellAccessory.ReorderOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(placement: .trailing(displayed: displayed), isHidden: options.isHidden ?? false) {
      symbol("line.3.horizontal", .tertiaryLabel, options)
    }
  }

  /// Returns an accessory that shows text.
  public static func label(
    text: String, displayed: UICellAccessory.DisplayedState = .always, options: UICellAccessory.LabelOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(placement: .trailing(displayed: displayed), isHidden: options.isHidden ?? false) {
      let label = UILabel()
      label.text = text
      label.font = .preferredFont(forTextStyle: .body)
      label.textColor = options.tintColor ?? .secondaryLabel
      return label
    }
  }

  /// Returns an accessory that shows a view that the app provides.
  public static func customView(configuration: UICellAccessory.CustomViewConfiguration) -> UICellAccessory {
    UICellAccessory(placement: configuration.placement, isHidden: configuration.isHidden) { configuration.customView }
  }
}

extension UICellAccessory {
  var isLeading: Bool {
    if case .leading = placement { true } else { false }
  }

  func isShown(isEditing: Bool) -> Bool {
    let displayed =
      switch placement {
      case .leading(let displayed), .trailing(let displayed): displayed
      }
    return !isHidden && (displayed == .always || (displayed == .whenEditing) == isEditing)
  }
}
