import Foundation
import Testing
import UIKit

@MainActor @Suite("Several fingers, and the edges of the screen") struct GestureFingerTests {
  /// Returns the points of a finger that moves on a circle, from one angle to another in degrees.
  private func arc(from start: Double, to end: Double, steps: Int = 20) -> [CGPoint] {
    (0...steps).map { step in
      let angle = (start + (end - start) * Double(step) / Double(steps)) * .pi / 180
      return CGPoint(x: 200 + 80 * cos(angle), y: 400 + 80 * sin(angle))
    }
  }

  @Test("A rotation gesture follows two fingers that circle each other, even beyond half a turn")
  func rotations() {
    let screen = Screen()
    let rotation = UIRotationGestureRecognizer(target: nil, action: nil)
    screen.view.addGestureRecognizer(rotation)
    var angles: [CGFloat] = []
    var velocity: CGFloat = 0
    rotation.headlessAddAction {
      guard let rotation = $0 as? UIRotationGestureRecognizer else { return }
      angles.append(rotation.rotation)
      velocity = max(velocity, rotation.velocity)
    }
    HeadlessTouches.drag(fingersAlong: [arc(from: 0, to: 270), arc(from: 180, to: 450)], duration: 1)
    #expect(abs((angles.max() ?? 0) - 1.5 * .pi) < 1e-6 && angles == angles.sorted())
    #expect(abs(velocity - 1.5 * .pi) < 1e-3)
    #expect(rotation.state == .possible)
    angles = []
    HeadlessTouches.drag(fingersAlong: [arc(from: 0, to: -90), arc(from: 180, to: 90)], duration: 1)
    #expect(abs((angles.last ?? 0) + .pi / 2) < 1e-6, "counterclockwise is negative")
    // If an app sets the rotation to 0 each time, the gesture reports differences.
    var sum: CGFloat = 0
    let other = Screen()
    let relative = UIRotationGestureRecognizer(target: nil, action: nil)
    other.view.addGestureRecognizer(relative)
    relative.headlessAddAction {
      guard let rotation = $0 as? UIRotationGestureRecognizer, rotation.state != .ended else { return }
      sum += rotation.rotation
      rotation.rotation = 0
      #expect(rotation.velocity == 0)
    }
    HeadlessTouches.drag(fingersAlong: [arc(from: 0, to: 90), arc(from: 180, to: 270)], duration: 1)
    #expect(abs(sum - .pi / 2) < 1e-6)
  }

  @Test("A rotation gesture ignores one finger, and two fingers that turn by less than five degrees")
  func noRotation() {
    let screen = Screen()
    let journal = Journal()
    let rotation = UIRotationGestureRecognizer(target: nil, action: nil)
    screen.view.addGestureRecognizer(rotation)
    rotation.headlessAddAction { journal.note("\($0.state.rawValue)") }
    HeadlessTouches.drag(fingersAlong: [arc(from: 0, to: 90)], duration: 1)
    HeadlessTouches.drag(fingersAlong: [arc(from: 0, to: 4), arc(from: 180, to: 184)], duration: 1)
    #expect(journal.take() == [])
  }

  @Test("A pinch follows the distance of two fingers")
  func pinches() {
    let screen = Screen()
    let pinch = UIPinchGestureRecognizer(target: nil, action: nil)
    screen.view.addGestureRecognizer(pinch)
    var scale: CGFloat = 0
    pinch.headlessAddAction { scale = ($0 as? UIPinchGestureRecognizer)?.scale ?? 0 }
    let steps = (0...10).map { CGFloat($0) * 5 }
    HeadlessTouches.drag(
      fingersAlong: [
        steps.map { CGPoint(x: 150 - $0, y: 400) }, steps.map { CGPoint(x: 250 + $0, y: 400) },
      ], duration: 0.5)
    #expect(abs(scale - 2) < 1e-6)
  }

  @Test("A pan from an edge begins near that edge, and moves away from it")
  func edges() {
    let journal = Journal()
    let screen = Screen()
    let pan = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
    pan.edges = [.right, .bottom]
    screen.view.addGestureRecognizer(pan)
    pan.headlessAddAction { journal.note("\($0.state.rawValue)") }
    func drag(_ from: CGPoint, _ to: CGPoint) -> [String] {
      HeadlessTouches.drag(from: from, to: to, duration: 0.2, steps: 2)
      return journal.take()
    }
    #expect(drag(CGPoint(x: 385, y: 400), CGPoint(x: 200, y: 420)) == ["1", "2", "3"])
    #expect(drag(CGPoint(x: 200, y: 845), CGPoint(x: 200, y: 700)) == ["1", "2", "3"])
    #expect(drag(CGPoint(x: 360, y: 400), CGPoint(x: 200, y: 400)) == [], "too far from the edge")
    #expect(drag(CGPoint(x: 5, y: 400), CGPoint(x: 200, y: 400)) == [], "at another edge")
    #expect(drag(CGPoint(x: 385, y: 400), CGPoint(x: 380, y: 600)) == [], "along the edge")
  }

  @Test("A view receives further touches only if it asks for them")
  func multipleTouches() {
    final class Pad: UIView {
      var began = 0
      var ended = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { began += touches.count }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { ended += touches.count }
    }
    let screen = Screen()
    let pads = [rect(0, 100, 393, 200), rect(0, 400, 393, 200)].map { Pad(frame: $0) }
    pads.forEach(screen.view.addSubview)
    #expect(!pads[0].isMultipleTouchEnabled)
    pads[1].isMultipleTouchEnabled = true
    for y in [150.0, 450] {
      HeadlessTouches.drag(
        fingersAlong: [[CGPoint(x: 100, y: y)], [CGPoint(x: 200, y: y)], [CGPoint(x: 300, y: y)]], duration: 0)
    }
    #expect(pads.map(\.began) == [1, 3] && pads.map(\.ended) == [1, 3])
    // The next sequence begins with a first touch again.
    HeadlessTouches.tap(at: CGPoint(x: 100, y: 150))
    #expect(pads[0].began == 2)
  }
}
