import ClavierCore
import CoreGraphics
import Foundation
import Testing

@Suite struct AvoidanceExplanationTests {
  @Test("Each step of a plan is told in one sentence, with its figures")
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
        "The keyboard (docked) begins at 508, so what is edited belongs between 0 and 498.",
        "It now reaches from 640.25 to 674.25.",
        "Scroll view 0 gets 222 of bottom inset (indicator 212) and stands at 246.25, "
          + "246.25 of which it was scrolled for the keyboard.",
        "Scroll view 1 does not scroll up and down and is passed over.",
        "It will reach from 464 to 498: none of it is covered.",
      ])
  }

  @Test("What stays covered is said, and so is a shift")
  func covered() {
    var scene = AvoidanceDefectTests.scene
    scene.scrollViews = []
    scene.container.maximumShift = 200
    scene.targets = [AvoidanceScene.Target(CGRect(x: 0, y: 690, width: 10, height: 34))]
    let plan = AvoidancePlanner.plan(for: scene)
    #expect(plan.coveredHeight == 34)
    #expect(
      plan.explanation.suffix(2) == [
        "The controller's view shifts up by 200, which scrolling cannot do.",
        "It will reach from 510 to 544: 34 of it stay covered.",
      ])
  }

  @Test("Inner scroll views, additional safe area and a missing focus have their sentences")
  func others() {
    var scene = AvoidanceDefectTests.scene
    scene.scrollViews.append(scene.scrollViews[0])
    scene.targets = []
    var explanation = AvoidancePlanner.plan(for: scene).explanation
    #expect(explanation.contains("Nothing is edited, so nothing has to move."))
    #expect(explanation.contains { $0.hasPrefix("Scroll view 0 lies inside another and stands at") })
    scene.policy = .safeArea
    explanation = AvoidancePlanner.plan(for: scene).explanation
    #expect(explanation.contains("What scrolls waits for the layout that this brings."))
    #expect(explanation.contains("The controller's view gets 356 of additional bottom safe area."))
  }

  @Test("Why nothing is contributed is said for every placement, policy and window")
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
    #expect(sentences.allSatisfy { $0.hasSuffix("Nothing is contributed.") })
  }

  @Test("Every defect has a sentence of its own")
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

  @Test("A plan for no scene yet contributes nothing")
  func empty() {
    #expect(AvoidancePlan().explanation == ["The policy is to do nothing. Nothing is contributed."])
  }
}
