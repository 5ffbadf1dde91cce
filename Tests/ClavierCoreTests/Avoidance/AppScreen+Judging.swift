import ClavierCore
import CoreGraphics
import Foundation

extension SceneRandom {
  mutating func screen(policy: AvoidancePolicy) -> AppScreen {
    var screen = screen()
    screen.policy = policy
    return screen
  }

  /// Generates a screen whose first input is likely to be taller than the space above the keyboard.
  mutating func screenWithTallInput() -> AppScreen {
    var screen = screen()
    let room = screen.inputs[0].holder.map { screen.scrolls[$0].contentSize.height } ?? screen.viewHeight
    screen.inputs[0].height = length(min(room, 150), room)
    screen.inputs[0].top = length(0, room - screen.inputs[0].height)
    return screen
  }

  /// Generates a screen whose lengths may be thirds of a point, so that their sums are not exact.
  mutating func screenOnAnyGrid() -> AppScreen {
    grid = pick([2, 3], 2)
    defer { grid = 2 }
    return screen()
  }

  /// Generates a screen with two or three inputs that are near each other.
  mutating func screenWithDeclared() -> AppScreen {
    var screen = screen()
    var input = screen.inputs[0]
    let room = input.holder.map { screen.scrolls[$0].contentSize.height } ?? screen.viewHeight
    screen.inputs = [input]
    for _ in 0..<pick([1, 2], 1) {
      input.height = min(room, length(1, 40))
      input.top = min(max(0, input.top + length(-120, 120)), room - input.height)
      screen.inputs.append(input)
    }
    return screen
  }
}

extension AppScreen {
  /// Returns whether a height and the spacing fit between the bars and the keyboard, and in every scroll view around
  /// the input.
  func fits(_ height: CGFloat) -> Bool {
    guard let keyboardTop, keyboardTop - safeTop >= height + effectiveSpacing else { return false }
    guard let holder = inputs[0].holder else { return true }
    return (0...holder).allSatisfy { viewportHeight($0) >= height }
  }

  /// Returns whether bars, limits, and frames make it possible to show an input.
  func canShow(_ input: Input) -> Bool {
    guard keyboardTop != nil, policy == .automatic, maximumShift == nil, isBelowBars(input) else { return false }
    return scrolls.indices.prefix((input.holder ?? -1) + 1).allSatisfy {
      scrollsVertically($0) && viewportHeight($0) > 0
    }
  }

  /// Returns whether an input is below the bars when it is scrolled down as far as possible.
  func isBelowBars(_ input: Input) -> Bool {
    guard let holder = input.holder, let outermost, outermost <= holder else { return top(of: input) >= safeTop }
    return frameTop(outermost) + adjustedTop(outermost) >= safeTop
  }

  func viewportHeight(_ index: Int) -> CGFloat {
    scrolls[index].height - adjustedTop(index) - adjustedBottom(index)
  }

  /// Returns how well an input is shown.
  ///
  /// A visible top counts more than any visible part below the top.
  func worth(of input: Input) -> CGFloat {
    let isTopVisible = top(of: input) >= max(safeTop, clip(of: input).top) - AppScreen.tolerance
    return visibleHeight(of: input) + (isTopVisible ? 10_000 : 0)
  }

  var offsetsAreWithinRange: Bool {
    scrolls.indices.allSatisfy { index in
      let range = scrollableRange(index)
      let offset = scrolls[index].offset
      return !scrollsVertically(index)
        || (offset >= range.lowerBound - AppScreen.tolerance && offset <= range.upperBound + AppScreen.tolerance)
    }
  }

  func keepsOffsets(_ plan: AvoidancePlan) -> Bool {
    applying(plan).scrolls.map(\.offset) == scrolls.map(\.offset)
  }

  /// Returns whether a scroll view loses a part of the inset into which it was scrolled.
  func losesInset(_ plan: AvoidancePlan) -> Bool {
    let after = applying(plan)
    return scrolls.indices.contains {
      after.adjustedBottom($0) < adjustedBottom($0) && scrolls[$0].offset > after.scrollableRange($0).upperBound
    }
  }
}
