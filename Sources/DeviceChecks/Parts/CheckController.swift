#if canImport(UIKit) && !os(visionOS)
  import UIKit

  /// A view controller with a white view.
  ///
  /// A check can observe the controller's events.
  final class CheckController: UIViewController {
    /// The bar above the keyboard while the controller, or a view in it, is first responder.
    var bar: UIView?
    var onLayout: () -> Void = {}
    var onAppear: () -> Void = {}

    override var inputAccessoryView: UIView? { bar }
    override var canBecomeFirstResponder: Bool { bar != nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      onAppear()
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      onLayout()
    }
  }
#endif
