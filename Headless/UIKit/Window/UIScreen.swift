public import Foundation
import HeadlessEnumerations
import HeadlessQuartz

/// The screen of the device.
@MainActor open class UIScreen: NSObject {
  let display: HeadlessDisplay

  init(_ display: HeadlessDisplay) {
    self.display = display
    super.init()
  }

  /// The screen of the device.
  public static var main: UIScreen { HeadlessWorld.state.screen }

  /// Every screen, the device's own first.
  public static var screens: [UIScreen] { HeadlessWorld.state.screens }

  /// The extent as the screen is held, in points.
  open var bounds: CGRect { CGRect(origin: .zero, size: display.size(in: orientation)) }

  /// Pixels per point.
  open var scale: CGFloat { display.scale }

  /// The extent as the screen was built, in pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: display.size.width * scale, height: display.size.height * scale)
  }

  /// Pixels per point of the panel.
  open var nativeScale: CGFloat { display.scale }

  /// How many frames the screen can show in a second.
  open var maximumFramesPerSecond: Int { 60 }

  /// The space that turns with the interface: the keyboard's frames are given in it.
  open var coordinateSpace: any UICoordinateSpace { ScreenSpace(screen: self, turns: true) }

  /// The space that stays as the screen was built, upright.
  open var fixedCoordinateSpace: any UICoordinateSpace { ScreenSpace(screen: self, turns: false) }

  var orientation: UIInterfaceOrientation {
    HeadlessWorld.state.screen === self ? HeadlessWorld.state.orientation : .portrait
  }
}

/// One of the two spaces of a screen.
final class ScreenSpace: NSObject, UICoordinateSpace, ScreenRelatedSpace {
  private let screen: UIScreen
  private let turns: Bool

  init(screen: UIScreen, turns: Bool) {
    self.screen = screen
    self.turns = turns
    super.init()
  }

  var bounds: CGRect { turns ? screen.bounds : CGRect(origin: .zero, size: screen.display.size) }

  var transformToScreen: CGAffineTransform {
    guard !turns else { return .identity }
    let size = screen.display.size
    // Where the upright screen's axes point when it is held otherwise.
    return switch screen.orientation {
    case .portraitUpsideDown: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: size.width, ty: size.height)
    case .landscapeRight: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: size.width)
    case .landscapeLeft: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: size.height, ty: 0)
    default: .identity
    }
  }
}
