import Foundation

extension UIView {
  /// The guides that the view owns.
  public var layoutGuides: [UILayoutGuide] { storedAutoLayout?.guides ?? [] }

  /// Adds a guide to the view.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.storedOwner !== self else { return }
    layoutGuide.storedOwner?.removeLayoutGuide(layoutGuide)
    layoutGuide.storedOwner = self
    autoLayout.guides.append(layoutGuide)
  }

  /// Removes a guide from the view, with all its constraints.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.storedOwner === self else { return }
    var current: UIView? = self
    while let here = current {
      for constraint in here.constraints
      where constraint.first.item === layoutGuide || constraint.second?.item === layoutGuide {
        here.drop(constraint)
      }
      current = here.superview
    }
    if let item = layoutGuide.layoutItem { item.engine?.forget(item) }
    layoutGuide.layoutItem = nil
    layoutGuide.storedOwner = nil
    storedAutoLayout?.guides.removeAll { $0 === layoutGuide }
  }

  /// The area of the view that is not covered by bars, or by the shape of the device's screen.
  public var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea) }

  /// The area of the view inside its margins.
  public var layoutMarginsGuide: UILayoutGuide { guide(.margins) }

  /// The area of the view inside its margins with a readable width.
  public var readableContentGuide: UILayoutGuide { guide(.readable) }

  /// A guide that follows the keyboard.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let known = storedAutoLayout?.guide(.keyboard) as? UIKeyboardLayoutGuide { return known }
    let new = UIKeyboardLayoutGuide()
    addLayoutGuide(new)
    HeadlessWorld.state.keyboardGuides.append(WeakReference(object: new))
    if window != nil { new.didAttach() }
    return new
  }

  func guide(_ role: UILayoutGuide.Role) -> UILayoutGuide {
    if let known = storedAutoLayout?.guide(role) { return known }
    let new = UILayoutGuide(role: role)
    addLayoutGuide(new)
    return new
  }

  /// Returns the frame of a guide of this view, in this view's coordinates.
  func frame(of guide: UILayoutGuide) -> CGRect {
    switch guide.role {
    case .custom: return guide.layoutItem.flatMap { $0.engine?.rect(of: $0) } ?? .zero
    case .safeArea: return place(ofGuide: bounds.inset(by: safeAreaInsets))
    case .margins: return bounds.inset(by: layoutMargins)
    case .readable: return bounds.inset(by: readableInsets)
    case .keyboard: return place(ofGuide: (guide as? UIKeyboardLayoutGuide)?.presentFrame(in: self) ?? .zero)
    case .frame: return bounds
    case .content: return CGRect(origin: .zero, size: (self as? UIScrollView)?.contentSize ?? .zero)
    }
  }

  /// Returns the position of a guide whose frame in the visible part is known.
  ///
  /// See the doubt "scroll-view-guides".
  private func place(ofGuide frame: CGRect) -> CGRect {
    guard self is UIScrollView, HeadlessWorld.assumes(.scrollViewGuidesScroll) else { return frame }
    return frame.offsetBy(dx: -bounds.minX, dy: -bounds.minY)
  }

  /// The margins, in points, increased if lines would be too long to read.
  var readableInsets: UIEdgeInsets {
    var insets = layoutMargins
    let excess = bounds.width - insets.left - insets.right - Self.readableWidth
    if excess > 0 {
      insets.left += excess / 2
      insets.right += excess / 2
    }
    return insets
  }

  /// The readable width at the default text size, in points.
  private static let readableWidth: CGFloat = 672

  func safeAreaGuideDidChange() {
    guard let layout = storedAutoLayout else { return }
    for guide in layout.guides where guide.role == .safeArea || guide.role == .keyboard {
      guideDefinitionDidChange(guide)
    }
  }

  func marginsGuideDidChange() {
    guard let layout = storedAutoLayout else { return }
    for guide in layout.guides where guide.role == .margins || guide.role == .readable {
      guideDefinitionDidChange(guide)
    }
  }

  func guideDefinitionDidChange(_ guide: UILayoutGuide) {
    guard let item = guide.layoutItem else { return }
    item.definitionDidChange()
    setNeedsLayout()
  }

  // MARK: Changes of the hierarchy

  /// Called when the position or size of the view has changed.
  func autoLayoutGeometryDidChange() {
    guard let layout = storedAutoLayout else { return }
    if let item = layout.item { item.definitionDidChange() }
    for guide in layout.guides where guide.role == .readable || guide.role == .keyboard {
      guide.layoutItem?.definitionDidChange()
    }
  }

  func layoutDirectionMayHaveChanged() {
    // The layout direction is part of every expression with a leading or trailing edge.
    for constraint in topmost.subtreeConstraints where constraint.concerns(subtreeOf: self) {
      constraint.engine?.replace(constraint)
    }
    setNeedsLayout()
  }

  private var subtreeConstraints: [NSLayoutConstraint] {
    constraints + storedSubviews.flatMap(\.subtreeConstraints)
  }

  /// Called when the view is about to leave its superview.
  ///
  /// Constraints between the view and its ancestors are removed.
  func autoLayoutWillDetach() {
    var current = superview
    while let here = current {
      for constraint in here.constraints where constraint.concerns(subtreeOf: self) { here.drop(constraint) }
      current = here.superview
    }
    leaveEngine()
  }

  /// Called when the view has become the topmost view of its own hierarchy.
  func autoLayoutDidDetach() {
    enterEngine()
  }

  /// Called when the view has been added to another hierarchy.
  func autoLayoutDidAttach() {
    if storedAutoLayout?.engine != nil {
      leaveEngine()
      storedAutoLayout?.engine = nil
    }
    enterEngine()
  }

  private func leaveEngine() {
    if let layout = storedAutoLayout {
      for constraint in layout.constraints { constraint.engine?.remove(constraint) }
      for guide in layout.guides {
        if let item = guide.layoutItem { item.engine?.forget(item) }
        guide.layoutItem = nil
      }
      if let item = layout.item { item.engine?.forget(item) }
      layout.item = nil
    }
    for view in storedSubviews { view.leaveEngine() }
  }

  private func enterEngine() {
    if let layout = storedAutoLayout {
      // If the topmost view of a hierarchy has been deallocated, there are items that belong to no engine.
      if layout.item?.engine == nil { layout.item = nil }
      for guide in layout.guides where guide.layoutItem?.engine == nil { guide.layoutItem = nil }
      for constraint in layout.constraints where constraint.engine == nil { treeEngine.add(constraint) }
      if !layout.translatesMask, superview != nil { treeEngine.noteView(self) }
    }
    for view in storedSubviews { view.enterEngine() }
  }
}
