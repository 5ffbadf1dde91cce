import Foundation
import Testing
import UIKit
import UniformTypeIdentifiers

@MainActor @Suite("Files, calendars, menus, and the device") struct ServiceAdditionTests {
  @Test("The document picker returns only files of its types, and closes")
  func documentPicker() {
    final class Delegate: NSObject, UIDocumentPickerDelegate {
      var picked: [String] = []
      var cancellations = 0
      func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        picked = urls.map(\.lastPathComponent)
      }
      func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { cancellations += 1 }
    }
    let (screen, delegate) = (Screen(), Delegate())
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.image, .pdf])
    picker.delegate = delegate
    screen.controller.present(picker, animated: false)
    let files = ["a.txt", "b.png", "c.pdf"].map { URL(fileURLWithPath: "/" + $0) }
    #expect(!picker.headlessPick([files[0]]) && screen.controller.presentedViewController === picker)
    picker.allowsMultipleSelection = true
    #expect(picker.headlessPick(files) && delegate.picked == ["b.png", "c.pdf"])
    HeadlessClock.advanceUntilIdle()
    #expect(screen.controller.presentedViewController == nil)
    screen.controller.present(picker, animated: false)
    picker.headlessCancel()
    #expect(delegate.cancellations == 1)
  }

  @Test("Types are found by extension and MIME type, and conform to more general types")
  func types() {
    #expect(UTType(filenameExtension: "JPG") == .jpeg && UTType(mimeType: "application/pdf") == .pdf)
    #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .data) && !UTType.png.conforms(to: .text))
    #expect(UTType.swiftSource.isSubtype(of: .plainText) && UTType.text.isSupertype(of: .json))
    #expect(UTType.pdf.preferredFilenameExtension == "pdf" && UTType.html.preferredMIMEType == "text/html")
    #expect(UTType("com.example.unknown") == nil)
    let unknown = UTType(filenameExtension: "xyz")
    #expect(
      unknown?.isDynamic == true && unknown?.conforms(to: .data) == true && unknown?.preferredFilenameExtension == "xyz"
    )
    let own = UTType(exportedAs: "com.example.note", conformingTo: .json)
    #expect(own.conforms(to: .text) && own.isDeclared)
  }

  @Test("A calendar selects one day or several, as its delegates allow")
  func calendar() {
    final class Delegate: NSObject, UICalendarSelectionSingleDateDelegate, UICalendarSelectionMultiDateDelegate,
      UICalendarViewDelegate
    {
      var log: [String] = []
      func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate date: DateComponents?) {
        log.append("\(date?.day ?? 0)")
      }
      func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate date: DateComponents?) -> Bool {
        date?.day != 13
      }
      func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate date: DateComponents) {
        log.append("+\(date.day ?? 0)")
      }
      func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate date: DateComponents) {
        log.append("-\(date.day ?? 0)")
      }
      func calendarView(_ calendarView: UICalendarView, decorationFor date: DateComponents) -> UICalendarView
        .Decoration?
      {
        log.append("decoration \(date.day ?? 0)")
        return date.day == 5 ? .default(color: .red) : nil
      }
    }
    let (view, delegate) = (UICalendarView(), Delegate())
    view.calendar = Calendar(identifier: .gregorian)
    view.visibleDateComponents = DateComponents(year: 2024, month: 2, day: 1)
    let single = UICalendarSelectionSingleDate(delegate: delegate)
    view.selectionBehavior = single
    func day(_ number: Int) -> DateComponents { DateComponents(year: 2024, month: 2, day: number) }
    #expect(view.headlessSelect(day(5)) && single.selectedDate?.day == 5)
    #expect(!view.headlessSelect(day(13)) && single.selectedDate?.day == 5)
    #expect(view.headlessSelect(day(5)) && single.selectedDate == nil)
    #expect(delegate.log == ["5", "0"])
    delegate.log = []
    let several = UICalendarSelectionMultiDate(delegate: delegate)
    view.selectionBehavior = several
    for number in [1, 2, 1] { view.headlessSelect(day(number)) }
    #expect(delegate.log == ["+1", "+2", "-1"] && several.selectedDates.map(\.day) == [2])
    delegate.log = []
    view.delegate = delegate
    #expect(view.headlessDecoration(for: day(5)) != nil && view.headlessDecoration(for: day(5)) != nil)
    #expect(delegate.log == ["decoration 5"])
    #expect(view.headlessDecoration(for: DateComponents(year: 2024, month: 3, day: 5)) == nil)
    view.reloadDecorations(forDateComponents: [day(5)], animated: false)
    _ = view.headlessDecoration(for: day(5))
    #expect(delegate.log == ["decoration 5", "decoration 5"])
    let start = view.calendar.date(from: day(10)) ?? Date()
    view.availableDateRange = DateInterval(start: start, duration: 86400 * 3)
    #expect(!view.headlessSelect(day(20)) && view.headlessSelect(day(11)))
  }

  @Test("An edit menu interaction shows the menu of its delegate, and choosing an item closes it")
  func editMenu() {
    final class Delegate: NSObject, UIEditMenuInteractionDelegate {
      var log: [String] = []
      func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
      ) -> UIMenu? { UIMenu(children: [UIAction(title: "Mark") { [weak self] _ in self?.log.append("mark") }]) }
      func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
      ) -> CGRect { CGRect(x: 1, y: 2, width: 3, height: 4) }
      func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
      ) {
        log.append("present")
        animator.addCompletion { [weak self] in self?.log.append("presented") }
      }
      func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
      ) { log.append("dismiss") }
    }
    let (screen, delegate) = (Screen(), Delegate())
    let interaction = UIEditMenuInteraction(delegate: delegate)
    let configuration = UIEditMenuConfiguration(identifier: "x", sourcePoint: CGPoint(x: 5, y: 6))
    interaction.presentEditMenu(with: configuration)
    #expect(interaction.headlessMenu == nil, "it is not in a view")
    screen.view.addInteraction(interaction)
    interaction.presentEditMenu(with: configuration)
    HeadlessClock.advanceUntilIdle()
    #expect(interaction.headlessMenu?.children.map(\.title) == ["Mark"])
    #expect(interaction.headlessTargetRect == rect(1, 2, 3, 4) && interaction.location(in: screen.view).x == 5)
    #expect(interaction.headlessPerform("Mark") && interaction.headlessMenu == nil)
    #expect(delegate.log == ["present", "presented", "mark", "dismiss"])
  }

  @Test("The state of the battery is known and reported only while the battery is monitored")
  func battery() {
    _ = Screen()
    let device = UIDevice.current
    var reports = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIDevice.batteryLevelDidChangeNotification, object: device, queue: nil
    ) { _ in MainActor.assumeIsolated { reports += 1 } }
    device.headlessSetBattery(level: 0.5, state: .unplugged)
    #expect(device.batteryLevel == -1 && device.batteryState == .unknown && reports == 0)
    device.isBatteryMonitoringEnabled = true
    #expect(device.batteryLevel == 0.5 && device.batteryState == .unplugged)
    device.headlessSetBattery(level: 0.4, state: .charging)
    #expect(reports == 1 && device.batteryState == .charging)
    NotificationCenter.default.removeObserver(token)
  }

  @Test("A scene rotates to an orientation that the app requests, or reports an error")
  func geometry() {
    final class Portrait: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    }
    let screen = Screen()
    let scene = HeadlessWorld.windowScene
    var failures = 0
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeRight)) { _ in failures += 1 }
    #expect(scene.interfaceOrientation == .landscapeRight && failures == 0)
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait))
    #expect(scene.interfaceOrientation == .portrait && scene.sizeRestrictions == nil)
    screen.window.rootViewController = Portrait()
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { _ in failures += 1 }
    #expect(scene.interfaceOrientation == .portrait && failures == 1)
  }

  @Test("Touches are ignored while the app requests that they be ignored")
  func ignoredTouches() {
    let screen = Screen()
    let button = UIButton(frame: rect(0, 100, 100, 44))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    screen.view.addSubview(button)
    UIApplication.shared.beginIgnoringInteractionEvents()
    HeadlessTouches.tap(button)
    #expect(taps == 0 && UIApplication.shared.isIgnoringInteractionEvents)
    UIApplication.shared.endIgnoringInteractionEvents()
    HeadlessTouches.tap(button)
    #expect(taps == 1)
  }

  @Test("The pasteboard keeps values by type")
  func pasteboard() {
    _ = Screen()
    let board = UIPasteboard.general
    board.setValue("text", forPasteboardType: "public.utf8-plain-text")
    #expect(board.string == "text" && board.types == ["public.utf8-plain-text"])
    board.setData(Data([1, 2]), forPasteboardType: "com.example.own")
    #expect(board.data(forPasteboardType: "com.example.own") == Data([1, 2]) && !board.hasStrings)
    #expect(board.contains(pasteboardTypes: ["com.example.own"]) && board.items.count == 1)
    board.items = [["public.url": URL(fileURLWithPath: "/a")], ["public.utf8-plain-text": "b"]]
    #expect(board.numberOfItems == 2 && board.hasURLs && board.strings?.contains("b") == true)
  }

  @Test("Turning on an accessibility setting posts a notification")
  func accessibility() {
    _ = Screen()
    var reports = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIAccessibility.boldTextStatusDidChangeNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { reports += 1 } }
    HeadlessAccessibility.settings = [.boldText]
    #expect(UIAccessibility.isBoldTextEnabled && !UIAccessibility.isGrayscaleEnabled && reports == 1)
    HeadlessAccessibility.reset()
    #expect(!UIAccessibility.isBoldTextEnabled && reports == 2)
    NotificationCenter.default.removeObserver(token)
  }

  @Test("VoiceOver taps the activation point of a view")
  func activationPoint() {
    let screen = Screen()
    let container = screen.add(rect(0, 100, 300, 100))
    let button = UIButton(frame: rect(200, 0, 100, 100))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    container.addSubview(button)
    container.isAccessibilityElement = true
    HeadlessAccessibility.activate(container)
    #expect(taps == 0)
    container.accessibilityActivationPoint = CGPoint(x: 250, y: 150)
    HeadlessAccessibility.activate(container)
    #expect(taps == 1)
  }

  @Test("A reversed path runs backward")
  func reversedPath() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 20, y: 10), controlPoint: CGPoint(x: 20, y: 0))
    #expect(path.currentPoint == CGPoint(x: 20, y: 10))
    let reversed = path.reversing()
    #expect(reversed.currentPoint == .zero && reversed.bounds == path.bounds)
    #expect(reversed.reversing().cgPath == path.cgPath)
  }

  @Test("Font descriptors have sizes, names, weights, and traits")
  func fontDescriptors() {
    let plain = UIFont.systemFont(ofSize: 12).fontDescriptor
    let bold = plain.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold], .size: 20])
    #expect(UIFont(descriptor: bold, size: 0).pointSize == 20 && bold.symbolicTraits.contains(.traitBold))
    let named = UIFontDescriptor(fontAttributes: [.name: "Georgia", .size: 15])
    #expect(UIFont(descriptor: named, size: 0).fontName == "Georgia")
  }
}
