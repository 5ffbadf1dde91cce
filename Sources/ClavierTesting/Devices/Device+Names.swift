import Foundation

extension Device {
  /// Returns the device whose marketing name or ``id`` is `name`; nil if there is none.
  ///
  /// Case, spaces, hyphens, parentheses, and the word "inch" are ignored. "gen" stands for "generation", and "+" for
  /// "Plus". For example, "iphone se 1st gen" finds the iPhone SE (1st generation).
  public static func named(_ name: String) -> Device? {
    if let device = all.first(where: { $0.id == name || $0.names.contains(name) }) { return device }
    let wanted = normalized(name)
    return all.first { device in ([device.id] + device.names).contains { normalized($0) == wanted } }
  }

  /// Returns the known names that are closest to a name, in order of similarity; empty if the name is far too long.
  package static func nearestNames(to name: String, count: Int = 3) -> [String] {
    // The time is proportional to the length of the name.
    guard name.utf8.count < 1000 else { return [] }
    let wanted = Array(normalized(name))
    let candidates = all.flatMap { $0.names + [$0.id] }
    let ranked = candidates.enumerated().map { offset, candidate in
      let known = Array(normalized(candidate))
      // The beginning of a name matches, regardless of the length of the rest of the name.
      let isBeginning = !wanted.isEmpty && known.starts(with: wanted)
      return (distance: isBeginning ? 0 : wanted.editDistance(to: known), offset: offset, name: candidate)
    }
    return ranked.sorted { ($0.distance, $0.offset) < ($1.distance, $1.offset) }.prefix(count).map(\.name)
  }

  /// Returns a name without case, punctuation, and optional words.
  package static func normalized(_ name: String) -> String {
    // Without this replacement, "iPhone 8+" would match the iPhone 8.
    let spelledOut = name.lowercased().replacingOccurrences(of: "+", with: "plus")
    let letters = spelledOut.filter { $0.isLetter || $0.isNumber || $0 == "×" }
    return String(letters).replacingOccurrences(of: "×", with: "x")
      .replacingOccurrences(of: "generation", with: "gen")
      .replacingOccurrences(of: "inch", with: "")
  }
}

extension Device: CustomStringConvertible {
  /// The last element of ``names``, followed by the identifier, such as "iPhone 16 (iphone-393x852)".
  public var description: String {
    names.last.map { "\($0) (\(id))" } ?? id
  }
}
