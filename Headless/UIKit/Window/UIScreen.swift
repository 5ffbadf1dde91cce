public import Foundation
import HeadlessEnumerations
import HeadlessQuartz

/// A screen.
@preconcurrency @MainActor open class UIScreen: NSObject {
  let display: HeadlessDisplay
  private let turningSpace: ScreenSpace
  private let fixedSpace: ScreenSpace

  init(_ display: HeadlessDisplay) {
    self.display = display
    turningSpace = ScreenSpace(of: display, turns: true)
    fixedSpace = ScreenSpace(of: display, turns: false)
    super.init()
  }

  /// The main screen of the device.
  public static var main: UIScreen { HeadlessWorld.state.screen }

  /// All screens, the main screen first.
  public static var screens: [UIScreen] { HeadlessWorld.state.screens }

  /// The bounds in the current orientation, in points.
  open var bounds: CGRect { CGRect(origin: .zero, size: display.size(in: orientation)) }

  /// The number of pixels per point.
  open var scale: CGFloat { display.scale }

  /// The bounds in the fixed orientation, in pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: display.size.width * scale, height: display.size.height * scale)
  }

  /// The number of physical pixels per point.
  open var nativeScale: CGFloat { display.scale }

  /// The brightness, from 0 to 1.
  ///
  /// Setting this property posts a notification.
  @_documentation(visibility: internal)
  open var brightness: CGFloat = 0.5 {
    didSet {
      brightness = min(max(0, brightness), 1)
      guard brightness != oldValue else { return }
      NotificationCenter.default.post(name: UIScreen.brightnessDidChangeNotification, object: self)
    }
  }

  /// Whether the screen is being recorded or mirrored, which never happens in the headless UIKit.
  @_documentation(visibility: internal)
  open var isCaptured: Bool { false }

  /// The notification that is posted when the brightness changes.
  @_documentation(visibility: internal)
  public nonisolated class var brightnessDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIScreenBrightnessDidChangeNotification")
  }

  /// The maximum number of frames per second.
  open var maximumFramesPerSecond: Int { 60 }

  /// The coordinate space that rotates with the interface.
  ///
  /// The keyboard's frames use it.
  open var coordinateSpace: any UICoordinateSpace { turningSpace }

  /// The coordinate space in the fixed, upright orientation.
  open var fixedCoordinateSpace: any UICoordinateSpace { fixedSpace }

  var orientation: UIInterfaceOrientation { turningSpace.orientation }

  fileprivate func owns(_ space: ScreenSpace) -> Bool { space === turningSpace || space === fixedSpace }
}

/// One of the two coordinate spaces of a screen.
///
/// It does not refer to the screen, because the screen retains it.
final class ScreenSpace: NSObject, UICoordinateSpace {
  private let display: HeadlessDisplay
  private let turns: Bool

  init(of display: HeadlessDisplay, turns: Bool) {
    self.display = display
    self.turns = turns
    super.init()
  }

  /// The orientation of the interface on the screen.
  var orientation: UIInterfaceOrientation {
    HeadlessWorld.state.screen.owns(self) ? HeadlessWorld.state.orientation : .portrait
  }

  var bounds: CGRect { CGRect(origin: .zero, size: turns ? display.size(in: orientation) : display.size) }

  /// The transform to the coordinates of the rotated screen.
  var transformToScreen: CGAffineTransform {
    guard !turns else { return .identity }
    let size = display.size
    // The axes of the upright screen in the current orientation.
    return switch orientation {
    case .portraitUpsideDown: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: size.width, ty: size.height)
    case .landscapeRight: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: size.width)
    case .landscapeLeft: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: size.height, ty: 0)
    default: .identity
    }
  }
}
