extension UIContentConfiguration {
  /// Returns a new content view to replace another one; nil if the other view was updated instead.
  @MainActor func contentView(replacing old: UIView) -> (any UIView & UIContentView)? {
    if let current = old as? any UIView & UIContentView, type(of: current.configuration) == type(of: self) {
      current.configuration = self
      return nil
    }
    let new = makeContentView()
    new.frame = old.frame
    new.autoresizingMask = old.autoresizingMask
    return new
  }
}
