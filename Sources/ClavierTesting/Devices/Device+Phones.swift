import Foundation

extension Device {
  /// The iPhones and iPods whose screen and safe area are known, roughly from the oldest to the newest.
  static let phones: [Device] = [
    phone320x568, phone375x667, phone414x736, phone375x812X, phone375x812Mini, phone414x896at2, phone414x896at3,
    phone390x844, phone428x926, phone393x852, phone430x932, phone402x874, phone440x956, phone420x912,
  ]

  static let phone390x844 = Device(
    id: "iphone-390x844", idiom: .phone,
    names: ["iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14", "iPhone 16e", "iPhone 17e"],
    size: CGSize(width: 390, height: 844), scale: 3, home: .indicator,
    sizeConfidence: .documented, sizeSources: [.interfaceGuidelines, .devicePresets],
    safeAreas: Device.SafeAreas(
      portrait: Device.Insets(top: 47, left: 0, bottom: 34, right: 0),
      landscape: Device.Insets(top: 0, left: 47, bottom: 21, right: 47),
      confidence: .library, sources: [.snapshotTesting, .deviceProfiles]
    ),
    heights: [
      .text(.portrait): KeyboardMeasurement(
        336, .library, [.appTable, .cantoboard], systems: "14-18",
        note: "216 for the keys, 45 for the bar, and 75 for the dock"),
      .textWithoutBar(.portrait): KeyboardMeasurement(
        291, .measured, [.screenTests, .telegram, .cantoboard], systems: "14-18",
        note: "216 for the keys and 75 for the dock; an app's table contains 292"),
      .text(.landscape): KeyboardMeasurement(
        219, .inferred, [.cantoboard],
        note: "160 for the keys, 38 for the bar if it is visible, and 21 for the indicator"
      ),
      .textWithoutBar(.landscape): KeyboardMeasurement(
        181, .inferred, [.cantoboard],
        note: "160 for the keys, 38 for the bar if it is visible, and 21 for the indicator",
        variants: [
          KeyboardMeasurement(172, .library, [.telegram])
        ]),
      .numberPad(.portrait): KeyboardMeasurement(
        291, .measured, [.screenTests], systems: "14-18", note: "measured at the top edge of a decimal pad"),
      .emoji(.portrait): KeyboardMeasurement(
        384, .measured, [.screenTests], note: "measured at the top edge of the frame, which includes a search field"),
    ]
  )

  static let phone428x926 = Device(
    id: "iphone-428x926", idiom: .phone,
    names: ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"],
    size: CGSize(width: 428, height: 926), scale: 3, home: .indicator,
    sizeConfidence: .documented, sizeSources: [.interfaceGuidelines],
    safeAreas: Device.SafeAreas(
      portrait: Device.Insets(top: 47, left: 0, bottom: 34, right: 0),
      landscape: Device.Insets(top: 0, left: 47, bottom: 21, right: 47),
      confidence: .library, sources: [.snapshotTesting, .deviceProfiles]
    ),
    heights: [
      .text(.portrait): KeyboardMeasurement(346, .measured, [.phone428], systems: "14-18"),
      .textWithoutBar(.portrait): KeyboardMeasurement(
        301, .library, [.telegram], systems: "14-18",
        note: "226 for the keys and 75 for the dock; an app's table contains 302"),
      .text(.landscape): KeyboardMeasurement(
        219, .inferred, [.cantoboard],
        note: "160 for the keys, 38 for the bar if it is visible, and 21 for the indicator"
      ),
      .textWithoutBar(.landscape): KeyboardMeasurement(
        181, .inferred, [.cantoboard],
        note: "160 for the keys, 38 for the bar if it is visible, and 21 for the indicator",
        variants: [
          KeyboardMeasurement(172, .library, [.telegram])
        ]),
      .numberPad(.portrait): KeyboardMeasurement(
        301, .inferred, [.telegram], note: "before iOS 26; as tall as the text keyboard without its bar"),
      .emoji(.portrait): KeyboardMeasurement(
        394, .inferred, [.screenTests],
        note: "93 points taller than the text keyboard without its bar, as on a 390 x 844 screen"),
    ]
  )

  static let phone393x852 = Device(
    id: "iphone-393x852", idiom: .phone,
    names: ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"],
    size: CGSize(width: 393, height: 852), scale: 3, home: .indicator,
    sizeConfidence: .documented, sizeSources: [.interfaceGuidelines],
    safeAreas: Device.SafeAreas(
      portrait: Device.Insets(top: 59, left: 0, bottom: 34, right: 0),
      landscape: Device.Insets(top: 0, left: 59, bottom: 21, right: 59),
      confidence: .library, sources: [.snapshotTesting, .deviceProfiles]
    ),
    heights: [
      .text(.portrait): KeyboardMeasurement(
        336, .measured, [.phone393], systems: "16-18", note: "a UI test found a key plane 293 points tall"),
      .textWithoutBar(.portrait): KeyboardMeasurement(291, .measured, [.screenTests], systems: "16-18"),
      .text(.landscape): KeyboardMeasurement(
        219, .inferred, [.cantoboard], note: "the same height as on a 390 x 844 screen"),
      .textWithoutBar(.landscape): KeyboardMeasurement(
        181, .inferred, [.cantoboard], note: "the same height as on a 390 x 844 screen"),
      .numberPad(.portrait): KeyboardMeasurement(
        291, .measured, [.screenTests], systems: "16-18", note: "measured at the top edge of a decimal pad"),
      .emoji(.portrait): KeyboardMeasurement(
        384, .measured, [.screenTests], note: "measured at the top edge of the frame, which includes a search field"),
    ]
  )

  static let phone430x932 = Device(
    id: "iphone-430x932", idiom: .phone,
    names: ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"],
    size: CGSize(width: 430, height: 932), scale: 3, home: .indicator,
    sizeConfidence: .documented, sizeSources: [.interfaceGuidelines],
    safeAreas: Device.SafeAreas(
      portrait: Device.Insets(top: 59, left: 0, bottom: 34, right: 0),
      landscape: Device.Insets(top: 0, left: 59, bottom: 21, right: 59),
      confidence: .library, sources: [.snapshotTesting, .deviceProfiles]
    ),
    heights: [
      .text(.portrait): KeyboardMeasurement(
        346, .inferred, [.phone428], systems: "16-18", note: "the same height as on a 428 x 926 screen"),
      .textWithoutBar(.portrait): KeyboardMeasurement(
        301, .inferred, [.phone428], systems: "16-18", note: "the same height as on a 428 x 926 screen"),
      .text(.landscape): KeyboardMeasurement(
        219, .inferred, [.cantoboard], note: "the same height as on a 428 x 926 screen"),
      .textWithoutBar(.landscape): KeyboardMeasurement(
        181, .inferred, [.cantoboard], note: "the same height as on a 428 x 926 screen"),
      .numberPad(.portrait): KeyboardMeasurement(
        301, .inferred, [.phone428], note: "before iOS 26; as tall as the text keyboard without its bar"),
      .emoji(.portrait): KeyboardMeasurement(
        394, .inferred, [.screenTests],
        note: "93 points taller than the text keyboard without its bar, as on a 390 x 844 screen"),
    ]
  )

  static let phone402x874 = Device(
    id: "iphone-402x874", idiom: .phone,
    names: ["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro", "iPhone 18 Pro"],
    size: CGSize(width: 402, height: 874), scale: 3, home: .indicator,
    sizeConfidence: .documented, sizeSources: [.interfaceGuidelines, .devicePresets],
    safeAreas: Device.SafeAreas(
      portrait: Device.Insets(top: 62, left: 0, bottom: 34, right: 0),
      landscape: Device.Insets(top: 0, left: 62, bottom: 21, right: 62),
      confidence: .library, sources: [.deviceProfiles, .snapshotTesting]
    ),
    heights: [
      .text(.portrait): KeyboardMeasurement(
        336, .measured, [.phone402], systems: "18-26.0", note: "45 for the bar, 233 for the keys, and 58 for the dock",
        variants: [
          KeyboardMeasurement(335, .measured, [.keyboardController1599], systems: "26.2-26.5"),
          KeyboardMeasurement(
            328, .measured, [.phone402, .simulator27, .keyboardKit1006], systems: "later 26.x, 27",
            note: "44 for the bar, 226 for the keys, and 58 for the dock; English only"),
          KeyboardMeasurement(
            318, .measured, [.keyboardController1242], systems: "26.0-26.1",
            note: "an approximate height, measured with reduced motion"),
        ]),
      .textWithoutBar(.portrait): KeyboardMeasurement(
        291, .measured, [.screenTests], systems: "18",
        variants: [
          KeyboardMeasurement(
            308, .inferred, [.screenTests, .keyboardController1566], systems: "26",
            note: "measured on three screenshots; also the height of a number pad without its row of 48 points"
          )
        ]),
      .text(.landscape): KeyboardMeasurement(
        209, .testConstant, [.simulator27], note: "a constant in a test; devices with a width of 390 points suggest 219"
      ),
      .numberPad(.portrait): KeyboardMeasurement(
        291, .measured, [.screenTests], systems: "18", note: "measured at the top edge of a decimal pad",
        variants: [
          KeyboardMeasurement(
            308, .inferred, [.keyboardController1566], systems: "26",
            note: "356 minus a row of 48 points with a Done button; the source does not name the device")
        ]),
      .emoji(.portrait): KeyboardMeasurement(
        384, .measured, [.screenTests], note: "measured at the top edge of the frame, which includes a search field"),
    ],
    hardwareKeyboardBar: KeyboardMeasurement(
      82, .measured, [.minimizedBar], systems: "26", note: "48 for the bar and 34 for the bottom safe area")
  )

  static let phone440x956 = Device(
    id: "iphone-440x956", idiom: .phone,
    names: ["iPhone 16 Pro Max", "iPhone 17 Pro Max", "iPhone 18 Pro Max"],
    size: CGSize(width: 440, height: 956), scale: 3, home: .indicator,
    sizeConfidence: .documented, sizeSources: [.interfaceGuidelines, .devicePresets],
    safeAreas: Device.SafeAreas(
      portrait: Device.Insets(top: 62, left: 0, bottom: 34, right: 0),
      landscape: Device.Insets(top: 0, left: 62, bottom: 21, right: 62),
      confidence: .library, sources: [.deviceProfiles, .snapshotTesting]
    ),
    heights: [
      .text(.portrait): KeyboardMeasurement(
        346, .inferred, [.phone428], systems: "18", note: "the same height as on a 430 x 932 screen",
        variants: [
          KeyboardMeasurement(
            338, .testConstant, [.simulator27], systems: "27", note: "8 points less than the earlier height of 346")
        ]),
      .textWithoutBar(.portrait): KeyboardMeasurement(
        301, .inferred, [.phone428], systems: "18", note: "the same height as on a 430 x 932 screen"),
      .numberPad(.portrait): KeyboardMeasurement(
        301, .inferred, [.phone428], note: "before iOS 26; as tall as the text keyboard without its bar"),
      .emoji(.portrait): KeyboardMeasurement(
        394, .inferred, [.screenTests],
        note: "93 points taller than the text keyboard without its bar, as on a 390 x 844 screen"),
    ]
  )

  static let phone420x912 = Device(
    id: "iphone-420x912", idiom: .phone,
    names: ["iPhone Air"],
    size: CGSize(width: 420, height: 912), scale: 3, home: .indicator,
    sizeConfidence: .documented, sizeSources: [.interfaceGuidelines],
    safeAreas: Device.SafeAreas(
      portrait: Device.Insets(top: 68, left: 0, bottom: 34, right: 0),
      landscape: Device.Insets(top: 20, left: 68, bottom: 29, right: 68),
      confidence: .library, sources: [.deviceProfiles]
    ),
    heights: [:]
  )
}
