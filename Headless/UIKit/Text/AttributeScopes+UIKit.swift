public import Foundation

@_documentation(visibility: internal)
extension AttributeScopes {
  /// The attributes of UIKit.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The attributes of UIKit, which correspond to the keys of `NSAttributedString`.
  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let paragraphStyle: ParagraphStyleAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let kern: KernAttribute
    public let tracking: TrackingAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let strokeColor: StrokeColorAttribute
    public let strokeWidth: StrokeWidthAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let underlineColor: UnderlineColorAttribute
    public let strikethroughColor: StrikethroughColorAttribute
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = "NSFont"
    }
    public enum ParagraphStyleAttribute: AttributedStringKey {
      public typealias Value = NSParagraphStyle
      public static let name = "NSParagraphStyle"
    }
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSColor"
    }
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSBackgroundColor"
    }
    public enum KernAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSKern"
    }
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "CTTracking"
    }
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = "NSStrikethrough"
    }
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = "NSUnderline"
    }
    public enum StrokeColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSStrokeColor"
    }
    public enum StrokeWidthAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSStrokeWidth"
    }
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSBaselineOffset"
    }
    public enum UnderlineColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSUnderlineColor"
    }
    public enum StrikethroughColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSStrikethroughColor"
    }
  }
}

@_documentation(visibility: internal)
extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T { self[T.self] }
}

// Foundation on Linux cannot convert between the two kinds of attributed strings.
@_documentation(visibility: internal)
extension NSAttributedString {
  /// Creates an attributed string with the UIKit attributes and the links of another attributed string.
  public convenience init(_ attrStr: AttributedString) {
    let text = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      let part = String(attrStr[run.range].characters)
      text.append(NSAttributedString(string: part, attributes: run.attributes.keys))
    }
    self.init(attributedString: text)
  }
}

@_documentation(visibility: internal)
extension AttributedString {
  /// Creates an attributed string with the UIKit attributes and the links of another attributed string.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length), options: []) { attributes, range, _ in
      let part = (nsStr.string as NSString).substring(with: range)
      append(AttributedString(part, attributes: AttributeContainer(attributes)))
    }
  }
}

extension AttributeContainer {
  typealias Scope = AttributeScopes.UIKitAttributes

  /// The attributes by the keys of `NSAttributedString`.
  var keys: [NSAttributedString.Key: Any] {
    var found: [NSAttributedString.Key: Any] = [:]
    found[.font] = self[Scope.FontAttribute.self]
    found[.paragraphStyle] = self[Scope.ParagraphStyleAttribute.self]
    found[.foregroundColor] = self[Scope.ForegroundColorAttribute.self]
    found[.backgroundColor] = self[Scope.BackgroundColorAttribute.self]
    found[.kern] = self[Scope.KernAttribute.self]
    found[.tracking] = self[Scope.TrackingAttribute.self]
    found[.strikethroughStyle] = self[Scope.StrikethroughStyleAttribute.self]?.rawValue
    found[.underlineStyle] = self[Scope.UnderlineStyleAttribute.self]?.rawValue
    found[.strokeColor] = self[Scope.StrokeColorAttribute.self]
    found[.strokeWidth] = self[Scope.StrokeWidthAttribute.self]
    found[.baselineOffset] = self[Scope.BaselineOffsetAttribute.self]
    found[.underlineColor] = self[Scope.UnderlineColorAttribute.self]
    found[.strikethroughColor] = self[Scope.StrikethroughColorAttribute.self]
    found[.link] = self[AttributeScopes.FoundationAttributes.LinkAttribute.self]
    return found
  }

  init(_ keys: [NSAttributedString.Key: Any]) {
    self.init()
    self[Scope.FontAttribute.self] = keys[.font] as? UIFont
    self[Scope.ParagraphStyleAttribute.self] = keys[.paragraphStyle] as? NSParagraphStyle
    self[Scope.ForegroundColorAttribute.self] = keys[.foregroundColor] as? UIColor
    self[Scope.BackgroundColorAttribute.self] = keys[.backgroundColor] as? UIColor
    self[Scope.KernAttribute.self] = Self.number(keys[.kern])
    self[Scope.TrackingAttribute.self] = Self.number(keys[.tracking])
    self[Scope.StrikethroughStyleAttribute.self] = Self.number(keys[.strikethroughStyle]).map {
      NSUnderlineStyle(rawValue: Int($0))
    }
    self[Scope.UnderlineStyleAttribute.self] = Self.number(keys[.underlineStyle]).map {
      NSUnderlineStyle(rawValue: Int($0))
    }
    self[Scope.StrokeColorAttribute.self] = keys[.strokeColor] as? UIColor
    self[Scope.StrokeWidthAttribute.self] = Self.number(keys[.strokeWidth])
    self[Scope.BaselineOffsetAttribute.self] = Self.number(keys[.baselineOffset])
    self[Scope.UnderlineColorAttribute.self] = keys[.underlineColor] as? UIColor
    self[Scope.StrikethroughColorAttribute.self] = keys[.strikethroughColor] as? UIColor
    self[AttributeScopes.FoundationAttributes.LinkAttribute.self] =
      keys[.link] as? URL ?? (keys[.link] as? String).flatMap { URL(string: $0) }
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }
}
