#if canImport(UIKit)
  import UIKit

  /// A section of a form with a heading.
  struct FormSection {
    /// The heading; empty for a section without one.
    let title: String
    /// The rows.
    ///
    /// Each view has its own height, and the views of a row share the row's width.
    let rows: [[UIView]]

    init(_ title: String = "", _ rows: [[UIView]]) {
      self.title = title
      self.rows = rows
    }
  }
#endif
