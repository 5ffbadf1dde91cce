import UIKit

extension KeyboardAlphabet {
  /// Returns the title of the return key in the language of the keyboard; `return` stands for its symbol.
  func title(of key: UIReturnKeyType) -> String {
    switch key {
    case .go: inLanguage("go", "עבור")
    case .google, .search, .yahoo: inLanguage("search", "חיפוש")
    case .join: inLanguage("join", "הצטרפות")
    case .next: inLanguage("next", "הבא")
    case .route: inLanguage("route", "מסלול")
    case .send: inLanguage("send", "שליחה")
    case .done: inLanguage("done", "סיום")
    case .emergencyCall: inLanguage("emergency call", "חירום")
    case .continue: inLanguage("continue", "המשך")
    default: "return"
    }
  }

  private func inLanguage(_ english: String, _ hebrew: String) -> String { self == .hebrew ? hebrew : english }
}
