import Foundation

/// The pending passes of a view, and whether its descendants have any.
///
/// Marking a view sets `below` for all ancestors and adds each one to the list of its superview, so that a pass visits
/// only views with pending passes.
struct PendingPasses: OptionSet {
  let rawValue: UInt8

  static let layout = PendingPasses(rawValue: 1 << 0)
  static let constraints = PendingPasses(rawValue: 1 << 1)
  static let properties = PendingPasses(rawValue: 1 << 2)
  static let below = PendingPasses(rawValue: 1 << 3)
  static let isLayingOut = PendingPasses(rawValue: 1 << 4)
  // Drawing follows layout, and is not part of it.
  static let display = PendingPasses(rawValue: 1 << 5)
  static let displayBelow = PendingPasses(rawValue: 1 << 6)

  static let anything: PendingPasses = [.layout, .constraints, .properties, .below]
}

extension UIView {
  func mark(_ pass: PendingPasses) {
    guard !pending.contains(pass) else { return }
    let wasClean = isClean
    pending.insert(pass)
    if wasClean { markAncestors(of: self) }
  }

  /// Updates the properties immediately if an update is pending.
  public func updatePropertiesIfNeeded() {
    guard pending.contains(.properties) else { return }
    pending.remove(.properties)
    updateProperties()
  }

  /// Returns whether an update of the constraints is pending.
  @discardableResult public func needsUpdateConstraints() -> Bool { pending.contains(.constraints) }

  /// Updates the constraints of the view and its descendants immediately if an update is pending.
  public func updateConstraintsIfNeeded() {
    guard !isClean else { return }
    visitPendingSubviews(takingThem: false) { $0.updateConstraintsIfNeeded() }
    guard pending.contains(.constraints) else { return }
    pending.remove(.constraints)
    if let controller { controller.updateViewConstraints() } else { updateConstraints() }
  }

  private func updatePropertiesInSubtree() {
    guard !isClean else { return }
    updatePropertiesIfNeeded()
    visitPendingSubviews(takingThem: false) { $0.updatePropertiesInSubtree() }
  }

  /// Performs layout passes until none is pending.
  ///
  /// The number of passes is limited, because a view may request layout in each pass. In UIKit, the run loop would keep
  /// drawing frames.
  func performPendingLayout() {
    let top = topmost
    for _ in 0..<Self.layoutPassLimit {
      top.layoutEngine?.solve()
      guard !isClean else { return }
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
      withCurrentTraits {
        if let controller {
          controller.updateUnavailableContentIfNeeded()
          controller.withCurrentTraits { controller.viewWillLayoutSubviews() }
          layoutSubviews()
          if HeadlessWorld.assumes(.parentsSetFrames) { controller.setFramesOfChildren() }
          controller.withCurrentTraits { controller.viewDidLayoutSubviews() }
        } else {
          layoutSubviews()
        }
      }
      pending.remove(.isLayingOut)
    }
    guard pending.contains(.below) else { return }
    pending.remove(.below)
    visitPendingSubviews(takingThem: true) { view in
      guard view.takesPartInLayout else { return }
      view.layOutSubtree()
      guard !view.isClean else { return }
      pending.insert(.below)
      markAncestors(of: view)
    }
    if pending.contains(.below) { markAncestors(of: self) }
  }
}
