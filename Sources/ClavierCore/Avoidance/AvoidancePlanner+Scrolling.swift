import Foundation

extension AvoidancePlanner {
  /// Removes the insets that the avoider added to an inner scroll view, and scrolls the targets into that scroll view's
  /// frame.
  mutating func scrollIntoView(at index: Int) {
    let movements = movements(bringingTargetsAt: index)
    plan.scrollViews[index].role = .scrollsIntoView
    plan.scrollViews[index].contribution.bottomInset = 0
    plan.scrollViews[index].contribution.indicatorInset = 0
    scroll(at: index, by: movements, bottomInset: plan.scrollViews[index].ownInset)
  }

  /// Insets the outermost scroll view and scrolls it.
  ///
  /// Plan the shift before you call this method.
  mutating func inset(at index: Int) {
    let insets = insets(at: index)
    let movements = movements(bringingTargetsAt: index, into: band.span)
    let contributedInset = insets.bottom - plan.scrollViews[index].ownInset
    let current = scene.scrollViews[index].contribution
    plan.scrollViews[index].role = .avoids
    plan.scrollViews[index].contribution.bottomInset = contributedInset.snapped(to: current.bottomInset)
    plan.scrollViews[index].contribution.indicatorInset = insets.indicator.snapped(to: current.indicatorInset)
    scroll(at: index, by: movements, bottomInset: insets.bottom)
  }

  /// Returns the bottom inset for the outermost scroll view, and the points to add to its indicator inset.
  private func insets(at index: Int) -> (bottom: CGFloat, indicator: CGFloat) {
    let frame = frame(at: index)
    return (coveringInset(at: index, in: frame), contributedIndicatorInset(at: index, in: frame))
  }

  /// Returns the bottom inset that lets the outermost scroll view scroll all of its content above the keyboard.
  ///
  /// If the first target is beyond the end of the content, the content counts as ending below the target. This happens
  /// when the caret of a text view is already on a new line, but the text view's content grows only in the next layout
  /// pass.
  func coveringInset(at index: Int, in frame: VerticalSpan) -> CGFloat {
    let ownInset = plan.scrollViews[index].ownInset
    guard scene.policy != .safeArea else { return ownInset }
    var overhang: CGFloat = 0
    if let target = scene.targets.first, target.innermostScrollView == index {
      let contentTop = frame.top - scene.scrollViews[index].contentOffset.y
      let contentBottom = contentTop + scene.scrollViews[index].contentSize.height
      overhang = max(0, position(of: target).bottom - contentBottom)
    }
    return max(ownInset, frame.bottom - band.span.bottom + overhang)
  }

  /// Returns the points to add to the outermost scroll view's indicator inset, so that the indicator ends at the
  /// keyboard.
  private func contributedIndicatorInset(at index: Int, in frame: VerticalSpan) -> CGFloat {
    guard scene.policy != .safeArea else { return 0 }
    let insets = scene.scrollViews[index].insets
    let ownInset = insets.indicatorBottom - scene.scrollViews[index].contribution.indicatorInset
    return max(0, frame.bottom - band.keyboardTop - ownInset)
  }

  /// The movements of a scroll view that show its targets.
  struct Movements {
    /// The movements that show all targets.
    var all = MovementRange()
    /// The movements that show the first target, which rounding to pixels must not hide.
    var firstTarget = MovementRange()
  }

  /// Returns the movements that bring the targets of a scroll view into its viewport.
  ///
  /// A later target counts only if it fits, together with the earlier ones, into the space that is visible without a
  /// keyboard.
  ///
  /// - Parameters:
  ///   - index: The scroll view.
  ///   - limit: The span to which the viewport is limited; nil for the whole viewport.
  private func movements(bringingTargetsAt index: Int, into limit: VerticalSpan? = nil) -> Movements {
    let viewport = viewport(at: index)
    let span = limit.map(viewport.intersection) ?? viewport
    let pinnedHeights = scene.scrollViews[index].pinnedHeights
    var range = MovementRange()
    var firstTarget: MovementRange?
    var group = TargetGroup()
    for target in scene.targets where target.isInside(scrollViewAt: index) {
      let position = position(of: target, inside: index)
      guard group.add(position, fitting: viewport.height) != nil else { continue }
      range.narrow(to: MovementRange(bringing: position, into: span))
      firstTarget = firstTarget ?? range
      // If there is not enough space, avoiding the keyboard is more important than avoiding the header and footer.
      range.narrow(to: MovementRange(bringing: position, into: span.inset(by: pinnedHeights)))
    }
    return Movements(all: range, firstTarget: firstTarget ?? range)
  }

  /// Scrolls a scroll view by the smallest movement in a range, as far as its bottom inset allows, or back if only an
  /// accessory view remains after editing.
  ///
  /// - Parameters:
  ///   - index: The scroll view.
  ///   - movements: The movements that show the targets.
  ///   - bottomInset: The bottom inset that will be in effect.
  mutating func scroll(at index: Int, by movements: Movements, bottomInset: CGFloat) {
    plan.scrollViews[index].pinnedHeights = scene.scrollViews[index].pinnedHeights
    guard !scene.isOnlyBarLeft else {
      plan.scrollViews[index].offset = scene.scrollViews[index].restoredOffset(bottomInset: bottomInset)
      plan.scrollViews[index].contribution.scrolled = 0
      return
    }
    let offset = scene.scrollViews[index].contentOffset.y
    let possible = scene.scrollViews[index].range(bottomInset: bottomInset)
    let movement = possible.nearest(to: movements.all.nearest(to: 0))
    let target = scene.scrollViews[index]
      .roundedOffset(after: movement, firstTarget: movements.firstTarget, all: movements.all)
      .snapped(to: offset)
    plan.scrollViews[index].offset = target
    plan.scrollViews[index].contribution.scrolled += target - offset
  }
}
