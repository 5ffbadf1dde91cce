import Foundation
import KeyboardGallery

extension LabPhone {
  /// How long a film stays where everything is at rest, in seconds: the phone's clock stands still then, but whoever
  /// watches needs a moment to look.
  private static let pause = 0.9

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
    let rests = open.rests.filter { $0.time >= start && $0.time <= to }
    var film: [(time: Double, node: PictureNode)] = []
    func show(_ picture: PhonePicture, at time: Double) {
      var stage = stages[picture.phone] ?? PhoneStage(picture)
      let phone = stage.node(of: picture)
      stages[picture.phone] = stage
      film.append((time, PictureNode("film", frame: CGRect(origin: .zero, size: size), children: [phone])))
    }
    // What was done at rest was done at the end of the pause.
    for moment in moments {
      let pauses = rests.count { $0.time <= moment.time + 1e-6 }
      show(moment.picture, at: max(0, moment.time - start) + Double(pauses) * Self.pause)
    }
    for (index, rest) in rests.enumerated() {
      let time = rest.time - start + Double(index) * Self.pause
      show(rest.picture, at: time)
      show(rest.picture, at: time + Self.pause - Self.frame)
    }
    film.sort { $0.time < $1.time }
    let end = max(start + Self.frame, min(to, now))
    let duration = end - start + Double(rests.count) * Self.pause
    let svg = SVGDocument.film(
      film, duration: duration, poster: duration,
      title: "\(open.screen.title) on a simulated \(settings.device): \(open.screen.style)")
    tell(.export(LabExport(from: start, to: end, svg: svg)))
  }
}
