public import HeadlessEnumerations

extension UIInterfaceOrientation {
  /// Whether the home button or indicator is at one of the long sides.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Whether the interface stands upright, either way up.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

extension UIDeviceOrientation {
  /// Whether the device lies on a long side.
  ///
  /// False when it lies on its face or back.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Whether the device stands upright, either way up.
  ///
  /// False when it lies on its face or back.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}
