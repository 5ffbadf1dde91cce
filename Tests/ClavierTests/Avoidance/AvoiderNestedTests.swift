import ClavierTesting
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// A scroll view in a scroll view.
///
/// As the outer scroll view scrolls, the inner one moves behind bars and out again, so its safe area changes.
@MainActor @Suite(.underEveryPromptAlternative) struct AvoiderNestedTests {
  struct Place: Hashable, Sendable {
    var device: String
    var orientation: DeviceOrientation
    var hasBar: Bool
  }

  nonisolated static let places = ["iPhone 15", "iPhone SE (3rd generation)"].flatMap { device in
    DeviceOrientation.allCases.flatMap { orientation in
      [true, false].map { Place(device: device, orientation: orientation, hasBar: $0) }
    }
  }

  @Test("restores both scroll views each time the keyboard hides", arguments: places)
  func oneByOne(place: Place) throws {
    let screen = NestedController()
    let stage = try stage(for: screen, place)
    let rest = Snapshot(of: screen.view)
    for field in screen.fields {
      field.becomeFirstResponder()
      HeadlessClock.advanceUntilIdle()
      #expect(stage.covered(field) == 0)
      stage.endEditing()
      expectEqual(Snapshot(of: screen.view), rest)
    }
    #expect(stage.avoider.applier.ledger.isEmpty)
  }

  @Test("restores both scroll views after focus has moved between fields", arguments: places)
  func alongside(place: Place) throws {
    let screen = NestedController()
    let stage = try stage(for: screen, place)
    let rest = Snapshot(of: screen.view)
    for field in screen.fields + screen.fields.reversed() {
      field.becomeFirstResponder()
      HeadlessClock.advanceUntilIdle()
      #expect(stage.covered(field) == 0)
    }
    stage.endEditing()
    expectEqual(Snapshot(of: screen.view), rest)
  }

  @Test func `shows a text view in an inner scroll view whose content stays below the navigation bar`() throws {
    let screen = UIViewController()
    let stage = try AvoiderStage(UINavigationController(rootViewController: screen), orientation: .landscape)
    let outer = UIScrollView(frame: screen.view.bounds)
    outer.contentSize = CGSize(width: 390, height: 1600)
    let inner = UIScrollView(frame: CGRect(x: 5, y: 300, width: 380, height: 260))
    inner.contentSize = CGSize(width: 760, height: 260)
    inner.contentInsetAdjustmentBehavior = .always
    let textView = UITextView(frame: CGRect(x: 10, y: 100, width: 360, height: 34))
    inner.addSubview(textView)
    outer.addSubview(inner)
    screen.view.addSubview(outer)
    HeadlessClock.advanceUntilIdle()
    // The last steps of the plan scroll the outer scroll view by a few points, while the content of the inner scroll
    // view is moved down by the same distance. That does not mean that the text view floats above the outer content.
    textView.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(try stage.gap(belowCaretOf: textView) >= 0)
  }

  private func stage(for screen: NestedController, _ place: Place) throws -> AvoiderStage {
    try AvoiderStage(
      place.hasBar ? UINavigationController(rootViewController: screen) : screen, device: place.device,
      orientation: place.orientation)
  }
}

/// Fields around and in a scrolling box, all in an outer scroll view.
private final class NestedController: UIViewController {
  let scrollView = UIScrollView()
  let inner = UIScrollView()
  private(set) var fields: [UITextField] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: view.bounds.width, height: 900)
    view.addSubview(scrollView)
    addField(y: 40, to: scrollView)
    inner.frame = CGRect(x: 20, y: 200, width: 280, height: 232)
    inner.contentSize = CGSize(width: 280, height: 400)
    scrollView.addSubview(inner)
    for index in 0..<5 { addField(y: 20 + CGFloat(index) * 80, to: inner) }
    addField(y: 500, to: scrollView)
    addField(y: 800, to: scrollView)
  }

  private func addField(y: CGFloat, to host: UIView) {
    let field = UITextField(frame: CGRect(x: 10, y: y, width: 200, height: 34))
    host.addSubview(field)
    fields.append(field)
  }
}
