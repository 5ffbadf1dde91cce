// Error: Hashable derived over Core Graphics types, which are Hashable from iOS 18 on only
// Unit: ClavierCore
// Platforms: ios catalyst visionos macos
import CoreGraphics

struct Place: Hashable {  // expect: type 'Place' does not conform to protocol 'Hashable'
  var frame: CGRect

  struct Corner: Hashable {  // expect: type 'Place.Corner' does not conform to protocol 'Hashable'
    var points: [CGPoint?]
  }

  enum Size: Hashable {  // expect: type 'Place.Size' does not conform to protocol 'Hashable'
    case known(CGSize)
    case unknown
  }
}

func count(_ frames: [CGRect]) -> Int {
  Set(frames).count  // expect: requires that 'CGRect' conform to 'Hashable'
}

struct Line: Hashable {
  var start: CGPoint

  func hash(into hasher: inout Hasher) {
    hasher.combine(start.x)
    hasher.combine(start.y)
  }
}
