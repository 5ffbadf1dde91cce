package import ClavierCore
import Foundation

/// The result of running one screen: the report, the notifications, and the film.
package struct ScreenResult: Sendable {
  /// A keyboard notification with its time.
  package struct Event: Equatable, Sendable {
    /// The time in seconds since the screen was opened.
    package var time: Double
    package var event: KeyboardEvent
    package var info: KeyboardInfo
  }

  /// One step with its notifications.
  package struct Step: Sendable {
    package var report: StepReport
    package var events: [Event]
  }

  package var screen: LabScreen
  package var report: ScreenReport
  package var steps: [Step]
  /// The pictures of the film with their times, in seconds; empty unless the run was filmed.
  package var film: [(time: Double, picture: PhonePicture)]
  /// The duration of the run in seconds.
  package var duration: Double

  /// The maximum number of pictures in a film, which is about a minute of motion.
  package static let maximumPictureCount = 3_000

  /// Whether the film shows only the beginning of the run, because the run is too long.
  package var isFilmCut: Bool { film.count >= Self.maximumPictureCount }

  /// The part of the run that the film shows.
  package var partInFilm: ScreenResult {
    guard isFilmCut, let end = film.last?.time else { return self }
    var part = self
    part.steps.removeAll { $0.report.time > end }
    part.duration = end
    return part
  }
}
