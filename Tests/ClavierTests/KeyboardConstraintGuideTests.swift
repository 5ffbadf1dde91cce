import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// A constraint that follows the keyboard and is attached to a guide above the bottom edge of the container.
@MainActor struct KeyboardConstraintGuideTests {
  /// A guide with an edge at the bottom of the safe area.
  enum Guide: CaseIterable, Sendable {
    /// The `bottomLayoutGuide` of the headless UIKit, which is a layout guide.
    case layoutGuide
    /// A hidden view, which is what `bottomLayoutGuide` can be on a device.
    case hiddenView
    /// The app's own guide.
    case own
  }

  @Test(arguments: Guide.allCases, [false, true])
  func `content attached to a guide's edge at the safe area's bottom ends at the keyboard, in either order of items`(
    guide: Guide, hasTabBar: Bool
  ) {
    for isGuideFirst in [false, true] {
      let stage = ConstraintStage(hasTabBar: hasTabBar)
      let constraint = stage.constraint(to: stage.edge(of: guide), isEdgeFirst: isGuideFirst)
      constraint.followKeyboard(in: stage.view, center: stage.center)
      HeadlessWorld.updateCycle()
      let rest = stage.lower.frame
      #expect(rest.maxY == (hasTabBar ? 769 : 818))
      for height in [336, 291] as [CGFloat] {
        stage.keyboard.show(height: height)
        #expect(abs(stage.lower.frame.maxY - (852 - height)) < 0.001)
      }
      stage.keyboard.hide()
      #expect(constraint.constant == 0 && stage.lower.frame == rest)
    }
  }

  @Test(arguments: Guide.allCases)
  func `content at a guide stays at the keyboard while the safe area grows and shrinks`(guide: Guide) {
    let stage = ConstraintStage()
    stage.constraint(to: stage.edge(of: guide)).followKeyboard(in: stage.view, center: stage.center)
    HeadlessWorld.updateCycle()
    stage.keyboard.show(height: 336)
    for bottom in [50, 0, 80] as [CGFloat] {
      stage.controller.additionalSafeAreaInsets.bottom = bottom
      for _ in 0..<2 { HeadlessWorld.updateCycle() }
      #expect(abs(stage.lower.frame.maxY - 516) < 0.001, "\(bottom) more points of safe area")
    }
  }

  @Test(arguments: [(0, -336), (20, -316), (34, -302), (60, -302)] as [(CGFloat, CGFloat)], [false, true])
  func `subtracts only the part of the safe area that is below the app's guide, even if layout places the guide later`(
    distanceAndConstant: (CGFloat, CGFloat), isLaidOutFirst: Bool
  ) {
    let (distance, constant) = distanceAndConstant
    let stage = ConstraintStage()
    let witness = stage.center.subscribe { _, _ in }
    stage.keyboard.show(height: 336)
    let guide = UILayoutGuide()
    stage.view.addLayoutGuide(guide)
    guide.bottomAnchor.constraint(equalTo: stage.view.bottomAnchor, constant: -distance).isActive = true
    let constraint = stage.constraint(to: guide.bottomAnchor)
    if isLaidOutFirst { stage.view.layoutIfNeeded() }
    constraint.followKeyboard(in: stage.view, center: stage.center)
    if isLaidOutFirst { #expect(abs(constraint.constant - constant) < 0.001) }
    HeadlessWorld.updateCycle()
    #expect(abs(constraint.constant - constant) < 0.001)
    withExtendedLifetime(witness) {}
  }

  @Test func `adds the whole height at the bottom edge of a controller's layout guide`() {
    let stage = ConstraintStage()
    let constraint = stage.constraint(to: stage.controller.bottomLayoutGuide.bottomAnchor)
    constraint.followKeyboard(in: stage.view, center: stage.center)
    HeadlessWorld.updateCycle()
    stage.keyboard.show(height: 336)
    #expect(abs(constraint.constant + 336) < 0.001)
  }
}

extension ConstraintStage {
  /// Returns an active constraint between the bottom of the lower view and an edge.
  fileprivate func constraint(to edge: NSLayoutYAxisAnchor, isEdgeFirst: Bool = false) -> NSLayoutConstraint {
    let constraint =
      isEdgeFirst ? edge.constraint(equalTo: lower.bottomAnchor) : lower.bottomAnchor.constraint(equalTo: edge)
    constraint.isActive = true
    return constraint
  }

  /// Returns the guide's edge at the bottom of the safe area.
  fileprivate func edge(of guide: KeyboardConstraintGuideTests.Guide) -> NSLayoutYAxisAnchor {
    let safeAreaBottom = view.safeAreaLayoutGuide.bottomAnchor
    switch guide {
    case .layoutGuide:
      return controller.bottomLayoutGuide.topAnchor
    case .hiddenView:
      let hiddenView = LayoutSupportView()
      hiddenView.isHidden = true
      hiddenView.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(hiddenView)
      NSLayoutConstraint.activate([
        hiddenView.topAnchor.constraint(equalTo: safeAreaBottom),
        hiddenView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
      return hiddenView.topAnchor
    case .own:
      let own = UILayoutGuide()
      view.addLayoutGuide(own)
      NSLayoutConstraint.activate([
        own.topAnchor.constraint(equalTo: view.topAnchor), own.bottomAnchor.constraint(equalTo: safeAreaBottom),
      ])
      return own.bottomAnchor
    }
  }
}
