// Error: a value that is not Sendable is sent and used again
// Unit: ClavierCore
// Platforms: ios macos
final class Box {
  var value = 0
}

func fill(_ box: Box) {
  Task {  // expect: passing closure as a 'sending' parameter risks causing data races
    box.value = 1
  }
  box.value = 2
}
