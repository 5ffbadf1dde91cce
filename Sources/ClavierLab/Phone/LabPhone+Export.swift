import ClavierTesting
import Foundation

extension LabPhone {
  /// Sends a page that plays the last minute.
  func share() {
    guard let driver else { return }
    flush()
    let system = settings.system.name(on: driver.device.idiom)
    let session = recorder.session(
      title: driver.screen.title, style: driver.screen.style, device: "\(settings.device) with \(system)")
    guard let session else { return report("There is nothing to share yet.") }
    do {
      let html = try PlayerPage(try PageFiles.built()).html(for: session)
      send(.shared(LabSharedPage(to: now, html: String(decoding: html, as: UTF8.self))))
    } catch {
      report("\(error)".withCapitalFirstLetter)
    }
  }

  /// The time for which a film pauses when nothing moves, in seconds, so that a viewer has time to look.
  private static let pause = 0.9

  /// Sends a film of a period of the virtual time.
  func export(from: Double, to: Double) {
    guard let driver, let page else { return }
    // The film begins with the last picture before its start.
    let all = driver.film.moments
    let first = all.lastIndex { $0.time <= from } ?? 0
    let moments = all[first...].prefix { $0.time <= to }
    guard let earliest = all.first?.time, let latest = moments.last?.time, latest >= from, to > earliest else {
      let range = "from \(PlainText.rounded(all.first?.time ?? 0)) to \(PlainText.rounded(now)) seconds"
      return report("There are no pictures from that time. Choose a time \(range).")
    }
    let start = max(from, earliest)
    let rests = page.rests.filter { $0.time >= start && $0.time <= to }
    var pictures: [TurningFilm.Moment] = []
    let end = max(start + PhoneDriver.frameDuration, min(to, now))
    let clock = FilmClock(
      start: start, end: end, moments: moments.map(\.time), rests: rests.map(\.time), pause: Self.pause)
    for moment in moments { pictures.append((clock.filmTime(of: moment.time), moment.picture)) }
    for rest in rests {
      // If something changes during a rest without motion, the change is shown after the pause.
      let time = clock.filmTime(of: rest.time) - Self.pause
      pictures.append((time, rest.picture))
      pictures.append((time + Self.pause - PhoneDriver.frameDuration, rest.picture))
    }
    pictures.sort { $0.time < $1.time }
    let duration = clock.filmTime(of: end)
    let svg = SVGDocument.film(
      TurningFilm.film(of: pictures, duration: duration), duration: duration, poster: duration,
      title: "\(driver.screen.title) on a simulated \(settings.device): \(driver.screen.style)")
    send(.export(LabExport(from: start, to: end, svg: svg)))
  }
}
