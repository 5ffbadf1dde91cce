// Error: a required initializer is missing
// Unit: Clavier
// Platforms: ios
import UIKit

final class Card: UIView {
  let name: String

  init(name: String) {
    self.name = name
    super.init(frame: .zero)
  }
}  // expect: 'required' initializer 'init(coder:)' must be provided by subclass of 'UIView'
