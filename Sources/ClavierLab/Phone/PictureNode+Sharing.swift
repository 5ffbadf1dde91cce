extension PictureNode {
  /// Returns this picture, sharing the storage of all parts that are equal in another picture.
  ///
  /// A film of a thousand pictures then needs little more memory than one picture, and comparisons are fast.
  func sharing(_ old: PictureNode) -> PictureNode {
    var copy = self
    if shapes == old.shapes { copy.shapes = old.shapes }
    copy.children = Self.sharing(children, with: old.children)
    return copy
  }

  static func sharing(_ new: [PictureNode], with old: [PictureNode]) -> [PictureNode] {
    var nodes: [PictureNode] = []
    nodes.reserveCapacity(new.count)
    var index = 0
    for node in new {
      // Most children have the same index as before.
      if !old.indices.contains(index) || old[index].key != node.key {
        guard let found = old.firstIndex(where: { $0.key == node.key }) else {
          nodes.append(node)
          continue
        }
        index = found
      }
      nodes.append(node.sharing(old[index]))
      index += 1
    }
    // The parts that are equal share their storage by now, so this comparison is fast.
    return nodes == old ? old : nodes
  }
}

extension PhonePicture {
  /// Returns this picture, sharing the storage of equal windows with another picture.
  func sharing(_ old: PhonePicture) -> PhonePicture {
    var copy = self
    copy.windows = PictureNode.sharing(windows, with: old.windows)
    return copy
  }
}
