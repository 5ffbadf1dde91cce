/// A random number generator that returns the same numbers for the same seed on every platform.
package struct SeededGenerator: RandomNumberGenerator {
  package let seed: UInt64
  private var state: UInt64

  package init(seed: UInt64) {
    self.seed = seed
    state = seed
  }

  // SplitMix64, by Sebastiano Vigna: https://prng.di.unimi.it/splitmix64.c
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a number from 0 up to, but not including, `limit`.
  package mutating func next(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }

  /// Returns an element of a list that is not empty.
  package mutating func element<Element>(of list: [Element]) -> Element { list[next(below: list.count)] }
}
