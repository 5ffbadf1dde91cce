/// The letters of a language's keyboard.
package enum KeyboardAlphabet: String, CaseIterable, Hashable, Sendable {
  case english, hebrew

  /// The letters of an iPhone's three rows.
  var rows: [String] {
    switch self {
    case .english: ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
    case .hebrew: ["קראטוןםפ", "שדגכעיחלךף", "זסבהנמצתץ"]
    }
  }

  /// Whether the language has capital letters.
  var hasShift: Bool { self == .english }

  var currency: String { self == .hebrew ? "₪" : "$" }

  var space: String { self == .hebrew ? "רווח" : "space" }

  /// The title of the key that switches from digits to letters.
  var firstLetters: String { self == .hebrew ? "אבג" : "ABC" }

  /// The letter in the corner of the space bar.
  var mark: String { self == .hebrew ? "א" : "A" }

  /// The words that are suggested before the user begins a word.
  var firstWords: [String] {
    switch self {
    case .english: ["I", "The", "I’m"]
    case .hebrew: ["אני", "את", "של"]
    }
  }

  /// Frequent words that can complete a word that the user has begun.
  var words: [String] {
    switch self {
    case .english: Self.englishWords
    case .hebrew: Self.hebrewWords
    }
  }

  private static let englishWords = """
    about after again all also always and another any are around back because been before being between both but came can
    come could day did different does done down each even every example find first for found from get give going good great
    had hand hard has have hello help her here high him his home house how into its just keep kind know large last later left
    letter life like line little live long look made make many may maybe mean meet message might more morning most much must
    name need never new next night not nothing now number off often old once one only open order other our out over own page
    part people perhaps phone place please point put question quite read ready really right room said same saturday say school
    second see send set she should show small some something soon still such sunday take tell than thank thanks that the their
    them then there these they thing think this those though thought three through time today together told tomorrow tonight
    too took turn two under until use very wait want was water way week well went were what when where which while who why
    will with without word words work world would write year yes yesterday yet you young your
    """.split { $0 == " " || $0 == "\n" }.map(String.init)

  private static let hebrewWords =
    "אבל אולי אחרי איך אני אנחנו את בבקשה בית בסדר גם היום הוא היא הרבה זה יום ירושלים יש כאן כן לא לי לפני מאוד מה מחר סדנה שלום שלי שם תודה"
    .split(separator: " ").map(String.init)
}
