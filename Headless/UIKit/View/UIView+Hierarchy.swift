import Foundation

extension UIView {
  /// The superview.
  nonisolated var storedSuperview: UIView? {
    get { superviewReference?.takeUnretainedValue() }
    set { superviewReference = newValue.map(Unmanaged.passUnretained) }
  }

  /// Adds a view behind another subview.
  public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insertSubview(view, at: index(of: siblingSubview, without: view) ?? storedSubviews.count)
  }

  /// Adds a view in front of another subview.
  public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insertSubview(view, at: index(of: siblingSubview, without: view).map { $0 + 1 } ?? storedSubviews.count)
    guard view.superview === self, siblingSubview.superview === self else { return }
    mixedLayer?.hostDidInsert(view.layer, nextTo: siblingSubview.layer, isAbove: true)
  }

  /// Returns the index of a subview after another view has been removed; nil for a view that is not a subview.
  ///
  /// A view that should be inserted next to a view that is not a subview is added in front of all subviews instead.
  private func index(of sibling: UIView, without view: UIView) -> Int? {
    storedSubviews.filter { $0 !== view }.firstIndex { $0 === sibling }
  }

  /// Exchanges two subviews in the order from back to front.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard storedSubviews.indices.contains(index1), storedSubviews.indices.contains(index2) else { return }
    storedSubviews.swapAt(index1, index2)
    mixedLayer?.hostDidExchange(storedSubviews[index1].layer, storedSubviews[index2].layer)
    isOrderStale = true
  }

  /// Moves a subview in front of the others.
  public func bringSubviewToFront(_ view: UIView) {
    guard let index = storedSubviews.firstIndex(where: { $0 === view }) else { return }
    storedSubviews.append(storedSubviews.remove(at: index))
    mixedLayer?.hostDidInsert(view.layer, nextTo: nil, isAbove: true)
    isOrderStale = true
  }

  /// Moves a subview behind the others.
  public func sendSubviewToBack(_ view: UIView) {
    guard let index = storedSubviews.firstIndex(where: { $0 === view }) else { return }
    storedSubviews.insert(storedSubviews.remove(at: index), at: 0)
    mixedLayer?.hostDidSendToBack(view.layer)
    isOrderStale = true
  }

  /// Returns whether this view is a descendant of a view, or is that view itself.
  @discardableResult public func isDescendant(of view: UIView) -> Bool {
    let wanted = Unmanaged.passUnretained(view).toOpaque()
    var current: Unmanaged<UIView>? = Unmanaged.passUnretained(self)
    while let here = current {
      if here.toOpaque() == wanted { return true }
      current = here.borrow { $0.superviewReference }
    }
    return false
  }

  /// Returns the first view with a tag in this view's subtree, beginning with this view.
  @discardableResult public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in storedSubviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Ends editing in this view and its descendants.
  ///
  /// - Parameter force: Whether editing ends even if the input does not allow it.
  /// - Returns: Whether a view in the subtree was first responder and has resigned.
  @discardableResult public func endEditing(_ force: Bool) -> Bool {
    let responder = FirstResponder.window(of: self)?.firstResponder as? UIView
    guard let responder, responder.isDescendant(of: self) else { return false }
    return force ? FirstResponder.resign(responder, isForced: true) : responder.resignFirstResponder()
  }

  // MARK: Moving

  /// The topmost ancestor, which is the window if there is one.
  var topmost: UIView {
    var current = self
    while let above = current.storedSuperview { current = above }
    return current
  }

  func insert(_ view: UIView, at index: Int) {
    precondition(!isDescendant(of: view), "A view cannot be a subview of itself or of its descendants.")
    let oldSuperview = view.storedSuperview
    if oldSuperview === self { return reorder(view, to: index) }
    let (oldWindow, newWindow) = (view.window, window)
    let changesWindow = oldWindow !== newWindow
    let oldTint = view.tintColor
    oldSuperview?.willRemoveSubview(view)
    view.willMove(toSuperview: self)
    if changesWindow {
      FirstResponder.subtreeWillLeaveWindow(view)
      view.notifySubtree(willMoveTo: newWindow)
    }
    view.storedSuperview?.detach(view)
    let place = min(max(0, index), storedSubviews.count)
    storedSubviews.insert(view, at: place)
    view.storedSuperview = self
    view.storeWindow(self as? UIWindow ?? storedWindow)
    insertLayer(of: view, at: place)
    noteInserted(view, at: place)
    view.autoLayoutDidAttach()
    if !view.pending.isDisjoint(with: .anything) { markAncestors(of: view) }
    view.displayMayBePossible()
    view.setNeedsLayout()
    setNeedsLayout()
    view.safeAreaMayHaveChanged(hasResizedOrScrolled: true)
    if changesWindow { view.updateSafeAreaOfControllers() }
    if view.storedTintColor == nil, view.tintColor != oldTint { view.notifySubtreeOfTint() }
    if changesWindow { view.notifySubtreeDidMoveToWindow() }
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  /// Moves a subview to another index.
  private func reorder(_ view: UIView, to index: Int) {
    storedSubviews.removeAll { $0 === view }
    let place = min(max(0, index), storedSubviews.count)
    storedSubviews.insert(view, at: place)
    insertLayer(of: view, at: place)
    isOrderStale = true
    setNeedsLayout()
  }

  func leaveSuperview() {
    guard let superview = storedSuperview else { return }
    let oldWindow = window
    superview.willRemoveSubview(self)
    willMove(toSuperview: nil)
    if oldWindow != nil {
      FirstResponder.subtreeWillLeaveWindow(self)
      notifySubtree(willMoveTo: nil)
    }
    // The callbacks may have moved the view again.
    guard storedSuperview === superview else { return }
    superview.detach(self)
    superview.setNeedsLayout()
    safeAreaMayHaveChanged(hasResizedOrScrolled: true)
    if oldWindow != nil { notifySubtreeDidMoveToWindow() }
    didMoveToSuperview()
  }

  /// Removes a subview and notifies only Auto Layout.
  private func detach(_ view: UIView) {
    view.autoLayoutWillDetach()
    storedSubviews.removeAll { $0 === view }
    mixedLayer?.hostDidRemove(view.layer)
    noteRemoved(view)
    view.storedSuperview = nil
    view.storeWindow(nil)
    view.autoLayoutDidDetach()
  }

  /// Puts the layer of a subview directly behind the next subview's, or in front of everything else.
  private func insertLayer(of view: UIView, at place: Int) {
    guard let mixedLayer else { return }
    let next = storedSubviews.indices.contains(place + 1) ? storedSubviews[place + 1].layer : nil
    mixedLayer.hostDidInsert(view.layer, nextTo: next, isAbove: false)
  }

  /// The layer if it has sublayers that do not belong to subviews.
  private var mixedLayer: CALayer? { createdLayer?.hasSublayersWithoutViews == true ? createdLayer : nil }

  private func storeWindow(_ window: UIWindow?) {
    guard storedWindow !== window, !(self is UIWindow) else { return }
    storedWindow = window
    for view in storedSubviews { view.storeWindow(window) }
  }

  /// Resets the window of the subtree.
  nonisolated func leaveDeallocatedWindow() {
    guard storedWindow != nil else { return }
    storedWindow = nil
    for view in storedSubviews { view.leaveDeallocatedWindow() }
  }

  private func notifySubtree(willMoveTo window: UIWindow?) {
    if let controller {
      if let window { controller.viewWillEnterWindow(window) } else { controller.viewWillLeaveWindow() }
    }
    willMove(toWindow: window)
    for view in storedSubviews { view.notifySubtree(willMoveTo: window) }
  }

  private func notifySubtreeDidMoveToWindow() {
    if window == nil { endAllAnimations() } else { contentSizeCategoryMayHaveChanged() }
    if window != nil, let guide = storedAutoLayout?.guide(.keyboard) as? UIKeyboardLayoutGuide { guide.didAttach() }
    if window != nil { HeadlessAppearance.apply(to: self, in: next) }
    didMoveToWindow()
    if window == nil { controller?.viewDidLeaveWindow() }
    for link in updateLinks { link.object?.run() }
    for view in storedSubviews { view.notifySubtreeDidMoveToWindow() }
  }
}

extension UIView {
  /// The reference through which other objects refer to this view without retaining it.
  var reference: ItemReference {
    if let storedReference { return storedReference }
    let new = ItemReference(self)
    storedReference = new
    return new
  }
}
