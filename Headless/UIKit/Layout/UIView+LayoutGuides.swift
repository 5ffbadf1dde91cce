import Foundation

extension UIView {
  /// The guides in the view.
  public var layoutGuides: [UILayoutGuide] { storedAutoLayout?.guides ?? [] }

  /// Adds a guide to the view.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.storedOwner !== self else { return }
    layoutGuide.storedOwner?.removeLayoutGuide(layoutGuide)
    layoutGuide.storedOwner = self
    autoLayout.guides.append(layoutGuide)
  }

  /// Takes a guide out of the view, and with it every constraint that concerns it.
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

  /// What bars and the device leave free of the view.
  public var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea) }

  /// The view within its margins.
  public var layoutMarginsGuide: UILayoutGuide { guide(.margins) }

  /// The part of the view within its margins that is not too wide to be read.
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

  /// Where a guide of this view is, in this view's coordinates.
  func frame(of guide: UILayoutGuide) -> CGRect {
    switch guide.role {
    case .custom: return guide.layoutItem.flatMap { $0.engine?.rect(of: $0) } ?? .zero
    case .safeArea: return bounds.inset(by: safeAreaInsets)
    case .margins: return bounds.inset(by: layoutMargins)
    case .readable: return bounds.inset(by: readableInsets)
    case .keyboard: return (guide as? UIKeyboardLayoutGuide)?.presentFrame(in: self) ?? .zero
    case .frame: return bounds
    case .content: return CGRect(origin: .zero, size: (self as? UIScrollView)?.contentSize ?? .zero)
    }
  }

  /// The margins, wider where the line would be too long to be read, in points.
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

  // MARK: Coming, moving and going

  /// The view has another place or size.
  func autoLayoutGeometryDidChange() {
    guard let layout = storedAutoLayout else { return }
    if let item = layout.item { item.definitionDidChange() }
    for guide in layout.guides where guide.role == .readable || guide.role == .keyboard {
      guide.layoutItem?.definitionDidChange()
    }
  }

  func layoutDirectionMayHaveChanged() {
    // Which edge leads is part of every expression that names one.
    for constraint in topmost.subtreeConstraints where constraint.concerns(subtreeOf: self) {
      constraint.engine?.replace(constraint)
    }
    setNeedsLayout()
  }

  private var subtreeConstraints: [NSLayoutConstraint] {
    constraints + storedSubviews.flatMap(\.subtreeConstraints)
  }

  /// The view is about to leave its superview: the constraints that tie it to what is above go for good.
  func autoLayoutWillDetach() {
    var current = superview
    while let here = current {
      for constraint in here.constraints where constraint.concerns(subtreeOf: self) { here.drop(constraint) }
      current = here.superview
    }
    leaveEngine()
  }

  /// The view has become the top of a tree of its own.
  func autoLayoutDidDetach() {
    enterEngine()
  }

  /// The view has come into another tree.
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
      // A tree whose top is gone leaves parts behind that belong to no engine any longer.
      if layout.item?.engine == nil { layout.item = nil }
      for guide in layout.guides where guide.layoutItem?.engine == nil { guide.layoutItem = nil }
      for constraint in layout.constraints where constraint.engine == nil { treeEngine.add(constraint) }
      if !layout.translatesMask, superview != nil { treeEngine.noteView(self) }
    }
    for view in storedSubviews { view.enterEngine() }
  }
}
