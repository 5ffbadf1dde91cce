import Foundation
import HeadlessEnumerations

/// The frame of a sheet as a function of the available space, the traits and the sheet's configuration.
@MainActor struct SheetLayout {
  let bounds: CGRect
  let safeArea: UIEdgeInsets
  let traits: UITraitCollection
  let style: UIModalPresentationStyle
  let preferredSize: CGSize
  let sheet: HeadlessSheet

  // The distance from the status bar to the top of a sheet on an iPhone, and the sizes of sheets on an iPad, in points.
  private static let gap: CGFloat = 10
  private static let formSize = CGSize(width: 540, height: 620)
  private static let pageSize = CGSize(width: 704, height: 940)

  /// Whether the sheet is attached to the bottom edge and has detents, as on an iPhone.
  ///
  /// On an iPad it is centered.
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
    // For an input in a sheet, the sheet takes its largest detent (Apple's feedback report FB17890661 criticizes this).
    // If it has no larger detent, it rises by the height that the keyboard covers.
    let detent = overlap > 0 ? largest : sheet.selectedDetent ?? smallest
    let height = value(of: detent) + max(safeArea.bottom, overlap)
    let left = traits.verticalSizeClass == .compact ? bounds.minX + safeArea.left : bounds.minX
    let right = traits.verticalSizeClass == .compact ? bounds.maxX - safeArea.right : bounds.maxX
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
    guard let keyboardTop, frame.maxY > keyboardTop else { return frame }
    let room = max(0, frame.minY - bounds.minY - safeArea.top)
    frame.origin.y -= min(frame.maxY - keyboardTop, room)
    return frame
  }

  // MARK: Detents

  func value(of detent: HeadlessSheet.Detent) -> CGFloat {
    switch detent {
    case .large: maximumValue
    case .medium: (maximumValue / 2).rounded()
    case .height(let height): min(max(0, height), maximumValue)
    }
  }

  private var largest: HeadlessSheet.Detent { sheet.detents.max { value(of: $0) < value(of: $1) } ?? .large }

  var smallest: HeadlessSheet.Detent { sheet.detents.min { value(of: $0) < value(of: $1) } ?? .large }

  /// Returns the detent whose top edge is nearest to a y coordinate in the container.
  func detent(nearestTo y: CGFloat) -> HeadlessSheet.Detent {
    let value = bounds.maxY - safeArea.bottom - y
    return sheet.detents.min { abs(self.value(of: $0) - value) < abs(self.value(of: $1) - value) } ?? .large
  }
}
