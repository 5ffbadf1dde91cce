import ArgumentParser
import ClavierCore
import ClavierTesting
import Foundation
import TestSupport
import Testing
import UIKit

@testable import ClavierLab
@testable import ClavierLabApp

/// A lab with screens that are not those of the gallery.
@MainActor
struct LabAppTests {
  private final class OrderFormViewController: UIViewController {
    let street = UITextField(frame: CGRect(x: 20, y: 700, width: 300, height: 34))

    override func viewDidLoad() {
      super.viewDidLoad()
      street.accessibilityIdentifier = "street"
      view.addSubview(street)
    }
  }

  private final class SignUpViewController: UIViewController {}

  @Test func `a controller is named after its type`() {
    let names = [
      "SignUpViewController": "Sign up", "URLFieldController": "URL field", "Checkout": "Checkout",
      "ViewController": "View", "MyPDFViewController": "My PDF", "Step2ViewController": "Step2",
    ]
    for (type, title) in names { #expect(LabScreenBuilder.title(of: type) == title) }
  }

  @Test func `the builder accepts screens, controllers, conditions, and loops`() {
    let isLong = true
    let app = LabApp {
      OrderFormViewController()
      LabScreen("Sign up") { SignUpViewController() }
      if isLong { LabScreen("Ünlü form, 2") { UIViewController() } }
      for number in 1...2 { LabScreen("Step \(number)", id: "step") { UIViewController() } }
      LabScreen("…") { UIViewController() }
    }
    #expect(app.screens.map(\.title) == ["Order form", "Sign up", "Ünlü form, 2", "Step 1", "Step 2", "…"])
    #expect(app.screens.map(\.id) == ["order-form", "sign-up", "ünlü-form-2", "step", "step-2", "screen"])
    #expect(app.screens.map(\.style).prefix(2) == ["OrderFormViewController", "SignUpViewController"])
  }

  @Test func `a screen is identified by its title`() {
    let app = LabApp {
      LabScreen("Sign up") { SignUpViewController() }
    }
    #expect(app.screens.map(\.id) == ["sign-up"])
  }

  @Test func `the lines of another package that handle the keyboard are found, even in the list of its screens`() {
    final class AddressViewController: UIViewController {}
    let template = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Examples/LabTemplate/Sources/ScreenLab/main.swift").standardized.path
    let near = { ScreenSource.source(of: "\($0)", nearFile: template) }
    let address = near(AddressViewController.self)
    #expect(address.file == "AddressViewController.swift" && address.elsewhere == nil)
    #expect(address.handlers["willShow"] == address.highlights && address.highlights.count == 1)
    let signUp = near(SignUpViewController.self)
    #expect(signUp.file == "SignUpViewController.swift" && signUp.handlers.isEmpty)
    #expect(signUp.elsewhere == "main.swift:5")
  }

  @Test func `no controller is created before its screen is opened, and prepare is called first`() {
    let calls = Calls()
    let app = LabApp(prepare: { calls.names.append("prepare") }) {
      LabScreen("One") {
        calls.names.append("make")
        return UIViewController()
      }
    }
    _ = LabCatalog(screens: app.screens)
    #expect(calls.names.isEmpty)
    _ = app.screens[0].make()
    #expect(calls.names == ["prepare", "make"])
  }

  private final class Calls {
    var names: [String] = []
  }

  @Test func `the page shows the file that declares the controller's type, or the file that lists the screen`() throws {
    let app = LabApp {
      // The gallery contains a class of this name.
      LabScreen("Sign up") { SignUpViewController() }
      OrderFormViewController()
    }
    let screens = LabCatalog(screens: app.screens).screens
    #expect(screens[0].source.file == "SignUpViewController.swift")
    #expect(screens[0].source.text?.contains("class SignUpViewController") == true)
    #expect(screens[1].source.file == "LabAppTests.swift")
    #expect(ScreenSource.declaration(of: "LabScreenBuilder", near: URL(fileURLWithPath: #filePath)) != nil)
    #expect(ScreenSource.declaration(of: "Nowhere", near: URL(fileURLWithPath: "/nowhere/main.swift")) == nil)
  }

  @Test func `the first tap on the gallery's page shows a field that the keyboard would cover`() {
    #expect(LabCatalog(screens: LabScreen.gallery).settings.screen == "chat")
    let own = LabApp {
      OrderFormViewController()
      LabScreen("Chat", id: "chat") { UIViewController() }
    }
    #expect(LabCatalog(screens: own.screens).settings.screen == "order-form")
  }

  @Test func `the page opens with the first screen, and the phone cannot open screens of the gallery`() throws {
    let app = LabApp { OrderFormViewController() }
    let catalog = LabCatalog(screens: app.screens)
    #expect(catalog.settings.screen == "order-form" && catalog.settings.device == LabSettings().device)
    var messages: [PhoneMessage] = []
    let phone = LabPhone(screens: app.screens) { messages.append($0) }
    phone.receive(.settings(catalog.settings))
    phone.flush()
    phone.receive(.focus(input: "street"))
    phone.advance(by: 1)
    let states = messages.compactMap { if case .state(let state) = $0 { state } else { nil } }
    let street = try #require(states.last?.inputs.first)
    #expect(street.id == "street" && street.isFocused)
    // The form does not react to the keyboard, and the lab shows that.
    #expect(street.coveredHeight == 34)
    messages = []
    phone.receive(.settings(LabSettings(screen: "closures")))
    guard case .problem(let problem) = messages.first else {
      Issue.record("no problem: \(messages)")
      return
    }
    #expect(problem == "The field 'settings.screen' cannot be 'closures'. Use one of: order-form.")
    phone.receive(.reopen)
  }

  @Test func `the check and the demo run the screens of another package`() throws {
    let screens = LabApp { OrderFormViewController() }.screens
    let configuration = TrialConfiguration(device: .standard, orientation: .portrait)
    let outcome = try GalleryCheck(screens: screens, configurations: [configuration]).run()
    #expect(Set(outcome.cases.map(\.screen)) == ["order-form"] && !outcome.report.covered.isEmpty)
    let runner = GalleryRunner(device: .standard, orientation: .portrait, isFilming: true)
    let result = try runner.tapThrough(screens[0]).result
    #expect(!result.report.allVisible && result.report.steps.first?.coveredHeight == 34)
    let film = ScreenFilm.svg(of: result, device: "iPhone 16")
    #expect(film.contains("OrderFormViewController") && ScreenFilm.fileName(of: result) == "order-form.svg")
    #expect(film.contains("leaves an input covered or out of sight"))
  }

  @Test func `a trace plays on a screen of another package`() throws {
    let screens = LabApp { OrderFormViewController() }.screens
    let runner = GalleryRunner(device: .standard, orientation: .portrait, isFilming: true)
    let result = try runner.replay(try PastedText.trace(in: Data(ConsoleTexts.visit.utf8)), on: screens[0])
    #expect(result.report.steps.contains { $0.keyboardFrame != nil && $0.focused == "street" })
    #expect(result.film.contains { $0.picture.keyboard != nil })
  }

  /// A screen with one input that never becomes first responder.
  private final class LockedFormViewController: UIViewController, UITextFieldDelegate {
    override func viewDidLoad() {
      super.viewDidLoad()
      let field = UITextField(frame: CGRect(x: 20, y: 700, width: 300, height: 34))
      field.delegate = self
      view.addSubview(field)
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { false }
  }

  @Test func `a replay fails on a screen on which no input is edited`() async throws {
    let app = LabApp {
      LabScreen("Picture") { UIViewController() }
      LockedFormViewController()
    }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
    try Data(ConsoleTexts.visit.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    for screen in app.screens.map(\.id) {
      let failure = await #expect(throws: Failure.self) {
        try await LabApp.$current.withValue(app) {
          let arguments = ["replay", file.path, "--screen", screen, "--format", "json"]
          let command = try #require(try RootCommand.parseAsRoot(arguments) as? ReplayCommand)
          try await command.run()
        }
      }
      #expect(failure?.exitCode == 64)
      #expect(
        failure?.message == """
          \(screen): this screen has no input that could be edited during the replay. Choose another screen with \
          --screen.
          """)
    }
  }

  @Test func `a replay reports why it shows nothing about a screen`() throws {
    let runner = GalleryRunner(device: .standard, orientation: .portrait)
    let trace = try PastedText.trace(in: Data(ConsoleTexts.visit.utf8))
    let screens = LabApp {
      OrderFormViewController()
      UIViewController()
    }.screens
    #expect(throws: ReplayError.noInput) { try runner.replay(trace, on: screens[1]) }
    var hidden = trace
    hidden.entries.removeAll { $0.event != .willHide }
    #expect(throws: ReplayError.noKeyboard) { try runner.replay(hidden, on: screens[0]) }
    #expect(try runner.replay(trace, on: screens[0]).report.steps.contains { $0.focused == "street" })
  }

  @Test func `the animation of a long replay shows only its beginning`() throws {
    let screen = LabApp { OrderFormViewController() }.screens[0]
    let runner = GalleryRunner(device: .standard, orientation: .portrait, isFilming: true)
    var trace = try PastedText.trace(in: Data(ConsoleTexts.visit.utf8))
    #expect(try !runner.replay(trace, on: screen).isFilmCut)
    trace.entries = Array(repeating: trace.entries, count: 100).flatMap(\.self)
    let result = try runner.replay(trace, on: screen)
    #expect(result.isFilmCut && result.film.count <= ScreenResult.maximumPictureCount + 1)
    let part = result.partInFilm
    #expect(part.duration == result.film.last?.time && part.duration < result.duration)
    #expect(part.steps.count < result.steps.count && result.report.steps.count == result.steps.count)
    #expect(part.steps.allSatisfy { $0.report.time <= part.duration })
  }

  @Test func `the time for writing an animation is proportional to its steps`() throws {
    let runner = GalleryRunner(device: .standard, orientation: .portrait, isFilming: true)
    let screen = LabApp { OrderFormViewController() }.screens[0]
    var result = try runner.replay(try PastedText.trace(in: Data(ConsoleTexts.visit.utf8)), on: screen)
    let (picture, step) = (try #require(result.film.last?.picture), try #require(result.steps.last))
    func time(of count: Int) -> Duration {
      result.film = (0..<count).map { (Double($0), picture) }
      result.steps = (0..<count).map { index in
        var step = step
        step.report.time = Double(index)
        return step
      }
      result.duration = Double(count)
      return processorTime { _ = ScreenFilm.svg(of: result, device: "iPhone 16") }
    }
    let (few, many) = (time(of: 100), time(of: 2000))
    #expect(many < few * 40 + .seconds(1), "\(few) for 100 steps, \(many) for 2,000")
  }

  @Test func `the program's help names its own commands`() {
    let help = LabApp.$current.withValue(LabApp { OrderFormViewController() }) { RootCommand.helpMessage(columns: 100) }
    #expect(help.contains("lab (default)") && help.contains("check") && !help.contains("beliefs"))
    #expect(RootCommand.helpMessage(columns: 100).contains("demo (default)"))
  }
}
