import Foundation
public import Testing
public import UIKit

/// Runs each test again under other assumptions about UIKit.
///
/// A failure names the assumptions under which it occurred, in the form that `CLAVIER_DOUBTS` takes.
///
/// The environment variable `CLAVIER_DOUBTS` selects the assumptions (see `HeadlessAssumptions.selected(by:)`). Without it, each
/// test runs under the defaults and under one further alternative, which its name determines: together the tests try all of
/// them, and the suite takes at most twice its time. `CLAVIER_DOUBTS_PART=1/2` takes the first half of the selection.
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

  /// The part of a selection that one of several processes tries, such as "1/2" for the first of two.
  static func part(_ text: String?, of selection: [HeadlessAssumptions]) throws -> [HeadlessAssumptions] {
    guard let text else { return selection }
    let numbers = text.split(separator: "/").compactMap { Int($0) }
    guard numbers.count == 2, (1...max(1, numbers[1])).contains(numbers[0]) else { throw PartError(text: text) }
    return selection.enumerated().filter { $0.offset % numbers[1] == numbers[0] - 1 }.map(\.element)
  }

  struct PartError: Error, CustomStringConvertible {
    let text: String
    var description: String { "CLAVIER_DOUBTS_PART is '\(text)'; write a part and a count, such as 1/2." }
  }

  /// The defaults and the alternative that a test tries by itself.
  static func usual(for test: Test, among others: [HeadlessAssumptions]) -> [HeadlessAssumptions] {
    // FNV-1a, because each process seeds `Hasher` differently.
    let hash = "\(test.id)".utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return others.isEmpty ? [[]] : [[], others[Int(hash % UInt64(others.count))]]
  }

  /// What the environment selects; nil where it selects nothing.
  static func selection(in environment: [String: String]) throws -> [HeadlessAssumptions]? {
    guard let text = environment["CLAVIER_DOUBTS"] else { return nil }
    return try part(environment["CLAVIER_DOUBTS_PART"], of: HeadlessAssumptions.selected(by: text))
  }
}

/// Names the alternatives under which a test cannot hold.
public struct NotUnderAssumptions: TestTrait, SuiteTrait {
  let alternatives: [HeadlessAlternative]
  public let comments: [Comment]

  public var isRecursive: Bool { true }
}

extension Trait where Self == UnderAssumptions {
  /// Runs each test under the defaults and under the other alternatives, as the environment selects them.
  public static var underEveryAlternative: Self { underEveryAlternative(except: []) }

  /// Runs each test under the defaults and under the other alternatives but for those that leave a fixed screen covered, or that
  /// let the keyboard come in a later turn.
  ///
  /// For tests that look at the screen in the turn in which an input becomes first responder.
  public static var underEveryPromptAlternative: Self {
    underEveryAlternative(except: [
      // Nothing can be shifted whose frame a parent sets again.
      .parentsSetFrames,
      // Nothing has moved yet when the test looks.
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
  /// Takes the default in the place of each alternative under which the test cannot hold.
  ///
  /// - Parameter reason: Why not. The documentation of what is promised says it too.
  public static func notUnder(_ alternatives: HeadlessAlternative..., because reason: Comment) -> Self {
    NotUnderAssumptions(alternatives: alternatives, comments: [reason])
  }
}
