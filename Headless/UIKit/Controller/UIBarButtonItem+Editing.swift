extension UIBarButtonItem {
  func showsEditing(_ isEditing: Bool) {
    (title, style) = isEditing ? ("Done", .done) : ("Edit", .plain)
  }
}
