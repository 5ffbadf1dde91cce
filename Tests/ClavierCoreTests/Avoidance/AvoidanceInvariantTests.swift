import ClavierCore
import CoreGraphics
import Foundation
import Testing

/// The promises of a plan, checked on thousands of generated screens with a model of what UIKit shows.
@Suite struct AvoidanceInvariantTests {
  static let tolerance = AppScreen.tolerance

  // MARK: 1. Visible

  @Test("Visible: shows an input completely if it fits with its spacing between the bars and the keyboard")
  func visible() async {
    await checkScreens("visible") { screen, _ in
      guard screen.canShow(screen.inputs[0]), screen.fits(screen.inputs[0].height) else { return .ignored }
      let after = screen.avoiding
      return after.isVisible(after.inputs[0]) ? .holds : .fails("\(after.visibleHeight(of: after.inputs[0])) visible")
    }
  }

  @Test("Visible: shows the top of an input that does not fit, and as much of the rest as possible")
  func topVisible() async {
    await checkScreens("top visible", screen: { $0.screenWithTallInput() }) { screen, _ in
      guard screen.canShow(screen.inputs[0]), !screen.fits(screen.inputs[0].height), let top = screen.keyboardTop,
        top > screen.safeTop
      else { return .ignored }
      let after = screen.avoiding
      let input = after.inputs[0]
      let first = max(screen.safeTop, after.clip(of: input).top)
      return abs(after.top(of: input) - first) < Self.tolerance
        ? .holds : .fails("its top is at \(after.top(of: input)), not at \(first)")
    }
  }

  @Test("Visible: shows all targets with the same innermost scroll view if they fit together")
  func declaredVisible() async {
    await checkScreens("declared visible", screen: { $0.screenWithDeclared() }) { screen, _ in
      let holder = screen.inputs[0].holder
      guard screen.inputs.allSatisfy({ $0.holder == holder && screen.canShow($0) }) else { return .ignored }
      let first = screen.inputs.map(\.top).min() ?? 0
      let last = screen.inputs.map { $0.top + $0.height }.max() ?? 0
      guard screen.fits(last - first) else { return .ignored }
      let after = screen.avoiding
      return Verdict(
        after.inputs.indices.filter { !after.isVisible(after.inputs[$0]) }.map {
          "\(after.visibleHeight(of: after.inputs[$0])) of input \($0) visible"
        })
    }
  }

  // MARK: 2. Still

  @Test("Still: does not move anything if nothing is covered")
  func still() async {
    await checkScreens("still") { screen, random in
      let screen = random.chance(0.5) ? random.withHistory(screen) : screen
      guard screen.keyboardTop != nil, screen.inputs.allSatisfy(screen.isVisible) else { return .ignored }
      let plan = screen.plan
      var complaints: [String] = []
      let asksForMore = screen.scrolls.contains { $0.minimumVisibleHeight > 0 }
      if screen.heldShift == 0, !asksForMore, plan.shift != 0 { complaints.append("shifts by \(plan.shift)") }
      if screen.heldShift == 0, !screen.keepsOffsets(plan), !screen.losesInset(plan) { complaints.append("scrolls") }
      return Verdict(complaints)
    }
  }

  @Test("Still: neither scrolls nor shifts without an input")
  func stillWithoutInput() async {
    await checkScreens("still without an input") { screen, _ in
      var screen = screen
      screen.inputs = []
      let plan = screen.plan
      return screen.keepsOffsets(plan) && plan.shift == 0 ? .holds : .fails("moves")
    }
  }

  // MARK: 3. Least

  @Test("Least: moves no farther than needed")
  func least() async {
    await checkScreens("least") { screen, _ in
      guard let keyboardTop = screen.keyboardTop, keyboardTop > screen.safeTop else { return .ignored }
      var screen = screen
      screen.inputs = [screen.inputs[0]]
      // If a limit prevents showing the input, any shift is too large.
      screen.maximumShift = nil
      for index in screen.scrolls.indices { screen.scrolls[index].minimumVisibleHeight = 0 }
      guard screen.policy == .automatic, screen.isBelowBars(screen.inputs[0]),
        screen.scrolls.indices.allSatisfy({ screen.viewportHeight($0) > 0 })
      else { return .ignored }
      let after = screen.avoiding
      let seen = after.worth(of: after.inputs[0])
      var complaints: [String] = []
      func less(_ what: String, _ change: (inout AppScreen) -> Void) {
        var lesser = after
        change(&lesser)
        if lesser.worth(of: lesser.inputs[0]) >= seen { complaints.append("\(what) is not needed") }
      }
      if after.heldShift > 0.25 { less("shift by \(after.heldShift)") { $0.heldShift -= 0.25 } }
      for index in screen.scrolls.indices {
        let move = after.scrolls[index].offset - screen.scrolls[index].offset
        guard abs(move) > 0.25 else { continue }
        less("scroll \(index) by \(move)") { $0.scrolls[index].offset -= move > 0 ? 0.25 : -0.25 }
      }
      return complaints.isEmpty && screen == after ? .ignored : Verdict(complaints)
    }
  }

  @Test("Least: keeps offsets within the limits of scrolling")
  func withinRange() async {
    await checkScreens("within range") { screen, random in
      let screen = random.chance(0.5) ? random.withHistory(screen) : screen
      let after = screen.avoiding
      return Verdict(
        screen.scrolls.indices.compactMap { index in
          let range = after.scrollableRange(index)
          let offset = after.scrolls[index].offset
          let moved = screen.scrolls[index].offset != offset
          let isWithin = offset > range.lowerBound - Self.tolerance && offset < range.upperBound + Self.tolerance
          return moved && !isWithin ? "scroll view \(index) at \(offset) outside \(range)" : nil
        })
    }
  }

  // MARK: 4. Stable

  @Test("Stable: after a plan is applied, a second plan changes nothing")
  func stable() async {
    await checkScreens("stable", screen: { $0.screenOnAnyGrid() }) { screen, random in
      let after = (random.chance(0.5) ? random.withHistory(screen) : screen).avoiding
      let again = after.applying(after.plan)
      return again == after ? .holds : .fails("becomes\n\(again)\nafter\n\(after)\nof")
    }
  }

  @Test("Stable: has the same result whether the keyboard or focus comes first")
  func orderOfEvents() async {
    await checkScreens("order of events") { screen, _ in
      var unfocused = screen
      unfocused.inputs = []
      var keyboardFirst = unfocused.avoiding
      keyboardFirst.inputs = screen.inputs
      let one = keyboardFirst.avoiding
      let other = screen.avoiding
      return one.isClose(to: other) ? .holds : .fails("one way\n\(one)\nthe other\n\(other)\nfrom")
    }
  }

  @Test("Stable: puts the input at the same position, whether or not the keyboard grows in steps")
  func growth() async {
    await checkScreens("growth") { screen, random in
      guard screen.policy != .safeArea else { return .ignored }
      var lower = screen
      lower.keyboard.frame.origin.y += random.length(1, screen.keyboard.screen.maxY - screen.keyboard.frame.minY)
      lower.inputs = [screen.inputs[0]]
      var single = screen
      single.inputs = lower.inputs
      var grown = lower.avoiding
      grown.keyboard = screen.keyboard
      let one = grown.avoiding
      let other = single.avoiding
      let input = single.inputs[0]
      return abs(one.top(of: input) - other.top(of: input)) < Self.tolerance
        ? .holds : .fails("one way\n\(one)\nthe other\n\(other)\nfrom")
    }
  }

  @Test("Stable: does not depend on earlier contributions")
  func independent() async {
    await checkScreens("independent of the past") { screen, random in
      guard screen.offsetsAreWithinRange else { return .ignored }
      var past = screen
      past.heldShift = random.length(0, 300)
      for index in past.scrolls.indices {
        past.scrolls[index].held.bottomInset = random.length(0, 300)
        past.scrolls[index].held.indicatorInset = random.length(0, 300)
        past.scrolls[index].held.scrolled = 0
      }
      return past.avoiding.isClose(to: screen.avoiding)
        ? .holds : .fails("with a past\n\(past.avoiding)\nwithout\n\(screen.avoiding)\nfrom")
    }
  }

  // MARK: 5. Monotone

  @Test("Monotone: never moves the input down, contributes less, or jumps for a taller keyboard")
  func monotone() async {
    await checkScreens("monotone") { screen, random in
      guard screen.keyboardTop ?? 0 > 0 else { return .ignored }
      var screen = screen
      screen.policy = random.pick([.automatic, .scrollOnly], .automatic)
      var taller = screen
      taller.keyboard.frame.origin.y -= random.chance(0.5) ? 0.5 : random.length(0, 200)
      guard let before = screen.keyboardTop, let after = taller.keyboardTop else { return .ignored }
      let growth = (before - screen.effectiveSpacing) - (after - taller.effectiveSpacing)
      let low = screen.avoiding
      let high = taller.avoiding
      let input = screen.inputs[0]
      var complaints: [String] = []
      func judge(_ what: String, _ less: CGFloat, _ more: CGFloat) {
        if more < less - Self.tolerance { complaints.append("\(what) falls from \(less) to \(more)") }
        if more > less + growth + Self.tolerance { complaints.append("\(what) jumps from \(less) to \(more)") }
      }
      judge("the rise", -low.top(of: input), -high.top(of: input))
      judge("the shift", low.heldShift, high.heldShift)
      return Verdict(complaints)
    }
  }

  @Test("Monotone: never reduces the sum of inset and shift for a taller keyboard")
  func monotoneInsets() async {
    await checkScreens("monotone insets") { screen, random in
      guard let outermost = screen.outermost else { return .ignored }
      var taller = screen
      taller.keyboard.frame.origin.y -= random.length(0, 200)
      let low = screen.avoiding
      let high = taller.avoiding
      func total(_ screen: AppScreen) -> CGFloat { screen.scrolls[outermost].held.bottomInset + screen.heldShift }
      func indicator(_ screen: AppScreen) -> CGFloat {
        screen.scrolls[outermost].held.indicatorInset + screen.heldShift
      }
      return Verdict(
        (total(high) < total(low) - Self.tolerance ? ["insets fall from \(total(low)) to \(total(high))"] : [])
          + (indicator(high) < indicator(low) - Self.tolerance ? ["indicator insets fall"] : []))
    }
  }

  // MARK: 6. Restored

  @Test("Restored: when the keyboard hides, restores everything exactly, whatever happened before")
  func restored() async {
    await checkScreens("restored") { screen, random in
      guard screen.offsetsAreWithinRange else { return .ignored }
      var past = screen
      let inputs = screen.inputs
      for _ in 0..<random.pick([1, 2, 4], 2) {
        past.keyboard = random.attachedKeyboard(on: screen.keyboard.screen)
        past.inputs = Array(inputs.shuffled(using: &random).prefix(random.pick([0, 1, 3], 1)))
        past.policy = random.pick([.automatic, .automatic, .scrollOnly, .safeArea], .automatic)
        past = past.avoiding
      }
      past.policy = screen.policy
      past.inputs = screen.inputs
      past.keyboard = screen.keyboard
      var hidden = past
      hidden.keyboard = .hidden(on: screen.keyboard.screen)
      hidden = hidden.applying(hidden.plan)
      hidden.keyboard = screen.keyboard
      return hidden == screen ? .holds : .fails("became\n\(hidden)\nof")
    }
  }

  @Test("Restored: removes all contributions after the user scrolled, and keeps the content within its limits")
  func restoredAfterScrolling() async {
    await checkScreens("restored after scrolling") { screen, random in
      guard screen.offsetsAreWithinRange else { return .ignored }
      var hidden = random.withHistory(screen)
      hidden.keyboard = .hidden(on: screen.keyboard.screen)
      hidden = hidden.applying(hidden.plan)
      var complaints: [String] = []
      if hidden.heldShift != 0 || hidden.heldSafeArea != 0 || hidden.scrolls.contains(where: { $0.held != .zero }) {
        complaints.append("a contribution remains")
      }
      if !hidden.offsetsAreWithinRange { complaints.append("an offset is out of range") }
      return complaints.isEmpty ? .holds : .fails("\(complaints) in\n\(hidden)\nafter")
    }
  }

  // MARK: 7. Keyboards that take no space

  @Test("Ignored: moves no view if the keyboard is hidden, undocked, floating, in another app, or on another screen")
  func harmlessKeyboards() async {
    await checkScreens("harmless keyboards") { screen, random in
      var screen = screen
      screen.policy = random.pick(AvoidancePolicy.allCases, .automatic)
      if random.chance(0.2) {
        let beside = random.pick(
          [CGPoint(x: 0, y: -2000), CGPoint(x: 0, y: 2000), CGPoint(x: -2000, y: 0), CGPoint(x: 2000, y: 0)], .zero)
        screen.keyboard.frame.origin.x += beside.x
        screen.keyboard.frame.origin.y += beside.y
      } else {
        screen.keyboard.placement = random.pick([.hidden, .undocked, .floating, .otherApp], .floating)
        screen.keyboard.frame.origin.y -= random.length(0, 300)
      }
      return screen.applying(screen.plan) == screen ? .holds : .fails("something moves")
    }
  }

  // MARK: 8. No double counting

  @Test("No double counting: only the spacing is between the keyboard and the outermost scroll view's content")
  func noDoubleCounting() async {
    await checkScreens("no double counting") { screen, random in
      guard let outermost = screen.outermost, screen.policy != .safeArea else { return .ignored }
      let after = (random.chance(0.5) ? random.withHistory(screen) : screen).avoiding
      guard let keyboardTop = after.keyboardTop else { return .ignored }
      var scrolled = after
      let end = after.scrollableRange(outermost).upperBound
      scrolled.scrolls[outermost].offset = end
      var complaints: [String] = []
      // The top inset determines the end of content that is too short to scroll.
      if end > after.scrollableRange(outermost).lowerBound {
        let ownEnd =
          after.frameBottom(outermost) - after.adjustedBottom(outermost) + after.scrolls[outermost].held.bottomInset
        let expected = min(keyboardTop - after.effectiveSpacing, ownEnd)
        let contentEnd = scrolled.contentOrigin(outermost) + scrolled.scrolls[outermost].contentSize.height
        if abs(contentEnd - expected) > Self.tolerance { complaints.append("ends at \(contentEnd), not \(expected)") }
      }
      let indicatorEnd =
        after.frameBottom(outermost) - after.scrolls[outermost].indicatorInset
        - after.scrolls[outermost].held.indicatorInset - after.safeArea(outermost).bottom
      let ownIndicatorEnd = indicatorEnd + after.scrolls[outermost].held.indicatorInset
      if abs(indicatorEnd - min(keyboardTop, ownIndicatorEnd)) > Self.tolerance {
        complaints.append("its indicator ends at \(indicatorEnd)")
      }
      for index in after.scrolls.indices where index != outermost {
        let held = after.scrolls[index].held
        if held.bottomInset != 0 || held.indicatorInset != 0 { complaints.append("scroll view \(index) has insets") }
        if !after.scrollsVertically(index), held != .zero { complaints.append("scroll view \(index) takes part") }
      }
      return Verdict(complaints)
    }
  }

  @Test("No double counting: ignores a scroll view that does not scroll vertically")
  func passedOver() async {
    await checkScreens("passed over") { screen, _ in
      let passive = screen.scrolls.indices.filter { !screen.scrollsVertically($0) }
      guard !passive.isEmpty else { return .ignored }
      let after = screen.avoiding
      return Verdict(
        passive.filter { after.scrolls[$0] != screen.scrolls[$0] }.map { "scroll view \($0) is changed" })
    }
  }

  @Test("No double counting: adds only the safe area that the view does not have already")
  func safeArea() async {
    await checkScreens("safe area", screen: { $0.screen(policy: .safeArea) }) { screen, _ in
      guard let keyboardTop = screen.keyboardTop else { return .ignored }
      let after = screen.avoiding
      let expected = max(screen.viewSafeAreaBottom, screen.viewTop + screen.viewHeight - keyboardTop)
      var complaints: [String] = []
      if abs(after.viewSafeAreaBottom - expected) > Self.tolerance {
        complaints.append("the safe area is \(after.viewSafeAreaBottom), not \(expected)")
      }
      if after.heldShift != 0 { complaints.append("the view shifts") }
      if after.scrolls.contains(where: { $0.held.bottomInset != 0 }) { complaints.append("a scroll view is inset") }
      return Verdict(complaints)
    }
  }
}
