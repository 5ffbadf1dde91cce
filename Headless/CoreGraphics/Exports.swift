// What `import CoreGraphics` means on Linux: the types alone. Foundation declares them there, and also their members, which
// on Apple platforms belong to this module.
@_exported public import struct Foundation.CGFloat
@_exported public import struct Foundation.CGPoint
@_exported public import struct Foundation.CGRect
@_exported public import struct Foundation.CGSize
@_exported public import struct HeadlessQuartz.CGAffineTransform
@_exported public import struct HeadlessQuartz.CGVector
