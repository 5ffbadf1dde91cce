/// A part of a job that is done in several processes: the `index`th of `count`, counted from 1.
package struct Shard: Hashable, Sendable {
  package let index: Int
  package let count: Int

  /// All of the job.
  package static let whole = Shard(checkedIndex: 1, count: 1)

  private init(checkedIndex: Int, count: Int) {
    index = checkedIndex
    self.count = count
  }

  /// The `index`th of `count` parts, counted from 1; nil when there is no such part.
  init?(_ index: Int, of count: Int) {
    guard count > 0, 1...count ~= index else { return nil }
    self.init(checkedIndex: index, count: count)
  }

  /// Reads `2/4`; nil for anything that is not a part of something.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1] else { return nil }
    self.init(index, of: count)
  }

  /// The part of a list that is this one's: parts are disjoint, and together they are the list.
  package func part<Element>(of list: [Element]) -> [Element] {
    list.enumerated().filter { $0.offset % count == index - 1 }.map(\.element)
  }
}
