import UIKit

/// A typical login screen: a logo, two fields, and a button in a stack view inside a scroll view.
final class LoginViewController: UIViewController, UITextFieldDelegate {
  private let scrollView = UIScrollView()
  private let stackView = UIStackView()
  private let logoView = UIImageView(image: UIImage(systemName: "lock.shield"))
  private let titleLabel = UILabel()
  let mailField = UITextField()
  let passwordField = UITextField()
  private let loginButton = UIButton(configuration: .filled())
  private let gradientLayer = CAGradientLayer()
  private let activityIndicator = UIActivityIndicatorView(style: .medium)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    gradientLayer.colors = [UIColor.systemBlue.cgColor, UIColor.systemBackground.cgColor]
    gradientLayer.locations = [0, 0.4]
    view.layer.insertSublayer(gradientLayer, at: 0)

    logoView.contentMode = .scaleAspectFit
    logoView.tintColor = .white
    titleLabel.text = "Welcome back"
    titleLabel.font = .preferredFont(forTextStyle: .largeTitle)
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.textAlignment = .center
    titleLabel.accessibilityTraits = .header

    configure(mailField, placeholder: "Email", contentType: .username)
    mailField.keyboardType = .emailAddress
    mailField.autocapitalizationType = .none
    mailField.returnKeyType = .next
    configure(passwordField, placeholder: "Password", contentType: .password)
    passwordField.isSecureTextEntry = true
    passwordField.returnKeyType = .go
    passwordField.passwordRules = UITextInputPasswordRules(descriptor: "minlength: 8;")

    loginButton.configuration?.title = "Log in"
    loginButton.configuration?.cornerStyle = .large
    loginButton.addAction(UIAction { [unowned self] _ in login() }, for: .touchUpInside)

    stackView.axis = .vertical
    stackView.spacing = 16
    stackView.isLayoutMarginsRelativeArrangement = true
    stackView.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 40, leading: 24, bottom: 40, trailing: 24)
    for subview in [logoView, titleLabel, mailField, passwordField, loginButton, activityIndicator] {
      stackView.addArrangedSubview(subview)
    }
    stackView.setCustomSpacing(32, after: titleLabel)

    for subview in [scrollView, stackView] { subview.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(scrollView)
    scrollView.addSubview(stackView)
    scrollView.keyboardDismissMode = .interactive
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      stackView.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      stackView.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      stackView.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      stackView.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      stackView.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      logoView.heightAnchor.constraint(equalToConstant: 160),
      loginButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 50),
    ])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    gradientLayer.frame = view.bounds
    CATransaction.commit()
  }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  private func configure(_ field: UITextField, placeholder: String, contentType: UITextContentType) {
    field.borderStyle = .roundedRect
    field.attributedPlaceholder = NSAttributedString(
      string: placeholder, attributes: [.foregroundColor: UIColor.secondaryLabel])
    field.textContentType = contentType
    field.clearButtonMode = .whileEditing
    field.delegate = self
    field.layer.borderColor = UIColor.systemGray4.cgColor
    field.layer.borderWidth = 1 / max(1, traitCollection.displayScale)
    field.layer.cornerRadius = 8
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === mailField { passwordField.becomeFirstResponder() } else { login() }
    return false
  }

  private(set) var isShaking = false

  private func login() {
    guard let mail = mailField.text, mail.contains("@"), let password = passwordField.text, password.count >= 8 else {
      UINotificationFeedbackGenerator().notificationOccurred(.error)
      isShaking = true
      CATransaction.begin()
      CATransaction.setCompletionBlock { [weak self] in self?.isShaking = false }
      let shake = CAKeyframeAnimation(keyPath: "transform.translation.x")
      shake.values = [-8, 8, -4, 4, 0]
      shake.duration = 0.4
      stackView.layer.add(shake, forKey: "shake")
      CATransaction.commit()
      return
    }
    view.endEditing(true)
    activityIndicator.startAnimating()
    loginButton.isEnabled = false
  }
}
