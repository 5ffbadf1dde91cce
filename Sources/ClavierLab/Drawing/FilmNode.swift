import Foundation

/// A node of a film: the values of one ``PictureNode`` at every moment, matched by its key.
struct FilmNode {
  var key: String
  var origin: Track<SIMD2<Double>>
  var size: Track<SIMD2<Double>>
  var scroll: Track<SIMD2<Double>>
  /// The opacity, which is 0 while the node does not exist.
  var opacity: Track<Double>
  var matrix: Track<PictureNode.Matrix>
  var clipRadius: Double?
  var shapes: [(shape: PictureShape, isThere: Track<Bool>)]
  var children: [FilmNode]

  /// Creates a film node from the versions of a node at all moments; nil if the node never exists.
  ///
  /// - Parameter moments: The times, each with the node at that time, or nil if the node does not exist then.
  init?(_ moments: [(time: Double, node: PictureNode?)]) {
    guard let first = moments.lazy.compactMap(\.node).first else { return nil }
    key = first.key
    clipRadius = first.clipRadius
    origin = Track()
    size = Track()
    scroll = Track()
    opacity = Track()
    matrix = Track()
    shapes = Self.shapes(of: moments)
    children = Self.children(of: moments)
    // A node that does not exist keeps its position, so that it does not seem to move.
    var last = first
    for (time, node) in moments {
      last = node ?? last
      origin.samples.append(.init(time: time, value: SIMD2(Double(last.origin.x), Double(last.origin.y))))
      size.samples.append(.init(time: time, value: SIMD2(Double(last.size.width), Double(last.size.height))))
      scroll.samples.append(.init(time: time, value: SIMD2(Double(last.scroll.x), Double(last.scroll.y))))
      opacity.samples.append(.init(time: time, value: node?.opacity ?? 0))
      matrix.samples.append(.init(time: time, value: last.matrix))
    }
  }

  /// Returns the nodes of all children that the node ever has.
  private static func children(of moments: [(time: Double, node: PictureNode?)]) -> [FilmNode] {
    let keys = union(runs(of: moments.map { $0.node?.children.map(\.key) ?? [] }).map(\.value))
    return keys.compactMap { key in
      // Most children have the same index as in the previous moment.
      var index = 0
      return FilmNode(
        moments.map { moment in
          guard let siblings = moment.node?.children else { return (moment.time, nil) }
          if !siblings.indices.contains(index) || siblings[index].key != key {
            guard let found = siblings.firstIndex(where: { $0.key == key }) else { return (moment.time, nil) }
            index = found
          }
          return (moment.time, siblings[index])
        })
    }
  }

  /// Returns every shape that the node ever has, with the moments at which it exists.
  private static func shapes(
    of moments: [(time: Double, node: PictureNode?)]
  ) -> [(shape: PictureShape, isThere: Track<Bool>)] {
    // A node that does not exist is transparent, so its shapes need no animation.
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

  /// Returns the values without repetitions, each with its first index.
  private static func runs<Value: Equatable>(of values: [Value]) -> [(index: Int, value: Value)] {
    var runs: [(index: Int, value: Value)] = []
    for (index, value) in values.enumerated() where runs.last?.value != value { runs.append((index, value)) }
    return runs
  }

  /// Returns all elements of the lists in an order that is compatible with each list.
  ///
  /// A new element follows its predecessor.
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
