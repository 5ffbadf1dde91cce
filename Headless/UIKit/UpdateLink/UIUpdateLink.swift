public import Foundation

/// Calls closures once for each frame.
///
/// The virtual clock has 60 frames per second, but only for links that require continuous updates. Nothing else causes
/// frames in the headless UIKit.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UIUpdateLink: NSObject {
  private weak var view: UIView?
  private var handlers: [(UIUpdateLink, UIUpdateInfo) -> Void] = []
  private var isRunning = false

  /// Creates a link for the display that shows a view.
  public init(view: UIView) {
    self.view = view
    super.init()
    view.updateLinks.append(WeakReference(object: self))
  }

  /// Creates a link for the display that shows a view, with a closure.
  public convenience init(view: UIView, actionHandler handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
    self.init(view: view)
    addAction(handler: handler)
  }

  /// Adds a closure that is called once for each frame.
  open func addAction(handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
    handlers.append(handler)
  }

  /// Whether the closures are called while the view is in a window.
  ///
  /// The default value is the one that Apple documents, although Apple's sample code sets it.
  open var isEnabled = true {
    didSet { run() }
  }

  /// Whether the link itself causes frames.
  open var requiresContinuousUpdates = false {
    didSet { run() }
  }

  private var isActive: Bool { isEnabled && requiresContinuousUpdates && view?.window != nil }

  /// Calls the closures once for each frame, as soon as the link is enabled and its view is in a window.
  func run() {
    guard isActive, !isRunning else { return }
    isRunning = true
    // The clock retains an active link, as a run loop retains a display link. Apple does not document this for update
    // links.
    HeadlessClock.addFrameClient { [self] time in
      guard isActive else {
        isRunning = false
        return false
      }
      let info = UIUpdateInfo(modelTime: time)
      for handler in handlers { handler(self, info) }
      return true
    }
  }
}
