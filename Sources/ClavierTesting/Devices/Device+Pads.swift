import Foundation

extension Device {
  /// The iPads whose screen and safe area are known, sorted by the height of the screen in portrait.
  static let pads: [Device] = [
    pad768x1024, pad810x1080, pad834x1112, pad744x1133, pad820x1180, pad834x1194, pad834x1210, pad1024x1366Button,
    pad1024x1366Indicator, pad1032x1376,
  ]

  /// Creates an iPad with the values that all iPads share.
  private static func pad(
    _ id: String, names: [String], size: CGSize, home: Home, canSplit: Bool,
    heights: [KeyboardVariant: KeyboardMeasurement]
  ) -> Device {
    let safeArea =
      switch home {
      case .button: Insets(top: 20, left: 0, bottom: 0, right: 0)
      case .indicator: Insets(top: 24, left: 0, bottom: 20, right: 0)
      }
    return Device(
      id: id, idiom: .pad, names: names, size: size, scale: 2, home: home,
      sizeConfidence: .documented, sizeSources: [.interfaceGuidelines],
      safeAreas: SafeAreas(
        portrait: safeArea, landscape: safeArea, confidence: .library, sources: [.snapshotTesting]),
      heights: heights, hardwareKeyboardBar: .padShortcutBar, floatingKeyboard: .padFloating, canSplit: canSplit)
  }

  static let pad768x1024 = pad(
    "ipad-768x1024",
    names: [
      "iPad (1st generation)", "iPad (2nd generation)", "iPad (3rd generation)", "iPad (4th generation)",
      "iPad (5th generation)", "iPad (6th generation)", "iPad Air (1st generation)", "iPad Air 2",
      "iPad Pro 9.7-inch", "iPad mini (1st generation)", "iPad mini 2", "iPad mini 3", "iPad mini 4",
      "iPad mini (5th generation)",
    ],
    size: CGSize(width: 768, height: 1024), home: .button, canSplit: true,
    heights: [
      .text(.portrait): KeyboardMeasurement(
        313, .measured, [.openradar38117524, .tinyMCE, .stackOverflow32319697], systems: "9-12",
        variants: [
          KeyboardMeasurement(
            318, .inferred, [.telegram, .cantoboard, .giella], systems: "13+",
            note: "263 for the keys and 55 for the bar"),
          KeyboardMeasurement(320, .blog, [.calculator], systems: "13+", note: "265 for the keys and 55 for the bar"),
        ]),
      .textWithoutBar(.portrait): KeyboardMeasurement(
        264, .measured, [.omni, .oreilly], systems: "4-8",
        variants: [
          KeyboardMeasurement(263, .library, [.telegram]),
          KeyboardMeasurement(265, .blog, [.calculator], systems: "13+"),
          KeyboardMeasurement(258, .inferred, [.openradar38117524], systems: "9-12", note: "313 minus 55 for the bar"),
        ]),
      .text(.landscape): KeyboardMeasurement(
        398, .measured, [.openradar38117524, .pad1024, .tinyMCE], systems: "9-12",
        variants: [
          KeyboardMeasurement(
            403, .inferred, [.telegram, .giella], systems: "13+",
            note: "348 for the keys and 55 for the bar; other tables contain 404 and 396"),
          KeyboardMeasurement(408, .blog, [.calculator], systems: "13+"),
        ]),
      .textWithoutBar(.landscape): KeyboardMeasurement(
        352, .measured, [.omni, .oreilly], systems: "4-8",
        variants: [
          KeyboardMeasurement(348, .library, [.telegram]),
          KeyboardMeasurement(353, .blog, [.calculator], systems: "13+"),
          KeyboardMeasurement(343, .inferred, [.openradar38117524], systems: "9-12", note: "398 minus 55 for the bar"),
        ]),
      .numberPad(.portrait): KeyboardMeasurement(313, .measured, [.openradar38117524], systems: "11"),
      .numberPad(.landscape): KeyboardMeasurement(398, .measured, [.openradar38117524], systems: "11"),
    ]
  )

  static let pad810x1080 = pad(
    "ipad-810x1080",
    names: ["iPad (7th generation)", "iPad (8th generation)", "iPad (9th generation)"],
    size: CGSize(width: 810, height: 1080), home: .button, canSplit: true,
    heights: [
      .text(.portrait): KeyboardMeasurement(
        318, .inferred, [.telegram, .cantoboard, .giella],
        note: "the heights in three tables differ by at most 2 points"),
      .textWithoutBar(.portrait): KeyboardMeasurement(263, .library, [.telegram]),
      .text(.landscape): KeyboardMeasurement(
        403, .inferred, [.telegram, .cantoboard, .giella], note: "the tables contain 403, 405, and 404"),
      .textWithoutBar(.landscape): KeyboardMeasurement(348, .library, [.telegram]),
    ]
  )

  static let pad834x1112 = pad(
    "ipad-834x1112",
    names: ["iPad Air (3rd generation)", "iPad Pro 10.5-inch"],
    size: CGSize(width: 834, height: 1112), home: .button, canSplit: true,
    heights: [
      .text(.portrait): KeyboardMeasurement(
        318, .inferred, [.telegram, .cantoboard, .giella],
        note: "the heights in three tables differ by at most 2 points"),
      .textWithoutBar(.portrait): KeyboardMeasurement(263, .library, [.telegram]),
      .text(.landscape): KeyboardMeasurement(
        403, .inferred, [.telegram, .cantoboard, .giella], note: "the tables contain 403, 405, and 404"),
      .textWithoutBar(.landscape): KeyboardMeasurement(348, .library, [.telegram]),
    ]
  )

  static let pad744x1133 = pad(
    "ipad-744x1133",
    names: ["iPad mini (6th generation)", "iPad mini (A17 Pro)"],
    size: CGSize(width: 744, height: 1133), home: .indicator, canSplit: true,
    heights: [
      .text(.portrait): KeyboardMeasurement(335, .inferred, [.cantoboard], note: "315 plus 20 for the home indicator"),
      .textWithoutBar(.portrait): KeyboardMeasurement(
        280, .inferred, [.cantoboard], note: "315 minus 55 for the bar, plus 20 for the home indicator"),
      .text(.landscape): KeyboardMeasurement(
        426, .inferred, [.cantoboard, .telegram], note: "406 plus 20 for the home indicator; another table suggests 423"
      ),
      .textWithoutBar(.landscape): KeyboardMeasurement(
        371, .inferred, [.cantoboard], note: "406 minus 55 for the bar, plus 20 for the home indicator",
        variants: [
          KeyboardMeasurement(368, .library, [.telegram])
        ]),
    ]
  )

  static let pad820x1180 = pad(
    "ipad-820x1180",
    names: [
      "iPad (10th generation)", "iPad (A16)", "iPad Air (4th generation)", "iPad Air (5th generation)",
      "iPad Air 11-inch (M2)", "iPad Air 11-inch (M3)",
    ],
    size: CGSize(width: 820, height: 1180), home: .indicator, canSplit: true,
    heights: [
      .text(.portrait): KeyboardMeasurement(
        334, .inferred, [.giella, .cantoboard], note: "314 or 315, plus 20 for the home indicator"),
      .textWithoutBar(.portrait): KeyboardMeasurement(
        279, .inferred, [.giella, .cantoboard], note: "314 minus 55 for the bar, plus 20 for the home indicator"),
      .text(.landscape): KeyboardMeasurement(
        418, .inferred, [.giella, .cantoboard], note: "398 plus 20 for the home indicator"),
      .textWithoutBar(.landscape): KeyboardMeasurement(
        363, .inferred, [.giella, .cantoboard], note: "398 minus 55 for the bar, plus 20 for the home indicator"),
    ]
  )

  static let pad834x1194 = pad(
    "ipad-834x1194",
    names: [
      "iPad Pro 11-inch (1st generation)", "iPad Pro 11-inch (2nd generation)", "iPad Pro 11-inch (3rd generation)",
      "iPad Pro 11-inch (4th generation)",
    ],
    size: CGSize(width: 834, height: 1194), home: .indicator, canSplit: false,
    heights: [
      .text(.portrait): KeyboardMeasurement(
        338, .inferred, [.telegram, .giella, .cantoboard],
        note: "283 plus 55 for the bar; or 318 or 319, plus 20 for the home indicator"),
      .textWithoutBar(.portrait): KeyboardMeasurement(
        283, .library, [.telegram], note: "263 for the keys and 20 for the home indicator"),
      .text(.landscape): KeyboardMeasurement(
        423, .inferred, [.telegram, .giella, .cantoboard],
        note: "368 plus 55 for the bar; or 404 or 406, plus 20 for the home indicator"),
      .textWithoutBar(.landscape): KeyboardMeasurement(
        368, .library, [.telegram], note: "348 for the keys and 20 for the home indicator"),
    ]
  )

  static let pad834x1210 = pad(
    "ipad-834x1210",
    names: ["iPad Pro 11-inch (M4)", "iPad Pro 11-inch (M5)"],
    size: CGSize(width: 834, height: 1210), home: .indicator, canSplit: false,
    heights: [:]
  )

  static let pad1024x1366Button = pad(
    "ipad-1024x1366-button",
    names: ["iPad Pro 12.9-inch (1st generation)", "iPad Pro 12.9-inch (2nd generation)"],
    size: CGSize(width: 1024, height: 1366), home: .button, canSplit: false,
    heights: [
      .text(.portrait): KeyboardMeasurement(
        383, .inferred, [.telegram, .cantoboard, .giella],
        note: "328 for the keys and 55 for the bar; other tables contain 385 and 384",
        variants: [
          KeyboardMeasurement(371, .library, [.tinyMCE], systems: "9-10", note: "measured in a web view")
        ]),
      .textWithoutBar(.portrait): KeyboardMeasurement(328, .library, [.telegram]),
      .text(.landscape): KeyboardMeasurement(
        476, .inferred, [.telegram, .cantoboard, .giella],
        note: "421 for the keys and 55 for the bar; other tables contain 478 and 476",
        variants: [
          KeyboardMeasurement(459, .library, [.tinyMCE], systems: "9-10", note: "measured in a web view")
        ]),
      .textWithoutBar(.landscape): KeyboardMeasurement(421, .library, [.telegram]),
    ]
  )

  static let pad1024x1366Indicator = pad(
    "ipad-1024x1366-indicator",
    names: [
      "iPad Pro 12.9-inch (3rd generation)", "iPad Pro 12.9-inch (4th generation)",
      "iPad Pro 12.9-inch (5th generation)", "iPad Pro 12.9-inch (6th generation)", "iPad Air 13-inch (M2)",
      "iPad Air 13-inch (M3)",
    ],
    size: CGSize(width: 1024, height: 1366), home: .indicator, canSplit: false,
    heights: [
      .text(.portrait): KeyboardMeasurement(
        403, .inferred, [.telegram, .cantoboard, .giella],
        note: "348 plus 55 for the bar; or 385 or 384, plus 20 for the home indicator"),
      .textWithoutBar(.portrait): KeyboardMeasurement(
        348, .library, [.telegram], note: "328 for the keys and 20 for the home indicator"),
      .text(.landscape): KeyboardMeasurement(
        496, .inferred, [.telegram, .cantoboard, .giella],
        note: "441 plus 55 for the bar; or 478 or 476, plus 20 for the home indicator"),
      .textWithoutBar(.landscape): KeyboardMeasurement(
        441, .library, [.telegram], note: "421 for the keys and 20 for the home indicator"),
    ]
  )

  static let pad1032x1376 = pad(
    "ipad-1032x1376",
    names: ["iPad Pro 13-inch (M4)", "iPad Pro 13-inch (M5)"],
    size: CGSize(width: 1032, height: 1376), home: .indicator, canSplit: false,
    heights: [:]
  )
}
