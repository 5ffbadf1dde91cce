import ClavierTesting
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier
@testable import ClavierInspector

@MainActor struct InspectionSessionTests {
  @Test func `a correction is recorded with the state of the corrected screen`() {
    HeadlessWorld.reset()
    let window = makeWindow()
    let screen = HeadlessWorld.connectScreen(size: CGSize(width: 1280, height: 800))
    let notificationCenter = NotificationCenter()
    let center = KeyboardCenter(notificationCenter: notificationCenter)
    let session = InspectionSession(of: center, now: { 0 }, onTurn: {})
    let frames = [
      (UIScreen.main, CGRect(x: 0, y: 552, width: 393, height: 300)),
      (screen, CGRect(x: 0, y: 500, width: 1280, height: 300)),
    ]
    for (screen, frame) in frames {
      let info = KeyboardInfo(endFrame: frame, duration: 0)
      notificationCenter.post(
        name: UIResponder.keyboardWillShowNotification, object: screen, userInfo: info.userInfo)
    }
    center.compare(.layoutGuide, top: 516, in: window)
    guard case .correction(let state) = session.events.last?.kind else {
      Issue.record("the correction is not recorded")
      return
    }
    #expect(state.frame == CGRect(x: 0, y: 516, width: 393, height: 336))
    #expect(session.snapshot(of: window).frameSource == .layoutGuide)
    let other = UIWindow(windowScene: HeadlessWorld.connectScene(on: screen))
    #expect(session.snapshot(of: other).frameSource == .notification)
  }
}
