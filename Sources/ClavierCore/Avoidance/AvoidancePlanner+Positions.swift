import Foundation

// The positions of views after the steps that are planned so far.
extension AvoidancePlanner {
  /// Returns the position of a target, including any part that its scroll views clip.
  func position(of target: AvoidanceScene.Target) -> VerticalSpan {
    target.rect.span.raised(by: scrolledDistance(from: target.innermostScrollView ?? plan.scrollViews.count))
      .shifted(by: furtherShift, response: target.shiftResponse)
  }

  /// Returns the part of a target that is visible in all of its scroll views that are inside an outer scroll view.
  func position(of target: AvoidanceScene.Target, inside outer: Int) -> VerticalSpan {
    var span = position(of: target)
    for index in (target.innermostScrollView ?? outer)..<outer {
      let isIgnored = plan.scrollViews[index].role == .ignored
      span = span.clamped(to: isIgnored ? frame(at: index) : viewport(at: index))
    }
    return span
  }

  /// Returns the vertical extent of a scroll view's frame.
  func frame(at index: Int) -> VerticalSpan {
    scene.scrollViews[index].frame.span.raised(by: scrolledDistance(from: index + 1))
      .shifted(by: furtherShift, response: scene.scrollViews[index].shiftResponse)
  }

  /// Returns the part of a scroll view's frame in which it would show content without the keyboard.
  func viewport(at index: Int) -> VerticalSpan { viewport(at: index, in: frame(at: index)) }

  /// Returns the viewport in the frame that a scroll view has after the steps that have been planned so far.
  func viewport(at index: Int, in frame: VerticalSpan) -> VerticalSpan {
    let top = min(frame.top + scene.scrollViews[index].insets.adjustedTop, frame.bottom)
    return VerticalSpan(top: top, bottom: frame.bottom - plan.scrollViews[index].ownInset)
  }

  /// The bottom edge of the controller's view without any shift.
  var containerBottom: CGFloat {
    scene.container.frame.span.bottom + scene.container.contributedShift
  }

  /// Returns how far the planned scrolling of a scroll view, and of the scroll views around it, moves its content up.
  private func scrolledDistance(from first: Int) -> CGFloat {
    var sum: CGFloat = 0
    for index in first..<plan.scrollViews.count {
      sum += plan.scrollViews[index].offset - scene.scrollViews[index].contentOffset.y
    }
    return sum
  }

  /// The planned shift in addition to the current shift.
  private var furtherShift: CGFloat { plan.shift - scene.container.contributedShift }
}
