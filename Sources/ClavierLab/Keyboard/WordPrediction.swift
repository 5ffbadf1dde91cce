/// The words of the predictive bar.
enum WordPrediction {
  /// Returns the incomplete word at the end of text; empty after a space.
  static func begunWord(in text: String) -> String {
    String(text.reversed().prefix { $0.isLetter || $0 == "’" || $0 == "'" }.reversed())
  }

  /// Returns up to three words for the text before the cursor.
  ///
  /// The word that the user has begun comes first, in quotation marks.
  static func words(after text: String, in alphabet: KeyboardAlphabet) -> [String] {
    let begun = begunWord(in: text)
    guard !begun.isEmpty else { return alphabet.firstWords }
    let start = begun.lowercased()
    let completions = alphabet.words.filter { $0.hasPrefix(start) && $0 != start }.prefix(2)
    let isCapital = begun.first?.isUppercase == true
    return ["“\(begun)”"] + completions.map { isCapital ? $0.withCapitalFirstLetter : $0 }
  }
}
