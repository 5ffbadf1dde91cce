import Foundation

/// The color behind the rows of lists, and a card behind each group.
@MainActor final class ListBackground {
  private let ground = UIView()
  private var cards: [UIView] = []

  /// Shows the background of the sections of a layout.
  ///
  /// - Parameters:
  ///   - sections: The sections that are lists, with the frames of their rows.
  ///   - collectionView: The collection view.
  func show(
    _ sections: [(list: UICollectionLayoutListConfiguration, frame: CGRect)], in collectionView: UICollectionView
  ) {
    UIView.performWithoutAnimation {
      let groups = sections.filter(\.list.isGrouped)
      while cards.count > groups.count { cards.removeLast().removeFromSuperview() }
      while cards.count < groups.count { cards.append(newCard(in: collectionView)) }
      for (card, group) in zip(cards, groups) {
        card.frame = group.frame
        card.layer.cornerRadius = group.list.appearance == .insetGrouped ? SystemShape.groupRadius : 0
      }
      showGround(sections.lazy.compactMap(\.list.shownBackgroundColor).first, in: collectionView)
      // New cells are behind all other views.
      let views = [ground] + cards
      for view in views.reversed() where view.superview === collectionView { collectionView.sendSubviewToBack(view) }
    }
  }

  private func showGround(_ color: UIColor?, in collectionView: UICollectionView) {
    guard let color else { return ground.removeFromSuperview() }
    ground.backgroundColor = color
    ground.isUserInteractionEnabled = false
    ground.frame = collectionView.bounds
    if ground.superview !== collectionView { collectionView.addSubview(ground) }
  }

  private func newCard(in collectionView: UICollectionView) -> UIView {
    let card = UIView()
    card.isUserInteractionEnabled = false
    card.backgroundColor = .secondarySystemGroupedBackground
    collectionView.addSubview(card)
    return card
  }
}
