import Foundation

/// Computes the difference between two pictures, node by node.
struct FrameDiffer {
  /// A node that was sent to the page, and its children by key.
  private final class Known {
    let id: Int
    var picture: PictureNode
    var node: LabNode
    var children: [String: Known] = [:]

    init(id: Int, picture: PictureNode, node: LabNode) {
      self.id = id
      self.picture = picture
      self.node = node
    }
  }

  private var root: Known?
  private var lastID = 0

  /// Returns the new and changed nodes, parents before children, and the removed nodes.
  mutating func changes(to picture: PictureNode) -> (nodes: [LabNode], removed: [Int]) {
    var nodes: [LabNode] = []
    var removed: [Int] = []
    if let known = root, known.picture.key == picture.key {
      update(known, to: picture, parent: nil, index: 0, &nodes, &removed)
    } else {
      if let root { Self.remove(root, &removed) }
      root = add(picture, parent: nil, index: 0, &nodes)
    }
    return (nodes, removed)
  }

  private mutating func add(
    _ picture: PictureNode, parent: Int?, index: Int, _ nodes: inout [LabNode]
  ) -> Known {
    lastID += 1
    let id = lastID
    let known = Known(id: id, picture: picture, node: LabNode(picture, id: id, parent: parent, index: index))
    var full = known.node
    full.shapes = picture.shapes.map(LabShape.init)
    nodes.append(full)
    for (index, (name, child)) in Self.named(picture.children).enumerated() {
      known.children[name] = add(child, parent: id, index: index, &nodes)
    }
    return known
  }

  private mutating func update(
    _ known: Known, to picture: PictureNode, parent: Int?, index: Int, _ nodes: inout [LabNode], _ removed: inout [Int]
  ) {
    let old = known.picture
    var node = LabNode(picture, id: known.id, parent: parent, index: index)
    let hasOtherShapes = picture.shapes != old.shapes
    if node != known.node || hasOtherShapes {
      known.node = node
      if hasOtherShapes { node.shapes = picture.shapes.map(LabShape.init) }
      nodes.append(node)
    }
    known.picture = picture
    // Shared storage makes this comparison fast.
    guard picture.children != old.children else { return }
    var gone = known.children
    for (index, (name, child)) in Self.named(picture.children).enumerated() {
      if let before = gone.removeValue(forKey: name) {
        update(before, to: child, parent: known.id, index: index, &nodes, &removed)
      } else {
        known.children[name] = add(child, parent: known.id, index: index, &nodes)
      }
    }
    for (name, child) in gone {
      known.children[name] = nil
      Self.remove(child, &removed)
    }
  }

  private static func remove(_ known: Known, _ removed: inout [Int]) {
    removed.append(known.id)
    for child in known.children.values { remove(child, &removed) }
  }

  /// Returns siblings with unique names, in case two of them have the same key.
  private static func named(_ siblings: [PictureNode]) -> [(name: String, node: PictureNode)] {
    var counts: [String: Int] = [:]
    return siblings.map { node in
      let count = counts[node.key, default: 0] + 1
      counts[node.key] = count
      return (count == 1 ? node.key : "\(node.key) #\(count)", node)
    }
  }
}

extension LabNode {
  /// Creates a node without its shapes.
  fileprivate init(_ picture: PictureNode, id: Int, parent: Int?, index: Int) {
    self.init(
      id: id, parent: parent, index: index, x: Double(picture.origin.x).hundredths,
      y: Double(picture.origin.y).hundredths, width: Double(picture.size.width).hundredths,
      height: Double(picture.size.height).hundredths, scrollX: Double(picture.scroll.x).hundredths,
      scrollY: Double(picture.scroll.y).hundredths, opacity: picture.opacity.hundredths,
      matrix: picture.matrix.coefficients,
      clip: picture.clipRadius)
  }
}

extension PictureNode.Matrix {
  /// The coefficients for the page; nil for the identity.
  fileprivate var coefficients: [Double]? {
    isIdentity ? nil : [a, b, c, d].map { $0.rounded(toDecimals: 5) }
  }
}
