import UIKit

/// A column of labeled text fields that scrolls.
final class FormView: UIScrollView {
  private let fields: [String: UITextField]

  init(fields names: [String]) {
    fields = Dictionary(uniqueKeysWithValues: names.map { ($0, UITextField()) })
    super.init(frame: .zero)
    let column = UIStackView(arrangedSubviews: names.compactMap(labeledField))
    column.axis = .vertical
    column.spacing = 16
    column.translatesAutoresizingMaskIntoConstraints = false
    addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor, constant: 24),
      column.bottomAnchor.constraint(equalTo: contentLayoutGuide.bottomAnchor, constant: -24),
      column.leadingAnchor.constraint(equalTo: contentLayoutGuide.leadingAnchor, constant: 20),
      column.trailingAnchor.constraint(equalTo: contentLayoutGuide.trailingAnchor, constant: -20),
      contentLayoutGuide.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("This view is created in code.")
  }

  /// Returns the text field with a name.
  func field(_ name: String) -> UITextField? { fields[name] }

  /// Adds the form to a view, from the top to an anchor.
  func fill(_ view: UIView, downTo bottom: NSLayoutYAxisAnchor) {
    translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(self)
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      bottomAnchor.constraint(equalTo: bottom),
      leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
    ])
  }

  private func labeledField(_ name: String) -> UIView? {
    guard let field = fields[name] else { return nil }
    let label = UILabel()
    label.text = name
    label.font = .preferredFont(forTextStyle: .subheadline)
    field.accessibilityLabel = name
    // Reports use this name.
    field.accessibilityIdentifier = name
    field.borderStyle = .roundedRect
    let pair = UIStackView(arrangedSubviews: [label, field])
    pair.axis = .vertical
    pair.spacing = 6
    return pair
  }
}
