import Foundation
import Testing
import UIKit

@testable import ClavierLab

@MainActor
struct SymbolDrawingTests {
  private func node(_ image: UIImage?, direction: UISemanticContentAttribute = .forceLeftToRight) -> PictureNode {
    let view = UIImageView(image: image)
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 30)
    view.semanticContentAttribute = direction
    return ViewPainter().node(of: view)
  }

  @Test func `a chevron points to the end of the line`() throws {
    let forward = UIImage(systemName: "chevron.forward")
    let right = node(UIImage(systemName: "chevron.right")).shapes
    let left = node(UIImage(systemName: "chevron.left")).shapes
    #expect(right.count == 1 && right != left)
    #expect(node(forward).shapes == right)
    #expect(node(forward, direction: .forceRightToLeft).shapes == left)
  }

  @Test func `a symbol without a drawing is a plain shape in the middle, and without an image, nothing is drawn`()
    throws
  {
    guard case .rectangle(let frame, _) = try #require(node(UIImage(systemName: "fish")).shapes.first) else {
      Issue.record("no rectangle")
      return
    }
    #expect(frame.midX == 20 && frame.midY == 15 && frame.width < 40)
    #expect(node(nil).shapes.isEmpty)
  }
}
