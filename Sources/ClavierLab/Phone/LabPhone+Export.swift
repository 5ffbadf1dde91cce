import ClavierReport
import Foundation
import KeyboardGallery

extension LabPhone {
  /// Makes a film of some seconds.
  func export(from: Double, to: Double) {
    guard let open else { return }
    // What is seen at the beginning is the last picture before it.
    let all = open.reel.moments
    let first = all.lastIndex { $0.time <= from } ?? 0
    let moments = all[first...].prefix { $0.time <= to }
    guard let earliest = all.first?.time, let latest = moments.last?.time, latest >= from, to > earliest else {
      let kept = "from \(PlainText.rounded(all.first?.time ?? 0)) to \(PlainText.rounded(now)) seconds"
      return report("Nothing is kept of that time: there are pictures \(kept).")
    }
    let start = max(from, earliest)
    var size = CGSize.zero
    for moment in moments {
      let body = moment.picture.phone.bodySize
      size = CGSize(width: max(size.width, body.width), height: max(size.height, body.height))
    }
    var stages: [PhoneShape: PhoneStage] = [:]
    let film = moments.map { moment -> (time: Double, node: PictureNode) in
      var stage = stages[moment.picture.phone] ?? PhoneStage(moment.picture)
      let phone = stage.node(of: moment.picture)
      stages[moment.picture.phone] = stage
      let whole = PictureNode("film", frame: CGRect(origin: .zero, size: size), children: [phone])
      return (max(0, moment.time - start), whole)
    }
    let end = max(start + Self.frame, min(to, now))
    let svg = SVGDocument.film(
      film, duration: end - start, poster: end - start,
      title: "\(open.screen.title) on a simulated \(settings.device): \(open.screen.style)")
    tell(.export(LabExport(from: start, to: end, svg: svg)))
  }
}
