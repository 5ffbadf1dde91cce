// This module makes `import CoreGraphics` work on Linux. It contains only the types. Foundation declares them there,
// together with their members, which belong to this module on Apple's platforms.
@_exported public import struct Foundation.CGFloat
@_exported public import struct Foundation.CGPoint
@_exported public import struct Foundation.CGRect
@_exported public import struct Foundation.CGSize
@_exported public import struct HeadlessQuartz.CGAffineTransform
@_exported public import struct HeadlessQuartz.CGVector
