public import UIKit

/// Builds the list of screens of a lab.
///
/// An element is a ``LabScreen`` or a view controller. The title of a view controller is derived from the name of its
/// type: `SignUpViewController()` becomes "Sign up".
@resultBuilder
public enum LabScreenBuilder {
  /// Uses a screen.
  public static func buildExpression(_ screen: LabScreen) -> [LabScreen] { [screen] }

  /// Uses a list of screens.
  public static func buildExpression(_ screens: [LabScreen]) -> [LabScreen] { screens }

  /// Uses a view controller, which is created each time the screen is opened.
  public static func buildExpression<Controller: UIViewController>(
    _ controller: @autoclosure @escaping @MainActor () -> Controller, file: StaticString = #filePath
  ) -> [LabScreen] {
    [LabScreen(title(of: "\(Controller.self)"), file: file, make: controller)]
  }

  /// Joins the elements of a block.
  public static func buildBlock(_ screens: [LabScreen]...) -> [LabScreen] { screens.flatMap(\.self) }

  /// Uses the screens of an `if` without `else`.
  public static func buildOptional(_ screens: [LabScreen]?) -> [LabScreen] { screens ?? [] }

  /// Uses the screens of the first branch.
  public static func buildEither(first screens: [LabScreen]) -> [LabScreen] { screens }

  /// Uses the screens of the second branch.
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
