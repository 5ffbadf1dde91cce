import ClavierCore
import CoreGraphics
import Foundation
import Testing

/// The promises of a plan below a large title, which shrinks and grows with the content.
@Suite struct AvoidanceTitleInvariantTests {
  private static let tolerance = AppScreen.tolerance

  @Test("Visible: shows an input completely if it fits below the large title")
  func visible() async {
    await checkScreens("visible below a title", screen: { $0.screenWithTitle() }) { screen, _ in
      guard screen.canShow(screen.inputs[0]), screen.fits(screen.inputs[0].height) else { return .ignored }
      let after = screen.avoiding
      return after.isVisible(after.inputs[0]) ? .holds : .fails("\(after.visibleHeight(of: after.inputs[0])) visible")
    }
  }

  @Test("Still: does not move anything for an input that is visible below the title")
  func still() async {
    await checkScreens("still below a title", screen: { $0.screenWithTitle() }) { screen, _ in
      guard screen.keyboardTop != nil, screen.inputs.allSatisfy(screen.isVisible),
        !screen.scrolls.contains(where: { $0.minimumVisibleHeight > 0 })
      else { return .ignored }
      let after = screen.applying(screen.plan)
      return after.scrolls.map(\.offset) == screen.scrolls.map(\.offset) && after.heldShift == 0
        ? .holds : .fails("moves")
    }
  }

  @Test("Stable: after the title has collapsed, a second plan changes nothing")
  func stable() async {
    await checkScreens("stable below a title", screen: { $0.screenWithTitle() }) { screen, random in
      // An input that is taller than the space is planned again with each point that the title shrinks.
      guard screen.inputs.count == 1, screen.canShow(screen.inputs[0]), screen.fits(screen.inputs[0].height) else {
        return .ignored
      }
      let after = (random.chance(0.5) ? random.withHistory(screen) : screen).avoiding
      // An input that is taller than the part of its scroll view below the complete title is planned again, too.
      let clip = after.clip(of: after.inputs[0])
      let gone = after.title.map { $0.smallestSafeTop + $0.height - after.safeTop } ?? 0
      guard after.inputs[0].height + gone <= clip.bottom - clip.top else { return .ignored }
      // If hardly any space is left and the view shifts too, the title frees space in ever smaller steps.
      guard after.heldShift == 0 else { return .ignored }
      let again = after.applying(after.plan)
      return again.isClose(to: after) && again.safeTop == after.safeTop
        ? .holds : .fails("becomes\n\(again)\nafter\n\(after)\nof")
    }
  }

  @Test("Restored: restores the content and the title")
  func restored() async {
    await checkScreens("restored below a title", screen: { $0.screenWithTitle() }) { screen, random in
      var hidden = screen
      for _ in 0..<random.pick([1, 2, 3], 1) {
        hidden.keyboard = random.attachedKeyboard(on: screen.keyboard.screen)
        hidden.inputs.shuffle(using: &random)
        hidden = hidden.avoiding
      }
      hidden.inputs = screen.inputs
      hidden.keyboard = .hidden(on: screen.keyboard.screen)
      hidden = hidden.applying(hidden.plan)
      return hidden.isClose(to: screen) && abs(hidden.safeTop - screen.safeTop) < Self.tolerance
        ? .holds : .fails("became\n\(hidden)\nfrom")
    }
  }
}

extension SceneRandom {
  /// Returns a screen whose outermost scroll view begins at its top, below a large title that may have shrunk.
  mutating func screenWithTitle() -> AppScreen {
    var screen = screen()
    while screen.scrolls.isEmpty { screen = self.screen() }
    let small: CGFloat = pick([64, 91, 103], 103)
    screen.viewTop = 0
    screen.viewHeight = screen.windowFrame.height
    screen.title = AppScreen.Title(smallestSafeTop: small)
    screen.safeTop = small + 52
    screen.scrolls[0].height += screen.scrolls[0].top
    screen.scrolls[0].top = 0
    screen.scrolls[0].adjustsForSafeArea = true
    screen.scrolls[0].alwaysBounces = true
    screen.scrolls[0].isEnabled = true
    screen.scrolls[0].contentSize.width = screen.scrolls[0].width
    let range = screen.scrollableRange(0)
    screen.scrolls[0].offset =
      chance(0.5) ? range.lowerBound : length(range.lowerBound, chance(0.5) ? range.lowerBound + 60 : range.upperBound)
    screen.scrolls[0].offset = min(screen.scrolls[0].offset, range.upperBound)
    screen.followTitle()
    return screen
  }
}
