import Foundation
public import Testing
public import UIKit

/// A trait that runs each test under several assumptions about UIKit.
///
/// A failure lists its assumptions in the form that `CLAVIER_DOUBTS` accepts.
///
/// The environment variable `CLAVIER_DOUBTS` selects the assumptions (see `HeadlessAssumptions.selected(by:)`). By
/// default, each test runs under the defaults and under one further alternative, which is selected by the test's name.
/// Together, the tests try all alternatives, and the suite takes at most twice as long. `CLAVIER_DOUBTS_PART=1/2` runs
/// the first of two parts of the selection. Both variables affect only tests with the trait `.underEveryAlternative` or
/// `.underEveryPromptAlternative`.
public struct UnderAssumptions: TestTrait, SuiteTrait, TestScoping {
  let choose: @Sendable (Test) throws -> [HeadlessAssumptions]

  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let exceptions = test.traits.compactMap { $0 as? NotUnderAssumptions }.flatMap(\.alternatives)
    var tried: Set<HeadlessAssumptions> = []
    for assumptions in try choose(test).map({ $0.excluding(exceptions) }) where tried.insert(assumptions).inserted {
      let naming = IssueHandlingTrait.compactMapIssues { issue in
        var issue = issue
        issue.comments.append("CLAVIER_DOUBTS='\(assumptions)'")
        return issue
      }
      try await HeadlessAssumptions.$current.withValue(assumptions) {
        try await naming.provideScope(for: test, testCase: testCase, performing: function)
      }
    }
  }

  /// Returns the part of a selection that one of several processes runs.
  ///
  /// The text "1/2" selects the first of two parts.
  static func part(_ text: String?, of selection: [HeadlessAssumptions]) throws -> [HeadlessAssumptions] {
    guard let text else { return selection }
    let numbers = text.split(separator: "/").compactMap { Int($0) }
    guard numbers.count == 2, (1...max(1, numbers[1])).contains(numbers[0]) else { throw PartError(text: text) }
    return selection.enumerated().filter { $0.offset % numbers[1] == numbers[0] - 1 }.map(\.element)
  }

  struct PartError: Error, CustomStringConvertible {
    let text: String
    var description: String { "CLAVIER_DOUBTS_PART: invalid part '\(text)'. Use a part and a count, such as 1/2." }
  }

  /// Returns the defaults and the alternative that a hash of the test's name selects.
  static func usual(for test: Test, among others: [HeadlessAssumptions]) -> [HeadlessAssumptions] {
    // This is FNV-1a. `Hasher` cannot be used, because each process seeds it differently.
    let hash = "\(test.id)".utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return others.isEmpty ? [[]] : [[], others[Int(hash % UInt64(others.count))]]
  }

  /// Returns the assumptions that the environment selects, or nil if it selects none.
  static func selection(in environment: [String: String]) throws -> [HeadlessAssumptions]? {
    guard let text = environment["CLAVIER_DOUBTS"] else { return nil }
    return try part(environment["CLAVIER_DOUBTS_PART"], of: HeadlessAssumptions.selected(by: text))
  }
}

/// A trait that lists the alternatives under which a test cannot pass.
public struct NotUnderAssumptions: TestTrait, SuiteTrait {
  let alternatives: [HeadlessAlternative]
  public let comments: [Comment]

  public var isRecursive: Bool { true }
}

extension Trait where Self == UnderAssumptions {
  /// Runs each test under the defaults and under one alternative, or under the assumptions that the environment
  /// selects.
  public static var underEveryAlternative: Self { underEveryAlternative(except: []) }

  /// Runs each test like ``underEveryAlternative``, but not under certain alternatives: one that keeps a screen without
  /// a scroll view from shifting, and those in which the keyboard's notifications are posted later.
  ///
  /// Use it for tests that check the screen in the run loop turn in which an input becomes first responder.
  public static var underEveryPromptAlternative: Self {
    underEveryAlternative(except: [
      // A shift has no effect if a parent sets the frame again.
      .parentsSetFrames,
      // The keyboard has not moved yet when the test checks the screen.
      .keyboardPostsInLaterTurn, .keyboardShowsAfterSeconds,
    ])
  }

  private static func underEveryAlternative(except exceptions: [HeadlessAlternative]) -> Self {
    UnderAssumptions { test in
      let others = HeadlessAssumptions.single.dropFirst().filter { !exceptions.contains(where: $0.contains) }
      guard let selected = try UnderAssumptions.selection(in: ProcessInfo.processInfo.environment) else {
        return UnderAssumptions.usual(for: test, among: Array(others))
      }
      return selected.map { $0.excluding(exceptions) }
    }
  }

  /// Runs each test under the given assumptions only.
  public static func under(_ assumptions: HeadlessAssumptions...) -> Self {
    UnderAssumptions { _ in assumptions }
  }
}

extension Trait where Self == NotUnderAssumptions {
  /// Uses a doubt's default instead of an alternative under which the test cannot pass.
  ///
  /// - Parameter reason: The reason. The documentation of the promise must state this exception too.
  public static func notUnder(_ alternatives: HeadlessAlternative..., because reason: Comment) -> Self {
    NotUnderAssumptions(alternatives: alternatives, comments: [reason])
  }
}
