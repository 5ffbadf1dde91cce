import Foundation

extension AvoidancePlanner {
  /// Returns the shift after which the outermost scroll view can scroll the targets into the band above the keyboard.
  func requiredShift(outermostScrollView outermost: Int?) -> CGFloat {
    var range = MovementRange()
    var inside = TargetGroup()
    var outside = TargetGroup()
    let frame = outermost.map { self.frame(at: $0) }
    for target in scene.targets {
      if let outermost, let frame, target.isInside(scrollViewAt: outermost) {
        let viewport = viewport(at: outermost, in: frame)
        let position = position(of: target, inside: outermost)
        let isFirst = inside.span == nil
        guard let span = inside.add(position, fitting: viewport.height) else { continue }
        range.narrow(to: shifts(scrolling: span, at: outermost, in: frame).shifts(for: target.shiftResponse))
        if isFirst { range.narrow(to: shiftsForMinimumHeight(at: outermost, in: viewport)) }
      } else {
        let position = position(of: target, inside: plan.scrollViews.count)
        let height = scene.windowFrame.size.height - band.span.top
        guard outside.add(position, fitting: height) != nil else { continue }
        range.narrow(to: MovementRange(bringing: position, into: band.span).shifts(for: target.shiftResponse))
      }
    }
    return allowedShift(nearestIn: range)
  }

  private func allowedShift(nearestIn range: MovementRange) -> CGFloat {
    // Measured shifts can be a rounding error below 0.
    let current = max(0, scene.container.contributedShift)
    let limit = min(scene.container.maximumShift ?? .infinity, containerBottom - band.span.bottom)
    // A shift that moves none of the targets, as on a screen that follows the layout guide, is not worth keeping.
    let keepsShift = scene.keepsShift && (scene.targets.isEmpty || scene.targets.contains(where: \.movesWithContainer))
    let value = min(max(0, range.nearest(to: keepsShift ? current : 0)), max(0, limit))
    // Layout rounds to pixels, so a measured response is not exact, but a shift of 0 is.
    let isMeasured = value != 0 && scene.targets.contains { $0.shiftResponse != .full }
    return isMeasured && abs(value - current) < 1 ? current : value.snapped(to: current)
  }

  /// Returns the shifts after which the minimum height of the outermost scroll view is above the keyboard.
  private func shiftsForMinimumHeight(at index: Int, in viewport: VerticalSpan) -> MovementRange {
    let height = min(scene.scrollViews[index].minimumVisibleHeight, viewport.height)
    let least = min(viewport.top + height - band.span.bottom, viewport.top - band.span.top)
    let response = scene.scrollViews[index].shiftResponse.top
    return MovementRange(least: least, most: .infinity)
      .shifts(for: AvoidanceScene.ShiftResponse(top: response, bottom: response))
  }

  /// Returns the shifts after which the outermost scroll view can scroll a span into the band above the keyboard.
  private func shifts(scrolling span: VerticalSpan, at index: Int, in frame: VerticalSpan) -> MovementRange {
    let viewport = viewport(at: index, in: frame)
    // The scroll view cannot show more of the span than its frame has space for. As the view shifts up, it leaves the
    // bottom safe area, so a span that is too tall for the viewport is visible there too.
    let scrolled = VerticalSpan(top: span.top, bottom: min(span.bottom, span.top + viewport.height))
    let shown = VerticalSpan(top: span.top, bottom: min(span.bottom, scrolled.bottom + safeAreaInset(at: index)))
    var scrolling = scene.scrollViews[index].range(bottomInset: coveringInset(at: index, in: frame))
    scrolling.narrow(to: MovementRange(bringing: scrolled, into: viewport))
    return MovementRange(
      least: shown.bottom - scrolling.most - band.span.bottom, most: span.top - scrolling.least - band.span.top)
  }

  /// Returns the part of a scroll view's own bottom inset that is due to the safe area.
  private func safeAreaInset(at index: Int) -> CGFloat {
    let contribution = scene.scrollViews[index].contribution.bottomInset
    return max(0, plan.scrollViews[index].ownInset + contribution - scene.scrollViews[index].insets.bottom)
  }
}
