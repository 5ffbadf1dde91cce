import Foundation

extension AvoidanceScene {
  /// The part of the window in which targets should be.
  struct Band: Hashable, Sendable {
    /// The y-coordinate of the keyboard's top edge, in the window's coordinate space.
    var keyboardTop: CGFloat

    /// The span from the top limit down to the keyboard, without the spacing above the keyboard.
    var span: VerticalSpan
  }

  /// What kind of plan a scene needs.
  enum Assessment {
    /// The targets should be in the band.
    case avoids(Band)
    /// There is nothing to avoid, so everything that the avoider added is removed.
    case restores(AvoidancePlan.RestoreReason)
    /// Planning is impossible, so everything that the avoider added stays.
    case unchanged(Defect)
  }

  /// What makes planning impossible.
  package enum Defect: Hashable, Sendable {
    /// The keyboard's position is not known.
    case unknownKeyboard
    /// The keyboard's frame contains an invalid value.
    case keyboardFrame
    /// The window's frame is empty or contains an invalid value.
    case windowFrame
    /// The spacing is invalid.
    case spacing
    /// The geometry of the container contains an invalid value.
    case container
    /// The rectangle of the target at the index is invalid, or the target's scroll view does not exist.
    case target(Int)
    /// The geometry of the scroll view at the index contains an invalid value.
    case scrollView(Int)
  }

  /// What kind of plan the scene needs.
  var assessment: Assessment {
    if let restoreReason { return .restores(restoreReason) }
    if let defect { return .unchanged(defect) }
    guard let band else { return .restores(.outsideWindow) }
    return .avoids(band)
  }

  /// The reason why the plan must remove everything that the avoider added, regardless of the geometry; nil if there is
  /// no such reason.
  private var restoreReason: AvoidancePlan.RestoreReason? {
    if policy == .disabled { return .exclusion(.policy) }
    if keyboard.isDocked || keyboard.placement == .unknown { return nil }
    return .placement(keyboard.placement)
  }

  /// The first defect of the scene; nil if planning is possible.
  private var defect: Defect? {
    if keyboard.placement == .unknown { return .unknownKeyboard }
    if !keyboard.frame.isPlannable { return .keyboardFrame }
    if !windowFrame.isPlannable || windowFrame.size.width == 0 || windowFrame.size.height == 0 { return .windowFrame }
    if !spacing.isPlannable { return .spacing }
    if !container.isPlannable { return .container }
    for index in targets.indices where !isPlannable(targets[index]) { return .target(index) }
    for index in scrollViews.indices where !scrollViews[index].isPlannable { return .scrollView(index) }
    return nil
  }

  /// The part of the window in which targets should be; nil if the keyboard is outside the window.
  private var band: Band? {
    guard isKeyboardInWindow else { return nil }
    let keyboardTop = max(0, keyboard.frame.origin.y - windowFrame.origin.y)
    let spacing = min(max(0, spacing), windowFrame.size.height - keyboardTop)
    let bottom = keyboardTop - spacing
    return Band(keyboardTop: keyboardTop, span: VerticalSpan(top: topLimit(above: bottom), bottom: bottom))
  }

  /// Returns the top of the part of the window in which targets should be.
  ///
  /// - Parameter bottom: The bottom of that part.
  private func topLimit(above bottom: CGFloat) -> CGFloat {
    let limit = max(0, container.topLimit)
    guard let drawerTopLimit = container.drawerTopLimit, let target = targets.first else { return limit }
    return min(limit, max(0, drawerTopLimit, bottom - target.rect.size.height))
  }

  /// Whether part of the keyboard's frame is inside the window.
  private var isKeyboardInWindow: Bool {
    let frame = keyboard.frame
    let window = windowFrame
    return frame.origin.x < window.origin.x + window.size.width
      && window.origin.x < frame.origin.x + frame.size.width
      && frame.origin.y < window.origin.y + window.size.height
      && window.origin.y < frame.origin.y + frame.size.height
  }

  private func isPlannable(_ target: Target) -> Bool {
    guard target.rect.isPlannable, target.shiftResponse.isPlannable else { return false }
    guard let index = target.innermostScrollView else { return true }
    return scrollViews.indices.contains(index)
  }
}

extension AvoidanceScene.Container {
  fileprivate var isPlannable: Bool {
    frame.isPlannable && topLimit.isPlannable && (drawerTopLimit?.isPlannable ?? true) && bottomSafeArea.isPlannable
      && (maximumShift?.isPlannable ?? true) && contributedShift.isPlannable && contributedSafeArea.isPlannable
  }
}

extension AvoidanceScene.ScrollView {
  fileprivate var isPlannable: Bool {
    frame.isPlannable && contentSize.width.isPlannable && contentSize.height.isPlannable
      && contentOffset.y.isPlannable && insets.isPlannable
      && minimumVisibleHeight.isPlannable && pinnedHeights.header.isPlannable && pinnedHeights.footer.isPlannable
      && shiftResponse.isPlannable
      && contribution.bottomInset.isPlannable && contribution.indicatorInset.isPlannable
      && contribution.scrolled.isPlannable
  }
}

extension AvoidanceScene.Insets {
  fileprivate var isPlannable: Bool {
    bottom.isPlannable && adjustedBottom.isPlannable && lostBottom.isPlannable
      && adjustedTop.isPlannable && (greatestTop?.isPlannable ?? true) && indicatorBottom.isPlannable
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
  /// Whether the number is small enough that sums of a few such numbers are exact to a fraction of a point; false for
  /// NaN.
  fileprivate var isPlannable: Bool { magnitude <= 1e9 }
}
