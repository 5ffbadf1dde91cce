import Foundation
import HeadlessEnumerations

// The headers and footers of sections.
extension UITableView {
  /// Returns the visible header of a section.
  @_documentation(visibility: internal)
  @discardableResult public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    headers[section] as? UITableViewHeaderFooterView
  }

  /// Returns the visible footer of a section.
  @_documentation(visibility: internal)
  @discardableResult public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    footers[section] as? UITableViewHeaderFooterView
  }

  /// Replaces the view above or below all sections.
  func replace(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  // MARK: Heights before a header or footer becomes visible

  /// Returns the height of a header before it becomes visible.
  func initialHeight(ofHeader section: Int) -> CGFloat {
    let height = delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    let asked = delegate?.tableView(self, estimatedHeightForHeaderInSection: section) ?? estimatedSectionHeaderHeight
    return estimate(for: height, asked: asked, standard: estimatedSectionHeaderHeight)
      ?? unmeasuredHeight(ofHeader: section)
  }

  /// Returns the height of a footer before it becomes visible.
  func initialHeight(ofFooter section: Int) -> CGFloat {
    let height = delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    let asked = delegate?.tableView(self, estimatedHeightForFooterInSection: section) ?? estimatedSectionFooterHeight
    return estimate(for: height, asked: asked, standard: estimatedSectionFooterHeight)
      ?? unmeasuredHeight(ofFooter: section)
  }

  /// Returns the app's estimate of an automatic height; nil if the height is not automatic or has no estimate.
  private func estimate(for height: CGFloat, asked: CGFloat, standard: CGFloat) -> CGFloat? {
    let estimate = isAutomatic(asked) ? standard : asked
    return isAutomatic(height) && estimate > 0 ? estimate : nil
  }

  /// Heights that were observed on devices, in points.
  private enum Standard {
    static let plainHeader: CGFloat = 28
    static let plainPadding: CGFloat = 22
    static let groupGap: CGFloat = 17.5
    static let firstGap: CGFloat = 35
    static let titleGap: CGFloat = 7
    static let plainTitleGap: CGFloat = 3
    static let titleHeight: CGFloat = 16
  }

  /// Returns the height that the app sets for a header, or the height of a header without a view and with one line.
  private func unmeasuredHeight(ofHeader section: Int) -> CGFloat {
    let asked = delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    guard asked == Self.automaticDimension else { return padded(max(0, asked), asked > 0) }
    let hasTitle = dataSource?.tableView(self, titleForHeaderInSection: section) != nil
    guard style != .plain else { return padded(hasTitle ? Standard.plainHeader : 0, hasTitle) }
    let gap = section == 0 ? Standard.firstGap : Standard.groupGap
    return hasTitle ? gap + Standard.titleHeight + Standard.titleGap : gap
  }

  /// Returns the height that the app sets for a footer, or the height of a footer without a view and with one line.
  private func unmeasuredHeight(ofFooter section: Int) -> CGFloat {
    let asked = delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    guard asked == Self.automaticDimension else { return max(0, asked) }
    let hasTitle = dataSource?.tableView(self, titleForFooterInSection: section) != nil
    if style == .plain { return hasTitle ? Standard.plainHeader : 0 }
    return hasTitle ? 2 * Standard.titleGap + Standard.titleHeight : Standard.groupGap
  }

  private func padded(_ height: CGFloat, _ hasHeader: Bool) -> CGFloat {
    guard style == .plain, hasHeader else { return height }
    let padding = sectionHeaderTopPadding
    return height + (padding == Self.automaticDimension ? Standard.plainPadding : max(0, padding))
  }

  // MARK: Visible headers and footers

  /// Gives every visible section its header and footer with their heights.
  ///
  /// Returns whether a height differs from its estimate.
  func showHeadersAndFooters() -> Bool {
    for section in metrics.sections(from: bounds.minY, to: bounds.maxY) {
      if !metrics.sections[section].header.isFinal || headers[section] == nil {
        let height = showHeader(section)
        let old = metrics.sections[section].header.height
        metrics.setHeader(TableSections.Stretch(height: height, isFinal: true), of: section)
        if height != old { return true }
      }
      if !metrics.sections[section].footer.isFinal || footers[section] == nil {
        let height = showFooter(section)
        let old = metrics.sections[section].footer.height
        metrics.setFooter(TableSections.Stretch(height: height, isFinal: true), of: section)
        if height != old { return true }
      }
    }
    return false
  }

  private func showHeader(_ section: Int) -> CGFloat {
    let view = headers[section] ?? delegate?.tableView(self, viewForHeaderInSection: section)
    let title = dataSource?.tableView(self, titleForHeaderInSection: section)
    let shown = view ?? title.map { titleView($0, isFooter: false) }
    keep(shown, in: \.headers, section)
    let unmeasured = unmeasuredHeight(ofHeader: section)
    guard let shown, isAutomatic(delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight)
    else { return unmeasured }
    // A title with one line has the unmeasured height, unless the user has chosen a larger text.
    if let label = (shown as? UITableViewHeaderFooterView)?.ownTitle {
      return style == .plain
        ? padded(plainHeight(ofTitle: label), true) : unmeasured - Standard.titleHeight + height(ofTitle: label)
    }
    return view == nil ? unmeasured : padded(fittingHeight(of: shown), true)
  }

  private func showFooter(_ section: Int) -> CGFloat {
    let view = footers[section] ?? delegate?.tableView(self, viewForFooterInSection: section)
    let title = dataSource?.tableView(self, titleForFooterInSection: section)
    let shown = view ?? title.map { titleView($0, isFooter: true) }
    keep(shown, in: \.footers, section)
    let unmeasured = unmeasuredHeight(ofFooter: section)
    guard let shown, isAutomatic(delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight)
    else { return unmeasured }
    if let label = (shown as? UITableViewHeaderFooterView)?.ownTitle {
      return style == .plain ? plainHeight(ofTitle: label) : 2 * Standard.titleGap + height(ofTitle: label)
    }
    return view == nil ? unmeasured : fittingHeight(of: shown)
  }

  private func isAutomatic(_ height: CGFloat) -> Bool { height == Self.automaticDimension }

  private func keep(_ view: UIView?, in place: ReferenceWritableKeyPath<UITableView, [Int: UIView]>, _ section: Int) {
    guard let view, self[keyPath: place][section] !== view else { return }
    self[keyPath: place][section] = view
    UIView.performWithoutAnimation { addSubview(view) }
  }

  private func titleView(_ title: String, isFooter: Bool) -> UITableViewHeaderFooterView {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.isFooter = isFooter
    if style == .plain {
      view.backgroundColor = .systemBackground
      view.textLabel?.font = UIFontMetrics(forTextStyle: .headline).scaledFont(for: .boldSystemFont(ofSize: 17))
      view.textLabel?.textColor = .label
      view.titleGap = Standard.plainTitleGap
      view.textLabel?.text = title
    } else {
      view.titleGap = Standard.titleGap
      view.textLabel?.text = isFooter ? title : title.uppercased()
    }
    view.ownTitle = view.textLabel
    return view
  }

  private func height(ofTitle label: UILabel) -> CGFloat {
    let width = max(0, rowSpan.width - 2 * UITableViewHeaderFooterView.margin)
    return max(Standard.titleHeight, label.sizeThatFits(CGSize(width: width, height: 0)).height)
  }

  private func plainHeight(ofTitle label: UILabel) -> CGFloat {
    max(Standard.plainHeader, height(ofTitle: label) + 2 * Standard.plainTitleGap)
  }

  private func fittingHeight(of view: UIView) -> CGFloat {
    let width = rowSpan.width
    if let view = view as? UITableViewHeaderFooterView { return ceilToPixel(view.fittingHeight(width: width)) }
    return ceilToPixel(
      view.heightOfConstraints(width: width) ?? view.sizeThatFits(CGSize(width: width, height: 0)).height)
  }
}
