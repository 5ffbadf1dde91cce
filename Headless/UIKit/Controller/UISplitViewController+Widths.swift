import Foundation
public import HeadlessEnumerations

/// The width of a column that the app prefers, and its limits.
struct ColumnWidth {
  /// The preferred width in points; nil for the system's width.
  var preferred: CGFloat?
  /// The preferred width as a fraction of the split view's width; nil for the system's width.
  var fraction: CGFloat?
  var minimum: CGFloat?
  var maximum: CGFloat?

  func width(in whole: CGFloat, standard: CGFloat, fraction: CGFloat) -> CGFloat {
    let wanted = preferred ?? self.fraction.map { (whole * $0).rounded() }
    let width = wanted ?? min(standard, (whole * fraction).rounded())
    // If the app has set no limits, the width that the app prefers is used, up to the width of the split view.
    let limit = maximum ?? (wanted == nil ? max(standard, minimum ?? 0) : whole)
    return min(max(width, minimum ?? 0), limit, whole)
  }
}

// The system's limits are not published.
@_documentation(visibility: internal)
extension UISplitViewController {
  /// The value that selects the system's width.
  public nonisolated static let automaticDimension: CGFloat = -CGFloat.greatestFiniteMagnitude

  /// The preferred width of the primary column, in points.
  public var preferredPrimaryColumnWidth: CGFloat {
    get { widths[.primary]?.preferred ?? Self.automaticDimension }
    set { widths[.primary, default: ColumnWidth()].preferred = Self.value(newValue) }
  }

  /// The preferred width of the primary column, as a fraction of the split view's width.
  public var preferredPrimaryColumnWidthFraction: CGFloat {
    get { widths[.primary]?.fraction ?? Self.automaticDimension }
    set { widths[.primary, default: ColumnWidth()].fraction = Self.value(newValue) }
  }

  /// The minimum width of the primary column, in points.
  public var minimumPrimaryColumnWidth: CGFloat {
    get { widths[.primary]?.minimum ?? Self.automaticDimension }
    set { widths[.primary, default: ColumnWidth()].minimum = Self.value(newValue) }
  }

  /// The maximum width of the primary column, in points.
  public var maximumPrimaryColumnWidth: CGFloat {
    get { widths[.primary]?.maximum ?? Self.automaticDimension }
    set { widths[.primary, default: ColumnWidth()].maximum = Self.value(newValue) }
  }

  /// The width of the primary column, in points.
  public var primaryColumnWidth: CGFloat { width(of: .primary, in: viewIfLoaded?.bounds.width ?? 0) }

  /// The preferred width of the supplementary column, in points.
  public var preferredSupplementaryColumnWidth: CGFloat {
    get { widths[.supplementary]?.preferred ?? Self.automaticDimension }
    set { widths[.supplementary, default: ColumnWidth()].preferred = Self.value(newValue) }
  }

  /// The preferred width of the supplementary column, as a fraction of the split view's width.
  public var preferredSupplementaryColumnWidthFraction: CGFloat {
    get { widths[.supplementary]?.fraction ?? Self.automaticDimension }
    set { widths[.supplementary, default: ColumnWidth()].fraction = Self.value(newValue) }
  }

  /// The minimum width of the supplementary column, in points.
  public var minimumSupplementaryColumnWidth: CGFloat {
    get { widths[.supplementary]?.minimum ?? Self.automaticDimension }
    set { widths[.supplementary, default: ColumnWidth()].minimum = Self.value(newValue) }
  }

  /// The maximum width of the supplementary column, in points.
  public var maximumSupplementaryColumnWidth: CGFloat {
    get { widths[.supplementary]?.maximum ?? Self.automaticDimension }
    set { widths[.supplementary, default: ColumnWidth()].maximum = Self.value(newValue) }
  }

  /// The width of the supplementary column, in points.
  public var supplementaryColumnWidth: CGFloat { width(of: .supplementary, in: viewIfLoaded?.bounds.width ?? 0) }

  private static func value(_ number: CGFloat) -> CGFloat? { number == automaticDimension ? nil : number }

  /// The background of the primary column.
  public typealias BackgroundStyle = UISplitViewControllerBackgroundStyle

  /// The background of the primary column, which is not drawn in the headless UIKit.
  public var primaryBackgroundStyle: UISplitViewController.BackgroundStyle {
    get { storedBackgroundStyle }
    set { storedBackgroundStyle = newValue }
  }

  /// A button that shows and hides the primary column.
  ///
  /// The app adds it to a bar.
  public var displayModeButtonItem: UIBarButtonItem {
    if let storedDisplayModeButton { return storedDisplayModeButton }
    let item = UIBarButtonItem(
      primaryAction: UIAction(image: UIImage(systemName: "sidebar.leading")) { [weak self] _ in
        guard let self, !isCollapsed else { return }
        let isShown = displayMode != .secondaryOnly
        if isShown { hide(style == .tripleColumn ? .supplementary : .primary) } else { show(.primary) }
      })
    storedDisplayModeButton = item
    return item
  }
}
