/// The words of the predictive bar.
enum WordPrediction {
  /// Returns the begun word at the end of a text; empty after a space.
  static func begunWord(in text: String) -> String {
    String(text.reversed().prefix { $0.isLetter || $0 == "’" || $0 == "'" }.reversed())
  }

  /// Returns up to three words for the text before the cursor.
  ///
  /// A begun word comes first, in quotation marks, as the user typed it.
  static func words(after text: String, in alphabet: KeyboardAlphabet) -> [String] {
    let begun = begunWord(in: text)
    guard !begun.isEmpty else { return alphabet.firstWords }
    let start = begun.lowercased()
    let completions = alphabet.words.filter { $0.hasPrefix(start) && $0 != start }.prefix(2)
    let isCapital = begun.first?.isUppercase == true
    return ["“\(begun)”"] + completions.map { isCapital ? $0.prefix(1).uppercased() + $0.dropFirst() : $0 }
  }
}
