import Foundation
import UIKit

/// What the page knows about the open screen, from which the next messages are computed.
@MainActor
final class PageState {
  var differ = FrameDiffer()
  var explainer = Explanation.Reader()
  /// The pictures of the moments at which all motion had ended, as far back as the film goes.
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
