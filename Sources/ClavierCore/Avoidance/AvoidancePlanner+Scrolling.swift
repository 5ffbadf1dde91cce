import Foundation

extension AvoidancePlanner {
  /// Returns a step that scrolls content back if it is beyond its limits, and keeps the insets.
  func stepIntoLimits(at index: Int) -> AvoidancePlan.ScrollViewStep {
    let step = plan.scrollViews[index]
    return scrolled(step, at: index, by: Movements(), bottomInset: step.ownInset + step.contribution.bottomInset)
  }

  /// Returns a step for an inner scroll view that removes the insets that the avoider added, and scrolls the targets
  /// into the scroll view's frame.
  func stepIntoView(at index: Int) -> AvoidancePlan.ScrollViewStep {
    var step = plan.scrollViews[index]
    step.role = .scrollsIntoView
    step.contribution.bottomInset = 0
    step.contribution.indicatorInset = 0
    return scrolled(step, at: index, by: movements(bringingTargetsAt: index), bottomInset: step.ownInset)
  }

  /// Returns a step for the outermost scroll view that insets it, and scrolls the targets above the keyboard.
  ///
  /// Plan the shift before you call this method.
  func stepAboveKeyboard(at index: Int) -> AvoidancePlan.ScrollViewStep {
    let frame = frame(at: index)
    let bottomInset = coveringInset(at: index, in: frame)
    let indicatorInset = contributedIndicatorInset(at: index, in: frame)
    let current = scene.scrollViews[index].contribution
    var step = plan.scrollViews[index]
    step.role = .avoids
    step.contribution.bottomInset = (bottomInset - step.ownInset).snapped(to: current.bottomInset)
    step.contribution.indicatorInset = indicatorInset.snapped(to: current.indicatorInset)
    let movements = movements(bringingTargetsAt: index, into: band.span)
    return scrolled(step, at: index, by: movements, bottomInset: bottomInset)
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

  /// Returns a step that also scrolls by the smallest movement in a range, as far as the bottom inset allows, or back
  /// if only an accessory view remains after editing.
  ///
  /// - Parameters:
  ///   - step: The step so far.
  ///   - index: The scroll view.
  ///   - movements: The movements that show the targets.
  ///   - bottomInset: The bottom inset that will be in effect.
  private func scrolled(
    _ step: AvoidancePlan.ScrollViewStep, at index: Int, by movements: Movements, bottomInset: CGFloat
  ) -> AvoidancePlan.ScrollViewStep {
    var step = step
    step.pinnedHeights = scene.scrollViews[index].pinnedHeights
    guard !scene.isOnlyBarLeft else {
      step.offset = scene.scrollViews[index].restoredOffset(bottomInset: bottomInset)
      step.contribution.scrolled = 0
      return step
    }
    let offset = scene.scrollViews[index].contentOffset.y
    let possible = scene.scrollViews[index].range(bottomInset: bottomInset)
    let movement = possible.nearest(to: movements.all.nearest(to: 0))
    let target = scene.scrollViews[index]
      .roundedOffset(after: movement, firstTarget: movements.firstTarget, all: movements.all)
      .snapped(to: offset)
    step.offset = target
    step.contribution.scrolled += target - offset
    return step
  }
}
