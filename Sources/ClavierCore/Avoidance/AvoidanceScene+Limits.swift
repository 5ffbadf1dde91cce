import Foundation

extension AvoidanceScene {
  /// Where targets belong.
  struct Band: Hashable, Sendable {
    /// The keyboard's top edge in the window.
    var keyboardTop: CGFloat

    /// From the top limit to the keyboard less the spacing; turned over when the keyboard leaves no room.
    var span: Span
  }

  /// Why there is nothing to contribute, if so, whatever the rest of the scene says.
  var release: AvoidancePlan.Release? {
    if policy == .off { return .policy }
    if let exclusion { return .exclusion(exclusion) }
    if keyboard.isAttached || keyboard.placement == .unknown { return nil }
    return .placement(keyboard.placement)
  }

  /// What makes the scene impossible to plan for.
  var defect: AvoidancePlan.Defect? {
    if keyboard.placement == .unknown { return .indeterminateKeyboard }
    if !keyboard.frame.isPlannable { return .keyboardFrame }
    if !windowFrame.isPlannable || windowFrame.size.width == 0 || windowFrame.size.height == 0 { return .windowFrame }
    if !spacing.isPlannable { return .spacing }
    if !container.isPlannable { return .container }
    for index in targets.indices where !isPlannable(targets[index]) { return .target(index) }
    for index in scrollViews.indices where !scrollViews[index].isPlannable { return .scrollView(index) }
    return nil
  }

  /// Where targets belong; nil when the keyboard lies outside the window.
  var band: Band? {
    let frame = keyboard.frame
    let window = windowFrame
    guard
      frame.origin.x < window.origin.x + window.size.width, window.origin.x < frame.origin.x + frame.size.width,
      frame.origin.y < window.origin.y + window.size.height, window.origin.y < frame.origin.y + frame.size.height
    else { return nil }
    let keyboardTop = max(0, frame.origin.y - window.origin.y)
    let room = min(max(0, spacing), window.size.height - keyboardTop)
    return Band(keyboardTop: keyboardTop, span: Span(top: max(0, container.topLimit), bottom: keyboardTop - room))
  }

  private func isPlannable(_ target: Target) -> Bool {
    guard target.rect.isPlannable, target.shiftResponse.isPlannable else { return false }
    guard let index = target.innermostScrollView else { return true }
    return scrollViews.indices.contains(index)
  }
}

extension AvoidanceScene.Container {
  fileprivate var isPlannable: Bool {
    frame.isPlannable && topLimit.isPlannable && bottomSafeArea.isPlannable
      && (maximumShift?.isPlannable ?? true) && contributedShift.isPlannable && contributedSafeArea.isPlannable
  }
}

extension AvoidanceScene.ScrollView {
  fileprivate var isPlannable: Bool {
    frame.isPlannable && contentSize.width.isPlannable && contentSize.height.isPlannable
      && contentOffset.y.isPlannable && bottomInset.isPlannable && adjustedBottomInset.isPlannable
      && adjustedTopInset.isPlannable && (greatestTopInset?.isPlannable ?? true) && indicatorBottomInset.isPlannable
      && minimumVisibleHeight.isPlannable && shiftResponse.isPlannable
      && contribution.bottomInset.isPlannable
      && contribution.indicatorInset.isPlannable && contribution.scrolled.isPlannable
  }
}

extension AvoidanceScene.ShiftResponse {
  fileprivate var isPlannable: Bool { top.isPlannable && bottom.isPlannable }
}

extension CGRect {
  fileprivate var isPlannable: Bool {
    origin.x.isPlannable && origin.y.isPlannable && size.width.isPlannable && size.height.isPlannable
      && size.width >= 0 && size.height >= 0
  }
}

extension CGFloat {
  /// Whether sums of a few such numbers still tell fractions of a point apart; false for what is not a number.
  fileprivate var isPlannable: Bool { magnitude <= 1e9 }
}
