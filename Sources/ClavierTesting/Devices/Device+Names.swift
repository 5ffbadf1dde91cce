import Foundation

extension Device {
  /// The device with a marketing name or an ``id``.
  ///
  /// Upper and lower case, spaces, hyphens, parentheses and the word "inch" do not matter, and "gen" is as good as
  /// "generation": "iphone se 1st gen" finds the iPhone SE (1st generation).
  public static func named(_ name: String) -> Device? {
    let wanted = normalized(name)
    return all.first { device in ([device.id] + device.names).contains { normalized($0) == wanted } }
  }

  /// The known names that look most like a name, the likeliest first, for an error message.
  public static func nearestNames(to name: String, count: Int = 3) -> [String] {
    let wanted = Array(normalized(name))
    let candidates = all.flatMap { $0.names + [$0.id] }
    let ranked = candidates.enumerated().map { offset, candidate in
      let known = Array(normalized(candidate))
      // Somebody who types half a name has not mistyped the other half.
      let isBeginning = !wanted.isEmpty && known.starts(with: wanted)
      return (distance: isBeginning ? 0 : editDistance(wanted, known), offset: offset, name: candidate)
    }
    return ranked.sorted { ($0.distance, $0.offset) < ($1.distance, $1.offset) }.prefix(count).map(\.name)
  }

  /// A name without what does not matter in it.
  package static func normalized(_ name: String) -> String {
    let letters = name.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "×" }
    return String(letters).replacingOccurrences(of: "×", with: "x")
      .replacingOccurrences(of: "generation", with: "gen")
      .replacingOccurrences(of: "inch", with: "")
  }

  /// How many characters must be added, removed or replaced to turn one text into the other.
  static func editDistance(_ first: [Character], _ second: [Character]) -> Int {
    var row = Array(0...second.count)
    for (index, character) in first.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in second.indices {
        let replaced = diagonal + (character == second[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
      }
    }
    return row[second.count]
  }
}

extension Device: CustomStringConvertible {
  /// The newest model of the class, and its identifier: "iPhone 16 (iphone-393x852)".
  public var description: String {
    names.last.map { "\($0) (\(id))" } ?? id
  }
}
