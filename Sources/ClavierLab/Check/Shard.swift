/// One of several parts of a job, each of which runs in its own process.
///
/// Parts are counted from 1.
package struct Shard: Hashable, Sendable {
  package let index: Int
  package let count: Int

  /// The whole job.
  package static let whole = Shard(checkedIndex: 1, count: 1)

  private init(checkedIndex: Int, count: Int) {
    index = checkedIndex
    self.count = count
  }

  /// Creates a part; nil if `index` is not in `1...count`.
  init?(_ index: Int, of count: Int) {
    guard count > 0, 1...count ~= index else { return nil }
    self.init(checkedIndex: index, count: count)
  }

  /// Parses a string such as `2/4`; nil if it is not a valid part.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1] else { return nil }
    self.init(index, of: count)
  }

  /// Returns this part of a list.
  ///
  /// The parts do not overlap, and together they make up the list.
  package func part<Element>(of list: [Element]) -> [Element] {
    list.enumerated().filter { $0.offset % count == index - 1 }.map(\.element)
  }
}
