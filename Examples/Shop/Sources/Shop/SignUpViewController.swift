import Clavier
import UIKit

public final class SignUpViewController: UIViewController {
  public let email = UITextField()
  public let password = UITextField()

  public override func viewDidLoad() {
    super.viewDidLoad()
    email.placeholder = "Email"
    password.placeholder = "Password"
    for field in [email, password] {
      field.borderStyle = .roundedRect
      field.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(field)
      NSLayoutConstraint.activate([
        field.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        field.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      ])
    }
    NSLayoutConstraint.activate([
      email.bottomAnchor.constraint(equalTo: password.topAnchor, constant: -12),
      password.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -12),
    ])
  }
}
