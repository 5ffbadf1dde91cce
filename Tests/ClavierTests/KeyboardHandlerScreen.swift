import Foundation
import UIKit

/// Fields in a content view that a constraint holds at the top.
final class KeyboardHandlerScreen: UIViewController {
  let content = UIView()
  var top: NSLayoutConstraint?

  override func viewDidLoad() {
    super.viewDidLoad()
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(content)
    let top = content.topAnchor.constraint(equalTo: view.topAnchor)
    NSLayoutConstraint.activate([
      top,
      content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      content.heightAnchor.constraint(equalTo: view.heightAnchor),
    ])
    self.top = top
  }

  /// Returns a field 40 points high.
  func field(at y: CGFloat) -> UITextField {
    let field = UITextField(frame: CGRect(x: 20, y: y, width: 300, height: 40))
    content.addSubview(field)
    return field
  }
}
