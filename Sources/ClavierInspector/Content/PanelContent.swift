/// The text of the panel.
package struct PanelContent: Equatable, Sendable {
  /// A group of rows.
  package struct Section: Equatable, Sendable {
    package var title: String
    package var rows: [Row]

    package init(_ title: String, _ rows: [Row]) {
      self.title = title
      self.rows = rows
    }
  }

  /// One paragraph.
  package struct Row: Equatable, Sendable {
    package var text: String
    /// Whether the row describes a problem.
    ///
    /// The text of a warning begins with "Warning", so that color is not the only difference.
    package var isWarning = false

    package init(_ text: String) {
      self.text = text
    }

    package static func warning(_ text: String) -> Row {
      var row = Row("Warning: \(text)")
      row.isWarning = true
      return row
    }
  }

  /// One line for the collapsed panel.
  package var summary: String

  /// The sections, from the most to the least important.
  package var sections: [Section]

  package init(_ snapshot: InspectionSnapshot) {
    summary = snapshot.summary
    sections = [
      Section("Covered", snapshot.coverageRows), Section("Avoider", snapshot.avoiderRows),
      Section("Conflicts", snapshot.conflictRows), Section("Keyboard", snapshot.keyboardRows),
      Section("Recent events", snapshot.eventRows),
    ]
  }
}
