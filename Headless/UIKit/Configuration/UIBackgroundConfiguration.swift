public import Foundation
public import HeadlessEnumerations

/// The background of a cell or a button.
@_documentation(visibility: internal)
@preconcurrency @MainActor public struct UIBackgroundConfiguration {
  /// A view above the color and the image.
  public var customView: UIView?
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// The distances of the background from the edges of the view, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges at which the margins of the view are added to the insets.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The color; nil for the view's tint color.
  public var backgroundColor: UIColor?
  /// A closure that changes the color.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The effect behind the color.
  public var visualEffect: UIVisualEffect?
  /// The image above the color.
  public var image: UIImage?
  /// How the image fills the background.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The color of the border; nil for the view's tint color.
  public var strokeColor: UIColor?
  /// A closure that changes the color of the border.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the border, in points.
  public var strokeWidth: CGFloat = 0
  /// The distance of the border from the background, in points; negative inside.
  public var strokeOutset: CGFloat = 0

  /// The color of a selected cell; nil if the background does not change when the cell is selected.
  private var selectedColor: UIColor?
  private var ownColor: UIColor?

  private init(_ color: UIColor?, selected: UIColor? = nil, cornerRadius: CGFloat = 0) {
    (backgroundColor, ownColor, selectedColor, self.cornerRadius) = (color, color, selected, cornerRadius)
  }

  /// Returns a background without a color.
  public static func clear() -> UIBackgroundConfiguration { Self(.clear) }
  /// Returns the background of a row of a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { Self(.systemBackground, selected: .systemGray4) }
  /// Returns the background of a row of a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    Self(.secondarySystemGroupedBackground, selected: .systemGray4)
  }
  /// Returns the background of a row.
  public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }
  /// Returns the background of a header or a footer of a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { Self(.systemBackground) }
  /// Returns the background of a header or a footer of a grouped list.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { Self(.clear) }
  /// Returns the background of a header.
  public static func listHeader() -> UIBackgroundConfiguration { Self(.clear) }
  /// Returns the background of a footer.
  public static func listFooter() -> UIBackgroundConfiguration { Self(.clear) }
  /// Returns the background of a row in a sidebar.
  public static func listSidebarCell() -> UIBackgroundConfiguration {
    Self(.clear, selected: .systemGray4, cornerRadius: 10)
  }
  /// Returns the background of a header in a sidebar.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { Self(.clear) }
  /// Returns the background of a row in a list beside a sidebar.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    Self(.clear, selected: .systemGray4, cornerRadius: 10)
  }

  /// Returns the configuration for a state.
  ///
  /// The background of a style is gray while the cell is selected or highlighted, unless the app has set a different
  /// color.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    guard let state = state as? UICellConfigurationState, let selectedColor else { return self }
    guard backgroundColor == ownColor || backgroundColor == selectedColor else { return self }
    var copy = self
    copy.backgroundColor = state.isSelected || state.isHighlighted ? selectedColor : ownColor
    return copy
  }

  /// Returns the color for a tint color.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// Returns the color of the border for a tint color.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}

/// The view of a background configuration.
final class BackgroundConfigurationView: UIView {
  private let ground = UIView()
  private let border = UIView()
  private let picture = UIImageView()
  private let effectView = UIVisualEffectView(effect: nil)
  private weak var custom: UIView?
  var configuration: UIBackgroundConfiguration { didSet { show() } }

  init(_ configuration: UIBackgroundConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    for view in [effectView, ground, border] { addSubview(view) }
    ground.addSubview(picture)
    ground.clipsToBounds = true
    show()
  }

  required init?(coder: NSCoder) { nil }

  private func show() {
    ground.backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
    ground.layer.cornerRadius = configuration.cornerRadius
    picture.image = configuration.image
    picture.contentMode = configuration.imageContentMode
    picture.isHidden = configuration.image == nil
    effectView.effect = configuration.visualEffect
    effectView.isHidden = configuration.visualEffect == nil
    border.layer.borderWidth = configuration.strokeWidth
    border.layer.borderColor = configuration.resolvedStrokeColor(for: tintColor).cgColor
    border.layer.cornerRadius = max(0, configuration.cornerRadius + configuration.strokeOutset)
    border.isHidden = configuration.strokeWidth == 0
    if custom !== configuration.customView {
      custom?.removeFromSuperview()
      custom = configuration.customView
      custom.map(ground.addSubview)
    }
    setNeedsLayout()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margins = superview?.directionalLayoutMargins ?? .zero
    let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
    var insets = configuration.backgroundInsets
    if edges.contains(.top) { insets.top += margins.top }
    if edges.contains(.leading) { insets.leading += margins.leading }
    if edges.contains(.bottom) { insets.bottom += margins.bottom }
    if edges.contains(.trailing) { insets.trailing += margins.trailing }
    let area = bounds.inset(by: insets.resolved(effectiveUserInterfaceLayoutDirection))
    (ground.frame, effectView.frame) = (area, area)
    border.frame = area.insetBy(dx: -configuration.strokeOutset, dy: -configuration.strokeOutset)
    picture.frame = ground.bounds
    custom?.frame = ground.bounds
  }
}

/// The background configuration of a cell and its view.
@MainActor struct BackgroundConfigurationHolder {
  private(set) var view: BackgroundConfigurationView?

  var configuration: UIBackgroundConfiguration? { view?.configuration }

  /// Shows a configuration behind the content of a view.
  mutating func show(_ configuration: UIBackgroundConfiguration?, in owner: UIView) {
    guard let configuration else {
      view?.removeFromSuperview()
      view = nil
      return
    }
    if let view {
      view.configuration = configuration
    } else {
      let new = BackgroundConfigurationView(configuration)
      new.frame = owner.bounds
      new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      owner.insertSubview(new, at: 0)
      view = new
    }
  }

  /// Shows the configuration for a state of the cell.
  mutating func update(for state: any UIConfigurationState, in owner: UIView) {
    if let configuration { show(configuration.updated(for: state), in: owner) }
  }
}
