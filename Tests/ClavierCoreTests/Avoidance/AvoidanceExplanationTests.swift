import ClavierCore
import CoreGraphics
import Foundation
import Testing

@Suite struct AvoidanceExplanationTests {
  @Test("explains each step in one sentence with its values")
  func steps() {
    var scene = AvoidanceDefectTests.scene
    scene.scrollViews[0].frame.origin.y = 400
    scene.scrollViews[0].frame.size.height = 300
    scene.scrollViews[0].contentSize.height = 350.5
    scene.scrollViews.append(
      AvoidanceScene.ScrollView(
        frame: scene.windowFrame, contentSize: CGSize(width: 1200, height: 844)))
    scene.targets[0].rect.origin.y = 640.25
    scene.targets.removeLast()
    #expect(
      AvoidancePlanner.plan(for: scene).explanation == [
        "The top edge of the keyboard (docked) is at 508, so the input should be between 0 and 498.",
        "Before the adjustment, the input is between 640.25 and 674.25.",
        "The avoider adds 222 to the bottom inset of scroll view 0, and 212 to the bottom inset of its scroll indicator.",
        "The content of scroll view 0 is at offset 246.25, of which the avoider added 246.25.",
        "Scroll view 1 does not scroll vertically, so the avoider adds nothing to it.",
        "After the adjustment, the input is between 464 and 498, and the keyboard covers none of it.",
      ])
  }

  @Test("explains the article's example, in which nothing has been adjusted yet")
  func example() {
    let display = CGRect(x: 0, y: 0, width: 390, height: 844)
    let scene = AvoidanceScene(
      targets: [AvoidanceScene.Target(CGRect(x: 20, y: 640, width: 350, height: 34), in: 0)],
      spacing: 10,
      keyboard: KeyboardState(
        placement: .docked, frame: CGRect(x: 0, y: 508, width: 390, height: 336), screen: display),
      windowFrame: display, container: AvoidanceScene.Container(frame: display),
      scrollViews: [AvoidanceScene.ScrollView(frame: display, contentSize: CGSize(width: 390, height: 1200))])
    #expect(
      AvoidancePlanner.plan(for: scene).explanation == [
        "The top edge of the keyboard (docked) is at 508, so the input should be between 0 and 498.",
        "Before the adjustment, the input is between 640 and 674.",
        "The avoider adds 346 to the bottom inset of scroll view 0, and 336 to the bottom inset of its scroll indicator.",
        "The content of scroll view 0 is at offset 176, of which the avoider added 176.",
        "After the adjustment, the input is between 464 and 498, and the keyboard covers none of it.",
      ])
  }

  @Test(
    "explains a shift and the height that stays covered",
    arguments: [
      (690, 34, "After the adjustment, the input is between 510 and 544, and the keyboard covers 34 points of it."),
      (
        654.5, 0.5,
        "After the adjustment, the input is between 474.5 and 508.5, and the keyboard covers 0.5 points of it."
      ),
      (655, 1, "After the adjustment, the input is between 475 and 509, and the keyboard covers 1 point of it."),
    ] as [(CGFloat, CGFloat, String)])
  func covered(top: CGFloat, covered: CGFloat, sentence: String) {
    var scene = AvoidanceDefectTests.scene
    scene.scrollViews = []
    scene.container.maximumShift = 200
    scene.targets = [AvoidanceScene.Target(CGRect(x: 0, y: top, width: 10, height: 34))]
    let plan = AvoidancePlanner.plan(for: scene)
    #expect(plan.coveredHeight == covered)
    var reused = plan
    scene.keyboard.placement = .hidden
    AvoidancePlanner.update(&reused, for: scene)
    #expect(reused.coveredHeight == 0)
    #expect(
      plan.explanation.suffix(2) == [
        "The controller's view is shifted up by 200, because scrolling is not enough.", sentence,
      ])
  }

  @Test("explains a shift by less than a point")
  func smallShift() {
    var scene = AvoidanceDefectTests.scene
    scene.scrollViews = []
    scene.targets = [AvoidanceScene.Target(CGRect(x: 0, y: 444.5, width: 10, height: 34))]
    let explanation = AvoidancePlanner.plan(for: scene).explanation
    #expect(explanation.contains("The controller's view is shifted up by 0.5, because scrolling is not enough."))
  }

  @Test("explains that a scroll view above the keyboard scrolls without an inset")
  func noInset() {
    var scene = AvoidanceDefectTests.scene
    scene.scrollViews[0].frame = CGRect(x: 0, y: 100, width: 390, height: 300)
    scene.targets[0].rect.origin.y = 200
    scene.targets.removeLast()
    let explanation = AvoidancePlanner.plan(for: scene).explanation
    #expect(
      explanation.contains(
        "The avoider adds 0 to the bottom inset of scroll view 0, and 0 to the bottom inset of its scroll indicator."))
    #expect(
      explanation.contains("The content of scroll view 0 is at offset 50, of which the avoider added 50."))
  }

  @Test("explains inner scroll views, additional safe area, and a missing input")
  func others() {
    var scene = AvoidanceDefectTests.scene
    scene.scrollViews.append(scene.scrollViews[0])
    scene.targets = []
    var explanation = AvoidancePlanner.plan(for: scene).explanation
    let nothing = "Nothing has to move into view, because no input is being edited or the content was scrolled."
    #expect(explanation.contains(nothing))
    #expect(explanation.contains { $0.hasPrefix("Scroll view 0 is inside another scroll view, and is at offset") })
    scene.policy = .safeArea
    explanation = AvoidancePlanner.plan(for: scene).explanation
    #expect(explanation.contains("Scrolling is planned after the next layout pass."))
    #expect(explanation.contains("The controller's view gets an additional bottom safe area of 356."))
  }

  @Test("explains every reason to adjust nothing")
  func restores() {
    var sentences: Set<String> = []
    for placement in [KeyboardState.Placement.hidden, .undocked, .floating, .otherApp] {
      var scene = AvoidanceDefectTests.scene
      scene.keyboard.placement = placement
      sentences.formUnion(AvoidancePlanner.plan(for: scene).explanation)
    }
    var scene = AvoidanceDefectTests.scene
    scene.policy = .disabled
    sentences.formUnion(AvoidancePlanner.plan(for: scene).explanation)
    scene = AvoidanceDefectTests.scene
    scene.keyboard.frame.origin.y = 900
    sentences.formUnion(AvoidancePlanner.plan(for: scene).explanation)
    #expect(sentences.count == 6)
    #expect(sentences.contains("The keyboard belongs to another app. Nothing is adjusted."))
    #expect(sentences.allSatisfy { $0.hasSuffix("Nothing is adjusted.") })
  }

  @Test("explains every defect")
  func defects() {
    var sentences = Set(
      AvoidanceDefectTests.cases.flatMap { example in
        var scene = AvoidanceDefectTests.scene
        example.change(&scene, .nan)
        return AvoidancePlanner.plan(for: scene).explanation
      })
    var scene = AvoidanceDefectTests.scene
    scene.keyboard.placement = .unknown
    sentences.formUnion(AvoidancePlanner.plan(for: scene).explanation)
    #expect(sentences.count == 7)
  }

  @Test(
    "explains an offset that is too large for an integer, and ignores a history that leads to no finite offset",
    arguments: [(1e300, "-1e+300"), (.nan, "0"), (.infinity, "0")] as [(CGFloat, String)])
  func hugeOffset(scale: CGFloat, offset: String) {
    let window = CGRect(x: 0, y: 0, width: 390, height: 844)
    var view = AvoidanceScene.ScrollView(frame: window, contentSize: CGSize(width: 390, height: 2000))
    view.history = ScrollHistory(
      limits: ScrollHistoryTests.limits(top: 1), ownLimits: ScrollHistoryTests.limits(top: 2, isAtTop: true),
      isUntouched: true, interaction: .idle, scale: scale)
    let keyboard = CGRect(x: 0, y: 500, width: 390, height: 344)
    let scene = AvoidanceScene(
      targets: [AvoidanceScene.Target(CGRect(x: 0, y: 100, width: 100, height: 30), in: 0)],
      keyboard: KeyboardState(placement: .docked, frame: keyboard, screen: window), windowFrame: window,
      container: AvoidanceScene.Container(frame: window), scrollViews: [view])
    let explanation = AvoidancePlanner.plan(for: scene).explanation
    #expect(explanation.contains { $0.hasPrefix("The content of scroll view 0 is at offset \(offset),") })
  }

  @Test("explains that an empty plan does not adjust anything")
  func empty() {
    #expect(AvoidancePlan().explanation == ["The policy is disabled. Nothing is adjusted."])
  }
}
