import Foundation

/// The VoiceOver labels of a toolbar's buttons, and the visible title of the done button in SwiftUI.
///
/// The title is in the language in which the system shows the app, so that the title matches the rest of the app. The
/// VoiceOver labels are in the same language, because users of Voice Control speak the title that they see. The code
/// contains the translations, because looking up a resource bundle can fail.
struct AccessoryLabels: Hashable, Sendable {
  let previous: String
  let next: String
  let done: String

  /// The labels in all available languages, by language code.
  static let known: [String: AccessoryLabels] = [
    "en": english,
    "de": AccessoryLabels(previous: "Vorheriges Feld", next: "Nächstes Feld", done: "Fertig"),
    "es": AccessoryLabels(previous: "Campo anterior", next: "Campo siguiente", done: "Listo"),
    "fr": AccessoryLabels(previous: "Champ précédent", next: "Champ suivant", done: "Terminé"),
    "it": AccessoryLabels(previous: "Campo precedente", next: "Campo successivo", done: "Fine"),
    "nl": AccessoryLabels(previous: "Vorig veld", next: "Volgend veld", done: "Gereed"),
    "pt": AccessoryLabels(previous: "Campo anterior", next: "Próximo campo", done: "Concluído"),
    "ru": AccessoryLabels(previous: "Предыдущее поле", next: "Следующее поле", done: "Готово"),
    "zh-Hans": AccessoryLabels(previous: "上一个输入框", next: "下一个输入框", done: "完成"),
    "zh-Hant": AccessoryLabels(previous: "上一個欄位", next: "下一個欄位", done: "完成"),
    "ko": AccessoryLabels(previous: "이전 입력란", next: "다음 입력란", done: "완료"),
    "ja": AccessoryLabels(previous: "前の入力欄", next: "次の入力欄", done: "完了"),
    "he": AccessoryLabels(previous: "השדה הקודם", next: "השדה הבא", done: "סיום"),
    "ar": AccessoryLabels(previous: "الحقل السابق", next: "الحقل التالي", done: "تم"),
  ]

  private static let english = AccessoryLabels(previous: "Previous field", next: "Next field", done: "Done")

  private init(previous: String, next: String, done: String) {
    self.previous = previous
    self.next = next
    self.done = done
  }

  /// Creates the labels in the first available language of a list, or in English if there is none.
  ///
  /// - Parameter languages: Language identifiers in order of preference, such as "de-CH" and "zh-Hans-CN".
  init(for languages: [String]) {
    self = languages.lazy.compactMap { Self.known[Self.code(of: $0)] }.first ?? Self.english
  }

  /// Creates the labels in the localization of an app that the system selects, or in English if there are no labels in
  /// this language.
  init(for app: Bundle) {
    self.init(for: app.preferredLocalizations)
  }

  /// Returns the language code of an identifier, including the script for Chinese.
  ///
  /// If the identifier has no script, the region determines the script.
  private static func code(of language: String) -> String {
    let parts = language.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
    guard parts.first == "zh" else { return parts.first ?? "" }
    let isTraditional = !parts.contains("hans") && parts.contains { ["hant", "tw", "hk", "mo"].contains($0) }
    return isTraditional ? "zh-Hant" : "zh-Hans"
  }
}
