import ClavierCore
import CoreGraphics
import Foundation
import Testing

/// Tests scenes with unusable values.
///
/// The plan does not move anything, and explains why.
@Suite struct AvoidanceDefectTests {
  /// A scene with one unusable value.
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var defect: AvoidanceScene.Defect
    var change: @Sendable (inout AvoidanceScene, CGFloat) -> Void
  }

  static let cases: [Case] = [
    Case(testDescription: "spacing", defect: .spacing) { $0.spacing = $1 },
    Case(testDescription: "keyboard's height", defect: .keyboardFrame) { $0.keyboard.frame.size.height = $1 },
    Case(testDescription: "keyboard's y", defect: .keyboardFrame) { $0.keyboard.frame.origin.y = $1 },
    Case(testDescription: "keyboard's x", defect: .keyboardFrame) { $0.keyboard.frame.origin.x = $1 },
    Case(testDescription: "keyboard's width", defect: .keyboardFrame) { $0.keyboard.frame.size.width = $1 },
    Case(testDescription: "window's height", defect: .windowFrame) { $0.windowFrame.size.height = $1 },
    Case(testDescription: "window's width", defect: .windowFrame) { $0.windowFrame.size.width = $1 },
    Case(testDescription: "window's y", defect: .windowFrame) { $0.windowFrame.origin.y = $1 },
    Case(testDescription: "container's y", defect: .container) { $0.container.frame.origin.y = $1 },
    Case(testDescription: "container's height", defect: .container) { $0.container.frame.size.height = $1 },
    Case(testDescription: "top limit", defect: .container) { $0.container.topLimit = $1 },
    Case(testDescription: "safe area", defect: .container) { $0.container.bottomSafeArea = $1 },
    Case(testDescription: "maximum shift", defect: .container) { $0.container.maximumShift = $1 },
    Case(testDescription: "target's y", defect: .target(1)) { $0.targets[1].rect.origin.y = $1 },
    Case(testDescription: "target's height", defect: .target(1)) { $0.targets[1].rect.size.height = $1 },
    Case(testDescription: "frame's y", defect: .scrollView(0)) { $0.scrollViews[0].frame.origin.y = $1 },
    Case(testDescription: "content height", defect: .scrollView(0)) { $0.scrollViews[0].contentSize.height = $1 },
    Case(testDescription: "content width", defect: .scrollView(0)) { $0.scrollViews[0].contentSize.width = $1 },
    Case(testDescription: "bottom inset", defect: .scrollView(0)) { $0.scrollViews[0].insets.bottom = $1 },
    Case(testDescription: "adjusted bottom", defect: .scrollView(0)) { $0.scrollViews[0].insets.adjustedBottom = $1 },
    Case(testDescription: "lost inset", defect: .scrollView(0)) { $0.scrollViews[0].insets.lostBottom = $1 },
    Case(testDescription: "adjusted top", defect: .scrollView(0)) { $0.scrollViews[0].insets.adjustedTop = $1 },
    Case(testDescription: "indicator inset", defect: .scrollView(0)) { $0.scrollViews[0].insets.indicatorBottom = $1 },
    Case(testDescription: "visible height", defect: .scrollView(0)) { $0.scrollViews[0].minimumVisibleHeight = $1 },
    Case(testDescription: "container's x", defect: .container) { $0.container.frame.origin.x = $1 },
    Case(testDescription: "container's width", defect: .container) { $0.container.frame.size.width = $1 },
    Case(testDescription: "target's x", defect: .target(1)) { $0.targets[1].rect.origin.x = $1 },
    Case(testDescription: "target's width", defect: .target(1)) { $0.targets[1].rect.size.width = $1 },
    Case(testDescription: "target's top response", defect: .target(1)) { $0.targets[1].shiftResponse.top = $1 },
    Case(testDescription: "target's bottom response", defect: .target(1)) { $0.targets[1].shiftResponse.bottom = $1 },
    Case(testDescription: "frame's x", defect: .scrollView(0)) { $0.scrollViews[0].frame.origin.x = $1 },
    Case(testDescription: "frame's width", defect: .scrollView(0)) { $0.scrollViews[0].frame.size.width = $1 },
    Case(testDescription: "frame's height", defect: .scrollView(0)) { $0.scrollViews[0].frame.size.height = $1 },
    Case(testDescription: "greatest top", defect: .scrollView(0)) { $0.scrollViews[0].insets.greatestTop = $1 },
    Case(testDescription: "header", defect: .scrollView(0)) { $0.scrollViews[0].pinnedHeights.header = $1 },
    Case(testDescription: "footer", defect: .scrollView(0)) { $0.scrollViews[0].pinnedHeights.footer = $1 },
    Case(testDescription: "top response", defect: .scrollView(0)) { $0.scrollViews[0].shiftResponse.top = $1 },
    Case(testDescription: "bottom response", defect: .scrollView(0)) { $0.scrollViews[0].shiftResponse.bottom = $1 },
  ]

  @Test("does not move anything for a container or a scroll view with a negative size")
  func negativeSizes() {
    for size in [CGSize(width: -1, height: 844), CGSize(width: 390, height: -1)] {
      var scene = Self.scene
      scene.container.frame.size = size
      #expect(AvoidancePlanner.plan(for: scene).outcome == .unchanged(.container))
      scene = Self.scene
      scene.scrollViews[0].frame.size = size
      #expect(AvoidancePlanner.plan(for: scene).outcome == .unchanged(.scrollView(0)))
    }
  }

  @Test("accepts a view or a scroll view without a height")
  func withoutHeight() {
    var scene = Self.scene
    scene.targets[1].rect.size = .zero
    scene.scrollViews[0].frame.size = .zero
    scene.container.frame.size = .zero
    #expect(AvoidancePlanner.plan(for: scene).outcome == .avoids)
  }

  /// A scene with earlier contributions, whose plan requires larger contributions.
  static var scene: AvoidanceScene {
    let display = CGRect(x: 0, y: 0, width: 390, height: 844)
    return AvoidanceScene(
      targets: [
        AvoidanceScene.Target(CGRect(x: 20, y: 700, width: 350, height: 34), in: 0),
        AvoidanceScene.Target(CGRect(x: 20, y: 740, width: 350, height: 34)),
      ],
      spacing: 10,
      keyboard: KeyboardState(
        placement: .docked, frame: CGRect(x: 0, y: 508, width: 390, height: 336), screen: display),
      windowFrame: display, container: AvoidanceScene.Container(frame: display, contributedShift: 20),
      scrollViews: [
        AvoidanceScene.ScrollView(
          frame: display, contentSize: CGSize(width: 390, height: 1200), contentOffset: CGPoint(x: 0, y: 50),
          insets: AvoidanceScene.Insets(bottom: 200, indicatorBottom: 190),
          contribution: ScrollContribution(bottomInset: 200, indicatorInset: 190, scrolled: 50))
      ])
  }

  @Test(
    "does not move anything for a value that is NaN, infinite, or huge, and explains why", arguments: cases,
    [CGFloat.nan, .infinity, -.infinity, 1e12])
  func keeps(example: Case, value: CGFloat) {
    var scene = Self.scene
    example.change(&scene, value)
    let plan = AvoidancePlanner.plan(for: scene)
    #expect(plan.outcome == .unchanged(example.defect))
    expectUnmoved(plan)
  }

  @Test(
    "keeps the input visible in content of up to a billion points, which an app may use for endless content",
    arguments: [(1e9, true), (1e9.nextUp, false)] as [(CGFloat, Bool)])
  func longContent(height: CGFloat, isPlanned: Bool) {
    var scene = Self.scene
    scene.scrollViews[0].contentSize.height = height
    #expect(AvoidancePlanner.plan(for: scene).outcome == (isPlanned ? .avoids : .unchanged(.scrollView(0))))
  }

  @Test("does not move anything for an unusable offset or contribution", arguments: [CGFloat.nan, .infinity])
  func uselessState(value: CGFloat) {
    let changes: [(inout AvoidanceScene) -> Void] = [
      { $0.scrollViews[0].contentOffset.y = value }, { $0.scrollViews[0].contribution.bottomInset = value },
      { $0.scrollViews[0].contribution.indicatorInset = value }, { $0.scrollViews[0].contribution.scrolled = value },
    ]
    for change in changes {
      var scene = Self.scene
      change(&scene)
      #expect(AvoidancePlanner.plan(for: scene).outcome == .unchanged(.scrollView(0)))
    }
    for keyPath in [\AvoidanceScene.Container.contributedShift, \.contributedSafeArea] {
      var scene = Self.scene
      scene.container[keyPath: keyPath] = value
      #expect(AvoidancePlanner.plan(for: scene).outcome == .unchanged(.container))
    }
  }

  @Test(
    "does not move anything in an empty window",
    arguments: [CGSize(width: 0, height: 844), CGSize(width: 390, height: 0)])
  func emptyWindow(size: CGSize) {
    var scene = Self.scene
    scene.windowFrame.size = size
    let plan = AvoidancePlanner.plan(for: scene)
    #expect(plan.outcome == .unchanged(.windowFrame))
    expectUnmoved(plan)
  }

  @Test("does not move anything for null, infinite, and negative rectangles")
  func strangeRectangles() {
    for rect in [CGRect.null, .infinite, CGRect(x: 0, y: 700, width: 10, height: -34)] {
      var scene = Self.scene
      scene.targets[0].rect = rect
      let plan = AvoidancePlanner.plan(for: scene)
      #expect(plan.outcome == .unchanged(.target(0)))
      expectUnmoved(plan)
    }
  }

  @Test("does not move anything for a target in a scroll view that does not exist", arguments: [-1, 1, .max])
  func missingScrollView(index: Int) {
    var scene = Self.scene
    scene.targets[0].innermostScrollView = index
    #expect(AvoidancePlanner.plan(for: scene).outcome == .unchanged(.target(0)))
  }

  @Test("removes all contributions when the keyboard hides, even if other values are unusable")
  func releasesAnyway() {
    let scrolled = Case(testDescription: "scrolled", defect: .scrollView(0)) {
      $0.scrollViews[0].contribution.scrolled = $1
    }
    for example in Self.cases + [scrolled] {
      for value in [CGFloat.nan, .infinity] {
        var scene = Self.scene
        example.change(&scene, value)
        scene.keyboard.placement = .hidden
        let plan = AvoidancePlanner.plan(for: scene)
        #expect(plan.outcome == .restores(.placement(.hidden)))
        #expect(plan.shift == 0 && plan.scrollViews[0].contribution == .zero)
        #expect(plan.scrollViews[0].offset.isFinite)
      }
    }
  }

  @Test("clamps the spacing to between 0 and the covered height")
  func spacings() {
    var scene = Self.scene
    scene.scrollViews = []
    scene.targets = [AvoidanceScene.Target(CGRect(x: 0, y: 600, width: 10, height: 20))]
    scene.container.contributedShift = 0
    scene.spacing = -50
    #expect(AvoidancePlanner.plan(for: scene).shift == 112)
    scene.spacing = 5000
    #expect(AvoidancePlanner.plan(for: scene).shift == 448)
  }

  private func expectUnmoved(_ plan: AvoidancePlan, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(plan.shift == 20, sourceLocation: sourceLocation)
    #expect(plan.scrollViews[0].offset == 50, sourceLocation: sourceLocation)
    #expect(
      plan.scrollViews[0].contribution
        == ScrollContribution(bottomInset: 200, indicatorInset: 190, scrolled: 50),
      sourceLocation: sourceLocation)
    #expect(plan.explanation.count == 1, sourceLocation: sourceLocation)
    #expect(plan.explanation.first?.hasSuffix("Nothing moves.") == true, sourceLocation: sourceLocation)
  }
}
