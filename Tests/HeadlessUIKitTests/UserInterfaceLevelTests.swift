import Foundation
import Testing
import UIKit

@MainActor @Suite("Levels of elevation") struct UserInterfaceLevelTests {
  // Apple's documentation of `userInterfaceLevel` names alerts and popovers.
  @Test(
    "Sheets and popovers are elevated, and screens that cover everything are not",
    arguments: [
      (UIModalPresentationStyle.pageSheet, UIUserInterfaceLevel.elevated), (.formSheet, .elevated),
      (.popover, .elevated), (.overCurrentContext, .elevated), (.fullScreen, .base), (.overFullScreen, .base),
    ])
  func styles(style: UIModalPresentationStyle, level: UIUserInterfaceLevel) {
    let screen = Screen(.pad)
    let presented = FieldController("presented")
    presented.modalPresentationStyle = style
    screen.controller.present(presented, animated: false)
    #expect(presented.traitCollection.userInterfaceLevel == level)
    #expect(presented.field.traitCollection.userInterfaceLevel == level)
    #expect(screen.controller.traitCollection.userInterfaceLevel == .base)
    let cover = FieldController("cover")
    cover.modalPresentationStyle = .overFullScreen
    presented.present(cover, animated: false)
    #expect(cover.view.traitCollection.userInterfaceLevel == .base, "the level ends at the next presentation")
  }

  @Test("An alert is elevated, and a sheet that adapts to a full screen is not")
  func alertsAndAdaptedSheets() {
    let screen = Screen()
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    screen.controller.present(alert, animated: false)
    #expect(alert.view.traitCollection.userInterfaceLevel == .elevated)
    alert.dismiss(animated: false)
    HeadlessWorld.rotate(to: .landscapeLeft)
    let sheet = FieldController("sheet")
    screen.controller.present(sheet, animated: false)
    #expect(sheet.presentationController?.presentationStyle == .fullScreen)
    #expect(sheet.view.traitCollection.userInterfaceLevel == .base)
  }

  @Test("A controller is notified when its sheet is elevated, and keeps the interface style of its window")
  func notification() {
    let screen = Screen()
    screen.window.overrideUserInterfaceStyle = .dark
    let sheet = FieldController("sheet")
    var log: [UIUserInterfaceLevel] = []
    sheet.registerForTraitChanges([UITraitUserInterfaceLevel.self]) {
      (_: UIViewController, previous: UITraitCollection) in log.append(previous.userInterfaceLevel)
    }
    screen.controller.present(sheet, animated: false)
    #expect(log == [.base])
    #expect(sheet.traitCollection.userInterfaceStyle == .dark && sheet.traitCollection.userInterfaceLevel == .elevated)
    #expect(sheet.traitCollection.hasDifferentColorAppearance(comparedTo: screen.controller.traitCollection))
  }

  // The values are those of Apple's design resources for iOS.
  @Test(
    "A background is lighter on an elevated level in dark mode only",
    arguments: [
      (UIColor.systemBackground, 0x000000, 0x1C1C1E), (.secondarySystemBackground, 0x1C1C1E, 0x2C2C2E),
      (.tertiarySystemBackground, 0x2C2C2E, 0x3A3A3C), (.systemGroupedBackground, 0x000000, 0x1C1C1E),
      (.secondarySystemGroupedBackground, 0x1C1C1E, 0x2C2C2E),
      (.tertiarySystemGroupedBackground, 0x2C2C2E, 0x3A3A3C), (.systemGray6, 0x1C1C1E, 0x1C1C1E),
    ] as [(UIColor, UInt32, UInt32)])
  func backgrounds(color: UIColor, base: UInt32, elevated: UInt32) {
    func components(_ style: UIUserInterfaceStyle, _ level: UIUserInterfaceLevel) -> UInt32 {
      let traits = UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceStyle: style), UITraitCollection(userInterfaceLevel: level),
      ])
      let color = color.withAlphaComponent(0.5).resolvedColor(with: traits).headlessComponents()
      return [color.red, color.green, color.blue].reduce(0) { $0 << 8 | UInt32(($1 * 255).rounded()) }
    }
    #expect(components(.dark, .base) == base && components(.dark, .unspecified) == base)
    #expect(components(.dark, .elevated) == elevated)
    #expect(components(.light, .elevated) == components(.light, .base))
  }
}
