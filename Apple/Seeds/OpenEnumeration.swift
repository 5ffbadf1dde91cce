// Error: a switch over an enumeration to which a later system may add a case
// Unit: Clavier
// Platforms: ios
import UIKit

func isFinished(_ state: UIGestureRecognizer.State) -> Bool {
  switch state {  // expect: switch covers known cases, but 'UIGestureRecognizer.State' may have additional unknown values
  case .possible, .began, .changed: false
  case .ended, .cancelled, .failed: true
  }
}
