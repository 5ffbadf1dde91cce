extension HeadlessAssumptions {
  /// The assumptions that a selection names, each once.
  ///
  /// | selection | assumptions |
  /// |---|---|
  /// | `none` | the defaults |
  /// | `each` | the defaults, and then every alternative that is not a default, each by itself |
  /// | `random:SEED:COUNT` | as many random combinations, the same for the same seed |
  /// | `system-scrolling=after-notifications,…` | these alternatives together, as ``description`` prints them |
  ///
  /// Several selections are separated by spaces.
  /// - Throws: ``HeadlessSelectionError``, which lists what can be selected.
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

/// A selection of assumptions that names nothing known.
public struct HeadlessSelectionError: Error, Equatable, CustomStringConvertible {
  /// The part of the selection that is not known.
  public let unknown: String

  /// One line that says what is wrong and lists what can be selected.
  public var description: String {
    let names = HeadlessAlternative.allCases.map(\.rawValue).joined(separator: ", ")
    return "No doubt '\(unknown)'; select none, each, random:SEED:COUNT, or alternatives separated by commas: \(names)"
  }
}

/// Random numbers that a seed determines (SplitMix64).
public struct HeadlessGenerator: RandomNumberGenerator {
  private var state: UInt64

  /// Creates a generator; equal seeds give equal numbers.
  public init(seed: UInt64) { state = seed }

  public mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
