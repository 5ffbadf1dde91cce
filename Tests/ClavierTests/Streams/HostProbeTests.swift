import ClavierCore
import ClavierTesting
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

@MainActor private struct HostStage {
  let keyboard = KeyboardFixture()
  let center: KeyboardCenter
  let controller = UIViewController()
  let window: UIWindow

  init() throws {
    let device = try #require(Device.named("iPhone 15"))
    HeadlessWorld.reset(HeadlessDisplay(device))
    center = KeyboardCenter(notificationCenter: keyboard.notificationCenter)
    window = makeWindow(controller)
  }
}

@MainActor struct HostProbeTests {
  /// What a probe reports.
  private final class Reports {
    var heights: [CGFloat] = []
    var durations: [TimeInterval] = []
  }

  private func addProbe(at y: CGFloat, height: CGFloat, to stage: HostStage) -> (CoverageProbe, Reports) {
    let probe = CoverageProbe(spacing: 8, center: stage.center)
    let reports = Reports()
    probe.onChange = { height, animation in
      reports.heights.append(height)
      reports.durations.append(animation.duration)
    }
    probe.frame = CGRect(x: 0, y: y, width: 393, height: height)
    stage.controller.view.addSubview(probe)
    stage.keyboard.show()
    #expect(reports.heights.isEmpty)
    HeadlessWorld.updateCycle()
    return (probe, reports)
  }

  @Test func `a view in the background needs no space if no part of it is covered`() throws {
    let stage = try HostStage()
    let (_, reports) = addProbe(at: 100, height: 400, to: stage)
    #expect(reports.heights.isEmpty)
  }

  @Test func `a view in the background receives no touches`() throws {
    let stage = try HostStage()
    let (probe, _) = addProbe(at: 100, height: 400, to: stage)
    let hit = stage.window.hitTest(CGPoint(x: 100, y: 300), with: nil)
    #expect(probe.superview === stage.controller.view && hit === stage.controller.view)
  }

  @Test func `the padding of a covered view is the covered height plus the spacing, until the keyboard hides`() throws {
    let stage = try HostStage()
    let (probe, reports) = addProbe(at: 400, height: 216, to: stage)
    // Another layout pass reports nothing, because the padding has not changed.
    probe.setNeedsLayout()
    stage.controller.view.layoutIfNeeded()
    probe.spacing = 20
    stage.controller.view.layoutIfNeeded()
    stage.keyboard.hide()
    #expect(reports.heights == [108, 120, 0])
    #expect(reports.durations == [0.25, 0, 0.25])
  }

  @Test func `a view that moves without a new size is measured at the end of the turn`() throws {
    let stage = try HostStage()
    let (probe, reports) = addProbe(at: 300, height: 200, to: stage)
    HeadlessWorld.updateCycle()
    #expect(reports.heights.isEmpty)
    probe.frame.origin.y = 420
    HeadlessWorld.updateCycle()
    #expect(reports.heights == [112])
    probe.frame.origin.y = 300
    HeadlessWorld.updateCycle()
    #expect(reports.heights == [112, 0])
    stage.keyboard.hide()
    probe.frame.origin.y = 420
    HeadlessWorld.updateCycle()
    #expect(reports.heights == [112, 0])
  }

  @Test func `a scaled view needs the covered height in its own points`() throws {
    let stage = try HostStage()
    let (probe, reports) = addProbe(at: 400, height: 216, to: stage)
    probe.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    stage.keyboard.show(height: 400)
    HeadlessWorld.updateCycle()
    #expect(probe.frameOnScreen.maxY == 562)
    #expect(reports.heights.last == 232)
  }

  @Test func `a view without a window keeps its space until it joins one again`() throws {
    let stage = try HostStage()
    let container = UIView(frame: stage.controller.view.bounds)
    stage.controller.view.addSubview(container)
    let (probe, reports) = addProbe(at: 400, height: 216, to: stage)
    container.addSubview(probe)
    stage.window.layoutIfNeeded()
    #expect(reports.heights.last == 108)
    container.removeFromSuperview()
    stage.keyboard.hide()
    #expect(reports.heights.last == 108)
    stage.controller.view.addSubview(container)
    stage.window.layoutIfNeeded()
    #expect(reports.heights.last == 0)
  }

  @Test func `a view that grows with its padding needs no more than the keyboard's height`() throws {
    let stage = try HostStage()
    let (probe, reports) = addProbe(at: 400, height: 216, to: stage)
    for _ in 0..<20 {
      probe.frame.size.height = 216 + (reports.heights.last ?? 0)
      stage.window.layoutIfNeeded()
    }
    #expect(reports.heights.last == 344)
  }

  @Test(arguments: 1...4)
  func `a view whose size depends on its own padding stops changing`(turnsPerReaction: Int) throws {
    let stage = try HostStage()
    let (probe, reports) = addProbe(at: 400, height: 216, to: stage)
    var counts: [Int] = []
    for _ in 0..<300 {
      // SwiftUI lays out the view again in a turn after the padding has changed.
      probe.frame.size.height = reports.heights.last == 0 ? 216 : 100
      for _ in 0..<turnsPerReaction { HeadlessWorld.updateCycle() }
      counts.append(reports.heights.count)
    }
    #expect(counts[100] == counts[299])
    // After an event, the view may change again.
    stage.keyboard.show()
    HeadlessWorld.updateCycle()
    #expect(reports.heights.count == counts[299] + 1)
  }

  @Test(arguments: 58...64)
  func `a view that grows or shrinks in each animation frame is measured each time`(count: Int) throws {
    let stage = try HostStage()
    let (probe, reports) = addProbe(at: 400, height: 216, to: stage)
    let heights = (1...count).map { 216 + CGFloat($0) } + (1...count).map { 216 + CGFloat(count - $0) }
    for height in heights {
      probe.frame.size.height = height
      HeadlessWorld.updateCycle()
      #expect(reports.heights.last == height - 108)
    }
  }

  @Test func `a view that the user expands and collapses many times always gets its space`() throws {
    let stage = try HostStage()
    let (probe, reports) = addProbe(at: 400, height: 100, to: stage)
    for step in 0..<200 {
      let isExpanded = step.isMultiple(of: 2)
      probe.frame.size.height = isExpanded ? 216 : 100
      for _ in 0..<12 { HeadlessWorld.updateCycle() }
      #expect(reports.heights.last == (isExpanded ? 108 : 0))
    }
  }

  @Test func `a probe that is created while its view has padding removes the padding if it is not needed`() throws {
    let stage = try HostStage()
    let probe = CoverageProbe(spacing: 8, height: 186, center: stage.center)
    var heights: [CGFloat] = []
    probe.onChange = { height, _ in heights.append(height) }
    probe.frame = CGRect(x: 0, y: 400, width: 393, height: 402)
    stage.controller.view.addSubview(probe)
    stage.window.layoutIfNeeded()
    #expect(heights == [0])
  }

  @Test func `a view that other code moves above the keyboard needs no space`() throws {
    let stage = try HostStage()
    let (probe, reports) = addProbe(at: 400, height: 216, to: stage)
    probe.frame.origin.y = 300
    probe.setNeedsLayout()
    stage.window.layoutIfNeeded()
    #expect(reports.heights == [108, 0])
  }

  @Test func `a view that other code moves in the turn of the notification is measured after it has moved`() throws {
    let stage = try HostStage()
    let (probe, reports) = addProbe(at: 400, height: 100, to: stage)
    for place in [CGRect(x: 0, y: 100, width: 393, height: 216), CGRect(x: 0, y: 400, width: 393, height: 216)] {
      probe.frame = CGRect(x: 0, y: 400, width: 393, height: 200)
      stage.keyboard.show(height: 300)
      probe.setNeedsLayout()
      stage.window.layoutIfNeeded()
      probe.frame = place
      HeadlessWorld.updateCycle()
    }
    #expect(reports.heights == [72])
    #expect(reports.durations == [0.25])
  }

  @Test func `a view that a pending layout moves in the turn of the notification needs no space`() throws {
    let stage = try HostStage()
    let probe = CoverageProbe(spacing: 8, center: stage.center)
    var heights: [CGFloat] = []
    probe.onChange = { height, _ in heights.append(height) }
    probe.translatesAutoresizingMaskIntoConstraints = false
    let view: UIView = stage.controller.view
    view.addSubview(probe)
    let top = probe.topAnchor.constraint(equalTo: view.topAnchor, constant: 400)
    NSLayoutConstraint.activate([
      top, probe.heightAnchor.constraint(equalToConstant: 216), probe.widthAnchor.constraint(equalToConstant: 300),
      probe.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    ])
    HeadlessWorld.updateCycle()
    stage.keyboard.show()
    top.constant = 100
    HeadlessWorld.updateCycle()
    #expect(heights.isEmpty)
  }

  @Test func `a view that is added while the keyboard is visible is measured when it moves`() throws {
    let stage = try HostStage()
    stage.keyboard.show()
    let probe = CoverageProbe(spacing: 8, center: stage.center)
    var heights: [CGFloat] = []
    probe.onChange = { height, _ in heights.append(height) }
    probe.frame = CGRect(x: 0, y: 100, width: 393, height: 216)
    stage.controller.view.addSubview(probe)
    HeadlessWorld.updateCycle()
    probe.frame.origin.y = 400
    HeadlessWorld.updateCycle()
    #expect(heights == [108])
  }

  @Test func `the padding is corrected without an animation, and without another turn`() throws {
    let stage = try HostStage()
    let (probe, reports) = addProbe(at: 400, height: 216, to: stage)
    let field = UITextField()
    stage.controller.view.addSubview(field)
    field.becomeFirstResponder()
    for source in [KeyboardStateMachine.Source.layoutGuide, .accessoryView] {
      stage.center.compare(source, top: 455, in: stage.window)
    }
    #expect(reports.heights == [108, 169])
    #expect(reports.durations == [0.25, 0])
    _ = probe
  }

  @Test func `a view needs the same space after a notification for another screen`() throws {
    let stage = try HostStage()
    let (_, reports) = addProbe(at: 400, height: 216, to: stage)
    let other = HeadlessWorld.connectScreen(size: stage.keyboard.screen.size)
    stage.keyboard.post(.willHide, stage.keyboard.hidden(), object: other)
    #expect(reports.heights == [108])
  }

  @Test func `a policy applies to the view controller around the view, as long as the view is in a window`() throws {
    let stage = try HostStage()
    let avoider = KeyboardAvoider(center: stage.center)
    let child = UIViewController()
    stage.controller.addChild(child)
    stage.controller.view.addSubview(child.view)
    let probe = PolicyProbe(policy: .disabled, avoider: avoider)
    child.view.addSubview(probe)
    #expect(avoider.currentPolicy(of: child) == .disabled)
    #expect(avoider.currentPolicy(of: stage.controller) == nil)
    probe.policy = .automatic
    #expect(avoider.currentPolicy(of: child) == .automatic)
    makeWindow().addSubview(child.view)
    #expect(probe.window !== stage.window && avoider.currentPolicy(of: child) == .automatic)
    probe.removeFromSuperview()
    #expect(avoider.currentPolicy(of: child) == nil && avoider.policyProbes.isEmpty)
  }

  @Test func `the latest view's policy applies, and the app's own policy after the last view has left`() throws {
    let stage = try HostStage()
    let avoider = KeyboardAvoider(center: stage.center)
    for own in [nil, .scrollOnly] as [KeyboardAvoider.Policy?] {
      avoider.setPolicy(own, for: stage.controller)
      let probes = [KeyboardAvoider.Policy.automatic, .disabled, .safeArea].map {
        PolicyProbe(policy: $0, avoider: avoider)
      }
      probes.forEach(stage.controller.view.addSubview)
      #expect(avoider.currentPolicy(of: stage.controller) == .safeArea)
      // SwiftUI can insert a view before it removes the one that it replaces.
      probes[0].removeFromSuperview()
      #expect(avoider.currentPolicy(of: stage.controller) == .safeArea)
      probes[2].removeFromSuperview()
      #expect(avoider.currentPolicy(of: stage.controller) == .disabled)
      probes[1].policy = .scrollOnly
      #expect(avoider.currentPolicy(of: stage.controller) == .scrollOnly)
      probes[1].removeFromSuperview()
      #expect(avoider.currentPolicy(of: stage.controller) == own)
    }
  }

  @Test func `a policy that the app sets while a view sets its own policy applies after the view has left`() throws {
    let stage = try HostStage()
    let avoider = KeyboardAvoider(center: stage.center)
    avoider.setPolicy(.automatic, for: stage.controller)
    let probe = PolicyProbe(policy: .disabled, avoider: avoider)
    stage.controller.view.addSubview(probe)
    // An app that sets a policy temporarily reads its own policy first, not the view's.
    #expect(avoider.policy(for: stage.controller) == .automatic)
    avoider.setPolicy(.scrollOnly, for: stage.controller)
    #expect(avoider.policy(for: stage.controller) == .scrollOnly)
    #expect(avoider.currentPolicy(of: stage.controller) == .disabled)
    // The probe also leaves the window if a view around the probe leaves it.
    stage.controller.view.removeFromSuperview()
    #expect(probe.superview != nil && avoider.currentPolicy(of: stage.controller) == .scrollOnly)
  }

  @Test func `the app's own policy applies after the views are deallocated without leaving the window`() throws {
    let stage = try HostStage()
    let avoider = KeyboardAvoider(center: stage.center)
    avoider.setPolicy(.automatic, for: stage.controller)
    var probes = PolicyProbes()
    probes.add(PolicyProbe(policy: .disabled, avoider: avoider))
    avoider.policyProbes[stage.controller] = probes
    #expect(avoider.currentPolicy(of: stage.controller) == .automatic)
  }

  @Test func `a covered view is uncovered for the app's own policy when the view with the policy leaves`() throws {
    let stage = try HostStage()
    let avoider = KeyboardAvoider(center: stage.center)
    avoider.start()
    let field = UITextField(frame: CGRect(x: 20, y: 700, width: 200, height: 34))
    stage.controller.view.addSubview(field)
    let probe = PolicyProbe(policy: .disabled, avoider: avoider)
    var updates: [@MainActor @Sendable () -> Void] = []
    probe.later = { updates.append($0) }
    func performUpdates() {
      for update in updates { update() }
      updates = []
    }
    stage.controller.view.addSubview(probe)
    field.becomeFirstResponder()
    stage.keyboard.notificationCenter.post(name: UITextField.textDidBeginEditingNotification, object: field)
    stage.keyboard.show()
    #expect(stage.controller.view.transform.ty == 0)
    avoider.setPolicy(.automatic, for: stage.controller)
    #expect(stage.controller.view.transform.ty == 0)
    probe.removeFromSuperview()
    #expect(stage.controller.view.transform.ty == 0, "SwiftUI may be updating its views")
    performUpdates()
    #expect(stage.controller.view.transform.ty < 0)
    probe.policy = .disabled
    stage.controller.view.addSubview(probe)
    #expect(stage.controller.view.transform.ty < 0, "SwiftUI may be updating its views")
    performUpdates()
    #expect(stage.controller.view.transform.ty == 0)
    avoider.stop()
  }

  @Test func `a tap in the view controller around the view ends editing, as long as the view is in a window`() throws {
    let stage = try HostStage()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    stage.controller.view.addSubview(field)
    let probe = TapProbe()
    stage.controller.view.addSubview(probe)
    #expect(stage.controller.view.gestureRecognizers?.count == 1)
    field.becomeFirstResponder()
    HeadlessTouches.tap(at: CGPoint(x: 200, y: 500))
    #expect(!field.isFirstResponder)
    probe.removeFromSuperview()
    #expect(stage.controller.view.gestureRecognizers?.isEmpty ?? true)
  }
}
