import ClavierCore
import CoreGraphics
import Foundation
import Testing

/// Scenes that say nothing that can be computed with: nothing moves, and the plan says why.
@Suite struct AvoidanceDefectTests {
  /// One figure of a scene, made useless.
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
    Case(testDescription: "bottom inset", defect: .scrollView(0)) { $0.scrollViews[0].bottomInset = $1 },
    Case(testDescription: "adjusted bottom", defect: .scrollView(0)) { $0.scrollViews[0].adjustedBottomInset = $1 },
    Case(testDescription: "adjusted top", defect: .scrollView(0)) { $0.scrollViews[0].adjustedTopInset = $1 },
    Case(testDescription: "indicator inset", defect: .scrollView(0)) { $0.scrollViews[0].indicatorBottomInset = $1 },
    Case(testDescription: "visible height", defect: .scrollView(0)) { $0.scrollViews[0].minimumVisibleHeight = $1 },
  ]

  /// A scene in the middle of things: scrolled, inset and shifted, and due for more.
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
          bottomInset: 200, indicatorBottomInset: 190,
          contribution: ScrollContribution(bottomInset: 200, indicatorInset: 190, scrolled: 50))
      ])
  }

  @Test(
    "A figure that is not a number, infinite or absurd: nothing moves, and the plan says why", arguments: cases,
    [CGFloat.nan, .infinity, -.infinity, 1e12])
  func keeps(example: Case, value: CGFloat) {
    var scene = Self.scene
    example.change(&scene, value)
    let plan = AvoidancePlanner.plan(for: scene)
    #expect(plan.outcome == .unchanged(example.defect))
    expectUnmoved(plan)
  }

  @Test("A useless offset or contribution: nothing is planned on it", arguments: [CGFloat.nan, .infinity])
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
    "A window without size: nothing moves", arguments: [CGSize(width: 0, height: 844), CGSize(width: 390, height: 0)])
  func emptyWindow(size: CGSize) {
    var scene = Self.scene
    scene.windowFrame.size = size
    let plan = AvoidancePlanner.plan(for: scene)
    #expect(plan.outcome == .unchanged(.windowFrame))
    expectUnmoved(plan)
  }

  @Test("Null, infinite and inside-out rectangles: nothing moves")
  func strangeRectangles() {
    for rect in [CGRect.null, .infinite, CGRect(x: 0, y: 700, width: 10, height: -34)] {
      var scene = Self.scene
      scene.targets[0].rect = rect
      let plan = AvoidancePlanner.plan(for: scene)
      #expect(plan.outcome == .unchanged(.target(0)))
      expectUnmoved(plan)
    }
  }

  @Test("A target in a scroll view that is not there: nothing moves", arguments: [-1, 1, .max])
  func missingScrollView(index: Int) {
    var scene = Self.scene
    scene.targets[0].innermostScrollView = index
    #expect(AvoidancePlanner.plan(for: scene).outcome == .unchanged(.target(0)))
  }

  @Test("Whatever else is wrong, a keyboard that leaves takes our shares with it")
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
        #expect(plan.shift == 0 && plan.scrollViews[0].contribution == .none)
        #expect(plan.scrollViews[0].offset.isFinite)
      }
    }
  }

  @Test("A negative spacing counts as none, one that is larger than the keyboard as no more than that")
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
