import ClavierCore
import CoreGraphics
import Foundation
import SeededRandom

/// A seeded generator of screens, so that a printed seed reproduces a failure.
struct SceneRandom: RandomNumberGenerator {
  private var generator: SeededGenerator

  /// The number of steps per point: 2 keeps sums exact, and 3 is the number of pixels per point of a screen with scale
  /// 3.
  var grid: CGFloat = 2

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func next() -> UInt64 { generator.next() }

  mutating func chance(_ probability: Double) -> Bool { Double.random(in: 0..<1, using: &self) < probability }

  /// Returns a length on the grid.
  mutating func length(_ least: CGFloat, _ most: CGFloat) -> CGFloat {
    guard least < most else { return least }
    return min(most, (CGFloat.random(in: least...most, using: &self) * grid).rounded() / grid)
  }

  mutating func pick<Value>(_ values: [Value], _ other: Value) -> Value { values.randomElement(using: &self) ?? other }
}

extension SceneRandom {
  /// Generates a screen of any size with a docked keyboard, up to three scroll views, and up to three inputs.
  mutating func screen() -> AppScreen {
    let sizes: [(CGFloat, CGFloat)] = [
      (320, 568), (568, 320), (375, 667), (393, 852), (852, 393), (430, 932), (834, 1194), (1194, 834),
    ]
    let (width, height) = pick(sizes, (393, 852))
    let display = CGRect(x: 0, y: 0, width: width, height: height)
    var window = display
    if chance(0.2) {  // Split View, Slide Over, Stage Manager
      window.size.width = length(width / 3, width)
      window.origin.x = length(0, width - window.width)
      window.origin.y = chance(0.5) ? 0 : length(0, height / 6)
      window.size.height = chance(0.5) ? height - window.minY : length(height / 2, height - window.minY)
    }
    var screen = AppScreen(
      windowFrame: window, keyboard: .hidden(on: display), viewHeight: window.height, safeBottom: window.height)
    screen.keyboard = attachedKeyboard(on: display)
    screen.policy = chance(0.7) ? .automatic : pick([.scrollOnly, .safeArea], .automatic)
    screen.spacing = chance(0.2) ? 0 : length(0, 60)
    screen.safeTop = pick([0, 20, 64, 103, 116], 0)
    screen.safeBottom = window.height - pick([0, 0, 34, 49, 83], 0)
    if chance(0.2) {  // a sheet
      screen.viewTop = length(0, window.height / 4)
      screen.viewHeight = chance(0.7) ? window.height - screen.viewTop : length(200, window.height - screen.viewTop)
      screen.safeTop = screen.viewTop + pick([0, 56], 0)
    }
    if chance(0.1) { screen.maximumShift = length(0, 200) }
    for index in 0..<pick([0, 0, 1, 1, 1, 2, 2, 3], 1) { addScroll(to: &screen, at: index) }
    let holder = screen.scrolls.isEmpty ? nil : screen.scrolls.count - 1
    addInput(to: &screen, holder: holder)
    for _ in 0..<pick([0, 0, 0, 1, 2], 0) {
      addInput(
        to: &screen, holder: chance(0.7) ? holder : screen.scrolls.indices.dropLast().randomElement(using: &self))
    }
    return screen
  }

  mutating func attachedKeyboard(on display: CGRect) -> KeyboardState {
    let placement = pick([KeyboardState.Placement.docked, .docked, .docked, .accessoryOnly, .shortcutBar], .docked)
    let height = placement == .docked ? length(150, min(420, display.height * 0.7)) : length(30, 110)
    let hidden = placement == .shortcutBar ? 300 : CGFloat(0)
    return KeyboardState(
      placement: placement,
      frame: CGRect(x: 0, y: display.height - height, width: display.width, height: height + hidden), screen: display)
  }

  private mutating func addScroll(to screen: inout AppScreen, at index: Int) {
    let parentHeight = index == 0 ? screen.viewHeight : screen.scrolls[index - 1].contentSize.height
    let parentWidth = index == 0 ? screen.windowFrame.width : screen.scrolls[index - 1].contentSize.width
    var scroll = AppScreen.Scroll(
      top: index == 0 && chance(0.5) ? 0 : length(0, parentHeight * 0.8), height: 0, width: parentWidth,
      contentSize: .zero)
    scroll.height =
      index == 0 && chance(0.6)
      ? parentHeight - scroll.top : length(min(40, parentHeight - scroll.top), parentHeight - scroll.top)
    scroll.contentSize = CGSize(width: scroll.width, height: max(1, length(0, scroll.height * pick([1, 2, 4], 2))))
    // Views inside a scroll view that adjusts its insets have no safe area of their own.
    scroll.adjustsForSafeArea = index == 0 && chance(0.6)
    scroll.alwaysBounces = chance(0.2)
    if chance(0.2) { scroll.minimumVisibleHeight = length(0, 120) }
    if chance(0.3) { scroll.topInset = length(0, 30) }
    if chance(0.3) { scroll.bottomInset = length(0, 90) }
    if chance(0.2) { scroll.indicatorInset = length(0, 60) }
    if chance(0.12) {  // sideways
      scroll.topInset = 0
      scroll.bottomInset = 0
      scroll.adjustsForSafeArea = false
      scroll.alwaysBounces = false
      scroll.contentSize = CGSize(width: scroll.width * 3, height: scroll.height)
    } else if chance(0.1) {  // a text view that grows instead of scrolling
      scroll.isEnabled = false
      scroll.contentSize.height = scroll.height
    }
    screen.scrolls.append(scroll)
    if screen.scrollsVertically(index) {
      let range = screen.scrollableRange(index)
      screen.scrolls[index].offset = chance(0.3) ? range.lowerBound : length(range.lowerBound, range.upperBound)
    }
  }

  private mutating func addInput(to screen: inout AppScreen, holder: Int?) {
    let room = holder.map { screen.scrolls[$0].contentSize.height } ?? screen.viewHeight
    let height = min(room, chance(0.1) ? length(100, 500) : length(1, 60))
    screen.inputs.append(AppScreen.Input(top: length(0, room - height), height: height, holder: holder))
  }

  /// Returns the same screen after earlier plans for other keyboards and inputs, and after scrolling by the user.
  mutating func withHistory(_ screen: AppScreen) -> AppScreen {
    var past = screen
    for _ in 0..<pick([1, 2, 3], 1) {
      past.keyboard = attachedKeyboard(on: screen.keyboard.screen)
      past.inputs.shuffle(using: &self)
      past = past.avoiding
      if let outermost = past.outermost, chance(0.3) {
        let range = past.scrollableRange(outermost)
        past.scrolls[outermost].offset = length(range.lowerBound, range.upperBound)
        past.followTitle()
      }
    }
    past.keyboard = screen.keyboard
    past.inputs = screen.inputs
    return past
  }
}
