import Foundation
import HeadlessEnumerations

/// Where a sheet stands: a function of the room, the traits and what was asked for.
@MainActor struct SheetLayout {
  let bounds: CGRect
  let safeArea: UIEdgeInsets
  let traits: UITraitCollection
  let style: UIModalPresentationStyle
  let preferredSize: CGSize
  let sheet: HeadlessSheet

  // How far a sheet's top stands below the status bar on a phone, and how large sheets are on a pad, in points.
  private static let gap: CGFloat = 10
  private static let formSize = CGSize(width: 540, height: 620)
  private static let pageSize = CGSize(width: 704, height: 940)

  /// Whether the sheet hangs at the lower edge, as on a phone, and has detents; on a pad it stands in the middle.
  var isEdgeAttached: Bool { traits.horizontalSizeClass != .regular || traits.verticalSizeClass == .compact }

  /// Whether the sheet has the whole screen, as on a phone that lies on its side.
  private var fills: Bool { traits.verticalSizeClass == .compact && !sheet.prefersEdgeAttachedInCompactHeight }

  private var top: CGFloat { bounds.minY + safeArea.top + Self.gap }

  /// The most height that a detent may have; what the home indicator takes is not counted.
  var maximumValue: CGFloat { max(0, bounds.maxY - top - safeArea.bottom) }

  func frame(avoiding keyboardTop: CGFloat?) -> CGRect {
    if fills { return bounds }
    guard isEdgeAttached else { return floatingFrame(avoiding: keyboardTop) }
    let overlap = keyboardTop.map { max(0, bounds.maxY - $0) } ?? 0
    // For an input in it a sheet takes its largest detent (Apple's feedback report FB17890661 complains of it); one
    // that has no larger one rises by what the keyboard covers.
    let detent = overlap > 0 ? largest : sheet.selectedDetent ?? smallest
    let height = value(of: detent) + max(safeArea.bottom, overlap)
    let left = traits.verticalSizeClass == .compact ? bounds.minX + safeArea.left : bounds.minX
    let right = traits.verticalSizeClass == .compact ? bounds.maxX - safeArea.right : bounds.maxX
    let y = max(top, bounds.maxY - height)
    return CGRect(x: left, y: y, width: right - left, height: max(0, bounds.maxY - y))
  }

  /// In the middle; above the keyboard, as far as the status bar lets it.
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

  /// The detent whose upper edge is nearest to a height in the container.
  func detent(nearestTo y: CGFloat) -> HeadlessSheet.Detent {
    let value = bounds.maxY - safeArea.bottom - y
    return sheet.detents.min { abs(self.value(of: $0) - value) < abs(self.value(of: $1) - value) } ?? .large
  }
}
