import ClavierTesting
import Shop
import Testing
import UIKit

@MainActor @Test func `every input stays visible`() {
  assertInputsStayVisible { SignUpViewController() }
}
