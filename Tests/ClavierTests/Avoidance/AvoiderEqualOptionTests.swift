import ClavierTesting
import Foundation
import Testing
import UIKit

@testable import Clavier

/// Options that the app sets again, for example in a method that runs more than once.
@MainActor @Suite(.underEveryPromptAlternative) struct AvoiderEqualOptionTests {
  private enum Option: CaseIterable, Sendable {
    case spacing, policy, controllerPolicy, inputSpacing, companions, inputIsEnabled, isManaged
  }

  @Test("does not scroll back to the input when an option is set to its current value", arguments: Option.allCases)
  private func equalValue(option: Option) throws {
    let screen = FieldsController(.scrolling, count: 40)
    let stage = try AvoiderStage(screen)
    let avoider = stage.avoider
    let options = avoider.options(for: screen.fields[12])
    options.alsoKeepVisible = [screen.fields[13], screen.fields[14]]
    options.spacing = 12
    avoider.setPolicy(.scrollOnly, for: screen)
    screen.fields[12].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    HeadlessTouches.drag(from: CGPoint(x: 350, y: 100), to: CGPoint(x: 350, y: 480), duration: 2, steps: 40)
    HeadlessClock.advanceUntilIdle()
    let offset = screen.scrollView.contentOffset
    #expect(stage.gap(below: screen.fields[12]) < 0)
    switch option {
    case .spacing: avoider.spacing = 10
    case .policy: avoider.policy = .automatic
    case .controllerPolicy: avoider.setPolicy(.scrollOnly, for: screen)
    case .inputSpacing: options.spacing = 12
    case .companions: options.alsoKeepVisible = [screen.fields[13], screen.fields[14]]
    case .inputIsEnabled: options.isEnabled = true
    case .isManaged: avoider.options(forScrollView: screen.scrollView).isManaged = true
    }
    HeadlessClock.advanceUntilIdle()
    #expect(screen.scrollView.contentOffset == offset)
    // The same views in a different order are a different value.
    options.alsoKeepVisible = [screen.fields[14], screen.fields[13]]
    #expect(stage.gap(below: screen.fields[12]) >= 12 - 0.001)
  }
}
