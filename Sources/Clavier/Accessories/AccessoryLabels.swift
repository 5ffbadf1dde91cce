import Foundation

/// What VoiceOver reads for the buttons of a toolbar.
///
/// They stand in Swift because an app's language is chosen from the app's resources: a bundle of our own would speak
/// the languages that the app declares, not those that we know.
struct AccessoryLabels: Hashable, Sendable {
  let previous: String
  let next: String
  let done: String

  /// The languages we know, by their code.
  static let known: [String: AccessoryLabels] = [
    "en": AccessoryLabels(previous: "Previous field", next: "Next field", done: "Done"),
    "de": AccessoryLabels(previous: "Vorheriges Feld", next: "Nächstes Feld", done: "Fertig"),
    "fr": AccessoryLabels(previous: "Champ précédent", next: "Champ suivant", done: "Terminé"),
    "ru": AccessoryLabels(previous: "Предыдущее поле", next: "Следующее поле", done: "Готово"),
    "zh-Hans": AccessoryLabels(previous: "上一个输入框", next: "下一个输入框", done: "完成"),
    "zh-Hant": AccessoryLabels(previous: "上一個欄位", next: "下一個欄位", done: "完成"),
    "ja": AccessoryLabels(previous: "前の入力欄", next: "次の入力欄", done: "完了"),
    "ar": AccessoryLabels(previous: "الحقل السابق", next: "الحقل التالي", done: "تم"),
  ]

  private static let english = AccessoryLabels(previous: "Previous field", next: "Next field", done: "Done")

  private init(previous: String, next: String, done: String) {
    self.previous = previous
    self.next = next
    self.done = done
  }

  /// The labels in the first language of a list that we know, in English if there is none.
  ///
  /// - Parameter languages: As in `Locale.preferredLanguages`, the most welcome first: "de-CH", "zh-Hans-CN".
  init(for languages: [String] = Locale.preferredLanguages) {
    self = languages.lazy.compactMap { Self.known[Self.code(of: $0)] }.first ?? Self.english
  }

  /// The language alone, for Chinese with its script, which follows from the region where it is not said.
  private static func code(of language: String) -> String {
    let parts = language.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
    guard parts.first == "zh" else { return parts.first ?? "" }
    let isTraditional = !parts.contains("hans") && parts.contains { ["hant", "tw", "hk", "mo"].contains($0) }
    return isTraditional ? "zh-Hant" : "zh-Hans"
  }
}
