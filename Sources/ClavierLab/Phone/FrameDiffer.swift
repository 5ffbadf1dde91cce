import Foundation

/// Computes the difference between two pictures, node by node.
struct FrameDiffer {
  /// The difference between two pictures.
  struct Changes {
    /// The new and changed nodes, parents before children.
    var nodes: [LabNode] = []
    /// The identifiers of the removed nodes.
    var removed: [Int] = []

    var isEmpty: Bool { nodes.isEmpty && removed.isEmpty }
  }

  /// A node that was sent to the page.
  private final class SentNode {
    let id: Int
    var picture: PictureNode
    var node: LabNode
    /// The children by their unique names.
    var children: [String: SentNode] = [:]

    init(id: Int, picture: PictureNode, node: LabNode) {
      self.id = id
      self.picture = picture
      self.node = node
    }
  }

  private var root: SentNode?
  private var lastID = 0

  /// Returns the difference between the last picture and this one.
  mutating func changes(to picture: PictureNode) -> Changes {
    var changes = Changes()
    if let sent = root, sent.picture.key == picture.key {
      update(sent, to: picture, parent: nil, index: 0, &changes)
    } else {
      if let root { Self.remove(root, &changes) }
      root = add(picture, parent: nil, index: 0, &changes)
    }
    return changes
  }

  private mutating func add(
    _ picture: PictureNode, parent: Int?, index: Int, _ changes: inout Changes
  ) -> SentNode {
    lastID += 1
    let id = lastID
    let sent = SentNode(id: id, picture: picture, node: LabNode(picture, id: id, parent: parent, index: index))
    var node = sent.node
    node.shapes = picture.shapes.map(LabShape.init)
    changes.nodes.append(node)
    for (index, (name, child)) in Self.named(picture.children).enumerated() {
      sent.children[name] = add(child, parent: id, index: index, &changes)
    }
    return sent
  }

  private mutating func update(
    _ sent: SentNode, to picture: PictureNode, parent: Int?, index: Int, _ changes: inout Changes
  ) {
    let old = sent.picture
    var node = LabNode(picture, id: sent.id, parent: parent, index: index)
    let hasNewShapes = picture.shapes != old.shapes
    if node != sent.node || hasNewShapes {
      sent.node = node
      if hasNewShapes { node.shapes = picture.shapes.map(LabShape.init) }
      changes.nodes.append(node)
    }
    sent.picture = picture
    // Shared storage makes this comparison fast.
    if picture.children != old.children { updateChildren(of: sent, to: picture.children, &changes) }
  }

  private mutating func updateChildren(of sent: SentNode, to children: [PictureNode], _ changes: inout Changes) {
    var removed = sent.children
    for (index, (name, child)) in Self.named(children).enumerated() {
      if let known = removed.removeValue(forKey: name) {
        update(known, to: child, parent: sent.id, index: index, &changes)
      } else {
        sent.children[name] = add(child, parent: sent.id, index: index, &changes)
      }
    }
    for (name, child) in removed {
      sent.children[name] = nil
      Self.remove(child, &changes)
    }
  }

  private static func remove(_ sent: SentNode, _ changes: inout Changes) {
    changes.removed.append(sent.id)
    for child in sent.children.values { remove(child, &changes) }
  }

  /// Returns siblings with their keys, numbered if several siblings have the same key.
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
