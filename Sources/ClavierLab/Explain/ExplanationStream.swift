import ClavierTesting
import ClavierTraces
import Foundation

/// Explains text that is read in parts, so that memory holds only the current part.
package struct ExplanationStream {
  /// The format of the output.
  package enum Format: Sendable {
    /// Text for people. The problems contain the name of the file.
    case text(TextStyle, source: String)
    /// The JSON of an ``ExplanationReport``.
    case json
  }

  private var reader = TraceReader()
  private var explainer = NotificationExplainer()
  private var screens = ScreenFitStream()
  private var output: any ExplanationOutput
  private var problems = ProblemList()
  private var counter = TextPlace.Counter()

  package init(_ format: Format) {
    output =
      switch format {
      case .text(let style, let source): ExplanationText.Output(ExplanationText(style: style), source: source)
      case .json: ExplanationJSON()
      }
  }

  /// Reads the next part.
  ///
  /// - Parameters:
  ///   - part: The bytes.
  ///   - isLast: Whether the text ends after this part.
  /// - Returns: The next part of the output.
  /// - Throws: ``PastedText/Unreadable`` if the text is not UTF-8, or if it contains no notification at its end.
  package mutating func read(_ part: [UInt8], isLast: Bool) throws(PastedText.Unreadable) -> [UInt8] {
    let trace: KeyboardTrace
    do throws(NotUTF8) {
      trace = try reader.read(part, isLast: isLast)
    } catch {
      throw PastedText.Unreadable(error, at: counter.place(of: error.offset, in: part))
    }
    counter.skip(part)
    problems.add(trace.problems)
    screens.read(trace.entries, isLast: isLast) { entry, fit in
      let values = NotificationValues(entry)
      output.add(explainer.report(on: values, fit: fit))
    }
    if isLast {
      guard output.count > 0 else {
        throw PastedText.Unreadable(firstProblem: problems.reports.first, isEmpty: counter.isAtStart)
      }
      output.end(problems: problems.reports)
    }
    return output.take()
  }
}
