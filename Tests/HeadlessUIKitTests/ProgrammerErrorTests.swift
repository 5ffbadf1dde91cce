import Foundation
import Testing
import UIKit

/// Calls that Apple's documentation forbids, and that raise an exception on a device.
@MainActor @Suite("Programmer errors") struct ProgrammerErrorTests {
  @Test("The preferred action of an alert must be one of its actions")
  func preferredAction() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        UIAlertController(title: nil, message: nil, preferredStyle: .alert).preferredAction = UIAlertAction(
          title: "OK", style: .default)
      }
    }
  }

  @Test("The priority of an active constraint cannot change from or to required", arguments: [false, true])
  func priority(startsRequired: Bool) async {
    await #expect(processExitsWith: .failure) { [startsRequired] in
      await MainActor.run {
        let view = UIView()
        let constraint = view.widthAnchor.constraint(equalToConstant: 10)
        constraint.priority = startsRequired ? .required : .defaultHigh
        constraint.isActive = true
        constraint.priority = startsRequired ? .defaultHigh : .required
      }
    }
  }

  @Test("The priority of an active constraint can change between optional priorities")
  func optionalPriorities() {
    let view = UIView()
    let constraint = view.widthAnchor.constraint(equalToConstant: 10)
    constraint.priority = .defaultHigh
    constraint.isActive = true
    constraint.priority = .defaultLow
    constraint.isActive = false
    constraint.priority = .required
    #expect(constraint.priority == .required)
  }

  @Test("A view cannot own a constraint of a view that is not its descendant")
  func constraintScope() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (superview, view) = (UIView(), UIView())
        superview.addSubview(view)
        view.addConstraint(view.topAnchor.constraint(equalTo: superview.topAnchor))
      }
    }
  }

  @Test("A constraint cannot relate attributes of different kinds", arguments: 0..<5)
  func attributes(kind: Int) async {
    await #expect(processExitsWith: .failure) { [kind] in
      await MainActor.run {
        let (superview, view) = (UIView(), UIView())
        superview.addSubview(view)
        let (first, second): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
          switch kind {
          case 0: (.top, .height)
          case 1: (.top, .notAnAttribute)
          case 2: (.left, .top)
          case 3: (.leading, .left)
          default: (.notAnAttribute, .width)
          }
        _ = NSLayoutConstraint(
          item: view, attribute: first, relatedBy: .equal, toItem: second == .notAnAttribute ? nil : superview,
          attribute: second, multiplier: second == .notAnAttribute ? 0 : 1, constant: 20)
      }
    }
  }

  @Test("Only a stopped animator can be finished, and a stopped animator cannot be started", arguments: 0..<4)
  func animator(kind: Int) async {
    await #expect(processExitsWith: .failure) { [kind] in
      await MainActor.run {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
        animator.startAnimation()
        guard kind > 0 else { return animator.finishAnimation(at: .end) }
        animator.stopAnimation(false)
        switch kind {
        case 1: animator.startAnimation()
        case 2: animator.startAnimation(afterDelay: 1)
        default: animator.pauseAnimation()
        }
      }
    }
  }

  @Test("A navigation controller cannot pop to a controller that is not on its stack")
  func pop() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.popToViewController(UIViewController(), animated: false)
      }
    }
  }

  @Test("A view can belong to only one controller at a time")
  func sharedView() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (one, other) = (UIViewController(), UIViewController())
        other.view = one.view
        withExtendedLifetime(one) {}
      }
    }
    let (one, other, view) = (UIViewController(), UIViewController(), UIView())
    one.view = view
    one.view = nil
    other.view = view
    #expect(other.view === view && view.next === other)
  }

  @Test("An effect view cannot have subviews other than its content view", arguments: 0..<3)
  func effectView(kind: Int) async {
    await #expect(processExitsWith: .failure) { [kind] in
      await MainActor.run {
        let effect = UIVisualEffectView(effect: nil)
        switch kind {
        case 0: effect.insertSubview(UIView(), at: 0)
        case 1: effect.insertSubview(UIView(), aboveSubview: effect.contentView)
        default: effect.insertSubview(UIView(), belowSubview: effect.contentView)
        }
      }
    }
  }

  @Test("A registration of cells or headers cannot be created while the data source provides a view", arguments: 0..<2)
  func registration(kind: Int) async {
    await #expect(processExitsWith: .failure) { [kind] in
      await MainActor.run {
        let view = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 300, height: 300),
          collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .withHeader))
        let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { _, _, _ in }
        let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
          elementKind: UICollectionView.elementKindSectionHeader
        ) { _, _, _ in }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
          let late = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { _, _, _ in }
          return $0.dequeueConfiguredReusableCell(using: kind == 0 ? late : cells, for: $1, item: $2)
        }
        source.supplementaryViewProvider = { collection, elementKind, path in
          let late = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(elementKind: elementKind) {
            _, _, _ in
          }
          return collection.dequeueConfiguredReusableSupplementary(using: kind == 1 ? late : headers, for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1])
        source.apply(snapshot, animatingDifferences: false)
        view.layoutIfNeeded()
        withExtendedLifetime(source) {}
      }
    }
  }
}

extension UICollectionLayoutListConfiguration {
  fileprivate static var withHeader: UICollectionLayoutListConfiguration {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    return configuration
  }
}
