#if canImport(UIKit)
  import UIKit

  /// What belongs together in a form, under a heading of its own.
  struct FormSection {
    /// Empty for a section without a heading.
    let title: String
    /// Each view is as high as it wants to be; those in one row share its width.
    let rows: [[UIView]]

    init(_ title: String = "", _ rows: [[UIView]]) {
      self.title = title
      self.rows = rows
    }
  }
#endif
