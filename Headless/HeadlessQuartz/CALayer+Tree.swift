// The order of the sublayers. A layer with a host has the layers of the host's subviews and may have others among them.
extension CALayer {
  var allSublayers: [CALayer] {
    ownSublayers.isEmpty ? onHost { $0.hostSublayers } ?? [] : ownSublayers
  }

  func index(of sibling: CALayer?, without layer: CALayer) -> Int? {
    allSublayers.filter { $0 !== layer }.firstIndex { $0 === sibling }
  }

  func insert(_ layer: CALayer, at index: Int) {
    precondition(layer !== self, "A layer cannot contain itself.")
    layer.removeFromSuperlayer()
    var layers = allSublayers
    layers.insert(layer, at: min(index, layers.count))
    ownSublayers = layers
    layer.ownSuperlayer = self
  }

  func remove(_ layer: CALayer) {
    ownSublayers.removeAll { $0 === layer }
    // If all sublayers belong to subviews, the order of the subviews is used again.
    if host != nil, !ownSublayers.contains(where: { $0.ownSuperlayer === self }) { ownSublayers = [] }
  }

  /// Whether some sublayers do not belong to subviews.
  package var hasSublayersWithoutViews: Bool { !ownSublayers.isEmpty }

  /// Called when a subview was inserted or moved.
  ///
  /// - Parameters:
  ///   - layer: The layer of the subview.
  ///   - sibling: The layer next to it; nil for the front.
  ///   - isAbove: Whether the layer is in front of its sibling.
  package func hostDidInsert(_ layer: CALayer, nextTo sibling: CALayer?, isAbove: Bool) {
    ownSublayers.removeAll { $0 === layer }
    let place = ownSublayers.firstIndex { $0 === sibling }.map { isAbove ? $0 + 1 : $0 }
    ownSublayers.insert(layer, at: place ?? ownSublayers.count)
  }

  /// Called when a subview was moved behind everything else.
  package func hostDidSendToBack(_ layer: CALayer) {
    hostDidInsert(layer, nextTo: ownSublayers.first { $0 !== layer }, isAbove: false)
  }

  /// Called when two subviews were exchanged.
  package func hostDidExchange(_ one: CALayer, _ other: CALayer) {
    guard let first = ownSublayers.firstIndex(of: one), let second = ownSublayers.firstIndex(of: other) else { return }
    ownSublayers.swapAt(first, second)
  }

  /// Called when a subview was removed.
  package func hostDidRemove(_ layer: CALayer) {
    remove(layer)
  }
}
