import Foundation
import KeyboardGallery

/// The pictures of a run: a film and a filmstrip.
package enum FilmPictures {
  /// An animated SVG: the phone and beside it, or below it when it lies on its side, what happens.
  package static func film(of run: ScreenRun, device: String) -> String {
    guard let first = run.film.first?.picture else { return "" }
    let body = first.phone.bodySize
    let gap = 36.0
    let logFrame: CGRect
    if first.phone.isLandscape {
      let columns = max(1, Int((Double(body.width) - 30) / EventLog.columnWidth))
      let height = EventLog.height(for: run, columns: columns)
      logFrame = CGRect(x: 0, y: Double(body.height) + gap, width: Double(body.width), height: height)
    } else {
      logFrame = CGRect(x: Double(body.width) + gap, y: 0, width: 456, height: Double(body.height))
    }
    let log = EventLog(run: run, device: device, frame: logFrame)
    let whole = CGRect(origin: .zero, size: body).union(logFrame)
    var stage = PhoneStage(first)
    let moments = run.film.map { time, picture in
      (time: time, node: PictureNode("film", frame: whole, children: [stage.node(of: picture), log.node(at: time)]))
    }
    let title = "\(run.screen.title) on a simulated \(device): \(run.screen.style) keeps every input visible"
    return SVGDocument.film(moments, duration: run.duration, poster: poster(of: run), title: title)
  }

  /// The middle of the run, with an input in place and written in.
  private static func poster(of run: ScreenRun) -> Double {
    let taps = run.steps.indices.filter { run.steps[$0].report.focused != nil }
    guard !taps.isEmpty else { return 0 }
    let next = taps[taps.count / 2] + 1
    return (run.steps.indices.contains(next) ? run.steps[next].report.time : run.duration) - 0.01
  }

  /// The name of a screen's files, without an extension.
  package static func fileName(of run: ScreenRun) -> String { run.screen.id }
}
