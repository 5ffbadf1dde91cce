import Foundation

/// The film of a screen's run, as an animated SVG.
package enum ScreenFilm {
  /// Returns an SVG of the phone, with a log of the events beside it, or below it in landscape.
  package static func svg(of result: ScreenResult, device: String) -> String {
    let result = result.partInFilm
    guard let first = result.film.first?.picture else { return "" }
    let body = first.phone.bodySize
    let gap = 36.0
    let logFrame: CGRect
    if first.phone.isLandscape {
      let columns = max(1, Int((Double(body.width) - 30) / EventLog.columnWidth))
      let height = EventLog.height(for: result, columns: columns)
      logFrame = CGRect(x: 0, y: Double(body.height) + gap, width: Double(body.width), height: height)
    } else {
      logFrame = CGRect(x: Double(body.width) + gap, y: 0, width: 456, height: Double(body.height))
    }
    let log = EventLog(result: result, device: device, frame: logFrame)
    let whole = CGRect(origin: .zero, size: body).union(logFrame)
    var stage = PhoneStage(first.phone)
    let moments = result.film.map { time, picture in
      (time: time, node: PictureNode("film", frame: whole, children: [stage.node(of: picture)]))
    }
    let verdict = result.report.allVisible ? "keeps every input visible" : "leaves an input covered or out of sight"
    let title = "\(result.screen.title) on a simulated \(device): \(result.screen.style) \(verdict)"
    return SVGDocument.film(
      moments, beside: log.film(at: result.film.map(\.time)), duration: result.duration, poster: poster(of: result),
      title: title)
  }

  /// Returns the time of the still picture: in the middle of the run, after text was typed into an input.
  private static func poster(of result: ScreenResult) -> Double {
    let taps = result.steps.indices.filter { result.steps[$0].report.focused != nil }
    guard !taps.isEmpty else { return 0 }
    let next = taps[taps.count / 2] + 1
    return (result.steps.indices.contains(next) ? result.steps[next].report.time : result.duration) - 0.01
  }

  /// Returns the name of the file.
  package static func fileName(of result: ScreenResult) -> String { "\(result.screen.id).svg" }
}
