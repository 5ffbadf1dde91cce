import HeadlessEnumerations

/// A set of orientations of the interface.
@_documentation(visibility: internal)
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  init(_ orientation: UIInterfaceOrientation) {
    rawValue = 1 << UInt(orientation.rawValue)
  }

  public static var portrait: UIInterfaceOrientationMask { Self(rawValue: 1 << 1) }
  public static var portraitUpsideDown: UIInterfaceOrientationMask { Self(rawValue: 1 << 2) }
  public static var landscapeRight: UIInterfaceOrientationMask { Self(rawValue: 1 << 3) }
  public static var landscapeLeft: UIInterfaceOrientationMask { Self(rawValue: 1 << 4) }
  public static var landscape: UIInterfaceOrientationMask { [.landscapeLeft, .landscapeRight] }
  public static var all: UIInterfaceOrientationMask { [.portrait, .landscape, .portraitUpsideDown] }
  public static var allButUpsideDown: UIInterfaceOrientationMask { [.portrait, .landscape] }
}
