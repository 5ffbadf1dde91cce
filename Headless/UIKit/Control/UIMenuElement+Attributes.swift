extension UIMenuElement {
  /// The attributes of an action in a menu.
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static var disabled: UIMenuElement.Attributes { Attributes(rawValue: 1 << 0) }
    public static var destructive: UIMenuElement.Attributes { Attributes(rawValue: 1 << 1) }
    public static var hidden: UIMenuElement.Attributes { Attributes(rawValue: 1 << 2) }
    public static var keepsMenuPresented: UIMenuElement.Attributes { Attributes(rawValue: 1 << 3) }
  }
}
