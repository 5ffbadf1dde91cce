import UIKit
import XCTest

@testable import Greeter

final class GreeterTests: XCTestCase {
  private final class Delegate: NSObject, GreeterDelegate {
    var greetings = 0
    var hides = 0
    func greeterDidGreet(_ greeter: Greeter) { greetings += 1 }
    func greeter(_ greeter: Greeter, didHide duration: Double) { hides += 1 }
  }

  func testActionIsPerformed() {
    let (greeter, delegate, button) = (Greeter(), Delegate(), UIButton())
    greeter.delegate = delegate
    greeter.connect(button)
    button.sendActions(for: .touchUpInside)
    XCTAssertEqual(delegate.greetings, 1)
  }

  func testNotificationIsReceived() {
    let greeter = Greeter()
    NotificationCenter.default.post(
      name: UIResponder.keyboardWillShowNotification, object: nil,
      userInfo: [UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: CGRect(x: 0, y: 0, width: 320, height: 216))])
    XCTAssertEqual(greeter.lastHeight, 216)
  }

  func testOptionalRequirementIsCalled() {
    let (greeter, delegate) = (Greeter(), Delegate())
    greeter.delegate = delegate
    NotificationCenter.default.post(name: UIResponder.keyboardWillHideNotification, object: nil)
    XCTAssertEqual(delegate.hides, 1)
  }

  func testAssociatedObjectIsStored() {
    // Most of these objects get the address of the previous object.
    for _ in 0..<10 {
      let greeter = Greeter()
      greeter.greet()
      greeter.greet()
      XCTAssertEqual(greeter.greetings, 2)
    }
  }

  func testObserverIsRemoved() throws {
    let view = GreetingView(frame: .zero)
    let center = NotificationCenter()
    view.observe(center)
    center.post(name: Notification.Name("reset"), object: nil)
    XCTAssertEqual(view.greeting, "")
    view.greeting = "}"
    center.removeObserver(view)
    center.post(name: Notification.Name("reset"), object: nil)
    XCTAssertEqual(view.greeting, "}")
  }

  func testAsynchronousTest() async {
    XCTAssertTrue(true)
  }

  func testLockIsALock() {
    let lock = GreetingLock()
    XCTAssertEqual(lock.increase() + lock.increase(), 3)
  }

  //  func testThatIsNotCounted() {
  //  }

  func testFailure() {
    XCTFail("fails on purpose")
  }
}
