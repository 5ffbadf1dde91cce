import ClavierCore
import Foundation
import Testing

/// The result of a property for one screen.
enum Verdict: Sendable {
  case holds
  /// The property does not apply to the screen.
  case ignored
  case fails(String)

  init(_ complaints: [String]) {
    self = complaints.isEmpty ? .holds : .fails(complaints.joined(separator: "; "))
  }
}

/// Checks a property on generated screens, and simplifies a counterexample as far as possible.
///
/// - Parameters:
///   - count: The number of screens to which the property must apply; `CLAVIER_SCREENS` overrides it.
///   - screen: A closure that generates a screen.
///   - property: A closure that checks a screen. The closure gets the same random numbers for the same screen, even
///     while the screen is simplified.
func checkScreens(
  _ name: String, count: Int = 5_000,
  screen: (inout SceneRandom) -> AppScreen = { $0.screen() },
  sourceLocation: SourceLocation = #_sourceLocation,
  property: (AppScreen, inout SceneRandom) -> Verdict
) async {
  let environment = ProcessInfo.processInfo.environment
  let count = environment["CLAVIER_SCREENS"].flatMap { Int($0) } ?? count
  // A fixed default makes a failure depend on the change that is tested, not on chance.
  let seed = environment["CLAVIER_SEED"].flatMap { UInt64($0) } ?? 1
  var random = SceneRandom(seed: seed)
  var judged = 0
  var tried = 0
  while judged < count {
    tried += 1
    // Without pauses, the tests on the main actor could not start before most of the others have ended.
    if tried % 100 == 0 { await Task.yield() }
    guard tried < count * 100 else {
      Issue.record(
        "\(name): only \(judged) of \(tried) screens are of the required kind", sourceLocation: sourceLocation)
      return
    }
    let caseSeed = random.next()
    let candidate = screen(&random)
    switch judge(candidate, caseSeed, property) {
    case .holds: judged += 1
    case .ignored: continue
    case .fails(let complaint):
      let (simplest, last) = shrink(candidate, complaint) { judge($0, caseSeed, property) }
      Issue.record(
        """
        \(name) fails with seed \(seed), screen \(tried): \(last)
        \(simplest)
        \(simplest.plan.explanation.joined(separator: "\n"))
        """, sourceLocation: sourceLocation)
      return
    }
  }
}

private func judge(
  _ screen: AppScreen, _ seed: UInt64, _ property: (AppScreen, inout SceneRandom) -> Verdict
) -> Verdict {
  guard screen.isWellFormed else { return .ignored }
  var random = SceneRandom(seed: seed)
  return property(screen, &random)
}

private func shrink(
  _ screen: AppScreen, _ complaint: String, _ judge: (AppScreen) -> Verdict
) -> (AppScreen, String) {
  var simplest = (screen, complaint)
  var isSimpler = true
  while isSimpler {
    isSimpler = false
    for candidate in simplest.0.simpler where candidate != simplest.0 {
      if case .fails(let complaint) = judge(candidate) {
        simplest = (candidate, complaint)
        isSimpler = true
        break
      }
    }
  }
  return simplest
}

extension AppScreen {
  /// Screens that are simpler in one way each.
  fileprivate var simpler: [AppScreen] {
    var result: [AppScreen] = []
    func add(_ change: (inout AppScreen) -> Void) {
      var screen = self
      change(&screen)
      result.append(screen)
    }
    for index in inputs.indices.reversed() where inputs.count > 1 { add { $0.inputs.remove(at: index) } }
    for index in scrolls.indices.reversed() {
      add { screen in
        screen.inputs = screen.inputs.map { input in
          var input = input
          if let holder = input.holder, holder >= index {
            if holder == index { input.top = scrolls[index].top + input.top - scrolls[index].offset }
            input.holder = holder == 0 ? nil : holder - 1
          }
          return input
        }
        screen.scrolls.remove(at: index)
      }
      add { $0.scrolls[index].topInset = 0 }
      add { $0.scrolls[index].bottomInset = 0 }
      add { $0.scrolls[index].indicatorInset = 0 }
      add { $0.scrolls[index].adjustsForSafeArea = false }
      add { $0.scrolls[index].alwaysBounces = false }
      add { $0.scrolls[index].minimumVisibleHeight = 0 }
      add { $0.scrolls[index].offset = 0 }
      add { $0.scrolls[index].offset = (scrolls[index].offset / 10).rounded(.towardZero) * 10 }
      add { $0.scrolls[index].held = .zero }
    }
    add { $0.policy = .automatic }
    add { $0.spacing = 0 }
    add { $0.maximumShift = nil }
    add { $0.heldShift = 0 }
    add { $0.heldSafeArea = 0 }
    add { $0.safeTop = 0 }
    add { $0.safeBottom = windowHeight }
    add { $0.windowFrame = keyboard.screen }
    for index in inputs.indices {
      add { $0.inputs[index].height = 1 }
      add { $0.inputs[index].top = (inputs[index].top / 10).rounded(.towardZero) * 10 }
    }
    return result
  }
}
