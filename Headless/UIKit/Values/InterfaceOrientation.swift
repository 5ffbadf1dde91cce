public import HeadlessEnumerations

extension UIInterfaceOrientation {
  /// Whether the interface is in one of the two landscape orientations.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Whether the interface is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

extension UIDeviceOrientation {
  /// Whether the device is held sideways.
  ///
  /// The value is false if the device lies flat.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Whether the device is upright or upside down.
  ///
  /// The value is false if the device lies flat.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}
