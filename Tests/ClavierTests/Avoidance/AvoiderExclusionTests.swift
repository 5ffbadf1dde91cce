import ClavierCore
import ClavierTesting
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// Inputs that the app does not lay out, and that other code keeps visible.
@MainActor struct AvoiderExclusionTests {
  nonisolated static let devices = ["iPhone SE (1st generation)", "iPhone 15", "iPad (10th generation)"]

  @Test("does not move anything for web content, however often the keyboard appears", arguments: devices)
  func webContent(device: String) throws {
    let page = PageController()
    let stage = try AvoiderStage(page, device: device)
    page.scrollView.contentOffset.y = 2500
    let rest = Snapshot(of: page.view)
    for _ in 0..<3 {
      page.content.becomeFirstResponder()
      HeadlessClock.advanceUntilIdle()
      #expect(stage.keyboard.isVisible)
      #expect(stage.avoider.lastPlan?.outcome == .restores(.exclusion(.webContent)))
      expectEqual(Snapshot(of: page.view), rest)
      #expect(page.scrollView.contentOffset.y == 2500)
      page.content.resignFirstResponder()
      HeadlessClock.advanceUntilIdle()
    }
    #expect(stage.avoider.applier.ledger.isEmpty)
    #expect(stage.avoider.lastPlan?.explanation.first?.contains("Web content") == true)
  }

  @Test("adjusts for web content in a child of a controller that has a policy")
  func webContentWithPolicy() throws {
    let (parent, page) = (UIViewController(), PageController())
    let stage = try AvoiderStage(parent)
    parent.addChild(page)
    page.view.frame = parent.view.bounds
    parent.view.addSubview(page.view)
    page.didMove(toParent: parent)
    stage.avoider.setPolicy(.automatic, for: parent)
    page.content.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(stage.avoider.lastPlan?.isExcluded == false && page.scrollView.contentInset.bottom > 0)
  }

  @Test("adjusts for a field after web content, and reverts when focus returns to the web content")
  func besideWebContent() throws {
    let page = PageController()
    let stage = try AvoiderStage(page)
    let field = UITextField(frame: CGRect(x: 20, y: page.view.bounds.height - 60, width: 200, height: 34))
    page.view.addSubview(field)
    for _ in 0..<2 {
      page.content.becomeFirstResponder()
      HeadlessClock.advanceUntilIdle()
      #expect(page.view.transform == .identity)
      field.becomeFirstResponder()
      HeadlessClock.advanceUntilIdle()
      #expect(abs(stage.gap(below: field) - 10) < 0.001)
    }
    page.content.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(page.view.transform == .identity)
    #expect(page.scrollView.contentInset == .zero)
  }

  @Test("shows an input that gets focus after web content, although neither posts notifications about editing")
  func unannouncedAfterWebContent() throws {
    let page = PageController()
    let stage = try AvoiderStage(page)
    let input = KeyInputView(frame: CGRect(x: 20, y: page.view.bounds.height - 60, width: 200, height: 40))
    page.view.addSubview(input)
    page.content.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(stage.avoider.lastPlan?.isExcluded == true)
    input.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    HeadlessWorld.updateCycle()
    #expect(abs(stage.gap(below: input) - 10) < 0.001)
  }

  @Test("an input that posts no notifications stays visible only while it is first responder")
  func unannounced() throws {
    let screen = UIViewController()
    let stage = try AvoiderStage(screen)
    let low = KeyInputView(frame: CGRect(x: 20, y: 740, width: 200, height: 40))
    let high = KeyInputView(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    [low, high].forEach(screen.view.addSubview)
    low.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(screen.view.transform.ty < 0)
    high.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    HeadlessWorld.updateCycle()
    #expect(stage.avoider.tracker?.input === high)
    #expect(screen.view.transform == .identity)
  }

  @Test("shows an input that posts no notifications in a window that became key while the avoider was stopped")
  func unannouncedInLaterWindow() throws {
    let stage = try AvoiderStage(UIViewController())
    stage.avoider.stop()
    let screen = UIViewController()
    let window = makeWindow(screen)
    stage.avoider.start()
    let input = KeyInputView(frame: CGRect(x: 20, y: 740, width: 200, height: 40))
    screen.view.addSubview(input)
    input.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(screen.view.transform.ty < 0)
    withExtendedLifetime(window) {}
  }

  @Test("reports no conflict with a controller that avoids the keyboard by insetting its own list")
  func selfInsettingList() throws {
    let list = UIScrollView()
    let field = UITextField(frame: CGRect(x: 20, y: 500, width: 200, height: 34))
    list.addSubview(field)
    let stage = try AvoiderStage(HeadlessHostingController(content: list), isAvoided: false)
    let subscription = stage.center.subscribe { [center = stage.center] _, _ in
      list.contentInset.bottom = center.state.overlap(of: list)
    }
    stage.avoider.start()
    for _ in 0..<2 {
      field.becomeFirstResponder()
      HeadlessClock.advanceUntilIdle()
      #expect(stage.avoider.lastPlan?.outcome == .restores(.exclusion(.selfAvoidingController)))
      field.resignFirstResponder()
      HeadlessClock.advanceUntilIdle()
    }
    #expect(stage.avoider.conflicts.isEmpty)
    subscription.cancel()
  }

  @Test("a controller that avoids the keyboard by itself moves only if the controller has a policy", arguments: devices)
  func selfAvoiding(device: String) throws {
    let content = UIView()
    let hosting = HeadlessHostingController(content: content)
    let parent = UIViewController()
    parent.addChild(hosting)
    parent.view.addSubview(hosting.view)
    hosting.view.frame = parent.view.bounds
    hosting.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    hosting.didMove(toParent: parent)
    let stage = try AvoiderStage(parent, device: device)
    // The policy of its parent does not apply to it.
    stage.avoider.setPolicy(.automatic, for: parent)
    let field = UITextField(frame: CGRect(x: 20, y: content.bounds.height - 60, width: 200, height: 34))
    field.autoresizingMask = .flexibleTopMargin
    content.addSubview(field)
    field.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(stage.avoider.lastPlan?.outcome == .restores(.exclusion(.selfAvoidingController)))
    #expect(hosting.view.transform == .identity && parent.view.transform == .identity)
    #expect(stage.covered(field) == 0, "it moves by itself")
    field.resignFirstResponder()
    HeadlessClock.advanceUntilIdle()
    // Without the keyboard in its safe area, it does not avoid the keyboard, so the avoider does.
    hosting.safeAreaRegions = .container
    let rest = Snapshot(of: parent.view)
    field.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(abs(stage.gap(below: field) - 10) < 0.001)
    field.resignFirstResponder()
    HeadlessClock.advanceUntilIdle()
    expectEqual(Snapshot(of: parent.view), rest)
  }

  @Test("a window belongs to the app if its scene has no key window, or if the window has no scene")
  func noKeyWindow() {
    HeadlessWorld.reset()
    let window = UIWindow(frame: UIScreen.main.bounds)
    #expect(window.windowScene?.keyWindow == nil && !window.isOfSystem)
    window.windowScene = nil
    #expect(!window.isOfSystem)
  }

  @Test("ignores a window that is not the key window of its scene: no shift, no probe", arguments: devices)
  func systemWindow(device: String) throws {
    let stage = try AvoiderStage(FieldsController(.fixed, count: 3), device: device)
    let system = SystemWindow(windowScene: HeadlessWorld.windowScene)
    let root = UIViewController()
    system.rootViewController = root
    system.isHidden = false
    system.layoutIfNeeded()
    let message = UITextView(frame: CGRect(x: 0, y: root.view.bounds.height - 100, width: 200, height: 52))
    root.view.addSubview(message)
    HeadlessWorld.updateCycle()
    let rest = Snapshot(of: system)
    FirstResponderAnnouncement.post(message)
    stage.keyboard.show()
    HeadlessClock.advanceUntilIdle()
    #expect(stage.avoider.lastPlan?.outcome == .restores(.exclusion(.systemWindow)))
    expectEqual(Snapshot(of: system), rest)
    #expect(stage.avoider.drag.window == nil)
    #expect(stage.avoider.window !== system)
  }

  @Test("ignores an alert, which moves above the keyboard by itself", arguments: devices)
  func alert(device: String) throws {
    let screen = FieldsController(.fixed, count: 3)
    let stage = try AvoiderStage(screen, device: device)
    let alert = UIAlertController(title: "Name", message: "What is it called?", preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    screen.present(alert, animated: true)
    HeadlessClock.advanceUntilIdle()
    let field = try #require(alert.textFields?.first)
    #expect(field.isFirstResponder && stage.keyboard.isVisible)
    #expect(stage.covered(field) == 0)
    #expect(alert.view.transform == .identity && alert.additionalSafeAreaInsets == .zero)
    #expect(stage.avoider.lastPlan?.outcome == .restores(.exclusion(.selfAvoidingController)))
    alert.dismiss(animated: true)
    HeadlessClock.advanceUntilIdle()
    #expect(!stage.keyboard.isVisible)
    #expect(screen.view.transform == .identity)
  }

  /// Counts how often it is laid out.
  private final class CountedView: UIView {
    var layouts = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  enum Exemption: CaseIterable { case avoiderPolicy, controllerPolicy, option }

  @Test("adds no view to the window and lays out nothing where avoidance is disabled", arguments: Exemption.allCases)
  func disabled(_ exemption: Exemption) throws {
    let screen = UIViewController()
    let stage = try AvoiderStage(screen)
    let (view, field) = (CountedView(frame: screen.view.bounds), UITextField())
    field.frame = CGRect(x: 20, y: 740, width: 200, height: 34)
    view.addSubview(field)
    screen.view.addSubview(view)
    switch exemption {
    case .avoiderPolicy: stage.avoider.policy = .disabled
    case .controllerPolicy: stage.avoider.setPolicy(.disabled, for: screen)
    case .option: stage.avoider.options(for: field).isEnabled = false
    }
    HeadlessClock.advanceUntilIdle()
    let (windowViews, layouts) = (stage.window.subviews, view.layouts)
    view.setNeedsLayout()
    NotificationCenter.default.post(name: UITextField.textDidBeginEditingNotification, object: field)
    #expect(view.layouts == layouts)
    field.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(stage.keyboard.isVisible)
    #expect(stage.window.subviews == windowViews)
    #expect(screen.view.transform == .identity)
    let fixture = KeyboardFixture(notificationCenter: .default)
    for post in [
      { fixture.post(.willChangeFrame, fixture.info(height: 400)) },
      { NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: field) },
    ] {
      let layouts = view.layouts
      view.setNeedsLayout()
      post()
      #expect(view.layouts == layouts)
      HeadlessClock.advanceUntilIdle()
    }
  }
}

/// A page of a web view.
///
/// Its content is the first responder, is as tall as the page, and posts no notifications about editing.
private final class PageController: UIViewController {
  let scrollView = UIScrollView()
  let content = KeyInputView(frame: CGRect(x: 0, y: 0, width: 320, height: 6000))

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = content.bounds.size
    scrollView.addSubview(content)
    view.addSubview(scrollView)
  }
}

/// A stand-in for the window in which the system shows accessory views.
private final class SystemWindow: UIWindow {
  override var canBecomeKey: Bool { false }
}

private enum FirstResponderAnnouncement {
  @MainActor static func post(_ input: UITextView) {
    NotificationCenter.default.post(name: UITextView.textDidBeginEditingNotification, object: input)
  }
}
