import DeviceChecks

/// Predictions as text: one table for each assumption about UIKit.
package struct BeliefTable {
  private let style: TextStyle

  package init(style: TextStyle) {
    self.style = style
  }

  /// Returns the text.
  ///
  /// - Parameter alternatives: The assumed answers to other open questions, except default answers.
  package func text(_ predictions: [BeliefPrediction], alternatives: [String]) -> String {
    let tables = predictions.map(table)
    return (tables + [PlainText.assumed(alternatives)]).filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private func table(_ prediction: BeliefPrediction) -> String {
    var text = fitted(style.bold(prediction.check.name) + "  " + prediction.check.belief, indent: 0)
    for request in prediction.requests { text += fitted(style.dim("On a device: \(request)"), indent: 2) }
    let columns = Self.columns(prediction)
    let lines = Self.lines(columns)
    let isNarrow = (lines.map(\.count).max() ?? 0) + 2 > style.width ?? .max
    for line in isNarrow ? Self.list(columns) : lines { text += fitted(line, indent: 2) }
    return text
  }

  /// Returns text in lines that fit the terminal.
  private func fitted(_ text: String, indent: Int) -> String {
    let start = text.prefix { $0 == " " }
    let margin = String(repeating: " ", count: indent) + start
    let lines =
      style.width.map { PlainText.wrapped(text, to: $0 - margin.count - 2) } ?? [String(text.dropFirst(start.count))]
    return margin + lines.joined(separator: "\n\(margin)  ") + "\n"
  }

  /// Returns the names of the observations, and the predicted observations for each answer.
  ///
  /// The first row has the titles, if there are any.
  private static func columns(_ prediction: BeliefPrediction) -> [[String]] {
    let names = prediction.observationNames
    let titles = prediction.answers.map { $0.alternative?.shortName }
    var columns = [names]
    for answer in prediction.answers {
      columns.append(names.map { answer.entry.observations[$0]?.description ?? "not observed" })
    }
    if titles.contains(where: { $0 != nil }) {
      for (index, title) in ([""] + titles.map { $0 ?? "" }).enumerated() { columns[index].insert(title, at: 0) }
    }
    return columns
  }

  /// Returns the rows of a table.
  private static func lines(_ columns: [[String]]) -> [String] {
    let widths = columns.map { $0.map(\.count).max() ?? 0 }
    return (columns.first ?? []).indices.map { row in
      let cells = zip(columns, widths).map { PlainText.padded($0[row], to: $1) }
      let line = cells.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }

  /// Returns each observation with one line for each answer, for terminals that are too narrow for a table.
  private static func list(_ columns: [[String]]) -> [String] {
    guard let names = columns.first else { return [] }
    let hasTitles = names.first == ""
    return names.indices.dropFirst(hasTitles ? 1 : 0).flatMap { row in
      [names[row]] + columns.dropFirst().map { "  " + (hasTitles ? "\($0[0]): " : "") + $0[row] }
    }
  }
}
