import Foundation
import Testing
import UIKit

/// A view with a content size and the usual priorities.
private final class Content: UIView {
  let size: CGSize

  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}

@MainActor @Suite("Stack views") struct StackViewTests {
  /// Adds a stack of views with the given sizes to a screen.
  private func stack(
    _ sizes: [CGSize], axis: NSLayoutConstraint.Axis = .horizontal, frame: CGRect = rect(0, 0, 300, 100),
    change: (UIStackView) -> Void = { _ in }
  ) -> (UIStackView, [UIView]) {
    let screen = Screen()
    let views = sizes.map { Content($0.width, $0.height) }
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    stack.frame = frame
    change(stack)
    screen.view.addSubview(stack)
    HeadlessWorld.updateCycle()
    return (stack, views)
  }

  private let three = [CGSize(width: 40, height: 20), CGSize(width: 80, height: 30), CGSize(width: 60, height: 10)]

  private func spans(_ views: [UIView]) -> [[CGFloat]] { views.map { [$0.frame.minX, $0.frame.maxX] } }

  @Test(
    "Each distribution places the views along the axis",
    arguments: [
      (UIStackView.Distribution.fill, [[0, 140], [150, 230], [240, 300]]),
      (.fillEqually, [[0, 280.0 / 3], [310.0 / 3, 590.0 / 3], [620.0 / 3, 300]]),
      (.fillProportionally, [[0, 560.0 / 9], [650.0 / 9, 1770.0 / 9], [1860.0 / 9, 300]]),
      (.equalSpacing, [[0, 40], [100, 180], [240, 300]]),
      (.equalCentering, [[0, 40], [105, 185], [240, 300]]),
    ] as [(UIStackView.Distribution, [[CGFloat]])])
  func distribution(_ distribution: UIStackView.Distribution, expected: [[CGFloat]]) throws {
    let (_, views) = stack(three) {
      $0.distribution = distribution
      $0.spacing = 10
    }
    try #require(spans(views).count == expected.count)
    for (span, wanted) in zip(spans(views), expected) {
      // Frames are on whole pixels.
      #expect(zip(span, wanted).allSatisfy { isClose($0, $1, by: 0.34) }, "\(span) instead of \(wanted)")
    }
    #expect(views.allSatisfy { $0.frame.minY == 0 && $0.frame.height == 100 })
  }

  @Test(
    "Each alignment places the views across the axis",
    arguments: [
      (UIStackView.Alignment.fill, [0, 100], [0, 100]), (.top, [0, 20], [0, 30]), (.center, [40, 60], [35, 65]),
      (.bottom, [80, 100], [70, 100]), (.firstBaseline, [0, 20], [0, 30]), (.lastBaseline, [80, 100], [70, 100]),
    ] as [(UIStackView.Alignment, [CGFloat], [CGFloat])])
  func alignment(_ alignment: UIStackView.Alignment, first: [CGFloat], second: [CGFloat]) {
    let (_, views) = stack(Array(three.prefix(2))) { $0.alignment = alignment }
    #expect([views[0].frame.minY, views[0].frame.maxY] == first)
    #expect([views[1].frame.minY, views[1].frame.maxY] == second)
  }

  @Test("Baselines of labels with different fonts are on one line")
  func labelBaselines() {
    let screen = Screen()
    let (small, large) = (UILabel(), UILabel())
    small.font = .systemFont(ofSize: 12)
    large.font = .systemFont(ofSize: 40)
    for label in [small, large] { label.text = "Text" }
    let stack = UIStackView(arrangedSubviews: [small, large])
    stack.alignment = .firstBaseline
    stack.translatesAutoresizingMaskIntoConstraints = false
    screen.view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 50),
      stack.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
    ])
    HeadlessWorld.updateCycle()
    func baseline(_ label: UILabel) -> CGFloat { label.frame.minY + label.font.ascender }
    #expect(isClose(baseline(small), baseline(large), by: 0.34))
    #expect(isClose(stack.frame.height, large.frame.height, by: 0.34) && large.frame.minY == 0)
  }

  @Test("A stack without a size is as large as its views and spacings")
  func fittingSize() {
    let screen = Screen()
    let stack = UIStackView(arrangedSubviews: three.map { Content($0.width, $0.height) })
    stack.axis = .vertical
    stack.spacing = 5
    stack.setCustomSpacing(20, after: stack.arrangedSubviews[0])
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    stack.insetsLayoutMarginsFromSafeArea = false
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 86, height: 89))
    stack.translatesAutoresizingMaskIntoConstraints = false
    screen.view.addSubview(stack)
    stack.topAnchor.constraint(equalTo: screen.view.topAnchor).isActive = true
    stack.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor).isActive = true
    HeadlessWorld.updateCycle()
    #expect(stack.frame == rect(0, 0, 86, 89))
    #expect(stack.arrangedSubviews.map(\.frame) == [rect(2, 1, 80, 20), rect(2, 41, 80, 30), rect(2, 76, 80, 10)])
    #expect(stack.customSpacing(after: stack.arrangedSubviews[1]) == UIStackView.spacingUseDefault)
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: stack.arrangedSubviews[1])
    HeadlessWorld.updateCycle()
    #expect(stack.frame.height == 92)
  }

  @Test("A hidden view takes no space, and its spacing disappears")
  func hiddenView() {
    let (stack, views) = stack(three, axis: .vertical, frame: rect(0, 0, 80, 80)) { $0.spacing = 10 }
    #expect(views.map(\.frame.minY) == [0, 30, 70])
    views[1].isHidden = true
    HeadlessWorld.updateCycle()
    #expect([views[0].frame.maxY, views[2].frame.minY] == [60, 70])
    #expect(stack.arrangedSubviews == views && views[1].frame.height == 0)
    views[1].isHidden = false
    HeadlessWorld.updateCycle()
    #expect(views.map(\.frame.minY) == [0, 30, 70])
  }

  /// Apple's documentation of `UIStackView` shows a block that changes only `isHidden`.
  @Test("Hiding a view in an animation block moves the other views and the views that depend on the stack")
  func animatedHiding() {
    let screen = Screen()
    let views = three.map { Content($0.width, $0.height) }
    let (stack, below) = (UIStackView(arrangedSubviews: views), UIView())
    stack.axis = .vertical
    for view in [stack, below] {
      view.translatesAutoresizingMaskIntoConstraints = false
      screen.view.addSubview(view)
      view.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor).isActive = true
    }
    stack.topAnchor.constraint(equalTo: screen.view.topAnchor).isActive = true
    below.topAnchor.constraint(equalTo: stack.bottomAnchor).isActive = true
    HeadlessWorld.updateCycle()
    UIView.animate(withDuration: 0.4) { views[0].isHidden = true }
    #expect(views[1].frame.minY == 0 && below.frame.minY == 40)
    HeadlessClock.advance(by: 0.2)
    #expect(isClose(views[1].headlessPresentationFrame(in: screen.view).minY, 10, by: 0.5))
    #expect(isClose(below.headlessPresentationFrame(in: screen.view).minY, 50, by: 0.5))
  }

  @Test("Adding, inserting, and removing arranged views does not reorder the subviews")
  func bookkeeping() {
    let screen = Screen()
    let stack = UIStackView()
    screen.view.addSubview(stack)
    let views = (0..<3).map { _ in UIView() }
    stack.addSubview(views[2])
    stack.addArrangedSubview(views[0])
    stack.insertArrangedSubview(views[1], at: 0)
    stack.addArrangedSubview(views[2])
    #expect(
      stack.arrangedSubviews == [views[1], views[0], views[2]] && stack.subviews == [views[2], views[0], views[1]])
    #expect(views.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
    stack.addArrangedSubview(views[1])
    #expect(stack.arrangedSubviews == [views[0], views[2], views[1]])
    stack.removeArrangedSubview(views[0])
    views[2].removeFromSuperview()
    #expect(stack.arrangedSubviews == [views[1]] && stack.subviews == [views[0], views[1]])
    HeadlessWorld.updateCycle()
    #expect(stack.constraints.allSatisfy { $0.firstItem !== views[0] && $0.secondItem !== views[2] })
  }

  @Test("Hiding and showing a view leaves the constraints of the others in place")
  func keptConstraints() {
    let (stack, views) = stack(three, axis: .vertical, frame: rect(0, 0, 100, 300))
    let before = stack.constraints
    let frames = views.map(\.frame)
    views[2].isHidden = true
    HeadlessWorld.updateCycle()
    let kept = stack.constraints.filter(before.contains)
    #expect(kept.count >= 6 && kept.contains { $0.identifier == "UISV-spacing" && $0.firstItem === views[1] })
    #expect(views[1].frame.maxY == 300 && views[2].frame.height == 0)
    views[2].isHidden = false
    HeadlessWorld.updateCycle()
    #expect(views.map(\.frame) == frames)
    #expect(stack.constraints.map(\.constant) == before.map(\.constant), "the same order")
  }

  @Test("A right-to-left row begins at the right")
  func rightToLeft() {
    let (_, views) = stack(three) { $0.semanticContentAttribute = .forceRightToLeft }
    #expect(spans(views) == [[140, 300], [60, 140], [0, 60]])
  }

  @Test("A column can measure its spacing between baselines")
  func baselineRelative() {
    let screen = Screen()
    let labels = ["One", "Two"].map { text in
      let label = UILabel()
      label.text = text
      return label
    }
    let stack = UIStackView(arrangedSubviews: labels)
    stack.axis = .vertical
    stack.alignment = .leading
    stack.isBaselineRelativeArrangement = true
    stack.spacing = 40
    stack.frame = rect(0, 0, 200, 200)
    screen.view.addSubview(stack)
    HeadlessWorld.updateCycle()
    // The last label gets no share of the remaining height, so the distance is exact.
    let first = labels[0].frame.maxY - labels[0].font.lineHeight + labels[0].font.ascender
    #expect(isClose(labels[1].frame.minY + labels[1].font.ascender - first, 40, by: 0.7))
  }
}
