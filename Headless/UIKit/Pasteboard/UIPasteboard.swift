public import Foundation

/// Data that apps exchange.
///
/// `HeadlessWorld.reset()` empties it.
// Hidden from the documentation: the table of UIKit's interface has no rows for it.
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

  /// How often the content has changed.
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
}
