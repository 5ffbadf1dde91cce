/// One alternative for each doubt.
///
/// Assumptions are set for a scope and apply to every `HeadlessWorld` that is reset in it:
///
/// ```swift
/// HeadlessAssumptions.$current.withValue([.insetNeverClamps]) {
///   HeadlessWorld.reset()
/// }
/// ```
public struct HeadlessAssumptions: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// The assumptions that the next call to `HeadlessWorld.reset(_:orientation:)` uses.
  @TaskLocal public static var current: HeadlessAssumptions = []

  /// The alternatives that hold, one for each doubt.
  private var holding: Set<HeadlessAlternative>

  /// Creates assumptions that differ from the defaults by the given alternatives.
  ///
  /// If two alternatives answer the same doubt, the later one applies.
  public init(_ alternatives: [HeadlessAlternative] = []) {
    holding = Set(HeadlessDoubt.all.map(\.standard))
    for alternative in alternatives {
      holding.subtract(alternative.doubt?.alternatives ?? [])
      holding.insert(alternative)
    }
    // Together, these two alternatives have the effect of a third one: a container that sets the frames of its children
    // undoes each translation.
    let combination: Set<HeadlessAlternative> = [.transformInvalidatesSuperview, .setFrameIncludesTranslation]
    if holding.isSuperset(of: combination) {
      holding.subtract(combination)
      holding.formUnion([.parentsSetFrames, .setFrameIgnoresTranslation])
    }
  }

  public init(arrayLiteral elements: HeadlessAlternative...) {
    self.init(elements)
  }

  /// Returns whether an alternative holds.
  public func contains(_ alternative: HeadlessAlternative) -> Bool { holding.contains(alternative) }

  /// The alternatives that are not defaults, in the order of ``HeadlessDoubt/all``.
  public var deviations: [HeadlessAlternative] {
    HeadlessDoubt.all.flatMap { $0.alternatives.dropFirst().filter(holding.contains) }
  }

  /// Returns the assumptions with each of the given alternatives replaced by its doubt's default.
  public func excluding(_ alternatives: [HeadlessAlternative]) -> HeadlessAssumptions {
    HeadlessAssumptions(deviations.filter { !alternatives.contains($0) })
  }

  /// The default assumptions, followed by one set of assumptions for each alternative that is not a default.
  public static var single: [HeadlessAssumptions] {
    [[]] + HeadlessDoubt.all.flatMap { $0.alternatives.dropFirst() }.map { HeadlessAssumptions([$0]) }
  }

  /// Returns a random alternative for each doubt.
  public static func random(using generator: inout some RandomNumberGenerator) -> HeadlessAssumptions {
    HeadlessAssumptions(HeadlessDoubt.all.compactMap { $0.alternatives.randomElement(using: &generator) })
  }
}

extension HeadlessAssumptions: CustomStringConvertible {
  /// The deviations as they are spelled on the command line, or "defaults" if there are none.
  public var description: String {
    deviations.isEmpty ? "defaults" : deviations.map(\.rawValue).joined(separator: ",")
  }
}
