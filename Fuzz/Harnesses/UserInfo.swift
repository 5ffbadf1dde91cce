import ClavierCore
import CoreGraphics
import Foundation

#if !QUICK
  import Clavier
  import UIKit
#endif

/// Decodes dictionaries of notifications, passes them to a state machine, and makes plans.
@MainActor
func check(_ bytes: [UInt8]) {
  var reader = ByteReader(bytes)
  var machine = KeyboardStateMachine(screen: reader.screen())
  var plan = AvoidancePlan()
  #if !QUICK
    let poster = Poster()
  #endif
  for _ in 0..<8 where !reader.isAtEnd {
    let context = reader.context()
    switch reader.byte() % 8 {
    case 0: machine.activate(in: context)
    case 1: machine.compare(reader.element(of: KeyboardStateMachine.Source.allCases), top: reader.number(), in: context)
    default:
      let userInfo = reader.userInfo()
      #if !QUICK
        // No byte of the input selects this event, so that an input has the same meaning in a quick build.
        poster.post(KeyboardEvent.allCases[(userInfo?.count ?? 0) % KeyboardEvent.allCases.count], userInfo)
      #endif
      guard let info = try? KeyboardInfo(userInfo: userInfo) else { continue }
      require(info.endFrame.width >= 0 && info.endFrame.height >= 0, "a decoded frame has no negative size")
      let again = try? KeyboardInfo(userInfo: info.userInfo)
      require(again == info, "decoding the userInfo of decoded values returns them")
      machine.receive(reader.element(of: KeyboardEvent.allCases), info, in: context)
      _ = info.animation
    }
    let state = machine.state
    require(
      state.frame.minX.isFinite && state.frame.maxY.isFinite && state.screen.maxY.isFinite,
      "a state contains finite numbers, not \(state)")
    _ = machine.outcome.explanation
    let screen = CGRect(x: 0, y: 0, width: 393, height: 852)
    require((0...852).contains(state.overlap(withScreenRect: screen)), "an overlap is within the rectangle")
    checkPlan(&plan, for: reader.scene(with: state))
  }
}

#if !QUICK
  /// Posts notifications to a center.
  @MainActor
  private final class Poster {
    private let notificationCenter = NotificationCenter()
    private let center: KeyboardCenter
    private var (received, malformed) = (0, 0)
    private var subscription: KeyboardSubscription?

    init() {
      center = KeyboardCenter(notificationCenter: notificationCenter)
      center.onMalformedNotification = { [unowned self] _, _ in malformed += 1 }
      subscription = center.subscribe { [unowned self] _, _ in received += 1 }
    }

    func post(_ event: KeyboardEvent, _ userInfo: [AnyHashable: Any]?) {
      let isValid = (try? KeyboardInfo(userInfo: userInfo)) != nil
      let (state, counts) = (center.state, (received, malformed))
      let notification = Notification(name: event.notificationName, object: nil, userInfo: userInfo)
      notificationCenter.post(notification)
      require(
        received - counts.0 == (isValid ? 1 : 0) && malformed - counts.1 == (isValid ? 0 : 1),
        "a notification is either delivered or reported")
      require(isValid || center.state == state, "an invalid notification changes nothing")
      _ = center.state(after: notification)
    }
  }
#endif

private func checkPlan(_ plan: inout AvoidancePlan, for scene: AvoidanceScene) {
  AvoidancePlanner.update(&plan, for: scene)
  let fresh = AvoidancePlanner.plan(for: scene)
  // Their descriptions are compared, because a NaN is not equal to itself.
  require(plan == fresh || "\(plan)" == "\(fresh)", "reusing a plan does not change it: \(fresh), \(plan)")
  require(plan.scrollViews.count == scene.scrollViews.count, "a plan has a step for each scroll view")
  if case .avoids = plan.outcome {
    require(plan.shift.isFinite && plan.additionalSafeArea.isFinite, "a plan contains finite numbers: \(scene)")
    require(plan.shift >= 0, "a view never shifts down: \(plan.shift) in \(scene)")
    require(plan.coveredHeight >= 0, "a covered height is not negative: \(scene)")
    for step in plan.scrollViews {
      require(step.offset.isFinite && step.contribution.bottomInset.isFinite, "a step is finite: \(scene)")
    }
  }
  _ = plan.explanation
  _ = plan.isApplied(in: scene)
}

extension ByteReader {
  fileprivate mutating func screen() -> CGRect {
    switch byte() % 6 {
    case 0: CGRect(x: 0, y: 0, width: 393, height: 852)
    case 1: CGRect(x: 0, y: 0, width: 852, height: 393)
    case 2: CGRect(x: 0, y: 0, width: 820, height: 1180)
    case 3: CGRect(x: 0, y: 0, width: 375, height: 667)
    case 4: .zero
    default: rect()
    }
  }

  fileprivate mutating func context() -> KeyboardStateMachine.Context {
    let kind = byte()
    let responders: [KeyboardStateMachine.FirstResponder] = [
      .unknown, .absent, .input(accessoryHeight: number(), hasInputView: flag()),
      .resident(accessoryHeight: number(), bar: kind & 24 == 24 ? nil : rect()),
    ]
    return KeyboardStateMachine.Context(
      screen: screen(), bottomSafeArea: kind & 1 == 0 ? 34 : number(), firstResponder: element(of: responders),
      window: kind & 6 == 6 ? rect() : nil, isActive: kind & 96 != 96)
  }

  /// Returns a value of any type that a dictionary can contain.
  private mutating func value() -> Any {
    switch byte() % 16 {
    case 0: return NSNull()
    case 1: return "{{0, 516}, {393, 336}}"
    case 2: return NSNumber(value: Int64(bitPattern: anyNumber().bitPattern))
    case 3: return anyNumber()
    case 4: return Int(byte())
    case 5: return flag()
    case 6: return number()
    case 7: return Float(number())
    case 8: return [number(), number()]
    case 9: return NSValue(range: NSRange(location: Int(byte()), length: .max))
    case 10: return rect()
    case 11: return CGRect(x: 0, y: CGFloat(byte()) * 4, width: 393, height: CGFloat(byte()) * 2)
    case 12: return CGPoint(x: number(), y: number())
    case 13: return Data([byte()])
    case 14: return Decimal(Int(byte()))
    default: return NSNumber(value: Double(number()))
    }
  }

  fileprivate mutating func userInfo() -> [AnyHashable: Any]? {
    let kind = byte()
    guard kind != 255 else { return nil }
    var userInfo: [AnyHashable: Any] = [:]
    for (index, key) in KeyboardInfo.Key.allCases.enumerated() where kind >> index & 1 == 1 {
      userInfo[key.rawValue] = value()
    }
    if kind >> 5 & 1 == 1 {
      let height = CGFloat(byte()) * 2
      let info = KeyboardInfo(endFrame: CGRect(x: 0, y: 852 - height, width: 393, height: height))
      userInfo.merge(info.userInfo) { $1 }
    }
    if kind >> 6 & 1 == 1 { userInfo[Int(byte())] = value() }
    return userInfo
  }

  fileprivate mutating func scene(with keyboard: KeyboardState) -> AvoidanceScene {
    let kind = byte()
    var keyboard = keyboard
    if kind & 3 == 3 { keyboard = KeyboardState(placement: .docked, frame: rect(), screen: screen()) }
    let window = kind & 12 == 12 ? rect() : CGRect(x: 0, y: 0, width: 393, height: 852)
    let scrollViews = (0..<byte() % 4).map { _ in scrollView() }
    let targets = (0..<byte() % 4).map { _ in
      AvoidanceScene.Target(rect(), in: flag() ? Int(byte() % 5) - 1 : nil, shiftResponse: response())
    }
    let container = AvoidanceScene.Container(
      frame: kind & 16 == 16 ? rect() : window, topLimit: number(), bottomSafeArea: number(),
      maximumShift: flag() ? number() : nil, contributedShift: flag() ? number() : 0,
      contributedSafeArea: flag() ? number() : 0)
    return AvoidanceScene(
      targets: targets, spacing: number(), keyboard: keyboard, windowFrame: window, container: container,
      scrollViews: scrollViews, policy: element(of: AvoidancePolicy.allCases),
      trigger: element(of: [.layout, .text, .endOfEditing]))
  }

  private mutating func response() -> AvoidanceScene.ShiftResponse {
    flag() ? .full : AvoidanceScene.ShiftResponse(top: number(), bottom: number())
  }

  private mutating func limits() -> ScrollLimits {
    ScrollLimits(
      contentHeight: number(), width: number(), height: number(), top: number(), bottom: number(),
      offset: flag() ? number() : nil, isAtTop: flag(), mayFollowTitle: flag())
  }

  private mutating func scrollView() -> AvoidanceScene.ScrollView {
    let kind = byte()
    return AvoidanceScene.ScrollView(
      frame: rect(), contentSize: CGSize(width: number(), height: number()),
      contentOffset: CGPoint(x: 0, y: number()),
      insets: AvoidanceScene.Insets(
        bottom: number(), adjustedBottom: kind & 1 == 1 ? number() : nil, adjustedTop: number(),
        greatestTop: kind & 2 == 2 ? number() : nil, indicatorBottom: number()),
      isScrollEnabled: kind & 4 == 0, alwaysBouncesVertically: kind & 8 == 8,
      hasHorizontalLayout: kind & 128 == 128,
      minimumVisibleHeight: kind & 16 == 16 ? number() : 0, shiftResponse: response(),
      contribution: kind & 32 == 32
        ? ScrollContribution(bottomInset: number(), indicatorInset: number(), scrolled: number()) : .zero,
      history: kind & 64 == 64 ? history() : nil)
  }

  private mutating func history() -> ScrollHistory {
    ScrollHistory(
      limits: limits(), ownLimits: flag() ? limits() : nil, isUntouched: flag(),
      interaction: element(of: [.idle, .dragging, .decelerating]), scale: number())
  }
}
