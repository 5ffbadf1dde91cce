// Error: a member of Core Graphics without its import
// Unit: ClavierCore
// Platforms: ios catalyst visionos macos
import Foundation

func middle(of frame: CGRect) -> CGFloat {
  frame.origin.y + frame.size.height / 2
    + frame.midY  // expect: property 'midY' is not available due to missing import of defining module 'CoreGraphics'
}
