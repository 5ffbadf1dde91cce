import Foundation
import Testing
import UIKit

/// A view with an intrinsic content size.
final class IntrinsicView: UIView {
  var content = CGSize(width: 60, height: 20) {
    didSet { invalidateIntrinsicContentSize() }
  }

  override var intrinsicContentSize: CGSize { content }
}

@MainActor @Suite("Auto Layout") struct LayoutConstraintTests {
  func constrained<View: UIView>(_ view: View, in superview: UIView) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    return view
  }

  func plain(in screen: Screen) -> UIView { constrained(UIView(), in: screen.view) }

  @Test("Constraints on edges, sizes, and centers position a view")
  func attributes() {
    let screen = Screen()
    let (one, other) = (plain(in: screen), plain(in: screen))
    NSLayoutConstraint.activate([
      one.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 100),
      one.leftAnchor.constraint(equalTo: screen.view.leftAnchor, constant: 10),
      one.rightAnchor.constraint(equalTo: screen.view.rightAnchor, constant: -13),
      one.heightAnchor.constraint(equalToConstant: 50),
      other.topAnchor.constraint(equalTo: one.bottomAnchor, constant: 8),
      other.centerXAnchor.constraint(equalTo: one.centerXAnchor),
      other.widthAnchor.constraint(equalTo: one.widthAnchor, multiplier: 0.5, constant: 5),
      other.heightAnchor.constraint(equalTo: one.heightAnchor, multiplier: 2),
    ])
    HeadlessWorld.updateCycle()
    #expect(one.frame == rect(10, 100, 370, 50))
    #expect(other.frame == rect(100, 158, 190, 100))
  }

  @Test("Frames are on whole pixels")
  func pixels() {
    let screen = Screen()
    let view = plain(in: screen)
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: screen.view.centerXAnchor),
      view.topAnchor.constraint(equalTo: screen.view.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 10.4),
    ])
    HeadlessWorld.updateCycle()
    #expect(isClose(view.frame, rect(440.0 / 3, 0, 100, 31.0 / 3)))
  }

  @Test("Constraints relate views in different subtrees through their common ancestor")
  func acrossSuperviews() {
    let screen = Screen()
    let (left, right) = (plain(in: screen), plain(in: screen))
    let (inner, outer) = (constrained(UIView(), in: left), constrained(UIView(), in: right))
    NSLayoutConstraint.activate([
      left.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 100),
      left.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor, constant: 20),
      left.widthAnchor.constraint(equalToConstant: 100), left.heightAnchor.constraint(equalToConstant: 100),
      right.topAnchor.constraint(equalTo: left.topAnchor, constant: 30),
      right.leadingAnchor.constraint(equalTo: left.trailingAnchor),
      right.widthAnchor.constraint(equalTo: left.widthAnchor),
      right.bottomAnchor.constraint(equalTo: left.bottomAnchor),
      inner.topAnchor.constraint(equalTo: left.topAnchor, constant: 50),
      inner.leadingAnchor.constraint(equalTo: left.leadingAnchor, constant: 5),
      inner.widthAnchor.constraint(equalToConstant: 10), inner.heightAnchor.constraint(equalToConstant: 10),
      outer.topAnchor.constraint(equalTo: inner.topAnchor),
      outer.leadingAnchor.constraint(equalTo: inner.trailingAnchor),
      outer.trailingAnchor.constraint(equalTo: right.trailingAnchor),
      outer.heightAnchor.constraint(equalToConstant: 10),
    ])
    HeadlessWorld.updateCycle()
    #expect(right.frame == rect(120, 130, 100, 70))
    #expect(outer.frame == rect(-85, 20, 185, 10))
    #expect(outer.constraints.count == 1 && screen.view.constraints.count == 8)
  }

  @Test("A view has its intrinsic size unless constraints of higher priority change it")
  func intrinsicSize() {
    let screen = Screen()
    let (one, other) = (constrained(IntrinsicView(), in: screen.view), constrained(IntrinsicView(), in: screen.view))
    NSLayoutConstraint.activate([
      one.topAnchor.constraint(equalTo: screen.view.topAnchor), other.topAnchor.constraint(equalTo: one.topAnchor),
      one.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
      other.leadingAnchor.constraint(equalTo: one.trailingAnchor),
      other.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor),
    ])
    one.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    HeadlessWorld.updateCycle()
    #expect(one.frame == rect(0, 0, 60, 20) && other.frame == rect(60, 0, 333, 20))
    one.setContentHuggingPriority(.init(100), for: .horizontal)
    HeadlessWorld.updateCycle()
    #expect(one.frame.width == 333 && other.frame.width == 60)
    one.content.width = 300
    other.content.width = 300
    other.setContentCompressionResistancePriority(.init(751), for: .horizontal)
    HeadlessWorld.updateCycle()
    #expect(one.frame.width == 93 && other.frame.width == 300)
    other.content.height = 44
    HeadlessWorld.updateCycle()
    #expect(other.frame.height == 44 && one.frame.height == 20)
  }

  @Test("A size is never negative, even if constraints of higher priority give way")
  func positiveSizes() {
    let screen = Screen()
    let box = screen.add(rect(0, 0, 50, 50))
    let (one, other) = (constrained(IntrinsicView(), in: box), constrained(IntrinsicView(), in: box))
    other.setContentCompressionResistancePriority(.init(749), for: .horizontal)
    NSLayoutConstraint.activate([
      one.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      other.leadingAnchor.constraint(equalTo: one.trailingAnchor),
      other.trailingAnchor.constraint(equalTo: box.trailingAnchor),
    ])
    HeadlessWorld.updateCycle()
    #expect(one.frame == rect(0, 0, 50, 20) && other.frame == rect(50, 0, 0, 20))
  }

  @Test("Inequalities hold, and optional constraints hold as far as possible")
  func inequalities() {
    let screen = Screen()
    let view = plain(in: screen)
    let wish = view.widthAnchor.constraint(equalToConstant: 500)
    wish.priority = .defaultHigh
    NSLayoutConstraint.activate([
      wish, view.widthAnchor.constraint(lessThanOrEqualToConstant: 200),
      view.heightAnchor.constraint(greaterThanOrEqualToConstant: 30),
      view.topAnchor.constraint(greaterThanOrEqualTo: screen.view.safeAreaLayoutGuide.topAnchor, constant: 5),
      view.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 10).with(.defaultLow),
    ])
    HeadlessWorld.updateCycle()
    #expect(view.frame == rect(0, 64, 200, 30))
    wish.constant = 150
    HeadlessWorld.updateCycle()
    #expect(view.frame.width == 150)
    wish.constant = 900
    HeadlessWorld.updateCycle()
    #expect(view.frame.width == 200)
  }

  @Test("A deactivated constraint no longer holds, and can be activated again")
  func activation() {
    let screen = Screen()
    let view = plain(in: screen)
    let (low, high) = (
      view.widthAnchor.constraint(equalToConstant: 10), view.widthAnchor.constraint(equalToConstant: 20)
    )
    low.isActive = true
    HeadlessWorld.updateCycle()
    #expect(view.bounds.width == 10 && view.constraints == [low] && low.isActive)
    low.isActive = false
    high.isActive = true
    HeadlessWorld.updateCycle()
    #expect(view.bounds.width == 20 && view.constraints == [high])
    NSLayoutConstraint.deactivate([high])
    low.isActive = true
    HeadlessWorld.updateCycle()
    #expect(view.bounds.width == 10)
  }

  @Test("A view with a translated autoresizing mask has a fixed frame, which the app can change")
  func fixedNeighbors() {
    let screen = Screen()
    let fixed = screen.add(rect(10, 100, 50, 50))
    let view = plain(in: screen)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: fixed.bottomAnchor), view.widthAnchor.constraint(equalTo: fixed.widthAnchor),
      view.leadingAnchor.constraint(equalTo: fixed.leadingAnchor), view.heightAnchor.constraint(equalToConstant: 5),
    ])
    HeadlessWorld.updateCycle()
    #expect(view.frame == rect(10, 150, 50, 5))
    fixed.frame = rect(20, 200, 70, 10)
    HeadlessWorld.updateCycle()
    #expect(view.frame == rect(20, 210, 70, 5))
  }

  @Test("Removing a view removes constraints to views outside its subtree and keeps those inside")
  func leaving() {
    let screen = Screen()
    let outer = plain(in: screen)
    let inner = constrained(UIView(), in: outer)
    let tie = outer.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 10)
    let cross = inner.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor)
    let own = inner.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: 0.5)
    NSLayoutConstraint.activate([tie, cross, own, outer.widthAnchor.constraint(equalToConstant: 80)])
    HeadlessWorld.updateCycle()
    #expect(inner.bounds.width == 40)
    outer.removeFromSuperview()
    #expect(!tie.isActive && !cross.isActive && own.isActive && screen.view.constraints.isEmpty)
    screen.view.addSubview(outer)
    outer.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 30).isActive = true
    HeadlessWorld.updateCycle()
    #expect(outer.frame == rect(0, 30, 80, 0) && inner.bounds.width == 40)
  }

  @Test("Constraints that are created while views have no window take effect when the views are added to a window")
  func buildingFirst() {
    HeadlessWorld.reset()
    let outer = UIView(frame: rect(0, 0, 200, 100))
    let inner = constrained(UIView(), in: outer)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 10),
      inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -10),
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
    ])
    outer.layoutIfNeeded()
    #expect(inner.frame == rect(0, 10, 200, 80))
    let screen = Screen()
    screen.view.addSubview(outer)
    outer.frame = rect(0, 0, 300, 300)
    HeadlessWorld.updateCycle()
    #expect(inner.frame == rect(0, 10, 300, 280))
  }

  @Test("Guides take part in layout like views, and margins are separate attributes")
  func guides() {
    let screen = Screen()
    let (view, guide) = (plain(in: screen), UILayoutGuide())
    screen.view.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: screen.view.safeAreaLayoutGuide.topAnchor),
      guide.heightAnchor.constraint(equalToConstant: 41),
      guide.leadingAnchor.constraint(equalTo: screen.view.layoutMarginsGuide.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: screen.view.layoutMarginsGuide.trailingAnchor),
      NSLayoutConstraint(
        item: view, attribute: .left, relatedBy: .equal, toItem: screen.view, attribute: .leftMargin, multiplier: 1,
        constant: 3),
      view.topAnchor.constraint(equalTo: guide.bottomAnchor), view.heightAnchor.constraint(equalTo: guide.heightAnchor),
      view.rightAnchor.constraint(equalTo: guide.rightAnchor),
    ])
    HeadlessWorld.updateCycle()
    #expect(guide.layoutFrame == rect(16, 59, 361, 41) && guide.owningView === screen.view)
    #expect(view.frame == rect(19, 100, 358, 41))
    screen.view.removeLayoutGuide(guide)
    #expect(guide.owningView == nil && screen.view.constraints.count == 1)
  }

  @Test("In right-to-left layouts, leading edges are on the right")
  func rightToLeft() {
    let screen = Screen()
    let view = plain(in: screen)
    view.semanticContentAttribute = .forceRightToLeft
    screen.view.semanticContentAttribute = .forceRightToLeft
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor, constant: 20),
      view.widthAnchor.constraint(equalToConstant: 100),
    ])
    HeadlessWorld.updateCycle()
    #expect(view.frame.minX == 273)
    screen.view.semanticContentAttribute = .forceLeftToRight
    view.semanticContentAttribute = .forceLeftToRight
    HeadlessWorld.updateCycle()
    #expect(view.frame.minX == 20)
  }

  @Test("Baseline constraints align text of different sizes")
  func baselines() {
    let screen = Screen()
    let (large, small) = (constrained(UILabel(), in: screen.view), constrained(UILabel(), in: screen.view))
    (large.text, small.text) = ("Large", "small")
    large.font = .systemFont(ofSize: 34)
    small.font = .systemFont(ofSize: 12)
    NSLayoutConstraint.activate([
      large.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 50),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
    ])
    HeadlessWorld.updateCycle()
    // The ascender of the system font is 1950/2048 of its size.
    let lines = (large.frame.minY + 34 * 1950 / 2048, small.frame.minY + 12 * 1950 / 2048)
    #expect(isClose(lines.0, lines.1, by: 0.7) && small.frame.minY > large.frame.minY + 15)
  }

  @Test("Distances between anchors can be constrained")
  func offsets() {
    let screen = Screen()
    let (one, other) = (plain(in: screen), plain(in: screen))
    NSLayoutConstraint.activate([
      one.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor, constant: 24),
      other.leadingAnchor.constraint(equalToSystemSpacingAfter: one.leadingAnchor, multiplier: 2),
      other.widthAnchor.constraint(equalTo: screen.view.leadingAnchor.anchorWithOffset(to: one.leadingAnchor)),
      other.topAnchor.constraint(equalToSystemSpacingBelow: screen.view.topAnchor, multiplier: 1),
    ])
    HeadlessWorld.updateCycle()
    #expect(other.frame == rect(40, 8, 24, 0))
  }

  @Test("The constraints in a view determine its fitting size")
  func fitting() {
    HeadlessWorld.reset()
    let outer = UIView(frame: rect(0, 0, 5, 5))
    let inner = constrained(IntrinsicView(), in: outer)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 10),
      inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -10),
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 3),
      inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -3),
    ])
    #expect(outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 66, height: 40))
    let wide = outer.systemLayoutSizeFitting(
      CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(wide == CGSize(width: 300, height: 40))
    #expect(outer.bounds.size == CGSize(width: 5, height: 5))
  }

  @Test("The width of a label with several lines determines its height")
  func wrappingText() {
    let screen = Screen()
    let label = constrained(UILabel(), in: screen.view)
    label.numberOfLines = 0
    label.text = String(repeating: "words and more ", count: 20)
    let width = label.widthAnchor.constraint(equalToConstant: 200)
    width.isActive = true
    HeadlessWorld.updateCycle()
    let narrow = label.bounds.height
    width.constant = 380
    HeadlessWorld.updateCycle()
    #expect(narrow > 3 * label.font.lineHeight && label.bounds.height < narrow)
    #expect(isClose(label.bounds.height, label.sizeThatFits(CGSize(width: 380, height: 0)).height, by: 0.4))
  }

  @Test("Changing a constant lays out only the views that depend on it")
  func locality() {
    final class LayoutCounter: UIView {
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
      }
    }
    let screen = Screen()
    let boxes = (0..<20).map { _ in constrained(LayoutCounter(), in: screen.view) }
    let constants = boxes.map { box -> NSLayoutConstraint in
      let inner = constrained(UIView(), in: box)
      let constant = inner.topAnchor.constraint(equalTo: box.topAnchor)
      NSLayoutConstraint.activate([
        constant, box.heightAnchor.constraint(equalToConstant: 40), inner.heightAnchor.constraint(equalToConstant: 4),
      ])
      return constant
    }
    HeadlessWorld.updateCycle()
    boxes.forEach { $0.layouts = 0 }
    constants[7].constant = 9
    HeadlessWorld.updateCycle()
    #expect(boxes.map(\.layouts) == (0..<20).map { $0 == 7 ? 1 : 0 })
    #expect(boxes[7].subviews[0].frame.minY == 9)
  }

  @Test("Priorities have UIKit's values")
  func priorities() {
    #expect(UILayoutPriority.required.rawValue == 1000 && UILayoutPriority.defaultHigh.rawValue == 750)
    #expect(UILayoutPriority.defaultLow.rawValue == 250 && UILayoutPriority.fittingSizeLevel.rawValue == 50)
    #expect(UILayoutPriority.dragThatCanResizeScene.rawValue == 510)
    #expect(UILayoutPriority.sceneSizeStayPut.rawValue == 500)
    #expect(UILayoutPriority.dragThatCannotResizeScene.rawValue == 490)
    #expect(UIView.noIntrinsicMetric == -1)
  }
}

extension NSLayoutConstraint {
  fileprivate func with(_ priority: UILayoutPriority) -> NSLayoutConstraint {
    self.priority = priority
    return self
  }
}
