import Foundation
import SeededRandom
import Testing

@testable import ClavierLab

/// Applies differences to the page's tree and compares it with the picture.
struct FrameDifferTests {
  @Test(arguments: [1, 7, 42, 1_843] as [UInt64])
  func `applying the changes results in the same tree as the picture`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var differ = FrameDiffer()
    var model = NodeModel()
    var picture = Self.tree(depth: 3, &random)
    for round in 0..<60 {
      let changes = differ.changes(to: picture)
      model.apply(
        LabFrame(
          time: 0, isWhole: round == 0, isMoving: false, nodes: changes.nodes, removed: changes.removed, keyboard: nil,
          focus: nil, coveredHeight: 0, covered: nil))
      #expect(model.faults.isEmpty, "seed \(seed), round \(round): \(model.faults)")
      #expect(Self.text(of: model) == Self.text(of: picture), "seed \(seed), round \(round)")
      #expect(differ.changes(to: picture).nodes.isEmpty, "nothing changed, seed \(seed), round \(round)")
      let next = Self.changed(picture, &random)
      // Sharing storage does not change the value.
      let shared = next.sharing(picture)
      #expect(shared == next, "seed \(seed), round \(round)")
      picture = shared
    }
  }

  @Test func `equal parts of two pictures share their storage`() {
    func picture(y: CGFloat) -> PictureNode {
      let children = (0..<3).map { index in
        PictureNode(
          "\(index)", frame: CGRect(x: 0, y: index == 2 ? y : 0, width: 9, height: 9), children: [PictureNode("label")])
      }
      return PictureNode("phone", children: children)
    }
    func storage(of nodes: [PictureNode]) -> UnsafePointer<PictureNode>? {
      nodes.withUnsafeBufferPointer { $0.baseAddress }
    }
    let old = picture(y: 0)
    let same = picture(y: 0).sharing(old)
    #expect(storage(of: same.children) == storage(of: old.children))
    let moved = picture(y: 1).sharing(old)
    #expect(moved == picture(y: 1))
    #expect(zip(moved.children, old.children).allSatisfy { storage(of: $0.children) == storage(of: $1.children) })
  }

  @Test func `sends only the parts that have changed, and their shapes only if the shapes have changed`() {
    var picture = PictureNode(
      "phone", children: (0..<5).map { PictureNode("\($0)", shapes: [.box(.init(fill: .black))]) })
    var differ = FrameDiffer()
    #expect(differ.changes(to: picture).nodes.count == 6)
    picture.children[3].origin.x = 5
    let moved = differ.changes(to: picture).nodes
    #expect(moved.count == 1 && moved.first?.x == 5 && moved.first?.shapes == nil)
    picture.children[3].shapes = []
    #expect(differ.changes(to: picture).nodes.map(\.shapes) == [[]])
    picture.children[3].origin.x = 5.001
    #expect(differ.changes(to: picture).nodes.isEmpty, "the movement is too small to see")
  }

  private static func tree(depth: Int, _ random: inout SeededGenerator) -> PictureNode {
    var node = PictureNode("\(random.next(below: 4))")
    scramble(&node, &random)
    if depth > 0 { node.children = (0..<random.next(below: 4)).map { _ in tree(depth: depth - 1, &random) } }
    return node
  }

  private static func scramble(_ node: inout PictureNode, _ random: inout SeededGenerator) {
    node.origin = CGPoint(x: random.next(below: 100), y: random.next(below: 100))
    node.opacity = Double(random.next(below: 4)) / 4
    node.clipRadius = random.next(below: 2) == 0 ? nil : 4
    node.scroll.y = CGFloat(random.next(below: 3))
    node.matrix = .init(degrees: 90 * Double(random.next(below: 2)), scale: 1)
    node.shapes = (0..<random.next(below: 3)).map { _ in
      .path("M\(random.next(below: 9)) 0", fill: .black, stroke: nil, width: 0)
    }
  }

  private static func changed(_ node: PictureNode, _ random: inout SeededGenerator) -> PictureNode {
    var copy = node
    switch random.next(below: 8) {
    case 0: scramble(&copy, &random)
    case 1: copy.children.append(tree(depth: 1, &random))
    case 2: if !copy.children.isEmpty { copy.children.remove(at: random.next(below: copy.children.count)) }
    case 3: copy.children.shuffle(using: &random)
    default: copy.children = copy.children.map { changed($0, &random) }
    }
    // The root of a picture is always the phone.
    return copy
  }

  private static func text(of picture: PictureNode, indent: String = "") -> String {
    let place = "\(picture.origin.x) \(picture.origin.y) \(picture.scroll.y) \(picture.opacity)"
    let matrix = picture.matrix.isIdentity ? [1, 0, 0, 1] : [0.0, 1, -1, 0]
    let shapes = picture.shapes.compactMap(LabShape.init)
    return "\(indent)\(place) \(matrix) \(picture.clipRadius ?? -1) \(shapes)\n"
      + picture.children.map { text(of: $0, indent: indent + " ") }.joined()
  }

  private static func text(of model: NodeModel, in parent: Int? = nil, indent: String = "") -> String {
    model.children(of: parent).map { node in
      let place = "\(node.x) \(node.y) \(node.scrollY) \(node.opacity)"
      return "\(indent)\(place) \(node.matrix ?? [1, 0, 0, 1]) \(node.clip ?? -1) \(node.shapes ?? [])\n"
        + text(of: model, in: node.id, indent: indent + " ")
    }.joined()
  }
}
