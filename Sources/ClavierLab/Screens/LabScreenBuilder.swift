public import UIKit

/// Builds the list of screens of a lab.
///
/// Each element is a ``LabScreen`` or a view controller. The title of a view controller is derived from the name of its
/// type: `SignUpViewController()` becomes "Sign up".
@resultBuilder
public enum LabScreenBuilder {
  /// Adds a screen to the list.
  public static func buildExpression(_ screen: LabScreen) -> [LabScreen] { [screen] }

  /// Adds several screens to the list.
  public static func buildExpression(_ screens: [LabScreen]) -> [LabScreen] { screens }

  /// Adds a screen for a view controller, which is created each time the screen is opened.
  public static func buildExpression<Controller: UIViewController>(
    _ controller: @autoclosure @escaping @MainActor () -> Controller, file: StaticString = #filePath
  ) -> [LabScreen] {
    [LabScreen(title(of: "\(Controller.self)"), file: file, make: controller)]
  }

  /// Joins the screens of a block.
  public static func buildBlock(_ screens: [LabScreen]...) -> [LabScreen] { screens.flatMap(\.self) }

  /// Adds the screens of an `if` statement without `else`.
  public static func buildOptional(_ screens: [LabScreen]?) -> [LabScreen] { screens ?? [] }

  /// Adds the screens of the first branch of an `if` or `switch` statement.
  public static func buildEither(first screens: [LabScreen]) -> [LabScreen] { screens }

  /// Adds the screens of the second branch of an `if` or `switch` statement.
  public static func buildEither(second screens: [LabScreen]) -> [LabScreen] { screens }

  /// Joins the screens of a loop.
  public static func buildArray(_ screens: [[LabScreen]]) -> [LabScreen] { screens.flatMap(\.self) }

  /// Returns a type's name as a heading: "SignUpViewController" as "Sign up".
  static func title(of type: String) -> String {
    var name = type[...]
    for suffix in ["ViewController", "Controller"] where name.hasSuffix(suffix) && name.count > suffix.count {
      name = name.dropLast(suffix.count)
      break
    }
    var words: [String] = []
    let letters = Array(name)
    for (index, letter) in letters.enumerated() {
      let isAfterSmall = index > 0 && !letters[index - 1].isUppercase
      let isBeforeSmall = index + 1 < letters.count && letters[index + 1].isLowercase
      let isStart = index == 0 || (letter.isUppercase && (isAfterSmall || isBeforeSmall))
      if isStart { words.append("") }
      words[words.count - 1].append(letter)
    }
    let later = words.dropFirst().map { $0.count > 1 && $0.allSatisfy(\.isUppercase) ? $0 : $0.lowercased() }
    return ([words.first ?? ""] + later).joined(separator: " ")
  }
}
