extension PictureNode {
  /// Returns this picture, sharing the storage of all parts that are equal in another picture.
  ///
  /// A film of a thousand pictures then needs little more memory than one picture, and comparisons are fast.
  func sharing(_ old: PictureNode) -> (node: PictureNode, isSame: Bool) {
    var copy = self
    var isSame =
      origin == old.origin && size == old.size && scroll == old.scroll && opacity == old.opacity
      && matrix == old.matrix && clipRadius == old.clipRadius && key == old.key
    if shapes == old.shapes { copy.shapes = old.shapes } else { isSame = false }
    let (children, areSame) = Self.sharing(children, with: old.children)
    copy.children = children
    return (copy, isSame && areSame)
  }

  static func sharing(_ new: [PictureNode], with old: [PictureNode]) -> (nodes: [PictureNode], areSame: Bool) {
    var areSame = new.count == old.count
    var nodes: [PictureNode] = []
    nodes.reserveCapacity(new.count)
    var place = 0
    for node in new {
      // Most children have the same index as before.
      if !old.indices.contains(place) || old[place].key != node.key {
        guard let found = old.firstIndex(where: { $0.key == node.key }) else {
          nodes.append(node)
          areSame = false
          continue
        }
        place = found
        areSame = false
      }
      let shared = node.sharing(old[place])
      nodes.append(shared.node)
      areSame = areSame && shared.isSame
      place += 1
    }
    return areSame ? (old, true) : (nodes, false)
  }
}

extension PhonePicture {
  /// Returns this picture, sharing the storage of equal windows with another picture.
  func sharing(_ old: PhonePicture) -> PhonePicture {
    var copy = self
    copy.windows = PictureNode.sharing(windows, with: old.windows).nodes
    return copy
  }
}
