import ClavierTesting
import UIKit
import XCTest

@testable import KeyboardGallery

/// The sample of a test that uses XCTest.
final class SignUpTests: XCTestCase {
  @MainActor func testEveryInputStaysVisible() async {
    await assertInputsStayVisible { SignUpViewController() }
  }
}
