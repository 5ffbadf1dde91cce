import Foundation
import UIKit

/// What the user has done on a screen, so that the user can continue after the screen is opened again with other
/// settings.
@MainActor
struct ScreenDraft {
  let time: Double
  let messageCount: Int
  let film: Film
  let rests: [(time: Double, picture: PhonePicture)]
  private let texts: [String: String]
  private let focused: String?

  init(of driver: PhoneDriver, _ page: PageState) {
    time = driver.now
    messageCount = page.messageCount
    film = driver.film
    rests = page.rests
    let inputs = driver.inputs
    texts = Dictionary(inputs.map { ($0.id, $0.view.enteredText) }, uniquingKeysWith: { first, _ in first })
    focused = inputs.first { $0.view.isFirstResponder }?.id
  }

  /// Enters the text of each input again and focuses the same input.
  func restore(in driver: PhoneDriver) {
    let inputs = driver.inputs
    for (id, view) in inputs {
      guard let text = texts[id], text != view.enteredText else { continue }
      view.enteredText = text
    }
    guard let input = inputs.first(where: { $0.id == focused })?.view else { return }
    input.becomeFirstResponder()
  }
}
