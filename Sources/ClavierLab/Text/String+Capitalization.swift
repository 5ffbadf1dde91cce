extension String {
  /// The text with an uppercase first letter.
  var withCapitalFirstLetter: String { prefix(1).uppercased() + dropFirst() }
}
