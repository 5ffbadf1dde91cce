#if canImport(UIKit)
  import UIKit

  /// Determines when a screen stops changing.
  @MainActor
  struct QuietCheck {
    private var last: Int?
    private var quietTurns = 0
    private var turns = 0

    /// The number of turns without a change after which a screen counts as quiet.
    ///
    /// A task that awaits another task needs two turns.
    private static let enoughTurns = 4
    /// The number of turns after which a screen is tested even if it still changes.
    private static let maximumTurnCount = 200

    /// Returns whether the screen has not changed for some turns of the main queue.
    ///
    /// Call this method once in each turn.
    mutating func isQuiet(_ window: UIWindow) -> Bool {
      var hasher = Hasher()
      Self.add(window, to: &hasher)
      let now = hasher.finalize()
      quietTurns = now == last ? quietTurns + 1 : 0
      last = now
      turns += 1
      return quietTurns >= Self.enoughTurns || turns >= Self.maximumTurnCount
    }

    private static func add(_ view: UIView, to hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(view))
      hasher.combine(view.isHidden)
      hasher.combine(view.alpha)
      for number in [
        view.center.x, view.center.y, view.bounds.minX, view.bounds.minY, view.bounds.width, view.bounds.height,
        view.transform.a, view.transform.b, view.transform.c, view.transform.d, view.transform.tx, view.transform.ty,
        view.layer.zPosition,
      ] {
        hasher.combine(number)
      }
      hasher.combine(view.isFirstResponder)
      for subview in view.subviews { add(subview, to: &hasher) }
    }
  }
#endif
