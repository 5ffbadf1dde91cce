import Clavier
import Foundation
import KeyboardGallery
import TestSupport
import Testing
import UIKit

@testable import ClavierTesting

/// The check in a simulator, which shows each device in a window.
///
/// The headless UIKit represents the simulator.
@MainActor
struct SimulatedDeviceTests {
  private let assertion = VisibilityAssertion(keyboards: [.text], host: .simulator)

  private func prepareSimulator(_ device: Device = .standard) {
    HeadlessWorld.reset(HeadlessDisplay(device), orientation: .portrait)
  }

  @Test(arguments: ["iPhone 16", "iPhone SE (1st generation)", "iPad (10th generation)"])
  func `every device is tested in every simulator`(name: String) throws {
    prepareSimulator(try #require(Device.named(name)))
    let window = makeWindow()
    var forms: [UIViewController] = []
    let messages = assertion.failures(
      of: {
        forms.append(BareForm([(namedField("upper"), 80), (namedField("lower"), 1300)]))
        return forms[forms.count - 1]
      }, in: TrialConfiguration.all())
    #expect(forms.count == TrialConfiguration.all().count)
    for (configuration, form) in zip(TrialConfiguration.all(), forms) {
      let size = configuration.device.size(in: configuration.orientation)
      #expect(form.view.frame == CGRect(origin: .zero, size: size), "\(configuration.name)")
    }
    #expect(messages.contains { $0.hasPrefix("lower: 40 points covered on iPad") }, "\(messages)")
    #expect(window.isKeyWindow)
    #expect(HeadlessWorld.windowScene.windows.filter { !$0.isHidden } == [window])
  }

  @Test func `the keyboard's frame matches the device`() {
    prepareSimulator()
    for configuration in TrialConfiguration.all() {
      let size = configuration.device.size(in: configuration.orientation)
      let height =
        configuration.device.keyboardHeight(orientation: configuration.orientation)?
        .on(version: SystemBehavior.standard.version).value ?? 0
      let top = size.height - height
      let above = assertion.failures(of: { BareForm([(namedField("a"), top - 40)]) }, in: [configuration])
      #expect(above == [], "\(configuration.name)")
      let below = assertion.failures(of: { BareForm([(namedField("b"), top - 39)]) }, in: [configuration])
      #expect(below.first?.hasPrefix("b: 1 point covered on \(configuration.name)") == true, "\(below)")
    }
  }

  @Test func `the keyboard includes the accessory view of a controller`() {
    final class Bar: UIView {
      override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 50) }
    }
    final class Form: UIViewController {
      private let bar = Bar()
      override var inputAccessoryView: UIView? { bar }
      override func viewDidLoad() {
        super.viewDidLoad()
        let field = namedField("name")
        field.frame = CGRect(x: 60, y: 440, width: 200, height: 40)
        view.addSubview(field)
      }
    }
    prepareSimulator()
    let messages = assertion.failures(
      of: { Form() }, in: [TrialConfiguration(device: .standard, orientation: .portrait)])
    #expect(messages.first?.hasPrefix("name: 14 points covered") == true, "\(messages)")
  }

  @Test func `the content has the safe area of the device`() throws {
    prepareSimulator()
    for configuration in TrialConfiguration.all() {
      let form = BareForm([(namedField("name"), 100)])
      let trial = try InputTrial(searching: { form }, in: configuration, host: .simulator)
      let safeArea = configuration.device.safeArea(for: configuration.orientation)
      #expect(
        form.view.safeAreaInsets
          == UIEdgeInsets(top: safeArea.top, left: safeArea.left, bottom: safeArea.bottom, right: safeArea.right),
        "\(configuration.name)")
      trial.end()
    }
  }

  @Test func `the size classes match the device`() {
    for configuration in TrialConfiguration.all() {
      HeadlessWorld.reset(
        HeadlessDisplay(configuration.device), orientation: UIInterfaceOrientation(configuration.orientation))
      let traits = HeadlessWorld.windowScene.traitCollection
      #expect(
        configuration.sizeClasses == (traits.horizontalSizeClass, traits.verticalSizeClass), "\(configuration.name)")
    }
  }

  @Test(arguments: [GalleryScreen.handler, .longForm, .chat, .settings, .editor])
  func `the gallery's screens pass on other devices`(screen: GalleryScreen) throws {
    prepareSimulator()
    let devices = try ["iPhone SE (1st generation)", "iPhone 16 Pro Max", "iPad (10th generation)"].map {
      try #require(Device.named($0))
    }
    // The headless UIKit cannot override traits, and bars have a different height in landscape.
    #expect(assertion.failures(of: { screen.make() }, in: TrialConfiguration.all(devices, [.portrait])) == [])
  }

  @Test func `a covered input fails on a simulated device even if a task has moved the input`() async throws {
    let configuration = TrialConfiguration(device: try #require(Device.named("iPhone 8")), orientation: .portrait)
    prepareSimulator()
    let messages = await assertion.failuresWithTasks(
      of: {
        let form = BareForm([(namedField("name"), 100)])
        form.onAppear = { form in Task { form.view.subviews.first?.frame.origin.y = 600 } }
        return form
      }, in: [configuration], waiting: 0)
    #expect(
      messages.count == 1 && messages.first?.hasPrefix("name: 40 points covered on iPhone") == true,
      "\(messages)")
  }
}
