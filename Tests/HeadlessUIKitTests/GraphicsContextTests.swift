import Foundation
import Testing
import UIKit

@MainActor @Suite("Graphics contexts") struct GraphicsContextTests {
  @Test("A context records what is drawn, with its transform and its clip")
  func marks() {
    var marks: [CGContext.HeadlessMark] = []
    _ = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image { context in
      let graphics = context.cgContext
      UIColor.red.setFill()
      context.fill(rect(0, 0, 10, 10))
      graphics.saveGState()
      graphics.translateBy(x: 20, y: 20)
      graphics.scaleBy(x: 2, y: 2)
      graphics.setFillColor(UIColor.blue.cgColor)
      graphics.fillEllipse(in: rect(0, 0, 10, 10))
      graphics.restoreGState()
      graphics.clip(to: rect(0, 0, 50, 50))
      UIBezierPath(rect: rect(40, 40, 40, 40)).fill()
      graphics.fill(rect(60, 60, 10, 10))
      marks = graphics.headlessMarks
    }
    #expect(marks.map(\.frame) == [rect(0, 0, 10, 10), rect(20, 20, 20, 20), rect(40, 40, 10, 10)])
    #expect(marks.map(\.color) == [UIColor.red.cgColor, UIColor.blue.cgColor, UIColor.red.cgColor])
  }

  @Test("A view draws into its own context, and there is no context outside of drawing")
  func views() {
    final class Drawing: UIView {
      var marks: [CGContext.HeadlessMark] = []
      override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setLineWidth(2)
        context.move(to: CGPoint(x: 10, y: 10))
        context.addLine(to: CGPoint(x: 30, y: 10))
        context.strokePath()
        UIImage(systemName: "star")?.draw(in: CGRect(x: 0, y: 0, width: 5, height: 5))
        marks = context.headlessMarks
      }
    }
    let (screen, view) = (Screen(), Drawing(frame: rect(0, 0, 50, 50)))
    screen.view.addSubview(view)
    HeadlessWorld.updateCycle()
    #expect(view.marks.map(\.kind) == [.stroke, .image] && view.marks.first?.frame == rect(9, 9, 22, 2))
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test("A context has its path in its own coordinates")
  func paths() {
    UIGraphicsBeginImageContext(CGSize(width: 100, height: 100))
    defer { UIGraphicsEndImageContext() }
    guard let context = UIGraphicsGetCurrentContext() else {
      Issue.record("There is no context.")
      return
    }
    context.translateBy(x: 10, y: 0)
    context.addRect(rect(0, 0, 20, 20))
    #expect(context.boundingBoxOfPath == rect(0, 0, 20, 20) && !context.isPathEmpty)
    #expect(context.pathContains(CGPoint(x: 5, y: 5), mode: .fill))
    #expect(!context.pathContains(CGPoint(x: 25, y: 5), mode: .fill))
    context.clip()
    #expect(context.isPathEmpty && context.boundingBoxOfClipPath == rect(0, 0, 20, 20))
    #expect(context.convertToDeviceSpace(.zero) == CGPoint(x: 10, y: 0))
  }
}
