import ClavierCore
import CoreGraphics
import Foundation

/// A screen as UIKit would lay it out, in each view's own coordinate space.
///
/// The planner uses window rectangles, and this model uses a tree of views, so these tests share no arithmetic with the
/// planner.
struct AppScreen: Equatable, Sendable {
  /// A scroll view; `top` is a position in the content of the scroll view around it, or in the controller's view.
  struct Scroll: Equatable, Sendable {
    var top: CGFloat
    var height: CGFloat
    var width: CGFloat
    var contentSize: CGSize
    var offset: CGFloat = 0
    var topInset: CGFloat = 0
    var bottomInset: CGFloat = 0
    var indicatorInset: CGFloat = 0
    var adjustsForSafeArea = false
    var isEnabled = true
    var alwaysBounces = false
    var minimumVisibleHeight: CGFloat = 0
    var held = ScrollContribution.zero
  }

  /// A large title below a bar.
  ///
  /// Its current bottom edge is `safeTop`.
  struct Title: Equatable, Sendable {
    /// The top edge of the safe area when the title has collapsed.
    var smallestSafeTop: CGFloat
    var height: CGFloat = 52
  }

  /// A view to keep visible.
  ///
  /// `holder` is the index of the scroll view that contains it, counted from the outermost one, or nil for the
  /// controller's view.
  struct Input: Equatable, Sendable {
    var top: CGFloat
    var height: CGFloat
    var holder: Int?
  }

  var windowFrame: CGRect
  var keyboard: KeyboardState
  var spacing: CGFloat = 0
  var policy = AvoidancePolicy.automatic

  /// The controller's view in the window, without Clavier's shift.
  var viewTop: CGFloat = 0
  var viewHeight: CGFloat
  /// The edges of the safe area, in the window: below the bars, and above the tab bar or home indicator.
  var safeTop: CGFloat = 0
  var safeBottom: CGFloat
  var maximumShift: CGFloat?
  /// A large title that follows the content of the outermost scroll view, which fills the view and adjusts its insets.
  var title: Title?

  /// The scroll views, from the outermost to the innermost.
  var scrolls: [Scroll] = []
  /// The inputs, the most important first.
  var inputs: [Input] = []

  var heldShift: CGFloat = 0
  var heldSafeArea: CGFloat = 0
}

// MARK: What UIKit does

extension AppScreen {
  var windowHeight: CGFloat { windowFrame.height }

  /// Returns the height in the window at which a scroll view's content begins, or the controller's view for nil.
  func contentOrigin(_ holder: Int?) -> CGFloat {
    guard let holder else { return viewTop - heldShift }
    return frameTop(holder) - scrolls[holder].offset
  }

  func frameTop(_ index: Int) -> CGFloat {
    contentOrigin(index == 0 ? nil : index - 1) + scrolls[index].top
  }

  func frameBottom(_ index: Int) -> CGFloat { frameTop(index) + scrolls[index].height }

  /// `safeAreaInsets.bottom` of the controller's view, which a shift does not change.
  var viewSafeAreaBottom: CGFloat { max(0, viewTop + viewHeight - safeBottom) + heldSafeArea }

  /// Returns the part of the safe area inside a scroll view, which it adds to its insets if it adjusts them.
  func safeArea(_ index: Int) -> (top: CGFloat, bottom: CGFloat) {
    guard scrolls[index].adjustsForSafeArea else { return (0, 0) }
    let edge = viewTop + viewHeight - viewSafeAreaBottom
    return (max(0, safeTop - (frameTop(index) + heldShift)), max(0, frameBottom(index) + heldShift - edge))
  }

  func adjustedTop(_ index: Int) -> CGFloat { scrolls[index].topInset + safeArea(index).top }

  func adjustedBottom(_ index: Int) -> CGFloat {
    scrolls[index].bottomInset + scrolls[index].held.bottomInset + safeArea(index).bottom
  }

  /// Returns the top inset when the content is scrolled all the way down.
  func greatestTop(_ index: Int) -> CGFloat {
    guard index == 0, let title else { return adjustedTop(index) }
    return adjustedTop(index) + title.smallestSafeTop + title.height - safeTop
  }

  /// Moves the bottom edge of the title to the beginning of the content, within its limits.
  mutating func followTitle() {
    guard let title, !scrolls.isEmpty else { return }
    let wanted = -(scrolls[0].offset + scrolls[0].topInset) - title.smallestSafeTop
    safeTop = title.smallestSafeTop + min(max(0, wanted), title.height)
  }

  /// Returns the offsets between which a finger can scroll.
  func scrollableRange(_ index: Int) -> ClosedRange<CGFloat> {
    let first = -greatestTop(index)
    let last = scrolls[index].contentSize.height + adjustedBottom(index) - scrolls[index].height
    return first...max(first, last)
  }

  func top(of input: Input) -> CGFloat { contentOrigin(input.holder) + input.top }
  func bottom(of input: Input) -> CGFloat { top(of: input) + input.height }

  /// Returns whether a scroll view scrolls vertically, according to the documentation.
  func scrollsVertically(_ index: Int) -> Bool {
    let scroll = scrolls[index]
    guard scroll.isEnabled else { return false }
    let isSideways = scroll.contentSize.width > scroll.width
    let isTall =
      scroll.contentSize.height + adjustedTop(index) + adjustedBottom(index) - scroll.held.bottomInset > scroll.height
    return scroll.alwaysBounces || isTall || !isSideways
  }

  /// Whether every scroll view is inside its superview, and every input is inside the content that contains it.
  var isWellFormed: Bool {
    func room(_ holder: Int?) -> CGFloat { holder.map { scrolls[$0].contentSize.height } ?? viewHeight }
    var followed = self
    followed.followTitle()
    let hasTitle =
      title == nil
      || followed == self && viewTop == 0 && scrolls.first.map { $0.top == 0 && $0.adjustsForSafeArea } == true
    return hasTitle && inputs.allSatisfy { $0.top >= 0 && $0.top + $0.height <= room($0.holder) }
      && scrolls.indices.allSatisfy { index in
        scrolls[index].top >= 0 && scrolls[index].top + scrolls[index].height <= room(index == 0 ? nil : index - 1)
      }
  }

  var outermost: Int? { scrolls.indices.first(where: scrollsVertically) }
}

// MARK: What the user sees

extension AppScreen {
  /// The keyboard's top edge in the window; nil if it covers nothing.
  var keyboardTop: CGFloat? {
    guard keyboard.isDocked else { return nil }
    let overlap = keyboard.overlap(withScreenRect: windowFrame)
    return overlap > 0 ? windowHeight - overlap : nil
  }

  /// The effective spacing, which is never larger than the part of the window that the keyboard covers.
  var effectiveSpacing: CGFloat { min(max(0, spacing), windowHeight - (keyboardTop ?? windowHeight)) }

  /// Returns the part of the window in which an input's own scroll views can display it.
  func clip(of input: Input) -> (top: CGFloat, bottom: CGFloat) {
    var clip = (top: -CGFloat.infinity, bottom: CGFloat.infinity)
    guard let holder = input.holder else { return clip }
    for index in 0...holder {
      // Insets represent bars over content that scrolls below them.
      guard scrollsVertically(index) else {
        clip = (max(clip.top, frameTop(index)), min(clip.bottom, frameBottom(index)))
        continue
      }
      clip.top = max(clip.top, frameTop(index) + adjustedTop(index))
      // Clavier's insets hide nothing, and the bars of the safe area do not shift with the view.
      let contribution = scrolls[index].held.bottomInset
      let leftSafeArea = min(max(0, heldShift), safeArea(index).bottom)
      clip.bottom = min(clip.bottom, frameBottom(index) - adjustedBottom(index) + contribution + leftSafeArea)
    }
    return clip
  }

  /// Returns the visible height of an input and the spacing below it, between the bars and the keyboard.
  func visibleHeight(of input: Input) -> CGFloat {
    let clip = clip(of: input)
    let first = max(0, safeTop)
    let last = keyboardTop ?? windowHeight
    let inputPart = min(bottom(of: input), clip.bottom, last) - max(top(of: input), clip.top, first)
    // The spacing is below the part of the input that the input's scroll views show.
    let end = min(bottom(of: input), clip.bottom)
    let spacingPart = min(end + effectiveSpacing, last) - max(end, first)
    return max(0, inputPart) + max(0, spacingPart)
  }

  func isVisible(_ input: Input) -> Bool {
    visibleHeight(of: input) >= input.height + effectiveSpacing - AppScreen.tolerance
  }

  static let tolerance: CGFloat = 0.01
}

// MARK: To the planner and back

extension AppScreen {
  var scene: AvoidanceScene {
    AvoidanceScene(
      targets: inputs.map { input in
        AvoidanceScene.Target(
          CGRect(x: 16, y: top(of: input), width: 200, height: input.height),
          in: input.holder.map { scrolls.count - 1 - $0 })
      },
      spacing: spacing, keyboard: keyboard, windowFrame: windowFrame,
      container: AvoidanceScene.Container(
        frame: CGRect(x: 0, y: viewTop - heldShift, width: windowFrame.width, height: viewHeight),
        topLimit: safeTop, bottomSafeArea: viewSafeAreaBottom, maximumShift: maximumShift,
        contributedShift: heldShift, contributedSafeArea: heldSafeArea),
      scrollViews: scrolls.indices.reversed().map { index in
        let scroll = scrolls[index]
        return AvoidanceScene.ScrollView(
          frame: CGRect(x: 0, y: frameTop(index), width: scroll.width, height: scroll.height),
          contentSize: scroll.contentSize, contentOffset: CGPoint(x: 0, y: scroll.offset),
          insets: AvoidanceScene.Insets(
            bottom: scroll.bottomInset + scroll.held.bottomInset, adjustedBottom: adjustedBottom(index),
            adjustedTop: adjustedTop(index), greatestTop: title == nil ? nil : greatestTop(index),
            indicatorBottom: scroll.indicatorInset + scroll.held.indicatorInset + safeArea(index).bottom),
          isScrollEnabled: scroll.isEnabled, alwaysBouncesVertically: scroll.alwaysBounces,
          minimumVisibleHeight: scroll.minimumVisibleHeight,
          contribution: scroll.held)
      },
      policy: policy)
  }

  var plan: AvoidancePlan { AvoidancePlanner.plan(for: scene) }

  func applying(_ plan: AvoidancePlan) -> AppScreen {
    var screen = self
    screen.heldShift = plan.shift
    screen.heldSafeArea = plan.additionalSafeArea
    for (index, step) in zip(scrolls.indices.reversed(), plan.scrollViews) {
      screen.scrolls[index].held = step.contribution
      screen.scrolls[index].offset = step.offset
    }
    screen.followTitle()
    return screen
  }

  /// The screen after its plan is applied, and after further plans if the layout or the height of the title changes.
  var avoiding: AppScreen {
    var screen = self
    for _ in 0..<16 {
      let plan = screen.plan
      let next = screen.applying(plan)
      let isDone = !plan.awaitsLayout && next.safeTop == screen.safeTop
      screen = next
      if isDone { break }
    }
    return screen
  }

  /// Returns whether two screens are equal apart from rounding.
  func isClose(to other: AppScreen) -> Bool {
    func close(_ first: CGFloat, _ second: CGFloat) -> Bool { abs(first - second) < AppScreen.tolerance }
    return close(heldShift, other.heldShift) && close(heldSafeArea, other.heldSafeArea)
      && zip(scrolls, other.scrolls).allSatisfy { first, second in
        close(first.offset, second.offset) && close(first.held.bottomInset, second.held.bottomInset)
          && close(first.held.indicatorInset, second.held.indicatorInset)
      }
  }
}

extension AppScreen: CustomStringConvertible {
  var description: String {
    var lines = [
      "window \(windowFrame), keyboard \(keyboard.placement) \(keyboard.frame) of screen \(keyboard.screen.size)",
      "view from \(viewTop), \(viewHeight) high; safe from \(safeTop) to \(safeBottom); "
        + "maximum shift \(maximumShift.map { "\($0)" } ?? "none"); spacing \(spacing); policy \(policy)"
        + (title.map { "; a title from \($0.smallestSafeTop), \($0.height) high" } ?? ""),
    ]
    for (index, scroll) in scrolls.enumerated() {
      lines.append(
        "scroll view \(index): from \(scroll.top), \(scroll.height) high, \(scroll.width) wide, "
          + "content \(scroll.contentSize.width) x \(scroll.contentSize.height) at \(scroll.offset), "
          + "insets \(scroll.topInset) \(scroll.bottomInset) indicator \(scroll.indicatorInset)"
          + (scroll.adjustsForSafeArea ? ", adjusts" : "") + (scroll.isEnabled ? "" : ", disabled")
          + (scroll.alwaysBounces ? ", bounces" : "")
          + (scroll.minimumVisibleHeight > 0 ? ", shows \(scroll.minimumVisibleHeight)" : "")
          + (scroll.held == .zero
            ? "" : ", holds \(scroll.held.bottomInset) \(scroll.held.indicatorInset) \(scroll.held.scrolled)"))
    }
    for (index, input) in inputs.enumerated() {
      lines.append(
        "input \(index): from \(input.top), \(input.height) high, in "
          + (input.holder.map { "scroll view \($0)" } ?? "the view") + "; in the window at \(top(of: input))")
    }
    if heldShift != 0 || heldSafeArea != 0 { lines.append("held: shift \(heldShift), safe area \(heldSafeArea)") }
    return lines.joined(separator: "\n")
  }
}
