import Foundation

/// A node of a film: what one ``PictureNode`` is at every moment, joined by its key.
struct FilmNode {
  var key: String
  var origin: Track<SIMD2<Double>>
  var size: Track<SIMD2<Double>>
  var scroll: Track<SIMD2<Double>>
  /// 0 while the node is not there.
  var opacity: Track<SIMD2<Double>>
  var clipRadius: Double?
  var shapes: [(shape: PictureShape, isThere: Track<Bool>)]
  var children: [FilmNode]

  /// Joins the pictures of the moments; nil for a moment at which the node was not there.
  init?(_ moments: [(time: Double, node: PictureNode?)]) {
    guard let first = moments.lazy.compactMap(\.node).first else { return nil }
    key = first.key
    clipRadius = first.clipRadius
    origin = Track()
    size = Track()
    scroll = Track()
    opacity = Track()
    shapes = []
    // Where the node is while it is not there does not matter: it keeps its place, so that it does not seem to move.
    var last = first
    for (time, node) in moments {
      last = node ?? last
      origin.samples.append(.init(time: time, value: SIMD2(Double(last.origin.x), Double(last.origin.y))))
      size.samples.append(.init(time: time, value: SIMD2(Double(last.size.width), Double(last.size.height))))
      scroll.samples.append(.init(time: time, value: SIMD2(Double(last.scroll.x), Double(last.scroll.y))))
      opacity.samples.append(.init(time: time, value: SIMD2(node?.opacity ?? 0, 0)))
    }

    shapes = Self.shapes(of: moments)

    let keys = Self.union(Self.runs(of: moments.map { $0.node?.children.map(\.key) ?? [] }).map(\.value))
    children = keys.compactMap { key in
      // A child is mostly where it was the moment before.
      var place = 0
      return FilmNode(
        moments.map { moment in
          guard let siblings = moment.node?.children else { return (moment.time, nil) }
          if !siblings.indices.contains(place) || siblings[place].key != key {
            guard let found = siblings.firstIndex(where: { $0.key == key }) else { return (moment.time, nil) }
            place = found
          }
          return (moment.time, siblings[place])
        })
    }
  }

  /// Every shape that the node ever has, and when it has it.
  private static func shapes(
    of moments: [(time: Double, node: PictureNode?)]
  ) -> [(shape: PictureShape, isThere: Track<Bool>)] {
    // A node that is away is transparent already: its shapes need not go as well.
    let present = moments.compactMap { moment in moment.node.map { (time: moment.time, shapes: $0.shapes) } }
    let runs = runs(of: present.map(\.shapes))
    guard runs.count > 1 else {
      return (runs.first?.value ?? []).map { ($0, Track(samples: [.init(time: 0, value: true)])) }
    }
    let sets = runs.map { Set($0.value) }
    return union(runs.map(\.value)).map { shape in
      var samples: [Track<Bool>.Sample] = []
      for (run, set) in zip(runs, sets) {
        let start = run.index == 0 ? 0 : present[run.index].time
        samples.append(.init(time: start, value: set.contains(shape)))
      }
      return (shape, Track(samples: samples))
    }
  }

  /// The values without their repetitions, each with the index at which it begins.
  private static func runs<Value: Equatable>(of values: [Value]) -> [(index: Int, value: Value)] {
    var runs: [(index: Int, value: Value)] = []
    for (index, value) in values.enumerated() where runs.last?.value != value { runs.append((index, value)) }
    return runs
  }

  /// Everything that is in any of the lists, in an order that respects each of them: what is new comes right after
  /// what it followed.
  private static func union<Element: Hashable>(_ lists: [[Element]]) -> [Element] {
    var result: [Element] = []
    for list in lists {
      var position = 0
      for element in list {
        if let index = result.firstIndex(of: element) {
          position = index + 1
        } else {
          result.insert(element, at: min(position, result.count))
          position += 1
        }
      }
    }
    return result
  }
}
