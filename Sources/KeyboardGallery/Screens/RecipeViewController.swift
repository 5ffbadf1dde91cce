#if canImport(UIKit)
  import Clavier
  import UIKit

  /// A list with text fields in a collection view with a compositional layout.
  ///
  /// Cells are reused while the list scrolls, so the text is in the model.
  final class RecipeViewController: UIViewController {
    private let avoider = KeyboardAvoider()

    private struct Ingredient {
      let name: String
      let suggestedAmount: String
      var amount = ""
    }

    private var ingredients = [
      Ingredient(name: "Oatmeal in g", suggestedAmount: "225"),
      Ingredient(name: "Flour in g", suggestedAmount: "225"),
      Ingredient(name: "Butter in g", suggestedAmount: "110"),
      Ingredient(name: "Treacle in g", suggestedAmount: "200"),
      Ingredient(name: "Brown sugar in g", suggestedAmount: "110"),
      Ingredient(name: "Ginger in g", suggestedAmount: "10"),
      Ingredient(name: "Milk in ml", suggestedAmount: "150"),
      Ingredient(name: "Eggs", suggestedAmount: "1"),
      Ingredient(name: "Baking soda in g", suggestedAmount: "5"),
      Ingredient(name: "Salt in g", suggestedAmount: "2"),
      Ingredient(name: "Almonds in g", suggestedAmount: "50"),
      Ingredient(name: "Candied peel in g", suggestedAmount: "40"),
      Ingredient(name: "Nutmeg in g", suggestedAmount: "1"),
      Ingredient(name: "Lemons", suggestedAmount: "1"),
    ]
    private var dataSource: UICollectionViewDiffableDataSource<Int, Int>?

    static func inNavigation() -> UINavigationController {
      UINavigationController(rootViewController: RecipeViewController())
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Parkin for twelve"
      let list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      let collectionView = UICollectionView(
        frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
      collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      #if !os(visionOS)
        collectionView.keyboardDismissMode = .interactive
      #endif
      view.addSubview(collectionView)
      let registration = UICollectionView.CellRegistration<IngredientCell, Int> { [weak self] cell, _, index in
        guard let ingredient = self?.ingredients[index] else { return }
        cell.show(ingredient.name, amount: ingredient.amount, placeholder: ingredient.suggestedAmount) {
          self?.ingredients[index].amount = $0
        }
      }
      let dataSource = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) {
        $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(Array(ingredients.indices))
      dataSource.apply(snapshot, animatingDifferences: false)
      self.dataSource = dataSource

      avoider.start()
    }
  }

  /// A row with an ingredient and a field for its amount, which are stacked if the text is large.
  private final class IngredientCell: UICollectionViewListCell {
    private let label = UILabel()
    private let field = UITextField()
    private var didChange: ((String) -> Void)?

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.font = .text(ofSize: 17)
      label.numberOfLines = 0
      field.font = .text(ofSize: 17)
      field.keyboardType = .numberPad
      field.textAlignment = .right
      field.addAction(UIAction { [weak self] _ in self?.report() }, for: .editingChanged)
      for view in [label, field] {
        view.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(view)
      }
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 11),
        field.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
        field.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        field.heightAnchor.constraint(greaterThanOrEqualToConstant: 44 + UIFont.growth(ofSize: 17)),
      ])
      if UIFont.isTextLarge {
        field.textAlignment = .natural
        NSLayoutConstraint.activate([
          label.trailingAnchor.constraint(equalTo: field.trailingAnchor),
          field.topAnchor.constraint(equalTo: label.bottomAnchor),
          field.leadingAnchor.constraint(equalTo: label.leadingAnchor),
        ])
      } else {
        NSLayoutConstraint.activate([
          label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -11),
          field.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
          field.topAnchor.constraint(equalTo: contentView.topAnchor),
          field.widthAnchor.constraint(equalToConstant: 96 + 2 * UIFont.growth(ofSize: 17)),
        ])
      }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func show(_ ingredient: String, amount: String, placeholder: String, didChange: @escaping (String) -> Void) {
      label.text = ingredient
      field.text = amount
      field.placeholder = placeholder
      field.accessibilityIdentifier = ingredient
      self.didChange = didChange
    }

    private func report() { didChange?(field.text ?? "") }
  }
#endif
