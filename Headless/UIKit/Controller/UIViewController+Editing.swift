extension UIViewController {
  /// Creates the bar button that begins and ends editing.
  func makeEditButtonItem() -> UIBarButtonItem {
    let item = UIBarButtonItem(
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
    item.showsEditing(isEditing)
    return item
  }
}
