extension HeadlessAssumptions {
  /// Returns the assumptions that a selection names, without duplicates.
  ///
  /// | selection | assumptions |
  /// |---|---|
  /// | `none` | the defaults |
  /// | `each` | the defaults, followed by every other alternative by itself |
  /// | `random:SEED:COUNT` | COUNT random combinations, which SEED determines |
  /// | `system-scrolling=after-notifications,…` | a combination of these alternatives, as ``description`` prints it |
  ///
  /// Separate several selections by spaces.
  ///
  /// - Throws: ``HeadlessSelectionError`` if part of the selection is unknown.
  public static func selected(by text: String) throws(HeadlessSelectionError) -> [HeadlessAssumptions] {
    var selected: [HeadlessAssumptions] = []
    for word in text.split(separator: " ") {
      for assumptions in try assumptions(for: String(word)) where !selected.contains(assumptions) {
        selected.append(assumptions)
      }
    }
    return selected
  }

  private static func assumptions(for word: String) throws(HeadlessSelectionError) -> [HeadlessAssumptions] {
    if word == "none" || word == HeadlessAssumptions().description { return [[]] }
    if word == "each" { return single }
    let parts = word.split(separator: ":", omittingEmptySubsequences: false)
    if parts.first == "random" {
      guard parts.count == 3, let seed = UInt64(parts[1]), let count = Int(parts[2]), count > 0 else {
        throw HeadlessSelectionError(unknown: word)
      }
      var generator = HeadlessGenerator(seed: seed)
      return (0..<count).map { _ in random(using: &generator) }
    }
    var alternatives: [HeadlessAlternative] = []
    for name in word.split(separator: ",") {
      guard let alternative = HeadlessAlternative(rawValue: String(name)) else {
        throw HeadlessSelectionError(unknown: String(name))
      }
      alternatives.append(alternative)
    }
    return [HeadlessAssumptions(alternatives)]
  }
}

/// The error for a selection with an unknown part.
public struct HeadlessSelectionError: Error, Equatable, CustomStringConvertible {
  /// The unknown part of the selection.
  public let unknown: String

  /// A single line that states what is wrong and lists the valid selections.
  public var description: String {
    let names = HeadlessAlternative.allCases.map(\.rawValue).joined(separator: ", ")
    return """
      unknown doubt '\(unknown)'. Select none, each, random:SEED:COUNT, or alternatives separated by commas: \(names)
      """
  }
}

/// A random number generator that a seed determines (SplitMix64).
public struct HeadlessGenerator: RandomNumberGenerator {
  private var state: UInt64

  /// Creates a generator.
  ///
  /// Generators with the same seed return the same numbers.
  public init(seed: UInt64) { state = seed }

  public mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
