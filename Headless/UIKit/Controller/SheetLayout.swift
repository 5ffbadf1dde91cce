import Foundation
import HeadlessEnumerations

/// The frame of a sheet as a function of the available space, the traits, and the sheet's configuration.
@MainActor struct SheetLayout {
  let bounds: CGRect
  let safeArea: UIEdgeInsets
  let traits: UITraitCollection
  let style: UIModalPresentationStyle
  let preferredSize: CGSize
  let sheet: UISheetPresentationController
  /// The point over which a sheet that is not attached to an edge is centered; nil for the center of the container.
  var center: CGPoint?

  // The distance from the status bar to the top of a sheet on an iPhone, and the sizes of sheets on an iPad, in points.
  private static let gap: CGFloat = 10
  private static let formSize = CGSize(width: 540, height: 620)
  private static let pageSize = CGSize(width: 704, height: 940)

  /// Whether the sheet is attached to the bottom edge and has detents, as on an iPhone.
  ///
  /// Otherwise, the sheet is centered, as on an iPad.
  var isEdgeAttached: Bool { traits.horizontalSizeClass != .regular || traits.verticalSizeClass == .compact }

  /// Whether the sheet fills the screen, as on an iPhone in landscape.
  private var fills: Bool { traits.verticalSizeClass == .compact && !sheet.prefersEdgeAttachedInCompactHeight }

  private var top: CGFloat { bounds.minY + safeArea.top + Self.gap }

  /// The maximum height of a detent, not counting the home indicator's area.
  var maximumValue: CGFloat { max(0, bounds.maxY - top - safeArea.bottom) }

  func frame(avoiding keyboardTop: CGFloat?) -> CGRect {
    if fills { return bounds }
    guard isEdgeAttached else { return floatingFrame(avoiding: keyboardTop) }
    let overlap = keyboardTop.map { max(0, bounds.maxY - $0) } ?? 0
    // While an input in a sheet is edited, the sheet uses its largest detent (FB17890661, a report to Apple, criticizes
    // this behavior). If there is no larger detent, the sheet rises by the height that the keyboard covers.
    let detent = overlap > 0 ? largest : selected
    let height = value(of: detent) + max(safeArea.bottom, overlap)
    var left = traits.verticalSizeClass == .compact ? bounds.minX + safeArea.left : bounds.minX
    var right = traits.verticalSizeClass == .compact ? bounds.maxX - safeArea.right : bounds.maxX
    if traits.verticalSizeClass == .compact, sheet.widthFollowsPreferredContentSizeWhenEdgeAttached,
      preferredSize.width > 0, preferredSize.width < right - left
    {
      left = (left + right - preferredSize.width) / 2
      right = left + preferredSize.width
    }
    let y = max(top, bounds.maxY - height)
    return CGRect(x: left, y: y, width: right - left, height: max(0, bounds.maxY - y))
  }

  /// Returns the centered frame, moved above the keyboard as far as the status bar allows.
  private func floatingFrame(avoiding keyboardTop: CGFloat?) -> CGRect {
    var size = style == .formSheet ? Self.formSize : Self.pageSize
    if preferredSize != .zero, style == .formSheet { size = preferredSize }
    size = CGSize(width: min(size.width, bounds.width), height: min(size.height, bounds.height))
    var frame = CGRect(
      x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    if let center {
      frame.origin.x = min(max(center.x - size.width / 2, 0), bounds.width - size.width)
      frame.origin.y = min(max(center.y - size.height / 2, safeArea.top), bounds.height - size.height)
    }
    guard let keyboardTop, frame.maxY > keyboardTop else { return frame }
    let room = max(0, frame.minY - bounds.minY - safeArea.top)
    frame.origin.y -= min(frame.maxY - keyboardTop, room)
    return frame
  }

  // MARK: Detents

  /// Returns the height of a detent, not counting the home indicator's area.
  ///
  /// For an inactive detent, this is the height of a large one.
  func value(of detent: UISheetPresentationController.Detent) -> CGFloat {
    resolved(detent) ?? maximumValue
  }

  /// Returns the height of the detent with the given identifier; nil if the sheet has no such active detent.
  func value(of identifier: UISheetPresentationController.Detent.Identifier) -> CGFloat? {
    sheet.detents.first { $0.identifier == identifier }.flatMap(resolved)
  }

  private func resolved(_ detent: UISheetPresentationController.Detent) -> CGFloat? {
    detent.resolvedValue(in: DetentResolution(traits, maximum: maximumValue)).map { min(max(0, $0), maximumValue) }
  }

  /// The active detents, or a large detent if there are none.
  private var active: [UISheetPresentationController.Detent] {
    let active = sheet.detents.filter { resolved($0) != nil }
    return active.isEmpty ? [.large()] : active
  }

  /// The detent at which the sheet rests while the keyboard is hidden.
  var selected: UISheetPresentationController.Detent {
    active.first { $0.identifier == sheet.selectedDetentIdentifier } ?? smallest
  }

  /// The largest active detent.
  var largest: UISheetPresentationController.Detent { active.max { value(of: $0) < value(of: $1) } ?? .large() }

  /// The smallest active detent.
  var smallest: UISheetPresentationController.Detent { active.min { value(of: $0) < value(of: $1) } ?? .large() }

  /// Returns the active detent whose top edge is nearest to a y coordinate in the container.
  func detent(nearestTo y: CGFloat) -> UISheetPresentationController.Detent {
    let value = bounds.maxY - safeArea.bottom - y
    return active.min { abs(self.value(of: $0) - value) < abs(self.value(of: $1) - value) } ?? .large()
  }
}
