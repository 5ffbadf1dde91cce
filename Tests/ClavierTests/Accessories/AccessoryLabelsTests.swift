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
