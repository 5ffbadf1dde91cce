import Foundation
import UIKit

/// The information about the open screen that was sent to the page.
///
/// The next messages contain only differences from this information.
@MainActor
final class PageState {
  var differ = FrameDiffer()
  var explainer = NotificationExplainer()
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
    stage = PhoneStage(driver.camera.shape)
  }
}
