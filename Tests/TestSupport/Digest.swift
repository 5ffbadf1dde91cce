package import Foundation

/// A checksum of numbers that is the same in every process: FNV-1a over their bits.
///
/// Each process seeds its `Hasher` differently.
package struct Digest: Hashable, CustomStringConvertible {
  private var value: UInt64 = 0xcbf2_9ce4_8422_2325

  package init() {}

  package mutating func add(_ number: CGFloat) { add(bits: Double(number).bitPattern) }

  package mutating func add(_ other: Digest) { add(bits: other.value) }

  private mutating func add(bits: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) {
      value = (value ^ ((bits >> UInt64(shift)) & 0xff)) &* 0x100_0000_01b3
    }
  }

  package var description: String { String(value, radix: 16) }
}
