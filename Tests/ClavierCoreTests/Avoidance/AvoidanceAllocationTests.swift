import ClavierCore
import Foundation
import Testing

/// Planning allocates nothing.
///
/// The only heap memory of a plan is the array of its scroll view steps, which is reused. The other values that the
/// planner reads or creates are plain data on the stack.
@Suite struct AvoidanceAllocationTests {
  @Test("reuses the storage of a plan for every scene")
  func reuse() {
    var random = SceneRandom(seed: 7)
    var plan = AvoidancePlan()
    while plan.scrollViews.count < 3 { AvoidancePlanner.update(&plan, for: random.screen().scene) }
    let memory = address(of: plan)
    for _ in 0..<1000 {
      var screen = random.withHistory(random.screen())
      screen.policy = random.pick(AvoidancePolicy.allCases, .automatic)
      if random.chance(0.2) { screen.keyboard.placement = random.pick(KeyboardState.Placement.allCases, .hidden) }
      if random.chance(0.1) { screen.spacing = .nan }
      AvoidancePlanner.update(&plan, for: screen.scene)
      #expect(address(of: plan) == memory)
    }
  }

  @Test("reads and creates only plain data")
  func plainBits() {
    #expect(_isPOD(AvoidanceScene.Target.self))
    #expect(_isPOD(AvoidanceScene.ScrollView.self))
    #expect(_isPOD(AvoidanceScene.Container.self))
    #expect(_isPOD(KeyboardState.self))
    #expect(_isPOD(ScrollContribution.self))
    #expect(_isPOD(AvoidancePlan.ScrollViewStep.self))
    #expect(_isPOD(AvoidancePlan.Outcome.self))
    // The array of a plan is the only exception.
    #expect(!_isPOD(AvoidancePlan.self))
  }

  private func address(of plan: AvoidancePlan) -> UnsafeRawPointer? {
    plan.scrollViews.withUnsafeBytes { $0.baseAddress }
  }
}
