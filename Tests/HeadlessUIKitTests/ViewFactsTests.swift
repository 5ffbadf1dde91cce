import Foundation
import Testing
import UIKit

/// The folder with the table of UIKit's interface; nil if it is not available.
private let facts = ProcessInfo.processInfo.environment["CLAVIER_FACTS"]

@Suite("Names and keys compared with UIKit's table") struct ViewFactsTests {
  private struct Row: Decodable {
    let type: String
    let kind: String
    let swift: String
    let raw: String?
  }

  /// The names and keys that this module declares and whose strings the table contains.
  private static let strings: [String: String] = [
    "UIResponder.keyboardWillShowNotification": UIResponder.keyboardWillShowNotification.rawValue,
    "UIResponder.keyboardDidShowNotification": UIResponder.keyboardDidShowNotification.rawValue,
    "UIResponder.keyboardWillHideNotification": UIResponder.keyboardWillHideNotification.rawValue,
    "UIResponder.keyboardDidHideNotification": UIResponder.keyboardDidHideNotification.rawValue,
    "UIResponder.keyboardWillChangeFrameNotification": UIResponder.keyboardWillChangeFrameNotification.rawValue,
    "UIResponder.keyboardDidChangeFrameNotification": UIResponder.keyboardDidChangeFrameNotification.rawValue,
    "UIResponder.keyboardFrameBeginUserInfoKey": UIResponder.keyboardFrameBeginUserInfoKey,
    "UIResponder.keyboardFrameEndUserInfoKey": UIResponder.keyboardFrameEndUserInfoKey,
    "UIResponder.keyboardAnimationDurationUserInfoKey": UIResponder.keyboardAnimationDurationUserInfoKey,
    "UIResponder.keyboardAnimationCurveUserInfoKey": UIResponder.keyboardAnimationCurveUserInfoKey,
    "UIResponder.keyboardIsLocalUserInfoKey": UIResponder.keyboardIsLocalUserInfoKey,
    "UIWindow.didBecomeVisibleNotification": UIWindow.didBecomeVisibleNotification.rawValue,
    "UIWindow.didBecomeHiddenNotification": UIWindow.didBecomeHiddenNotification.rawValue,
    "UIWindow.didBecomeKeyNotification": UIWindow.didBecomeKeyNotification.rawValue,
    "UIWindow.didResignKeyNotification": UIWindow.didResignKeyNotification.rawValue,
    "UIDevice.orientationDidChangeNotification": UIDevice.orientationDidChangeNotification.rawValue,
  ]

  @Test(
    "Names and keys have the strings in the table",
    .enabled(if: facts != nil, "CLAVIER_FACTS is not a folder with uikit/uikit-api.json"))
  func names() throws {
    let url = URL(fileURLWithPath: try #require(facts)).appendingPathComponent("uikit/uikit-api.json")
    let rows = try JSONDecoder().decode([Row].self, from: Data(contentsOf: url))
    var seen: Set<String> = []
    for row in rows where row.kind == "constant" {
      let words = row.swift.split { " :".contains($0) }.map(String.init)
      guard let owner = row.type.split(separator: " ").last,
        let name = words.firstIndex(of: "let").map({ words[$0 + 1] }), let expected = row.raw,
        let found = Self.strings["\(owner).\(name)"]
      else { continue }
      #expect(found == expected)
      seen.insert("\(owner).\(name)")
    }
    #expect(seen == Set(Self.strings.keys))
  }
}
