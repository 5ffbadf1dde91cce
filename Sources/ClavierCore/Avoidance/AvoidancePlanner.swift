import Foundation

// How it is decided. Heights count downwards, movements upwards. The scene is looked at as the app laid it out: our
// present shift and insets are taken out, the offsets are left where the user sees them. Then
//
// 1. each scroll view inside another shows what its own frame hides, from the innermost out;
// 2. the controller's view shifts by what the outermost scroll view cannot do, because too little of it is clear of
//    the keyboard, and by what targets outside it need;
// 3. the outermost scroll view is inset by what the keyboard then covers of it, and scrolls the rest.
//
// The outermost alone deals with the keyboard: an inner one keeps its height, a text view is not squeezed into what
// is left of it, and nothing is counted twice. Each decision is one interval of movements, narrowed by one target after
// the other, and the movement in it that is nearest to none. Intervals are clamped, never dropped, as the keyboard grows:
// so nothing jumps between two of its frames, and a taller keyboard never leaves the first target lower.
extension AvoidancePlan {
  mutating func avoid(in scene: AvoidanceScene, _ band: AvoidanceScene.Band) {
    var outermost: Int?
    for index in scene.scrollViews.indices {
      if scene.scrollViews[index].scrollsVertically(in: scene.container) {
        outermost = index
      } else {
        release(scene, at: index, as: .passedOver)
      }
    }
    if scene.policy == .safeArea {
      let container = scene.container
      let covered = container.frame.span.bottom + container.contributedShift - band.keyboardTop
      let ownSafeArea = container.bottomSafeArea - container.contributedSafeArea
      additionalSafeArea = settled(max(0, covered - ownSafeArea), from: container.contributedSafeArea)
    }
    for index in scene.scrollViews.indices where index != outermost && scrollViews[index].role != .passedOver {
      reveal(scene, at: index)
    }
    shift = scene.policy == .automatic ? shift(for: scene, band, outermost) : 0
    if let outermost { scroll(scene, at: outermost, band) }
    describe(scene, band)
  }

  // MARK: Where things are

  /// How far the scrolling planned so far, of a scroll view and of those around it, lifts what is in it.
  private func lift(_ scene: AvoidanceScene, from index: Int) -> CGFloat {
    var sum: CGFloat = 0
    for index in scrollViews.indices.dropFirst(index) {
      sum += scrollViews[index].offset - scene.scrollViews[index].contentOffset.y
    }
    return sum
  }

  /// Where a target is after the scrolling planned so far, without any shift.
  func position(_ scene: AvoidanceScene, of target: AvoidanceScene.Target) -> Span {
    let lift = lift(scene, from: target.innermostScrollView ?? scrollViews.count)
    return target.rect.span.raised(by: lift - scene.container.contributedShift)
  }

  /// Where a scroll view's frame is after the scrolling planned so far, without any shift.
  private func frame(_ scene: AvoidanceScene, at index: Int) -> Span {
    let lift = lift(scene, from: index + 1)
    return scene.scrollViews[index].frame.span.raised(by: lift - scene.container.contributedShift)
  }

  // MARK: Scrolling

  /// Takes our insets off a scroll view that is inside another, and lets it show what its own frame hides.
  private mutating func reveal(_ scene: AvoidanceScene, at index: Int) {
    let scrollView = scene.scrollViews[index]
    let inset = scrollView.ownBottomInset(in: scene.container, safeArea: additionalSafeArea)
    scrollViews[index].role = .reveals
    scrollViews[index].contribution.bottomInset = 0
    scrollViews[index].contribution.indicatorInset = 0
    let viewport = scrollView.viewport(of: frame(scene, at: index), bottomInset: inset)
    move(scene, at: index, into: viewport, room: viewport.height, bottomInset: inset)
  }

  /// Insets the outermost scroll view and scrolls it, with the shift already decided.
  private mutating func scroll(_ scene: AvoidanceScene, at index: Int, _ band: AvoidanceScene.Band) {
    let scrollView = scene.scrollViews[index]
    let ownInset = scrollView.ownBottomInset(in: scene.container, safeArea: additionalSafeArea)
    let frame = frame(scene, at: index).raised(by: shift)
    let present = scrollView.contribution
    var inset: CGFloat = 0
    var indicatorInset: CGFloat = 0
    if scene.policy != .safeArea {
      inset = max(0, frame.bottom - band.span.bottom - ownInset)
      let ownIndicatorInset = scrollView.indicatorBottomInset - present.indicatorInset
      indicatorInset = max(0, frame.bottom - band.keyboardTop - ownIndicatorInset)
    }
    scrollViews[index].role = .avoids
    scrollViews[index].contribution.bottomInset = settled(inset, from: present.bottomInset)
    scrollViews[index].contribution.indicatorInset = settled(indicatorInset, from: present.indicatorInset)
    let viewport = scrollView.viewport(of: frame, bottomInset: ownInset)
    move(
      scene, at: index, into: viewport.intersection(band.span), room: viewport.height, bottomInset: ownInset + inset)
  }

  /// Scrolls one scroll view by the least that brings the targets in it into a span.
  ///
  /// A later target counts only if it and the earlier ones fit into the room that there is without a keyboard.
  private mutating func move(
    _ scene: AvoidanceScene, at index: Int, into span: Span, room: CGFloat, bottomInset: CGFloat
  ) {
    var reach = Reach()
    var counted: Span?
    for target in scene.targets where (target.innermostScrollView ?? .max) <= index {
      let position = position(scene, of: target).raised(by: shift)
      let union = counted?.union(position) ?? position
      guard counted == nil || union.height <= room else { continue }
      counted = union
      reach.narrow(to: Reach(bringing: position, into: span))
    }
    let offset = scene.scrollViews[index].contentOffset.y
    let range = scene.scrollViews[index].range(from: offset, bottomInset: bottomInset)
    let target = settled(offset + range.nearest(to: reach.nearest(to: 0)), from: offset)
    scrollViews[index].offset = target
    scrollViews[index].contribution.scrolled += target - offset
  }

  // MARK: Shifting

  /// The least shift with which the outermost scroll view can do the rest.
  private func shift(for scene: AvoidanceScene, _ band: AvoidanceScene.Band, _ outermost: Int?) -> CGFloat {
    var reach = Reach()
    var countedInside: Span?
    var countedOutside: Span?
    for target in scene.targets {
      let position = position(scene, of: target)
      if let outermost, (target.innermostScrollView ?? .max) <= outermost {
        let scrollView = scene.scrollViews[outermost]
        let frame = frame(scene, at: outermost)
        let ownInset = scrollView.ownBottomInset(in: scene.container)
        let viewport = scrollView.viewport(of: frame, bottomInset: ownInset)
        let union = countedInside?.union(position) ?? position
        guard countedInside == nil || union.height <= viewport.height else { continue }
        countedInside = union
        var scrolling = scrollView.range(
          from: scrollView.contentOffset.y, bottomInset: max(ownInset, frame.bottom - band.span.bottom))
        scrolling.narrow(to: Reach(bringing: union, into: viewport))
        reach.narrow(
          to: Reach(
            least: union.bottom - scrolling.most - band.span.bottom,
            most: union.top - scrolling.least - band.span.top))
      } else {
        let union = countedOutside?.union(position) ?? position
        guard countedOutside == nil || union.height <= scene.windowFrame.size.height - band.span.top else { continue }
        countedOutside = union
        reach.narrow(to: Reach(bringing: position, into: band.span))
      }
    }
    let container = scene.container
    let present = container.contributedShift
    let limit = min(container.maximumShift ?? .infinity, container.frame.span.bottom + present - band.span.bottom)
    return settled(min(max(0, reach.nearest(to: 0)), max(0, limit)), from: present)
  }

  /// A decided value, or the present one when the two differ by less than any screen can show, so that rounding never
  /// moves anything.
  private func settled(_ value: CGFloat, from present: CGFloat) -> CGFloat {
    abs(value - present) < 1 / 1024 ? present : value
  }
}
