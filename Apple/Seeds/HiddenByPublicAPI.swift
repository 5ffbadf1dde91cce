// Error: a type from an internal import in the public interface
// Unit: ClavierCore
// Platforms: ios macos
import CoreGraphics

public func area(of size: CGSize) -> CGFloat { size.width * size.height }  // expect: function cannot be declared public because its
