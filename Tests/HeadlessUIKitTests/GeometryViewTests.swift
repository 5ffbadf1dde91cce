import Foundation
import Testing
import UIKit

@MainActor @Suite("View geometry") struct GeometryViewTests {
  @Test("frame is in the superview's coordinates; setting it moves the center and resizes the bounds")
  func frame() {
    let view = UIView(frame: rect(10, 20, 100, 50))
    #expect(view.center == CGPoint(x: 60, y: 45) && view.bounds == rect(0, 0, 100, 50))
    view.frame = rect(0, 0, 20, 10)
    #expect(view.center == CGPoint(x: 10, y: 5) && view.bounds.size == CGSize(width: 20, height: 10))
  }

  @Test("Setting the frame keeps the origin of the bounds")
  func frameKeepsBoundsOrigin() {
    let view = UIView(frame: rect(0, 0, 100, 50))
    view.bounds.origin = CGPoint(x: 7, y: 9)
    view.frame = rect(5, 5, 40, 40)
    #expect(view.bounds == rect(7, 9, 40, 40))
  }

  @Test("Setting the size of the bounds keeps the center")
  func boundsSize() {
    let view = UIView(frame: rect(10, 20, 100, 50))
    view.bounds.size = CGSize(width: 50, height: 30)
    #expect(view.center == CGPoint(x: 60, y: 45) && view.frame == rect(35, 30, 50, 30))
  }

  @Test("Setting the origin of the bounds moves subviews, but changes neither frame nor center")
  func boundsOrigin() {
    let screen = Screen()
    let outer = screen.add(rect(10, 10, 100, 100))
    let inner = screen.add(rect(20, 20, 10, 10), to: outer)
    outer.bounds.origin.y = 15
    #expect(outer.frame == rect(10, 10, 100, 100) && outer.center == CGPoint(x: 60, y: 60))
    #expect(inner.convert(inner.bounds, to: screen.view) == rect(30, 15, 10, 10))
  }

  @Test("Setting the center moves only the frame's origin, even with a transform")
  func center() {
    let view = UIView(frame: rect(0, 0, 100, 50))
    view.center = CGPoint(x: 60, y: 45)
    #expect(view.frame == rect(10, 20, 100, 50))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.center = CGPoint(x: 100, y: 100)
    #expect(view.frame == rect(0, 50, 200, 100) && view.bounds.size == CGSize(width: 100, height: 50))
  }

  @Test("A transform around the anchor point changes the frame, but not the bounds or the center")
  func transform() {
    let view = UIView(frame: rect(0, 0, 100, 50))
    view.transform = CGAffineTransform(scaleX: 0.5, y: 2)
    #expect(view.frame == rect(25, -25, 50, 100))
    #expect(view.bounds == rect(0, 0, 100, 50) && view.center == CGPoint(x: 50, y: 25))
    view.transform = .identity
    view.anchorPoint = .zero
    #expect(view.frame == rect(50, 25, 100, 50))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == rect(50, 25, 200, 100))
  }

  @Test("With a transform, the frame is the bounding box; setting it determines center and untransformed size")
  func frameUnderTransform() {
    let view = UIView(frame: rect(0, 0, 100, 50))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(isClose(view.frame, rect(25, -25, 50, 100)))
    view.frame = rect(0, 0, 30, 60)
    #expect(isClose(view.center, CGPoint(x: 15, y: 30)))
    #expect(isClose(view.bounds.width, 60) && isClose(view.bounds.height, 30))
  }

  @Test("Auto Layout positions the untransformed frame")
  func transformAndLayout() {
    let screen = Screen()
    let view = screen.add(.zero)
    view.translatesAutoresizingMaskIntoConstraints = false
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 100),
      view.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor, constant: 50),
      view.widthAnchor.constraint(equalToConstant: 40), view.heightAnchor.constraint(equalToConstant: 20),
    ])
    HeadlessWorld.updateCycle()
    #expect(view.bounds.size == CGSize(width: 40, height: 20) && view.center == CGPoint(x: 70, y: 110))
    #expect(view.frame == rect(30, 90, 80, 40))
  }

  @Test("Conversion includes the bounds' origin; nil is the window's coordinate space")
  func conversion() {
    let screen = Screen()
    screen.window.frame = rect(0, 100, 393, 700)
    let outer = screen.add(rect(10, 10, 100, 100))
    outer.bounds.origin = CGPoint(x: 0, y: 30)
    let inner = screen.add(rect(5, 40, 10, 10), to: outer)
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: outer) == CGPoint(x: 6, y: 41))
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 16, y: 21))
    #expect(inner.convert(CGPoint(x: 16, y: 21), from: nil) == CGPoint(x: 1, y: 1))
    let sibling = screen.add(rect(200, 200, 10, 10))
    #expect(inner.convert(rect(0, 0, 10, 10), to: sibling) == rect(-185, -180, 10, 10))
    #expect(sibling.convert(rect(0, 0, 10, 10), from: inner) == rect(-185, -180, 10, 10))
  }

  @Test("A window converts to other windows, and to the screen for nil")
  func windowConversion() {
    let screen = Screen()
    screen.window.frame = rect(10, 100, 300, 700)
    let other = UIWindow(frame: rect(50, 50, 100, 100))
    let none: UIWindow? = nil
    #expect(screen.window.convert(CGPoint(x: 1, y: 2), to: none) == CGPoint(x: 11, y: 102))
    #expect(screen.window.convert(CGPoint(x: 11, y: 102), from: none) == CGPoint(x: 1, y: 2))
    #expect(screen.window.convert(rect(0, 0, 5, 5), to: other as UIWindow?) == rect(-40, 50, 5, 5))
    #expect(screen.window.convert(rect(-40, 50, 5, 5), from: other as UIWindow?) == rect(0, 0, 5, 5))
  }

  @Test("Without a window, nil stands for the coordinate space of the topmost view")
  func conversionWithoutWindow() {
    let (top, inner) = (UIView(frame: rect(100, 100, 50, 50)), UIView(frame: rect(10, 20, 5, 5)))
    top.addSubview(inner)
    #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 10, y: 20))
  }

  @Test("Converting a rectangle from a rotated view returns the bounding box of its corners")
  func turnedConversion() {
    let screen = Screen()
    let turned = screen.add(rect(100, 100, 100, 100))
    turned.transform = CGAffineTransform(rotationAngle: .pi / 4)
    let box = turned.convert(turned.bounds, to: screen.view)
    let half = 50 * CGFloat(2).squareRoot()
    #expect(isClose(box, rect(150 - half, 150 - half, 2 * half, 2 * half)))
  }

  @Test("Coordinate spaces convert across windows")
  func coordinateSpaces() {
    let screen = Screen()
    screen.window.frame = rect(0, 100, 393, 700)
    let view = screen.add(rect(10, 10, 100, 100))
    let other = UIWindow(frame: rect(50, 50, 100, 100))
    let space = UIScreen.main.coordinateSpace
    #expect(view.convert(rect(0, 500, 393, 336), from: space) == rect(-10, 390, 393, 336))
    #expect(view.convert(CGPoint.zero, to: space) == CGPoint(x: 10, y: 110))
    #expect(view.convert(CGPoint.zero, to: other as any UICoordinateSpace) == CGPoint(x: -40, y: 60))
    #expect(space.convert(CGPoint(x: 10, y: 110), to: view) == .zero)
    #expect(space.bounds == rect(0, 0, 393, 852))
  }

  @Test(
    "The fixed coordinate space does not rotate with the interface",
    arguments: [
      (UIInterfaceOrientation.portrait, CGPoint(x: 10, y: 20)),
      (.portraitUpsideDown, CGPoint(x: 383, y: 832)),
      (.landscapeLeft, CGPoint(x: 832, y: 10)),
      (.landscapeRight, CGPoint(x: 20, y: 383)),
    ])
  func fixedSpace(orientation: UIInterfaceOrientation, seen: CGPoint) {
    HeadlessWorld.reset(.phone, orientation: orientation)
    let screen = UIScreen.main
    #expect(screen.fixedCoordinateSpace.bounds == rect(0, 0, 393, 852))
    #expect(screen.fixedCoordinateSpace.convert(CGPoint(x: 10, y: 20), to: screen.coordinateSpace) == seen)
  }

  @Test("A keyboard's frame is in the screen's coordinate space and must be converted")
  func keyboardFrame() {
    let screen = Screen()
    screen.window.frame = rect(0, 50, 393, 852)
    let keyboard = rect(0, 516, 393, 336)
    #expect(screen.view.convert(keyboard, from: UIScreen.main.coordinateSpace) == rect(0, 466, 393, 336))
  }
}
