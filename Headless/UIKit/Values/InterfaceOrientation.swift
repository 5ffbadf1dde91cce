public import HeadlessEnumerations

extension UIInterfaceOrientation {
  /// Whether the home button or indicator is at a long side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Whether the interface is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

extension UIDeviceOrientation {
  /// Whether the device is on a long side.
  ///
  /// False if it lies flat.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Whether the device is upright or upside down.
  ///
  /// False if it lies flat.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}
