package import Foundation

/// The numbers that Clavier has written to a property, each with the app's own number: the written number without the
/// amount that Clavier added.
///
/// An app may have saved any of the written numbers, and may restore it when Clavier no longer adds anything.
package struct WrittenNumbers: Sendable {
  /// The maximum number of written numbers to remember.
  ///
  /// A visible keyboard rarely has this many different heights. But while a finger drags the keyboard, the added amount
  /// can change in every animation frame.
  private static let maximumCount = 16

  private var pairs: [(written: CGFloat, own: CGFloat)] = []

  package init() {}

  package var isEmpty: Bool { pairs.isEmpty }

  /// Remembers a number that was written.
  ///
  /// If the same number was written before, its first own number is kept. An app may save a number, and then assign an
  /// inset of its own for the keyboard. That changes the app's own number, but not the number that the app has saved.
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

  /// Returns the app's own number for a number that was written; nil if the number was not written.
  package func own(in written: CGFloat) -> CGFloat? {
    pairs.first { $0.written == written }?.own
  }
}
