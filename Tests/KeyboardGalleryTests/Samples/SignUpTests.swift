import ClavierTesting
import UIKit
import XCTest

@testable import KeyboardGallery

/// The sample of a check with XCTest.
final class SignUpTests: XCTestCase {
  @MainActor func testEveryInputStaysVisible() async {
    await assertInputsStayVisible { SignUpViewController() }
  }
}
