import Foundation
import Testing
import UIKit

@testable import ClavierLab

/// Tests the pictures of single views.
@MainActor
struct ViewPainterTests {
  private nonisolated static let transforms: [CGAffineTransform] = [
    .identity, CGAffineTransform(scaleX: 1, y: -1), CGAffineTransform(scaleX: 0.9, y: 0.9),
    CGAffineTransform(rotationAngle: .pi / 2), CGAffineTransform(a: 1.2, b: 0.3, c: -0.5, d: -0.7, tx: 20, ty: -10),
  ]

  @Test(arguments: transforms, [CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0, y: 1)])
  func `a view that is rotated, scaled, or flipped is drawn at its position`(
    transform: CGAffineTransform, anchor: CGPoint
  ) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let view = UIView(frame: CGRect(x: 30, y: 40, width: 100, height: 80))
    let inner = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 10))
    root.addSubview(view)
    view.addSubview(inner)
    view.bounds.origin = CGPoint(x: 3, y: 7)
    view.anchorPoint = anchor
    view.transform = transform
    inner.transform = CGAffineTransform(scaleX: 1, y: -1)

    let outerNode = ViewPainter().node(of: root).children[0]
    let innerNode = outerNode.children[0]
    for corner in [CGPoint(x: 0, y: 0), CGPoint(x: 40, y: 0), CGPoint(x: 0, y: 10)] {
      let drawn = outerNode.placed(outerNode.scrolled(innerNode.placed(corner)))
      let position = inner.convert(corner, to: root)
      #expect(abs(drawn.x - position.x) < 1e-9 && abs(drawn.y - position.y) < 1e-9, "\(drawn) and \(position)")
    }
  }

  @Test func `the rows of a flipped list are drawn from the bottom, and their text is upright`() throws {
    let list = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    list.transform = CGAffineTransform(scaleX: 1, y: -1)
    let label = UILabel(frame: CGRect(x: 10, y: 5, width: 180, height: 20))
    label.text = "newest"
    label.transform = CGAffineTransform(scaleX: 1, y: -1)
    list.addSubview(label)
    let svg = SVGDocument.still(ViewPainter().node(of: list), title: "list")
    #expect(WellFormedness.problem(in: svg) == nil)
    let flips = svg.matches(of: #/translate\(([0-9.]+),([0-9.]+)\) matrix\(1,0,0,-1,0,0\) translate\(-\1,-\2\)/#)
    #expect(flips.map { "\($0.output.1) \($0.output.2)" } == ["100 150", "90 10"])
  }

  @Test func `a new view never has the key of an earlier one`() {
    let painter = ViewPainter()
    let kept = UIView()
    let key = painter.node(of: kept).key
    // Most of these views have the same address.
    let keys = (0..<3000).map { _ in painter.node(of: UIView()).key }
    #expect(Set(keys + [key]).count == 3001)
    #expect(painter.node(of: kept).key == key)
  }

  @Test(arguments: [0, 5, 12] as [CGFloat])
  func `the text of a text view is drawn inside the padding of its container`(padding: CGFloat) {
    let textView = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    textView.text = "word"
    textView.textContainerInset = UIEdgeInsets(top: 8, left: 3, bottom: 8, right: 4)
    textView.textContainer.lineFragmentPadding = padding
    for (alignment, x) in [(NSTextAlignment.left, 3 + padding), (NSTextAlignment.right, 196 - padding)] {
      textView.textAlignment = alignment
      let positions = ViewPainter().node(of: textView).shapes.compactMap { shape -> CGFloat? in
        if case .text(let line) = shape { line.position.x } else { nil }
      }
      #expect(positions == [x])
    }
  }

  @Test func `the layouts of old text are removed from the cache`() {
    let layouts = TextLayouts()
    for number in 0..<20_000 {
      let text = "\(number) " + String(repeating: "a", count: 100)
      _ = layouts.layout(text, font: .systemFont(ofSize: 17), width: 300, lineLimit: 0)
    }
    #expect(layouts.count < 10_000)
  }

  @Test func `an animation of a view that grows and then stops has pictures only of the growth`() {
    let moments = (0...20).map { index in
      var node = PictureNode(
        "view", frame: CGRect(x: 0, y: 0, width: 10, height: 20), shapes: [.box(.init(fill: .white))])
      let scale = 1 + 0.1 * Double(min(index, 3))
      node.matrix = .init(degrees: 0, scale: scale)
      return (time: Double(index), node: PictureNode("root", children: [node]))
    }
    let svg = SVGDocument.film(moments, duration: 20, poster: 20, title: "film")
    #expect(WellFormedness.problem(in: svg) == nil)
    let steps = svg.matches(of: #/([0-9.]+)%\{transform:translate\(5px,10px\) matrix\(([0-9.]+),0,0,\2,0,0\)/#)
    #expect(steps.map { "\($0.output.1) \($0.output.2)" } == ["0 1", "5 1.1", "10 1.2", "15 1.3", "100 1.3"])
    #expect(svg.contains(#" transform="translate(5,10) matrix(1.3,0,0,1.3,0,0) translate(-5,-10)""#))
  }
}

extension PictureNode {
  /// Converts a point from the node's coordinates to the parent's coordinates.
  fileprivate func placed(_ point: CGPoint) -> CGPoint {
    let center = CGPoint(x: size.width / 2, y: size.height / 2)
    let place = matrix.applied(to: CGPoint(x: point.x - center.x, y: point.y - center.y))
    return CGPoint(x: origin.x + center.x + place.x, y: origin.y + center.y + place.y)
  }

  /// Converts a point from the coordinates of the node's content to the node's coordinates.
  fileprivate func scrolled(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x - scroll.x, y: point.y - scroll.y) }
}
