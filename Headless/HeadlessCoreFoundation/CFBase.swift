/// A number of things, or a place among them.
public typealias CFIndex = Int

/// Switches, a bit for each.
public typealias CFOptionFlags = UInt

/// Where memory comes from; nothing is taken from any here.
public final class CFAllocator {
  private init() {}
}
