import Foundation
import TestSupport
import UIKit

@testable import Clavier

/// A view that fills the screen, alone or in a tab bar controller, with a lower view 50 points high.
@MainActor struct ConstraintStage {
  /// How the constraint between the lower view and its container is written.
  enum Form: CaseIterable {
    case itemFirst, containerFirst, safeAreaSecond, safeAreaFirst, marginsSecond, bottomMarginFirst, bottomMarginSecond,
      spacerHeight

    var hasMargin: Bool { self == .marginsSecond || self == .bottomMarginFirst || self == .bottomMarginSecond }
    var isInset: Bool { self == .safeAreaSecond || self == .safeAreaFirst || hasMargin }
  }

  let keyboard = KeyboardFixture()
  let center: KeyboardCenter
  let controller = UIViewController()
  let window: UIWindow
  let view: UIView
  let lower = UIView()

  init(hasTabBar: Bool = false) {
    HeadlessWorld.reset()
    center = KeyboardCenter(notificationCenter: keyboard.notificationCenter)
    let tabs = UITabBarController()
    if hasTabBar { tabs.viewControllers = [controller] }
    window = makeWindow(hasTabBar ? tabs : controller)
    view = controller.view
    lower.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(lower)
    NSLayoutConstraint.activate([
      lower.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      lower.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      lower.heightAnchor.constraint(equalToConstant: 50),
    ])
  }

  func makeConstraint(_ form: Form) -> NSLayoutConstraint {
    let constraint: NSLayoutConstraint
    switch form {
    case .itemFirst:
      constraint = lower.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -16)
    case .containerFirst:
      constraint = view.bottomAnchor.constraint(equalTo: lower.bottomAnchor, constant: 16)
    case .safeAreaSecond:
      constraint = lower.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16)
    case .safeAreaFirst:
      constraint = view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: lower.bottomAnchor, constant: 16)
    case .marginsSecond:
      constraint = lower.bottomAnchor.constraint(equalTo: view.layoutMarginsGuide.bottomAnchor, constant: -16)
    case .bottomMarginFirst:
      constraint = NSLayoutConstraint(
        item: view, attribute: .bottomMargin, relatedBy: .equal, toItem: lower, attribute: .bottom, multiplier: 1,
        constant: 16)
    case .bottomMarginSecond:
      constraint = NSLayoutConstraint(
        item: lower, attribute: .bottom, relatedBy: .equal, toItem: view, attribute: .bottomMargin, multiplier: 1,
        constant: -16)
    case .spacerHeight:
      let spacer = UIView()
      spacer.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(spacer)
      constraint = spacer.heightAnchor.constraint(equalToConstant: 16)
      NSLayoutConstraint.activate([
        spacer.topAnchor.constraint(equalTo: lower.bottomAnchor),
        spacer.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
    }
    constraint.isActive = true
    return constraint
  }
}
