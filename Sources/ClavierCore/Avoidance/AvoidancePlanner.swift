import Foundation

// How it is decided. Heights count downwards, movements upwards. The scene is looked at as the app laid it out: our
// present shift and insets are taken out, the offsets are left where the user sees them. Then
//
// 1. each scroll view inside another shows what its own frame hides, from the innermost out;
// 2. the controller's view shifts by what the outermost scroll view cannot do, because too little of it is clear of
//    the keyboard, and by what targets outside it need;
// 3. the outermost scroll view is inset by what the keyboard then covers of it, and scrolls the rest.
//
// Additional safe area changes the layout, and with it everything this is computed from; so it comes alone, and the rest
// is for the plan after that layout.
//
// The outermost alone deals with the keyboard: an inner one keeps its height, a text view is not squeezed into what
// is left of it, and nothing is counted twice. Each decision is one interval of movements, narrowed by one target after
// the other, and the movement in it that is nearest to none. Intervals are clamped, never dropped, as the keyboard grows:
// so nothing jumps between two of its frames, and a taller keyboard never leaves the first target lower.
extension AvoidancePlan {
  mutating func avoid(in scene: AvoidanceScene, _ band: AvoidanceScene.Band) {
    shift = 0
    additionalSafeArea = safeArea(for: scene, band)
    awaitsLayout = additionalSafeArea != scene.container.contributedSafeArea
    for index in scene.scrollViews.indices {
      scrollViews[index].ownInset = scene.scrollViews[index].ownBottomInset(
        in: scene.container, safeArea: additionalSafeArea)
      // Content that was scrolled into safe area that is taken back has to come along.
      if awaitsLayout {
        let bottomInset = scrollViews[index].ownInset + scrollViews[index].contribution.bottomInset
        scroll(scene, at: index, by: Reach(), bottomInset: bottomInset)
      }
    }
    if !awaitsLayout { move(in: scene, band) }
    describe(scene, band)
  }

  /// The additional bottom safe area that makes up for what the view's own does not cover.
  private func safeArea(for scene: AvoidanceScene, _ band: AvoidanceScene.Band) -> CGFloat {
    guard scene.policy == .safeArea else { return 0 }
    let present = scene.container.contributedSafeArea
    let covered = containerBottom(scene) - band.keyboardTop
    return settled(max(0, covered - (scene.container.bottomSafeArea - present)), from: present)
  }

  private mutating func move(in scene: AvoidanceScene, _ band: AvoidanceScene.Band) {
    var outermost: Int?
    for index in scene.scrollViews.indices {
      if scene.scrollViews[index].scrollsVertically(in: scene.container) {
        outermost = index
      } else {
        release(scene, at: index, as: .passedOver)
      }
    }
    for index in scene.scrollViews.indices where index != outermost && scrollViews[index].role != .passedOver {
      reveal(scene, at: index)
    }
    if scene.policy == .automatic { shift = shift(for: scene, band, outermost) }
    if let outermost { inset(scene, at: outermost, band) }
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

  /// How much further the container is shifted than it is now.
  private func furtherShift(_ scene: AvoidanceScene) -> CGFloat { shift - scene.container.contributedShift }

  /// The bottom edge of the controller's view without any shift.
  private func containerBottom(_ scene: AvoidanceScene) -> CGFloat {
    scene.container.frame.span.bottom + scene.container.contributedShift
  }

  /// Where a target is after what is planned so far.
  func position(_ scene: AvoidanceScene, of target: AvoidanceScene.Target) -> Span {
    target.rect.span.raised(by: lift(scene, from: target.innermostScrollView ?? scrollViews.count))
      .shifted(by: furtherShift(scene), target.shiftResponse)
  }

  /// The part of a target that scroll views inside of one let show, after what is planned so far.
  private func position(_ scene: AvoidanceScene, of target: AvoidanceScene.Target, inside outer: Int) -> Span {
    var span = position(scene, of: target)
    for index in (target.innermostScrollView ?? outer)..<outer {
      let isPassedOver = scrollViews[index].role == .passedOver
      span = span.clamped(to: isPassedOver ? frame(scene, at: index) : viewport(scene, at: index))
    }
    return span
  }

  /// Where a scroll view's frame is after what is planned so far.
  private func frame(_ scene: AvoidanceScene, at index: Int) -> Span {
    scene.scrollViews[index].frame.span.raised(by: lift(scene, from: index + 1))
      .shifted(by: furtherShift(scene), scene.scrollViews[index].shiftResponse)
  }

  /// The part of its frame in which a scroll view shows content, were it not for the keyboard; turned over when insets
  /// leave no room.
  private func viewport(_ scene: AvoidanceScene, at index: Int) -> Span {
    let frame = frame(scene, at: index)
    let top = min(frame.top + scene.scrollViews[index].adjustedTopInset, frame.bottom)
    return Span(top: top, bottom: frame.bottom - scrollViews[index].ownInset)
  }

  // MARK: Scrolling

  /// Takes our insets off a scroll view that is inside another, and lets it show what its own frame hides.
  private mutating func reveal(_ scene: AvoidanceScene, at index: Int) {
    scrollViews[index].role = .reveals
    scrollViews[index].contribution.bottomInset = 0
    scrollViews[index].contribution.indicatorInset = 0
    move(scene, at: index, into: viewport(scene, at: index), bottomInset: scrollViews[index].ownInset)
  }

  /// Insets the outermost scroll view and scrolls it, with the shift already decided.
  private mutating func inset(_ scene: AvoidanceScene, at index: Int, _ band: AvoidanceScene.Band) {
    let bottomInset = coveringInset(scene, at: index, band)
    let present = scene.scrollViews[index].contribution
    let ownIndicatorInset = scene.scrollViews[index].indicatorBottomInset - present.indicatorInset
    let covered = frame(scene, at: index).bottom - band.keyboardTop
    let indicatorInset = scene.policy == .safeArea ? 0 : max(0, covered - ownIndicatorInset)
    scrollViews[index].role = .avoids
    scrollViews[index].contribution.bottomInset = settled(
      bottomInset - scrollViews[index].ownInset, from: present.bottomInset)
    scrollViews[index].contribution.indicatorInset = settled(indicatorInset, from: present.indicatorInset)
    move(scene, at: index, into: viewport(scene, at: index).intersection(band.span), bottomInset: bottomInset)
  }

  /// The bottom inset that lets the outermost scroll view scroll all it holds clear of the keyboard.
  ///
  /// A first target that reaches beyond the end of the content counts as content: a text view's grows only with its next
  /// layout, while its caret is already in the new line.
  private func coveringInset(_ scene: AvoidanceScene, at index: Int, _ band: AvoidanceScene.Band) -> CGFloat {
    let ownInset = scrollViews[index].ownInset
    guard scene.policy != .safeArea else { return ownInset }
    let frame = frame(scene, at: index)
    var overhang: CGFloat = 0
    if let target = scene.targets.first, target.innermostScrollView == index {
      let contentTop = frame.top - scene.scrollViews[index].contentOffset.y
      let contentBottom = contentTop + scene.scrollViews[index].contentSize.height
      overhang = max(0, position(scene, of: target).bottom - contentBottom)
    }
    return max(ownInset, frame.bottom - band.span.bottom + overhang)
  }

  /// Scrolls one scroll view by the least that brings the targets in it into a span.
  ///
  /// A later target counts only if it and the earlier ones fit into the room that there is without a keyboard.
  private mutating func move(_ scene: AvoidanceScene, at index: Int, into span: Span, bottomInset: CGFloat) {
    let room = viewport(scene, at: index).height
    var reach = Reach()
    var counted: Span?
    for target in scene.targets where (target.innermostScrollView ?? .max) <= index {
      let position = position(scene, of: target, inside: index)
      let union = counted?.union(position) ?? position
      guard counted == nil || union.fits(in: room) else { continue }
      counted = union
      reach.narrow(to: Reach(bringing: position, into: span))
    }
    scroll(scene, at: index, by: reach, bottomInset: bottomInset)
  }

  /// Scrolls one scroll view by the movement of some that is nearest to none, within the range that a bottom inset allows.
  private mutating func scroll(_ scene: AvoidanceScene, at index: Int, by reach: Reach, bottomInset: CGFloat) {
    let offset = scene.scrollViews[index].contentOffset.y
    let range = scene.scrollViews[index].range(from: offset, bottomInset: bottomInset)
    let target = settled(offset + range.nearest(to: reach.nearest(to: 0)), from: offset)
    scrollViews[index].offset = target
    scrollViews[index].contribution.scrolled += target - offset
  }

  // MARK: Shifting

  /// The least shift with which the outermost scroll view can do the rest, or the nearest to the present one.
  private func shift(for scene: AvoidanceScene, _ band: AvoidanceScene.Band, _ outermost: Int?) -> CGFloat {
    var reach = Reach()
    var countedInside: Span?
    var countedOutside: Span?
    for target in scene.targets {
      if let outermost, (target.innermostScrollView ?? .max) <= outermost {
        let position = position(scene, of: target, inside: outermost)
        let union = countedInside?.union(position) ?? position
        let viewport = viewport(scene, at: outermost)
        guard countedInside == nil || union.fits(in: viewport.height) else { continue }
        reach.narrow(to: shifts(scene, with: outermost, scrolling: union, band).shifts(target.shiftResponse))
        if countedInside == nil {
          let height = min(scene.scrollViews[outermost].minimumVisibleHeight, viewport.height)
          let least = min(viewport.top + height - band.span.bottom, viewport.top - band.span.top)
          let response = scene.scrollViews[outermost].shiftResponse
          reach.narrow(
            to: Reach(least: least, most: .infinity)
              .shifts(AvoidanceScene.ShiftResponse(top: response.top, bottom: response.top)))
        }
        countedInside = union
      } else {
        let position = position(scene, of: target, inside: scrollViews.count)
        let union = countedOutside?.union(position) ?? position
        guard countedOutside == nil || union.fits(in: scene.windowFrame.size.height - band.span.top) else { continue }
        reach.narrow(to: Reach(bringing: position, into: band.span).shifts(target.shiftResponse))
        countedOutside = union
      }
    }
    let wanted = scene.keepsShift ? scene.container.contributedShift : 0
    let limit = min(scene.container.maximumShift ?? .infinity, containerBottom(scene) - band.span.bottom)
    let (value, present) = (min(max(0, reach.nearest(to: wanted)), max(0, limit)), scene.container.contributedShift)
    // A measured response is as exact as layout, which rounds to pixels. No shift at all is exact.
    let isMeasured = value != 0 && scene.targets.contains { $0.shiftResponse != .full }
    return isMeasured && abs(value - present) < 1 ? present : settled(value, from: present)
  }

  /// The shifts after which the outermost scroll view can bring a span to where it belongs.
  private func shifts(
    _ scene: AvoidanceScene, with index: Int, scrolling span: Span, _ band: AvoidanceScene.Band
  ) -> Reach {
    let viewport = viewport(scene, at: index)
    // No more of it can show than what the scroll view's frame has room for.
    let span = Span(top: span.top, bottom: min(span.bottom, span.top + viewport.height))
    var scrolling = scene.scrollViews[index].range(
      from: scene.scrollViews[index].contentOffset.y, bottomInset: coveringInset(scene, at: index, band))
    scrolling.narrow(to: Reach(bringing: span, into: viewport))
    return Reach(
      least: span.bottom - scrolling.most - band.span.bottom, most: span.top - scrolling.least - band.span.top)
  }

  /// A decided value, or the present one when the two differ by less than any screen can show, so that rounding never
  /// moves anything.
  private func settled(_ value: CGFloat, from present: CGFloat) -> CGFloat {
    abs(value - present) < .imperceptible ? present : value
  }
}
