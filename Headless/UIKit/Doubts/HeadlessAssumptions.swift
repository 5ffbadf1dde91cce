/// The choice of one alternative for each doubt.
///
/// The choice is made for a scope, and holds for every world that is reset within it:
///
/// ```swift
/// HeadlessAssumptions.$current.withValue([.insetNeverClamps]) {
///   HeadlessWorld.reset()
/// }
/// ```
public struct HeadlessAssumptions: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// The assumptions that the next `HeadlessWorld.reset(_:orientation:)` adopts.
  @TaskLocal public static var current: HeadlessAssumptions = []

  /// The alternatives that hold: one for each doubt.
  private var holding: Set<HeadlessAlternative>

  /// The defaults, except for the given alternatives.
  ///
  /// Where two alternatives answer the same doubt, the later one holds.
  public init(_ alternatives: [HeadlessAlternative] = []) {
    holding = Set(HeadlessDoubt.all.map(\.standard))
    for alternative in alternatives {
      holding.subtract(alternative.doubt?.alternatives ?? [])
      holding.insert(alternative)
    }
  }

  public init(arrayLiteral elements: HeadlessAlternative...) {
    self.init(elements)
  }

  /// Whether an alternative holds.
  public func contains(_ alternative: HeadlessAlternative) -> Bool { holding.contains(alternative) }

  /// The alternatives that are not the default, in the order of ``HeadlessDoubt/all``.
  public var deviations: [HeadlessAlternative] {
    HeadlessDoubt.all.flatMap { $0.alternatives.dropFirst().filter(holding.contains) }
  }

  /// The same, with the default in the place of each of some alternatives.
  public func excluding(_ alternatives: [HeadlessAlternative]) -> HeadlessAssumptions {
    HeadlessAssumptions(deviations.filter { !alternatives.contains($0) })
  }

  /// The defaults, and then every alternative that is not a default, each by itself.
  public static var single: [HeadlessAssumptions] {
    [[]] + HeadlessDoubt.all.flatMap { $0.alternatives.dropFirst() }.map { HeadlessAssumptions([$0]) }
  }

  /// One alternative for each doubt, chosen at random.
  public static func random(using generator: inout some RandomNumberGenerator) -> HeadlessAssumptions {
    HeadlessAssumptions(HeadlessDoubt.all.compactMap { $0.alternatives.randomElement(using: &generator) })
  }
}

extension HeadlessAssumptions: CustomStringConvertible {
  /// The deviations as the command line spells them; "defaults" if there are none.
  public var description: String {
    deviations.isEmpty ? "defaults" : deviations.map(\.rawValue).joined(separator: ",")
  }
}
