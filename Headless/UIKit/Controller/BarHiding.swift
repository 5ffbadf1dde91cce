import Foundation
import HeadlessEnumerations

/// Hides and shows the bars of a navigation controller, as the app has requested.
@MainActor final class BarHiding {
  let swipe = UIPanGestureRecognizer()
  let tap = UITapGestureRecognizer()
  private unowned let navigation: UINavigationController
  private var observation: (any NSObjectProtocol)?
  private var wasCompact = false
  private lazy var simultaneously = Simultaneously()

  /// The distance of a swipe after which the bars are hidden or shown, in points.
  ///
  /// The value is an estimate.
  private static let distance: CGFloat = 20

  init(in navigation: UINavigationController) {
    self.navigation = navigation
    (swipe.isEnabled, tap.isEnabled) = (false, false)
    tap.cancelsTouchesInView = false
    swipe.headlessAddAction { [weak self] _ in self?.follow() }
    tap.headlessAddAction { [weak self] in
      guard $0.state == .ended, let navigation = self?.navigation else { return }
      self?.setHidden(!navigation.isNavigationBarHidden)
    }
  }

  isolated deinit {
    observation.map(NotificationCenter.default.removeObserver)
  }

  var hidesOnSwipe = false { didSet { swipe.isEnabled = hidesOnSwipe } }

  var hidesOnTap = false { didSet { updateTap() } }

  var hidesWhenKeyboardAppears = false {
    didSet {
      updateTap()
      observation.map(NotificationCenter.default.removeObserver)
      observation = nil
      guard hidesWhenKeyboardAppears else { return }
      observation = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
      ) { [weak self] _ in
        // Any code can post the notification, on any thread.
        guard MainQueue.isCurrent else { return }
        MainActor.assumeIsolated { self?.setHidden(true) }
      }
    }
  }

  var hidesWhenVerticallyCompact = false {
    didSet {
      updateTap()
      traitsMayHaveChanged()
    }
  }

  /// A tap also shows bars that were hidden because of the keyboard or the height.
  private func updateTap() {
    tap.isEnabled = hidesOnTap || hidesWhenKeyboardAppears || hidesWhenVerticallyCompact
  }

  func viewDidLoad() {
    swipe.delegate = simultaneously
    tap.delegate = simultaneously
    navigation.view.addGestureRecognizer(swipe)
    navigation.view.addGestureRecognizer(tap)
  }

  func traitsMayHaveChanged() {
    let isCompact = navigation.traitCollection.verticalSizeClass == .compact
    defer { wasCompact = isCompact }
    guard hidesWhenVerticallyCompact, isCompact != wasCompact else { return }
    navigation.setNavigationBarHidden(isCompact, animated: false)
  }

  private func follow() {
    guard swipe.state == .changed || swipe.state == .ended else { return }
    let way = swipe.translation(in: navigation.view)
    guard abs(way.y) > max(Self.distance, abs(way.x)) else { return }
    setHidden(way.y < 0)
  }

  private func setHidden(_ hidden: Bool) {
    guard navigation.viewIfLoaded?.window != nil, hidden != navigation.isNavigationBarHidden else { return }
    navigation.setNavigationBarHidden(hidden, animated: true)
    // A toolbar without items stays hidden.
    guard hidden || navigation.topViewController?.toolbarItems?.isEmpty == false else { return }
    if hidden ? !navigation.isToolbarHidden : true { navigation.setToolbarHidden(hidden, animated: true) }
  }

  /// Lets a recognizer recognize its gesture at the same time as all other recognizers.
  private final class Simultaneously: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { true }
  }
}

@_documentation(visibility: internal)
extension UINavigationController {
  /// Whether a swipe up hides the bars, and a swipe down shows them.
  public var hidesBarsOnSwipe: Bool {
    get { barHiding.hidesOnSwipe }
    set { barHiding.hidesOnSwipe = newValue }
  }

  /// Whether a tap hides and shows the bars.
  public var hidesBarsOnTap: Bool {
    get { barHiding.hidesOnTap }
    set { barHiding.hidesOnTap = newValue }
  }

  /// Whether the bars are hidden when the keyboard appears.
  ///
  /// A tap shows them again.
  public var hidesBarsWhenKeyboardAppears: Bool {
    get { barHiding.hidesWhenKeyboardAppears }
    set { barHiding.hidesWhenKeyboardAppears = newValue }
  }

  /// Whether the bars are hidden in compact height.
  ///
  /// A tap shows them again.
  public var hidesBarsWhenVerticallyCompact: Bool {
    get { barHiding.hidesWhenVerticallyCompact }
    set { barHiding.hidesWhenVerticallyCompact = newValue }
  }

  /// The recognizer for swipes that hide and show the bars.
  public var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.swipe }

  /// The recognizer for taps that hide and show the bars.
  public var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }
}
