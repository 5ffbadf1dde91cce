extension UIControl {
  /// The states of a control.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static var normal: UIControl.State { [] }
    public static var highlighted: UIControl.State { State(rawValue: 1 << 0) }
    public static var disabled: UIControl.State { State(rawValue: 1 << 1) }
    public static var selected: UIControl.State { State(rawValue: 1 << 2) }
    public static var focused: UIControl.State { State(rawValue: 1 << 3) }
    public static var application: UIControl.State { State(rawValue: 0xFF0000) }
    public static var reserved: UIControl.State { State(rawValue: 0xFF000000) }
  }
}
