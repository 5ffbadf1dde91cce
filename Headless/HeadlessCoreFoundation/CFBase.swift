public import Foundation

/// A URL, which has Foundation's type, so that `url as CFURL` needs no conversion.
public typealias CFURL = URL

/// An error, which has Foundation's class.
public typealias CFError = NSError

/// A count or an index.
public typealias CFIndex = Int

/// Bit flags.
public typealias CFOptionFlags = UInt

/// A memory allocator.
///
/// The headless UIKit never uses an allocator.
public final class CFAllocator {
  private init() {}
}

/// Seconds.
public typealias CFTimeInterval = Double
