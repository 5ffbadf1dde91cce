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
