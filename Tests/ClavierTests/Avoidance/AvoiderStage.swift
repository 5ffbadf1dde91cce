import ClavierTesting
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// A device with a keyboard that follows focus, and an avoider.
@MainActor final class AvoiderStage {
  let keyboard: SimulatedKeyboard
  let center = KeyboardCenter()
  let avoider: KeyboardAvoider
  let window: UIWindow

  init(
    _ controller: UIViewController, device: String = "iPhone 15", orientation: DeviceOrientation = .portrait,
    isAvoided: Bool = true
  ) throws {
    let device = try #require(Device.named(device))
    HeadlessWorld.reset(HeadlessDisplay(device), orientation: UIInterfaceOrientation(orientation))
    keyboard = try SimulatedKeyboard(device: device, orientation: orientation)
    keyboard.connect()
    avoider = KeyboardAvoider(center: center)
    if isAvoided { avoider.start() }
    window = makeWindow(controller)
  }

  /// Ends editing and waits until nothing moves.
  func endEditing() {
    window.endEditing(true)
    HeadlessClock.advanceUntilIdle()
  }

  /// Returns the height of the part of a view that the keyboard covers, in points.
  func covered(_ view: UIView) -> CGFloat {
    covered(onScreen(view))
  }

  func covered(_ rect: CGRect) -> CGFloat {
    center.state.overlap(withScreenRect: rect)
  }

  /// Returns the distance from a view's bottom edge to the keyboard, in points; negative if it is covered.
  func gap(below view: UIView) -> CGFloat {
    keyboard.frame.minY - onScreen(view).maxY
  }

  /// Returns the distance from the caret of a text view to the keyboard, in points.
  func gap(belowCaretOf view: UITextView) throws -> CGFloat {
    let caret = try #require(view.headlessCaretRect)
    return keyboard.frame.minY - view.convert(caret, to: window.screen.coordinateSpace).maxY
  }

  /// Returns a view's frame on the screen, without using the code under test.
  private func onScreen(_ view: UIView) -> CGRect {
    view.window == nil ? .null : view.convert(view.bounds, to: window.screen.coordinateSpace)
  }
}

extension UIView {
  /// The parts of this input to keep visible, in the window's coordinate space.
  var editedRects: [CGRect] {
    var rects: [CGRect] = []
    forEachEditedRect(selectionMovesAtStart: false) { rects.append(convert($0, to: nil)) }
    return rects
  }
}

/// A screen with a column of text fields, in a scroll view or directly in the controller's view.
final class FieldsController: UIViewController {
  enum Kind: CaseIterable, Sendable { case scrolling, fixed }

  let kind: Kind
  let count: Int
  let pitch: CGFloat
  let scrollView = UIScrollView()
  private(set) var fields: [UITextField] = []

  init(_ kind: Kind, count: Int = 12, pitch: CGFloat = 60) {
    (self.kind, self.count, self.pitch) = (kind, count, pitch)
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let host: UIView
    if kind == .scrolling {
      scrollView.frame = view.bounds
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scrollView.contentSize = CGSize(width: view.bounds.width, height: CGFloat(count) * pitch + 20)
      view.addSubview(scrollView)
      host = scrollView
    } else {
      host = view
    }
    for index in 0..<count {
      let field = UITextField(frame: CGRect(x: 20, y: 20 + CGFloat(index) * pitch, width: 200, height: 34))
      host.addSubview(field)
      fields.append(field)
    }
  }
}
