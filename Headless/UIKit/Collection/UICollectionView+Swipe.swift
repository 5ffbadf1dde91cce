public import Foundation
import HeadlessEnumerations

// In the headless UIKit, the movements of a finger do not reveal actions. Instead, this function simulates a swipe.
extension UICollectionView {
  /// Swipes a row of a list to the left or to the right, as the user would, and shows its actions.
  ///
  /// The buttons are in front of the row until one of them has been performed, or until the user touches another part
  /// of the list.
  ///
  /// - Parameters:
  ///   - indexPath: A visible row.
  ///   - direction: The direction, `.left` or `.right`.
  ///   - isFull: Whether the finger moves across the whole row, which performs the first action.
  /// - Returns: Whether the row has actions at that end.
  @discardableResult public func headlessSwipe(
    itemAt indexPath: IndexPath, toward direction: UISwipeGestureRecognizer.Direction, isFull: Bool = false
  ) -> Bool {
    layoutIfNeeded()
    swipeActions?.end()
    guard let cell = cellForItem(at: indexPath),
      let list = (collectionViewLayout as? UICollectionViewCompositionalLayout)?.list(inSection: indexPath.section)
    else { return false }
    let isAtRight = direction == .left
    let isTrailing = isAtRight == (effectiveUserInterfaceLayoutDirection == .leftToRight)
    let provider =
      isTrailing ? list.trailingSwipeActionsConfigurationProvider : list.leadingSwipeActionsConfigurationProvider
    guard let configuration = provider?(indexPath), !configuration.actions.isEmpty else { return false }
    let actions = SwipeActions(configuration, in: cell, isAtRight: isAtRight) { [weak self] in
      self?.swipeActions = nil
    }
    swipeActions = actions
    if isFull, configuration.performsFirstActionWithFullSwipe { actions.performFirst() }
    return true
  }
}
