public import Foundation

/// A URL, of the type of Foundation: `url as CFURL` needs no conversion here.
public typealias CFURL = URL

/// An error, of the class of Foundation.
public typealias CFError = NSError

/// A count or an index.
public typealias CFIndex = Int

/// Bit flags.
public typealias CFOptionFlags = UInt

/// A memory allocator.
///
/// It is never used here.
public final class CFAllocator {
  private init() {}
}

/// Seconds.
public typealias CFTimeInterval = Double
