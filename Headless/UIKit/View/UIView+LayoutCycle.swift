import Foundation

/// What is due for a view, and whether anything is due below it.
///
/// A mark on a view puts `below` on every view above, so a clean tree is recognised at its root.
struct PendingPasses: OptionSet {
  let rawValue: UInt8

  static let layout = PendingPasses(rawValue: 1 << 0)
  static let constraints = PendingPasses(rawValue: 1 << 1)
  static let properties = PendingPasses(rawValue: 1 << 2)
  static let below = PendingPasses(rawValue: 1 << 3)
  static let isLayingOut = PendingPasses(rawValue: 1 << 4)

  static let anything: PendingPasses = [.layout, .constraints, .properties, .below]
}

extension UIView {
  func mark(_ pass: PendingPasses) {
    guard !pending.contains(pass) else { return }
    let wasClean = pending.isDisjoint(with: .anything)
    pending.insert(pass)
    if wasClean { markAncestors(of: self) }
  }

  func markAncestors(of view: UIView) {
    var current = view.storedSuperview
    while let here = current, !here.pending.contains(.below) {
      here.pending.insert(.below)
      current = here.storedSuperview
    }
  }

  /// Updates the properties now if an update is pending.
  public func updatePropertiesIfNeeded() {
    guard pending.contains(.properties) else { return }
    pending.remove(.properties)
    updateProperties()
  }

  /// Whether an update of the constraints is pending.
  @discardableResult public func needsUpdateConstraints() -> Bool { pending.contains(.constraints) }

  /// Updates the constraints of the view and of what is in it now, where an update is pending.
  public func updateConstraintsIfNeeded() {
    guard !pending.isDisjoint(with: .anything) else { return }
    for view in storedSubviews { view.updateConstraintsIfNeeded() }
    guard pending.contains(.constraints) else { return }
    pending.remove(.constraints)
    if let controller { controller.updateViewConstraints() } else { updateConstraints() }
  }

  private func updatePropertiesInSubtree() {
    guard !pending.isDisjoint(with: .anything) else { return }
    updatePropertiesIfNeeded()
    for view in storedSubviews { view.updatePropertiesInSubtree() }
  }

  /// Lays out until nothing is pending.
  ///
  /// A layout that always asks for another one ends after a while, as a run loop would go on drawing frames.
  func performPendingLayout() {
    let top = topmost
    for _ in 0..<Self.layoutPassLimit {
      top.layoutEngine?.solve()
      guard !pending.isDisjoint(with: .anything) else { return }
      updatePropertiesInSubtree()
      updateConstraintsIfNeeded()
      top.layoutEngine?.solve()
      layOutSubtree()
    }
  }

  private static let layoutPassLimit = 32

  private func layOutSubtree() {
    if pending.contains(.layout) {
      pending.insert(.isLayingOut)
      pending.remove(.layout)
      if let controller {
        controller.viewWillLayoutSubviews()
        layoutSubviews()
        controller.viewDidLayoutSubviews()
      } else {
        layoutSubviews()
      }
      pending.remove(.isLayingOut)
    }
    guard pending.contains(.below) else { return }
    pending.remove(.below)
    for view in storedSubviews where !view.pending.isDisjoint(with: .anything) {
      view.layOutSubtree()
      if !view.pending.isDisjoint(with: .anything) { pending.insert(.below) }
    }
    if pending.contains(.below) { markAncestors(of: self) }
  }
}
