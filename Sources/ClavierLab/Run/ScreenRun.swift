package import ClavierCore
import Foundation
package import KeyboardGallery

/// What came out of one screen: the report, the timeline for people, and the film.
package struct ScreenRun: Sendable {
  /// One keyboard notification, with the time at which it came.
  package struct Event: Equatable, Sendable {
    package var time: Double
    package var event: KeyboardEvent
    package var info: KeyboardInfo
  }

  /// One step with its notifications.
  package struct Step: Sendable {
    package var report: StepReport
    package var events: [Event]
    /// The phone once all had come to rest; nil when nothing was filmed.
    package var picture: PhonePicture?
  }

  package var screen: GalleryScreen
  package var report: ScreenReport
  package var steps: [Step]
  /// The phone at many moments, and how long it all took; empty when nothing was filmed.
  package var film: [(time: Double, picture: PhonePicture)]
  package var duration: Double
}
