import Foundation
import Testing

@testable import Clavier

/// The language of the buttons' labels.
struct AccessoryLabelsTests {
  @Test(
    "uses the first available language",
    arguments: [
      (["en-GB"], "Done"), (["de-CH", "fr-CH"], "Fertig"), (["fr_CA"], "Terminé"), (["ru-RU"], "Готово"),
      (["zh-Hans-CN"], "完成"), (["zh-CN"], "完成"), (["zh"], "完成"), (["ja-JP"], "完了"), (["ar-EG"], "تم"),
      (["pl-PL", "de-DE"], "Fertig"), (["zh-Hans-HK"], "完成"),
      (["pl-PL"], "Done"), ([], "Done"), ([""], "Done"),
    ] as [([String], String)])
  func chosen(languages: [String], done: String) {
    #expect(AccessoryLabels(for: languages).done == done)
  }

  @Test(
    "for Chinese, uses the script of the language or, without a script, of the region",
    arguments: [
      ("zh", "下一个输入框"), ("zh-CN", "下一个输入框"), ("zh-SG", "下一个输入框"), ("zh-Hans-HK", "下一个输入框"),
      ("zh-Hant", "下一個欄位"), ("zh-TW", "下一個欄位"), ("zh-MO", "下一個欄位"), ("zh_HK", "下一個欄位"), ("zh-Hant-CN", "下一個欄位"),
    ])
  func chinese(language: String, next: String) {
    #expect(AccessoryLabels(for: [language, "en"]).next == next)
  }

  @Test(
    "uses the app's localization, even if the user prefers a different language",
    arguments: [("de", "Fertig"), ("fr", "Terminé"), ("zh-Hant", "完成"), ("pl", "Done")])
  func localization(app: String, done: String) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("\(app).lproj"), withIntermediateDirectories: true)
    let bundle = try #require(Bundle(url: folder))
    #expect(bundle.preferredLocalizations == [app], "the only localization")
    #expect(AccessoryLabels(for: bundle).done == done)
  }

  @Test("uses the localization of the main bundle")
  func mainBundle() {
    #expect(AccessoryLabels(for: .main) == AccessoryLabels(for: Bundle.main.preferredLocalizations))
  }

  @Test("has three different labels for each language")
  func complete() {
    #expect(
      AccessoryLabels.known.keys.sorted() == [
        "ar", "de", "en", "es", "fr", "he", "it", "ja", "ko", "nl", "pt", "ru", "zh-Hans", "zh-Hant",
      ])
    for (language, labels) in AccessoryLabels.known {
      let words = [labels.previous, labels.next, labels.done]
      #expect(Set(words).count == 3, "\(language)")
      #expect(words.allSatisfy { !$0.isEmpty }, "\(language)")
    }
    #expect(Set(AccessoryLabels.known.values.map(\.next)).count == AccessoryLabels.known.count)
  }
}
