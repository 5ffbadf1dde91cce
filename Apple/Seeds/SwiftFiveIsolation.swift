// Error: code of an app whose default isolation is the main actor
// Unit: KeyboardGallery in Swift 5
// Platforms: ios visionos
import UIKit

struct Draft: Equatable {
  var text = ""
}

func same<Value: Equatable & Sendable>(_ left: Value, _ right: Value) -> Bool { left == right }

nonisolated func compare(_ left: Draft, _ right: Draft) -> Bool {
  left == right  // expect: main actor-isolated conformance of 'Draft' to 'Equatable' cannot be used in nonisolated context
}
