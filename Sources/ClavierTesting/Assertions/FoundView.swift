#if canImport(UIKit)
  import Clavier
  import Foundation
  import UIKit

  /// An input that is not in a list, or an outermost list.
  ///
  /// An app may replace the view with an equal view. For example, it may create a form again after each change, or
  /// present a new controller each time.
  @MainActor
  final class FoundView {
    /// The properties that the views of one input or list have in common, even in different controllers.
    struct Fingerprint: Equatable {
      private let name: String
      private let frame: CGRect
      /// The classes of the view and its superviews, and their positions among the subviews.
      private let types: [ObjectIdentifier]
      private let indices: [Int]

      @MainActor init(_ view: UIView) {
        name = view.inputName
        frame = view.frame
        let path = Array(sequence(first: view, next: \.superview))
        types = path.map { ObjectIdentifier(type(of: $0)) }
        indices = path.map { view in view.superview?.subviews.firstIndex { $0 === view } ?? 0 }
      }
    }

    private let fingerprint: Fingerprint
    private let predecessor: String?
    /// The views found so far, and the controller of the first view.
    ///
    /// The views are retained, so that no other object gets the same identity.
    private var views: [UIView]
    private let controller: UIViewController?

    init(_ view: UIView, with fingerprint: Fingerprint, after predecessor: Predecessor?) {
      views = [view]
      self.fingerprint = fingerprint
      self.predecessor = predecessor?.name
      controller = view.nearestController
    }

    /// The last view that is in a window, or the last view if none is in a window.
    var current: UIView? { views.last { $0.window != nil } ?? views.last }

    private func isKnown(_ view: UIView) -> Bool { views.contains { $0 === view } }

    /// Returns whether none of the views is in a window, and a new view is at the same position.
    ///
    /// A screen may show two controllers of the same class one after another. The inputs of the two controllers count
    /// as different inputs, unless editing the same input shows both controllers.
    private func isReplaced(by view: UIView, with new: Fingerprint, after predecessor: Predecessor?) -> Bool {
      guard new == fingerprint, !views.contains(where: { $0.window != nil }) else { return false }
      let hasSamePredecessor = predecessor != nil && predecessor?.name == self.predecessor
      return hasSamePredecessor || view.nearestController === controller
    }

    /// Returns the known input or list to which a view belongs; nil if the view is new.
    static func known(
      _ view: UIView, with fingerprint: Fingerprint, among known: [FoundView], after predecessor: Predecessor?
    ) -> FoundView? {
      if let own = known.first(where: { $0.isKnown(view) }) { return own }
      let replaced = known.first { $0.isReplaced(by: view, with: fingerprint, after: predecessor) }
      replaced?.views.append(view)
      return replaced
    }
  }
#endif
