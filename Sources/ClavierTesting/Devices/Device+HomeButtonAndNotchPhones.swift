import Foundation

extension Device {
  static let phone320x568 = Device(
    id: "iphone-320x568", idiom: .phone,
    names: [
      "iPhone 5", "iPhone 5s", "iPhone 5c", "iPhone SE (1st generation)", "iPod touch (5th generation)",
      "iPod touch (6th generation)", "iPod touch (7th generation)",
    ],
    size: CGSize(width: 320, height: 568), scale: 2, home: .button,
    sizeConfidence: .documented, sizeSources: [.interfaceGuidelines],
    safeAreas: Device.SafeAreas(
      portrait: Device.Insets(top: 20, left: 0, bottom: 0, right: 0),
      landscape: .zero,
      confidence: .library, sources: [.snapshotTesting]
    ),
    heights: [
      .text(.portrait): KeyboardMeasurement(
        253, .measured, [.phone320], systems: "8-12",
        variants: [
          KeyboardMeasurement(
            254, .library, [.appTable, .cantoboard], systems: "13+", note: "216 for the keys and 38 for the bar")
        ]),
      .textWithoutBar(.portrait): KeyboardMeasurement(216, .measured, [.zoul, .oreilly, .telegram]),
      .text(.landscape): KeyboardMeasurement(
        200, .library, [.cantoboard], note: "162 for the keys and 38 for the bar",
        variants: [
          KeyboardMeasurement(199, .library, [.telegram], note: "162 for the keys and 37 for the bar")
        ]),
      .textWithoutBar(.landscape): KeyboardMeasurement(162, .library, [.zoul, .telegram, .oreilly]),
      .numberPad(.portrait): KeyboardMeasurement(
        216, .inferred, [.zoul, .oreilly, .telegram],
        note: "before iOS 26; as tall as the text keyboard without its bar"),
      .emoji(.portrait): KeyboardMeasurement(
        253, .inferred, [.ionic204], note: "as tall as the text keyboard with its bar"),
    ]
  )

  static let phone375x667 = Device(
    id: "iphone-375x667", idiom: .phone,
    names: [
      "iPhone 6", "iPhone 6s", "iPhone 7", "iPhone 8", "iPhone SE (2nd generation)", "iPhone SE (3rd generation)",
    ],
    size: CGSize(width: 375, height: 667), scale: 2, home: .button,
    sizeConfidence: .documented, sizeSources: [.interfaceGuidelines],
    safeAreas: Device.SafeAreas(
      portrait: Device.Insets(top: 20, left: 0, bottom: 0, right: 0),
      landscape: .zero,
      confidence: .library, sources: [.snapshotTesting]
    ),
    heights: [
      .text(.portrait): KeyboardMeasurement(
        260, .measured, [.phoneSE2, .cantoboard], systems: "13+", note: "216 for the keys and 44 for the bar",
        variants: [
          KeyboardMeasurement(258, .measured, [.phone375], systems: "8-12", note: "216 for the keys and 42 for the bar")
        ]),
      .textWithoutBar(.portrait): KeyboardMeasurement(216, .measured, [.richEditor, .zoul, .telegram]),
      .text(.landscape): KeyboardMeasurement(200, .library, [.cantoboard], note: "162 for the keys and 38 for the bar"),
      .textWithoutBar(.landscape): KeyboardMeasurement(
        162, .library, [.zoul, .cantoboard],
        variants: [
          KeyboardMeasurement(163, .library, [.telegram])
        ]),
      .numberPad(.portrait): KeyboardMeasurement(
        216, .inferred, [.richEditor, .zoul, .telegram],
        note: "before iOS 26; as tall as the text keyboard without its bar"),
      .emoji(.portrait): KeyboardMeasurement(
        260, .inferred, [.ionic204], note: "as tall as the text keyboard with its bar"),
    ]
  )

  static let phone414x736 = Device(
    id: "iphone-414x736", idiom: .phone,
    names: ["iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus"],
    size: CGSize(width: 414, height: 736), scale: 3, home: .button,
    sizeConfidence: .documented, sizeSources: [.interfaceGuidelines],
    safeAreas: Device.SafeAreas(
      portrait: Device.Insets(top: 20, left: 0, bottom: 0, right: 0),
      landscape: .zero,
      confidence: .library, sources: [.snapshotTesting]
    ),
    heights: [
      .text(.portrait): KeyboardMeasurement(
        271, .measured, [.phone414, .rxKeyboard, .cantoboard], note: "226 for the keys and 45 for the bar"),
      .textWithoutBar(.portrait): KeyboardMeasurement(226, .library, [.zoul, .telegram, .cantoboard]),
      .text(.landscape): KeyboardMeasurement(
        200, .measured, [.rxKeyboard, .cantoboard], note: "162 for the keys and 38 for the bar"),
      .textWithoutBar(.landscape): KeyboardMeasurement(
        162, .library, [.zoul, .cantoboard],
        variants: [
          KeyboardMeasurement(163, .library, [.telegram])
        ]),
      .numberPad(.portrait): KeyboardMeasurement(
        226, .inferred, [.zoul, .telegram, .cantoboard],
        note: "before iOS 26; as tall as the text keyboard without its bar"),
      .emoji(.portrait): KeyboardMeasurement(
        271, .inferred, [.ionic204], note: "as tall as the text keyboard with its bar"),
    ]
  )

  static let phone375x812X = Device(
    id: "iphone-375x812-x", idiom: .phone,
    names: ["iPhone X", "iPhone XS", "iPhone 11 Pro"],
    size: CGSize(width: 375, height: 812), scale: 3, home: .indicator,
    sizeConfidence: .documented, sizeSources: [.interfaceGuidelines],
    safeAreas: Device.SafeAreas(
      portrait: Device.Insets(top: 44, left: 0, bottom: 34, right: 0),
      landscape: Device.Insets(top: 0, left: 44, bottom: 21, right: 44),
      confidence: .library, sources: [.snapshotTesting, .telegram]
    ),
    heights: [
      .text(.portrait): KeyboardMeasurement(
        336, .library, [.appTable, .cantoboard, .phoneXWebForm], systems: "13-18",
        note: "216 for the keys, 45 for the bar, and 75 for the dock; 380 with a web form's bar of 44 or 45",
        variants: [
          KeyboardMeasurement(
            335, .inferred, [.phoneXWebForm], systems: "11-12?",
            note: "the sources do not distinguish this height from 336")
        ]),
      .textWithoutBar(.portrait): KeyboardMeasurement(
        291, .library, [.telegram], note: "216 for the keys and 75 for the dock; an app's table contains 292"),
      .text(.landscape): KeyboardMeasurement(
        209, .inferred, [.cantoboard], note: "150 for the keys, 38 for the bar, and 21 for the indicator"),
      .textWithoutBar(.landscape): KeyboardMeasurement(
        171, .inferred, [.cantoboard], note: "150 for the keys and 21 for the indicator",
        variants: [
          KeyboardMeasurement(172, .library, [.telegram])
        ]),
      .numberPad(.portrait): KeyboardMeasurement(
        291, .inferred, [.telegram], note: "before iOS 26; as tall as the text keyboard without its bar"),
      .emoji(.portrait): KeyboardMeasurement(
        384, .inferred, [.screenTests],
        note: "93 points taller than the text keyboard without its bar, as on a 390 x 844 screen"),
    ]
  )

  static let phone375x812Mini = Device(
    id: "iphone-375x812-mini", idiom: .phone,
    names: ["iPhone 12 mini", "iPhone 13 mini"],
    size: CGSize(width: 375, height: 812), scale: 3, home: .indicator,
    sizeConfidence: .documented, sizeSources: [.interfaceGuidelines],
    safeAreas: Device.SafeAreas(
      portrait: Device.Insets(top: 50, left: 0, bottom: 34, right: 0),
      landscape: Device.Insets(top: 0, left: 50, bottom: 21, right: 50),
      confidence: .library, sources: [.snapshotTesting, .deviceProfiles]
    ),
    heights: [
      .text(.portrait): KeyboardMeasurement(
        336, .library, [.appTable, .cantoboard, .phoneXWebForm], systems: "13-18",
        note: "216 for the keys, 45 for the bar, and 75 for the dock; 380 with a web form's bar of 44 or 45",
        variants: [
          KeyboardMeasurement(
            335, .inferred, [.phoneXWebForm], systems: "11-12?",
            note: "the sources do not distinguish this height from 336")
        ]),
      .textWithoutBar(.portrait): KeyboardMeasurement(
        291, .library, [.telegram], note: "216 for the keys and 75 for the dock; an app's table contains 292"),
      .text(.landscape): KeyboardMeasurement(
        209, .inferred, [.cantoboard], note: "150 for the keys, 38 for the bar, and 21 for the indicator"),
      .textWithoutBar(.landscape): KeyboardMeasurement(
        171, .inferred, [.cantoboard], note: "150 for the keys and 21 for the indicator",
        variants: [
          KeyboardMeasurement(172, .library, [.telegram])
        ]),
      .numberPad(.portrait): KeyboardMeasurement(
        291, .inferred, [.telegram], note: "before iOS 26; as tall as the text keyboard without its bar"),
      .emoji(.portrait): KeyboardMeasurement(
        384, .inferred, [.screenTests],
        note: "93 points taller than the text keyboard without its bar, as on a 390 x 844 screen"),
    ]
  )

  static let phone414x896at2 = Device(
    id: "iphone-414x896@2", idiom: .phone,
    names: ["iPhone XR", "iPhone 11"],
    size: CGSize(width: 414, height: 896), scale: 2, home: .indicator,
    sizeConfidence: .documented, sizeSources: [.interfaceGuidelines],
    safeAreas: Device.SafeAreas(
      portrait: Device.Insets(top: 48, left: 0, bottom: 34, right: 0),
      landscape: Device.Insets(top: 0, left: 48, bottom: 21, right: 48),
      confidence: .library, sources: [.insetTable]
    ),
    heights: [
      .text(.portrait): KeyboardMeasurement(
        346, .measured, [.phoneXR, .cantoboard], note: "226 for the keys, 45 for the bar, and 75 for the dock"),
      .textWithoutBar(.portrait): KeyboardMeasurement(
        301, .measured, [.phoneXRPlain, .telegram],
        note: "226 for the keys and 75 for the dock; an app's table contains 302"),
      .text(.landscape): KeyboardMeasurement(
        209, .inferred, [.cantoboard], note: "150 for the keys, 38 for the bar, and 21 for the indicator"),
      .textWithoutBar(.landscape): KeyboardMeasurement(
        171, .inferred, [.cantoboard], note: "150 for the keys and 21 for the indicator",
        variants: [
          KeyboardMeasurement(172, .library, [.telegram])
        ]),
      .numberPad(.portrait): KeyboardMeasurement(
        301, .inferred, [.phoneXRPlain, .telegram], note: "before iOS 26; as tall as the text keyboard without its bar"),
      .emoji(.portrait): KeyboardMeasurement(
        394, .inferred, [.screenTests],
        note: "93 points taller than the text keyboard without its bar, as on a 390 x 844 screen"),
    ]
  )

  static let phone414x896at3 = Device(
    id: "iphone-414x896@3", idiom: .phone,
    names: ["iPhone XS Max", "iPhone 11 Pro Max"],
    size: CGSize(width: 414, height: 896), scale: 3, home: .indicator,
    sizeConfidence: .documented, sizeSources: [.interfaceGuidelines],
    safeAreas: Device.SafeAreas(
      portrait: Device.Insets(top: 44, left: 0, bottom: 34, right: 0),
      landscape: Device.Insets(top: 0, left: 44, bottom: 21, right: 44),
      confidence: .library, sources: [.snapshotTesting, .telegram]
    ),
    heights: [
      .text(.portrait): KeyboardMeasurement(
        346, .measured, [.phoneXR, .cantoboard], note: "226 for the keys, 45 for the bar, and 75 for the dock"),
      .textWithoutBar(.portrait): KeyboardMeasurement(
        301, .measured, [.phoneXRPlain, .telegram],
        note: "226 for the keys and 75 for the dock; an app's table contains 302"),
      .text(.landscape): KeyboardMeasurement(
        209, .inferred, [.cantoboard], note: "150 for the keys, 38 for the bar, and 21 for the indicator"),
      .textWithoutBar(.landscape): KeyboardMeasurement(
        171, .inferred, [.cantoboard], note: "150 for the keys and 21 for the indicator",
        variants: [
          KeyboardMeasurement(172, .library, [.telegram])
        ]),
      .numberPad(.portrait): KeyboardMeasurement(
        301, .inferred, [.phoneXRPlain, .telegram], note: "before iOS 26; as tall as the text keyboard without its bar"),
      .emoji(.portrait): KeyboardMeasurement(
        394, .inferred, [.screenTests],
        note: "93 points taller than the text keyboard without its bar, as on a 390 x 844 screen"),
    ]
  )
}
