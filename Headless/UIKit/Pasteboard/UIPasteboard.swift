public import Foundation

/// Data that apps exchange.
///
/// `HeadlessWorld.reset()` empties it.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  override init() {
    super.init()
  }

  /// The pasteboard for copying and pasting.
  open class var general: UIPasteboard { HeadlessWorld.state.pasteboard }

  private var contents: [Any] = [] {
    didSet {
      changeCount += 1
      NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }
  }

  /// The number of times that the content has changed.
  open private(set) var changeCount = 0

  /// The first string.
  open var string: String? {
    get { strings?.first }
    set { contents = newValue.map { [$0] } ?? [] }
  }

  /// All strings.
  open var strings: [String]? {
    get {
      let found = contents.compactMap { $0 as? String ?? ($0 as? URL)?.absoluteString }
      return found.isEmpty ? nil : found
    }
    set { contents = newValue ?? [] }
  }

  /// The first URL.
  open var url: URL? {
    get { contents.lazy.compactMap { $0 as? URL }.first }
    set { contents = newValue.map { [$0] } ?? [] }
  }

  /// The first image.
  open var image: UIImage? {
    get { contents.lazy.compactMap { $0 as? UIImage }.first }
    set { contents = newValue.map { [$0] } ?? [] }
  }

  /// The first color.
  open var color: UIColor? {
    get { contents.lazy.compactMap { $0 as? UIColor }.first }
    set { contents = newValue.map { [$0] } ?? [] }
  }

  /// The number of items.
  open var numberOfItems: Int { contents.count }

  /// Whether there is a string.
  open var hasStrings: Bool { strings != nil }

  /// Whether there is a URL.
  open var hasURLs: Bool { url != nil }

  /// Whether there is an image.
  open var hasImages: Bool { image != nil }

  /// Posted when the content has changed.
  public nonisolated class var changedNotification: NSNotification.Name {
    NSNotification.Name("UIPasteboardChangedNotification")
  }

  // MARK: Types

  private static func type(of value: Any) -> String {
    switch value {
    case is String: "public.utf8-plain-text"
    case is URL: "public.url"
    case is UIImage: "public.png"
    case is UIColor: "com.apple.uikit.color"
    case let typed as TypedValue: typed.type
    default: "public.data"
    }
  }

  /// A value with a type that the app defines.
  private struct TypedValue {
    let type: String
    let value: Any
  }

  private static func value(_ value: Any, ofType type: String) -> Any {
    // Values of the common types can be read as values of these types.
    (value is String || value is URL || value is UIImage || value is UIColor)
      ? value : TypedValue(type: type, value: value)
  }

  /// The items, each one with its values by type.
  open var items: [[String: Any]] {
    get { contents.map { [Self.type(of: $0): ($0 as? TypedValue)?.value ?? $0] } }
    set {
      contents = newValue.compactMap { item in
        item.sorted { $0.key < $1.key }.first.map { Self.value($0.value, ofType: $0.key) }
      }
    }
  }

  /// Replaces the items.
  open func setItems(_ items: [[String: Any]], options: [UIPasteboard.OptionsKey: Any] = [:]) {
    self.items = items
  }

  /// Adds items.
  open func addItems(_ items: [[String: Any]]) {
    self.items += items
  }

  /// Replaces the items with a value of a type.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    contents = [Self.value(value, ofType: pasteboardType)]
  }

  /// Replaces the items with data of a type.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    contents = [TypedValue(type: pasteboardType, value: data)]
  }

  /// Returns the first item's value of a type.
  open func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }

  /// Returns the first item's data of a type.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    let value = value(forPasteboardType: pasteboardType)
    return value as? Data ?? (value as? String).map { Data($0.utf8) }
  }

  /// The types of the first item.
  open var types: [String] { items.first.map { Array($0.keys) } ?? [] }

  /// Returns whether the first item has one of several types.
  open func contains(pasteboardTypes: [String]) -> Bool { !Set(types).isDisjoint(with: pasteboardTypes) }

  /// The URLs.
  open var urls: [URL]? {
    get {
      let found = contents.compactMap { $0 as? URL }
      return found.isEmpty ? nil : found
    }
    set { contents = newValue ?? [] }
  }

  /// The images.
  open var images: [UIImage]? {
    get {
      let found = contents.compactMap { $0 as? UIImage }
      return found.isEmpty ? nil : found
    }
    set { contents = newValue ?? [] }
  }

  /// Whether there is a color.
  open var hasColors: Bool { color != nil }

  /// The options of items, which have no effect in the headless UIKit.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }
}
