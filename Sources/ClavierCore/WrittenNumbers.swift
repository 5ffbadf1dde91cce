package import Foundation

/// The numbers that were written to a property, each with the app's own number that is part of it.
///
/// An app may have saved any of these numbers, and restore it when Clavier no longer adds anything.
package struct WrittenNumbers: Sendable {
  /// The largest number of written numbers to remember.
  ///
  /// A visible keyboard rarely has this many different heights. But while a finger drags the keyboard, the added amount
  /// can change in every animation frame.
  private static let maximumCount = 16

  private var pairs: [(written: CGFloat, own: CGFloat)] = []

  package init() {}

  package var isEmpty: Bool { pairs.isEmpty }

  /// Remembers a number that was written.
  ///
  /// If the same number was written before, the earlier own number counts. An app saves a number before it assigns its
  /// own height of the keyboard, which also changes its own number.
  ///
  /// - Parameters:
  ///   - written: The number, which includes the added amount.
  ///   - own: The app's own number, without the added amount.
  package mutating func record(_ written: CGFloat, own: CGFloat) {
    let first = self.own(in: written) ?? own
    pairs.removeAll { $0.written == written }
    pairs.append((written, first))
    if pairs.count > Self.maximumCount { pairs.removeFirst() }
  }

  /// Returns the app's own number that is part of a number that was written; nil if the number was not written.
  package func own(in written: CGFloat) -> CGFloat? {
    pairs.first { $0.written == written }?.own
  }
}
