import Foundation
import HeadlessEnumerations

/// The actions that a swipe has revealed in a row.
@MainActor final class SwipeActions {
  /// The width of a button, in points.
  private static let width: CGFloat = 74

  private let configuration: UISwipeActionsConfiguration
  private let bar = UIView()
  /// The row; nil after the buttons have been removed.
  var cell: UIView? { bar.superview }
  /// The index path of the row, which updates of the table change; nil after the row has been deleted.
  var path: IndexPath?
  private let onEnd: () -> Void
  private var hasEnded = false

  /// Shows buttons in front of a row.
  ///
  /// The button of the first action is the outermost.
  ///
  /// - Parameters:
  ///   - isAtRight: Whether the buttons are at the right end of the row.
  ///   - onEnd: A closure that is called when the buttons have been removed.
  init(_ configuration: UISwipeActionsConfiguration, in cell: UIView, isAtRight: Bool, onEnd: @escaping () -> Void) {
    (self.configuration, self.onEnd) = (configuration, onEnd)
    let count = CGFloat(configuration.actions.count)
    let total = min(count * Self.width, cell.bounds.width)
    bar.frame = CGRect(
      x: isAtRight ? cell.bounds.width - total : 0, y: 0, width: total, height: cell.bounds.height)
    bar.autoresizingMask = [.flexibleHeight, isAtRight ? .flexibleLeftMargin : .flexibleRightMargin]
    for (index, action) in configuration.actions.enumerated() {
      let width = total / count
      let place = isAtRight ? count - 1 - CGFloat(index) : CGFloat(index)
      let button = UIButton(
        frame: CGRect(x: place * width, y: 0, width: width, height: bar.bounds.height),
        primaryAction: UIAction { [weak self] in
          guard let self, let button = $0.sender as? UIView else { return }
          perform(action, in: button)
        })
      button.autoresizingMask = .flexibleHeight
      button.setTitle(action.title, for: .normal)
      button.setImage(action.image, for: .normal)
      button.setTitleColor(.white, for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: 15)
      button.backgroundColor = action.backgroundColor
      bar.addSubview(button)
    }
    cell.addSubview(bar)
  }

  /// Performs the first action, as a full swipe does.
  func performFirst() {
    guard let action = configuration.actions.first, let button = bar.subviews.first else { return }
    perform(action, in: button)
  }

  private func perform(_ action: UIContextualAction, in button: UIView) {
    action.handler(action, button) { [weak self] _ in self?.end() }
  }

  /// Removes the buttons.
  func end() {
    guard !hasEnded else { return }
    hasEnded = true
    bar.removeFromSuperview()
    onEnd()
  }
}
