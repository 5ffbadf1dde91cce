import DeviceChecks

/// Predictions as text: one table for each belief.
package struct BeliefTable {
  private let style: TextStyle

  package init(style: TextStyle) {
    self.style = style
  }

  /// Returns the text.
  ///
  /// - Parameter alternatives: The assumptions about all other doubts that are not defaults.
  package func text(_ predictions: [BeliefPrediction], alternatives: [String]) -> String {
    let tables = predictions.map(table)
    return (tables + [PlainText.assumed(alternatives)]).filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private func table(_ prediction: BeliefPrediction) -> String {
    var text = style.bold(prediction.check.name) + "  " + prediction.check.belief + "\n"
    for request in prediction.requests { text += "  " + style.dim("On a device: \(request)") + "\n" }
    for line in Self.lines(prediction) { text += "  " + line + "\n" }
    return text
  }

  /// Returns the observations in aligned columns, one for each alternative.
  private static func lines(_ prediction: BeliefPrediction) -> [String] {
    let names = prediction.observationNames
    let titles = prediction.answers.map { $0.alternative?.shortName }
    var columns = [names]
    for answer in prediction.answers {
      columns.append(names.map { answer.entry.observations[$0]?.description ?? "not observed" })
    }
    if titles.contains(where: { $0 != nil }) {
      for (index, title) in ([""] + titles.map { $0 ?? "" }).enumerated() { columns[index].insert(title, at: 0) }
    }
    let widths = columns.map { $0.map(\.count).max() ?? 0 }
    return (columns.first ?? []).indices.map { row in
      let cells = zip(columns, widths).map { PlainText.padded($0[row], to: $1) }
      let line = cells.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }
}
