// This module makes `import CoreGraphics` work on Linux. The module exports only types. On Linux, Foundation declares
// most of these types, together with the members that belong to Core Graphics on Apple's platforms.
@_exported public import struct Foundation.CGFloat
@_exported public import struct Foundation.CGPoint
@_exported public import struct Foundation.CGRect
@_exported public import struct Foundation.CGSize
@_exported public import struct HeadlessQuartz.CGAffineTransform
@_exported public import struct HeadlessQuartz.CGVector
