import ClavierTesting
import Foundation
import KeyboardGallery
import Testing
import UIKit

@testable import ClavierLab

/// Failures that the gallery's own screens do not have.
@MainActor
struct ScreenRunnerTests {
  /// A form with two fields, one of them at the bottom, and without keyboard handling.
  private final class Form: UIViewController {
    let upper = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    let lower = UITextField(frame: CGRect(x: 20, y: 700, width: 200, height: 40))

    override func viewDidLoad() {
      super.viewDidLoad()
      upper.accessibilityIdentifier = "upper"
      lower.accessibilityIdentifier = "lower"
      view.addSubview(upper)
      view.addSubview(lower)
    }
  }

  private func runner(_ controller: UIViewController, isFilming: Bool = false) throws -> ScreenRunner {
    try ScreenRunner(
      .closures, device: .standard, orientation: .portrait, isFilming: isFilming, controller: controller)
  }

  @Test func `counts the covered points of an input under the keyboard`() throws {
    let form = Form()
    let runner = try runner(form)
    form.lower.frame.origin.y = 500
    runner.tap(form.lower)
    runner.dismiss()
    let report = runner.finish().report
    let tap = try #require(report.steps.first)
    // The keyboard of an iPhone 16 begins at 516.
    #expect(tap.coveredHeight == 24)
    #expect(tap.state == "docked" && tap.focused == "lower")
    #expect(!report.allVisible && report.steps[1].coveredHeight == 0)
  }

  @Test func `counts the whole height of an input that is completely covered`() throws {
    let form = Form()
    let runner = try runner(form)
    runner.tap(form.lower)
    #expect(runner.finish().report.steps.first?.coveredHeight == 40)
  }

  @Test func `each input has its own name, even if the app's name for an input ends with a number`() throws {
    let form = UIViewController()
    for (index, name) in ["Address", "Address 2", "Address"].enumerated() {
      let field = UITextField(frame: CGRect(x: 20, y: 100 + 60 * index, width: 200, height: 40))
      field.accessibilityIdentifier = name
      form.loadViewIfNeeded()
      form.view.addSubview(field)
    }
    #expect(try runner(form).driver.inputs.map(\.id) == ["Address", "Address 2", "Address 3"])
  }

  @Test func `names the properties that were not restored`() throws {
    let form = Form()
    let runner = try runner(form)
    runner.tap(form.upper)
    form.lower.transform = CGAffineTransform(translationX: 0, y: -12)
    runner.dismiss()
    let report = runner.finish().report
    #expect(report.allVisible && !report.restored)
    #expect(report.differences == ["lower shift 0 → -12"])
  }

  /// A table with three rows below an empty header.
  private final class Rows: UITableViewController {
    var gap: CGFloat = 0

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { gap }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
  }

  @Test func `a screen on which all rows have moved is not restored`() throws {
    let rows = Rows()
    let runner = try runner(rows)
    rows.gap = 20
    rows.tableView.reloadData()
    rows.view.layoutIfNeeded()
    let report = runner.finish().report
    #expect(!report.restored)
    #expect(report.differences == ["UITableViewCell was added", "UITableViewCell was removed"])
  }

  @Test func `a row that is displaced by a rounding error is the same row`() throws {
    let rows = Rows()
    let runner = try runner(rows)
    let row = try #require(rows.tableView.visibleCells.first)
    row.frame.origin.x = -1e-10
    #expect(runner.finish().report.differences == [])
  }

  @Test func `one of two equal views at the same position counts as removed`() throws {
    let rows = Rows()
    rows.loadViewIfNeeded()
    let twins = [UILabel(), UILabel()]
    for twin in twins {
      twin.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
      rows.tableView.addSubview(twin)
    }
    let runner = try runner(rows)
    twins[1].removeFromSuperview()
    #expect(runner.finish().report.differences == ["UILabel was removed"])
  }

  @Test(arguments: [0, 1] as [CGFloat], [0, 1, 2])
  func `a view that fades in or out changes no geometry`(alpha: CGFloat, index: Int) throws {
    let form = Form()
    form.loadViewIfNeeded()
    let label = UILabel(frame: CGRect(x: 20, y: 200, width: 100, height: 20))
    label.alpha = alpha
    form.view.insertSubview(label, at: index)
    let runner = try runner(form)
    label.alpha = 1 - alpha
    let report = runner.finish().report
    #expect(report.restored && report.differences == [])
  }

  @Test func `a visible view counts as added, and a transparent one does not`() throws {
    let form = Form()
    let runner = try runner(form)
    let (visible, transparent) = (UILabel(), UIButton())
    transparent.alpha = 0
    form.view.insertSubview(transparent, at: 0)
    #expect(runner.finish().report.differences == [])
    form.view.insertSubview(visible, at: 0)
    #expect(runner.finish().report.differences == ["UILabel was added"])
  }

  @Test func `reports an input that a finger cannot reach`() throws {
    let form = Form()
    let runner = try runner(form)
    form.lower.frame.origin.y = 900
    runner.tap(form.lower)
    let tap = try #require(runner.finish().report.steps.first)
    #expect(tap.finding == "the input is not on the screen and cannot be scrolled into view")
    #expect(tap.focused == nil && !tap.visible)
  }

  @Test(arguments: [LabScreen.settings, .chat], DeviceOrientation.allCases)
  func `moves the panel of the inspector away from an input before tapping the input`(
    screen: LabScreen, orientation: DeviceOrientation
  ) throws {
    let reports = try [true, false].map { isInspecting in
      let runner = GalleryRunner(device: .standard, orientation: orientation, isInspecting: isInspecting)
      return try runner.tapThrough(screen).result.report
    }
    #expect(reports[0].allVisible && reports[0].restored)
    #expect(reports[0].steps.map(\.finding) == reports[1].steps.map(\.finding))
    #expect(reports[0].steps.map(\.focused) == reports[1].steps.map(\.focused))
  }

  @Test func `moves the panel of the inspector even if the keyboard leaves little room`() throws {
    let device = try #require(Device.named("iPhone SE (1st generation)"))
    let runner = GalleryRunner(device: device, orientation: .landscape, isInspecting: true)
    let report = try runner.tapThrough(.rightToLeft).result.report
    #expect(report.allVisible && report.restored, "\(report.steps.compactMap(\.finding)) \(report.differences)")
  }

  @Test(arguments: [GalleryScreen.collectionList, .splitView])
  func `closes the inspector's panel to scroll on a screen that is hardly wider than the panel`(screen: GalleryScreen)
    throws
  {
    let device = try #require(Device.named("iPhone SE (1st generation)"))
    let runner = GalleryRunner(device: device, orientation: .portrait, isInspecting: true)
    let report = try runner.tapThrough(LabScreen(screen)).result.report
    #expect(report.allVisible && report.restored, "\(report.steps.compactMap(\.finding)) \(report.differences)")
  }

  @Test func `reports an input behind another view`() throws {
    let form = Form()
    let runner = try runner(form)
    form.view.addSubview(UIView(frame: form.upper.frame))
    runner.tap(form.upper)
    #expect(runner.finish().report.allVisible == false)
  }

  @Test func `an input that is scrolled away, clipped, or under the status bar is not visible`() throws {
    let form = Form()
    let runner = try runner(form)
    #expect(Coverage.isInSight(form.upper, window: runner.driver.window))
    form.upper.frame.origin.y = 30
    #expect(!Coverage.isInSight(form.upper, window: runner.driver.window))
    form.upper.frame.origin.y = 100
    let box = UIView(frame: CGRect(x: 0, y: 120, width: 300, height: 100))
    box.clipsToBounds = true
    form.view.addSubview(box)
    let inner = UITextField(frame: CGRect(x: 0, y: -10, width: 100, height: 40))
    box.addSubview(inner)
    #expect(!Coverage.isInSight(inner, window: runner.driver.window))
    inner.frame.origin.y = 0
    #expect(Coverage.isInSight(inner, window: runner.driver.window))
  }

  @Test func `posts all notifications of a long movement in its own step of a replay`() throws {
    func line(_ time: Int, _ event: String, top: Int) -> String {
      #"{"time":\#(time),"event":"\#(event)","endFrame":[0,\#(top),393,336],"duration":0.25,"curve":7}"# + "\n"
    }
    let drag = (1...6).map { line(4 * $0, "didChangeFrame", top: 300 + $0) }
    let docked = line(25, "willChangeFrame", top: 516) + line(25, "willShow", top: 516) + line(26, "didShow", top: 516)
    let trace = try KeyboardTrace(
      jsonLines: #"{"clavierTrace":1}"# + "\n" + line(0, "willShow", top: 300) + drag.joined() + docked)
    let runner = try runner(Form())
    try runner.replay(trace)
    let steps = runner.finish().report.steps
    #expect(steps.count == 3)
    #expect(steps[0].events == ["willShow"] + Array(repeating: "didChangeFrame", count: 6))
    #expect(steps[1].events == ["willChangeFrame", "willShow", "didShow"] && steps[1].state == "docked")
  }

  @Test func `films all notifications of a long movement`() throws {
    let lines = (0...2).map {
      #"{"time":\#(2 * $0),"event":"willShow","endFrame":[0,516,393,336],"duration":0.25,"curve":7}"#
    }
    let runner = try runner(Form(), isFilming: true)
    try runner.replay(try KeyboardTrace(jsonLines: ([#"{"clavierTrace":1}"#] + lines).joined(separator: "\n")))
    let result = runner.finish()
    let step = try #require(result.steps.first)
    #expect(step.events.count == 3)
    for event in step.events {
      let count = result.film.count { event.time <= $0.time && $0.time < event.time + 0.25 }
      #expect(count >= 15, "\(event.time)")
    }
  }

  @Test(.timeLimit(.minutes(15)))
  func `replays a movement that lasts for hours, although its film keeps a limited number of pictures`() throws {
    let lines = (0...5_000).map {
      #"{"time":\#(3 * $0),"event":"willShow","endFrame":[0,516,393,336],"duration":0.25,"curve":7}"#
    }
    let runner = try runner(Form())
    try runner.replay(try KeyboardTrace(jsonLines: ([#"{"clavierTrace":1}"#] + lines).joined(separator: "\n")))
    let result = runner.finish()
    #expect(result.steps.first?.events.count == 5_001 && result.duration > 15_000)
  }

  @Test func `prints no distance to a floating keyboard, which can be above the input`() throws {
    let device = try #require(Device.named("iPad (10th generation)"))
    let runner = try ScreenRunner(
      .closures, device: device, orientation: .portrait, isFilming: false, controller: Form())
    let lines = ["willChangeFrame", "didChangeFrame"].map {
      #"{"event":"\#($0)","endFrame":[10,200,320,254],"duration":0.25,"curve":7}"#
    }
    try runner.replay(try KeyboardTrace(jsonLines: ([#"{"clavierTrace":1}"#] + lines).joined(separator: "\n")))
    let result = runner.finish()
    #expect(result.report.steps.first?.state == "floating")
    let text = Timeline(style: TextStyle(isColored: false)).text(result)
    #expect(text.contains("✓ lower is visible\n") && !text.contains("above the keyboard"))
  }

  @Test func `an animation shows the keyboard moving along its own curve`() throws {
    let form = Form()
    let runner = try runner(form, isFilming: true)
    runner.tap(form.upper)
    let tops = runner.finish().film.compactMap { moment in
      moment.picture.keyboard.map { (time: moment.time, top: Double($0.frame.minY)) }
    }
    let start = try #require(tops.first?.time)
    #expect(tops.count > 20)
    #expect(tops.last?.top == 516)
    for (time, top) in tops.dropFirst() where time - start < 0.4 {
      // The spring of iOS 26.
      let distance = 555.0265.squareRoot() * (time - start + 1.0 / 60)
      let expected = 852 - 336 * (1 - exp(-distance) * (1 + distance))
      #expect(abs(top - expected) < 12, "\(time - start): \(top), \(expected)")
    }
  }
}
