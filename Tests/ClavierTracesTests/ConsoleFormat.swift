import Testing

/// A format in which consoles print a notification.
struct ConsoleFormat: Sendable, CustomTestStringConvertible {
  var title: String
  /// Whether the format contains the notification's name.
  var hasName: Bool
  /// Whether the format delimits the dictionary.
  var hasBraces = true
  var render: @Sendable (PrintedNotification) -> String

  var testDescription: String { title }

  static let all: [ConsoleFormat] = [
    ConsoleFormat(title: "Objective-C notification", hasName: true) { printed in
      "NSConcreteNotification 0x600001234560 {name = \(printed.name); userInfo = {\n"
        + printed.pairs.map { "    \($0) = \(quoted($1));\n" }.joined() + "}}"
    },
    ConsoleFormat(title: "Objective-C notification with a screen", hasName: true) { printed in
      "__CFNotification 0x600000cc {name = \(printed.name); object = <UIScreen: 0x7f; bounds = {{0, 0}, {393, 852}}; "
        + "mode = <UIScreenMode: 0x60; size = 1179.000000 x 2556.000000>>; userInfo = {\n"
        + printed.pairs.map { "    \($0) = \(quoted($1));\n" }.joined() + "}}"
    },
    ConsoleFormat(title: "Objective-C dictionary", hasName: false) { printed in
      "{\n" + printed.pairs.map { "    \($0) = \(quoted($1));\n" }.joined() + "}"
    },
    ConsoleFormat(title: "bare pairs", hasName: false, hasBraces: false) { printed in
      printed.pairs.map { "\($0) = \(quoted($1));" }.joined(separator: "\n")
    },
    ConsoleFormat(title: "pairs of a category", hasName: true) { printed in
      "{name = \(printed.name); userInfo = {\n" + printed.pairs.map { "\t\($0) = \($1)" }.joined(separator: ",\n")
        + "\n}}"
    },
    ConsoleFormat(title: "comment lines", hasName: false, hasBraces: false) { printed in
      printed.pairs.map { "  //  \($0) = \(quoted($1));  // what it is" }.joined(separator: "\n")
    },
    ConsoleFormat(title: "Markdown", hasName: false, hasBraces: false) { printed in
      printed.pairs.map { "* **\($0) = \(quoted($1));** [1] {see}" }.joined(separator: "\n")
    },
    ConsoleFormat(title: "one line", hasName: true) { printed in
      "{name = \(printed.name); userInfo = {" + printed.pairs.map { "\($0) = \(quoted($1));" }.joined(separator: "   ")
        + "}}"
    },
    ConsoleFormat(title: "Swift notification", hasName: true) { printed in
      "name = \(printed.name), object = nil, userInfo = Optional(["
        + printed.pairs.map { "AnyHashable(\"\($0)\"): \($1)" }.joined(separator: ", ") + "])"
    },
    ConsoleFormat(title: "Swift dictionary", hasName: false) { printed in
      "[" + printed.pairs.map { "AnyHashable(\"\($0)\"): \($1)" }.joined(separator: ",\n") + "]"
    },
    ConsoleFormat(title: "Swift 2 dictionary", hasName: false) { printed in
      "Optional([" + printed.pairs.map { "\($0): \($1)" }.joined(separator: ", ") + "])"
    },
    ConsoleFormat(title: "broken after the colon", hasName: false) { printed in
      "([\n" + printed.pairs.map { "AnyHashable(\"\($0)\"):\n  \($1)" }.joined(separator: ",\n") + "])"
    },
    ConsoleFormat(title: "escaped quotes", hasName: false) { printed in
      "\"userInfo\": \"{" + printed.pairs.map { "\\\"\($0)\\\" : \\\"\($1)\\\"" }.joined(separator: ", ") + "}\""
    },
    ConsoleFormat(title: "typographic quotes", hasName: false) { printed in
      "{\n" + printed.pairs.map { "“\($0)” = “\($1)”;\n" }.joined() + "}"
    },
    ConsoleFormat(title: "lldb tree", hasName: true) { printed in
      "▿ name = \(printed.name), object = nil, userInfo = Optional(["
        + printed.pairs.map { "AnyHashable(\"\($0)\"): \($1)" }.joined(separator: ", ")
        + "])\n  - name : \"\(printed.name)\"\n"
        + "  ▿ userInfo : \(printed.pairs.count) elements\n" + tree(printed, colon: " : ")
    },
    ConsoleFormat(title: "tree of a dictionary alone", hasName: false) { printed in
      "▿ Optional<Dictionary<AnyHashable, Any>>\n  ▿ some : \(printed.pairs.count) elements\n"
        + tree(printed, colon: " : ")
    },
    ConsoleFormat(title: "dump tree", hasName: true) { printed in
      "▿ name = \(printed.name), object = nil, userInfo = Optional(["
        + printed.pairs.map { "AnyHashable(\"\($0)\"): \($1)" }.joined(separator: ", ") + "])\n"
        + "  ▿ name: __C.NSNotificationName\n    - _rawValue: \(printed.name) #0\n      - super: NSObject\n"
        + "  ▿ userInfo: Optional([:])\n    ▿ some: \(printed.pairs.count) key/value pairs\n"
        + tree(printed, colon: ": ")
    },
  ]

  /// Formats a value like NSDictionary: integers without quotes, everything else with quotes.
  private static func quoted(_ value: String) -> String {
    value.allSatisfy { $0.isNumber || $0 == "-" } ? value : "\"\(value)\""
  }

  private static func tree(_ printed: PrintedNotification, colon: String) -> String {
    printed.pairs.enumerated().map { index, pair in
      "    ▿ \(index) : 2 elements\n      ▿ key\(colon)AnyHashable(\"\(pair.key)\")\n        - value\(colon)\"\(pair.key)\"\n"
        + "      - value\(colon)\(pair.value)\n"
    }.joined()
  }
}
