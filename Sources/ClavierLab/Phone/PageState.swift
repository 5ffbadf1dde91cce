import Foundation
import UIKit

/// What was sent to the page about the open screen.
///
/// The next messages are computed from it.
@MainActor
final class PageState {
  var differ = FrameDiffer()
  var explainer = Explanation.Reader()
  /// The pictures of the moments at which all motion had ended, since the beginning of the film.
  var rests: [(time: Double, picture: PhonePicture)] = []
  var stage: PhoneStage
  /// The geometry of the screen without a keyboard.
  var restingGeometry: GeometrySnapshot
  /// The window's size when ``restingGeometry`` was taken.
  var restingSize: CGSize
  /// The number of events and actions that were sent.
  var messageCount = 0

  init(of driver: PhoneDriver) {
    restingGeometry = GeometrySnapshot(of: driver.window)
    restingSize = driver.window.bounds.size
    stage = PhoneStage(driver.camera.picture(at: 0))
  }
}
