/// A type of files or data.
///
/// The catalog of the system does not exist in the headless UIKit, so only the declared types and those that an app
/// creates are known.
public struct UTType: Hashable, Sendable, CustomStringConvertible {
  /// The name of the type, such as `public.plain-text`.
  public let identifier: String
  private let declared: Declaration?

  /// The properties of a known type.
  private struct Declaration: Hashable, Sendable {
    var supertypes: [String] = []
    var extensions: [String] = []
    var mimeType: String?
    var description: String?
  }

  private init(known identifier: String) {
    (self.identifier, declared) = (identifier, Self.catalog[identifier])
  }

  /// Creates a type of the catalog; nil for an unknown name.
  public init?(_ identifier: String) {
    guard Self.catalog[identifier] != nil else { return nil }
    self.init(known: identifier)
  }

  /// Creates the type of a file extension, or an unknown type that conforms to another type.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension.lowercased(), supertype) { $0.extensions.contains($1) }
  }

  /// Creates the type of a MIME type, or an unknown type that conforms to another type.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType.lowercased(), supertype) { $0.mimeType == $1 }
  }

  private init?(tag: String, _ supertype: UTType, matches: (Declaration, String) -> Bool) {
    guard !tag.isEmpty else { return nil }
    let known = Self.catalog.filter { matches($0.value, tag) }.keys.sorted().map(UTType.init(known:))
    if let found = known.first(where: { $0.conforms(to: supertype) }) {
      self = found
    } else {
      identifier = "dyn.\(tag)"
      declared = Declaration(supertypes: [supertype.identifier], extensions: tag.contains("/") ? [] : [tag])
    }
  }

  /// Creates a type that the app exports.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
    declared = Declaration(supertypes: [parentType?.identifier ?? "public.data"])
  }

  /// Creates a type that another app declares.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parentType)
  }

  /// The file name extension of the type; nil if the type has no extension.
  public var preferredFilenameExtension: String? { declared?.extensions.first }

  /// The MIME type; nil if there is none.
  public var preferredMIMEType: String? { declared?.mimeType }

  /// The name of the type in the user's language.
  public var localizedDescription: String? { declared?.description }

  public var description: String { identifier }

  /// Whether the type is not part of the catalog.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }

  /// Whether the app or the system has declared the type.
  public var isDeclared: Bool { !isDynamic }

  /// Returns whether the type is the other type or a special case of it.
  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }

  /// Returns whether the type is a special case of another type.
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }

  /// Returns whether another type is a special case of this type.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  /// All types of which this type is a special case.
  public var supertypes: Set<UTType> {
    let parents = (declared?.supertypes ?? []).map(UTType.init(known:))
    return parents.reduce(into: Set(parents)) { $0.formUnion($1.supertypes) }
  }

  public static func == (one: UTType, other: UTType) -> Bool { one.identifier == other.identifier }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(identifier)
  }

  private static func entry(
    _ supertypes: [String], _ extensions: [String] = [], _ mimeType: String? = nil, _ description: String? = nil
  ) -> Declaration {
    Declaration(supertypes: supertypes, extensions: extensions, mimeType: mimeType, description: description)
  }

  /// The types that Apple documents, with their relations.
  private static let catalog: [String: Declaration] = [
    "public.item": entry([]), "public.content": entry([]), "public.data": entry(["public.item"]),
    "public.directory": entry(["public.item"]), "public.folder": entry(["public.directory"]),
    "public.package": entry(["public.directory"]), "public.text": entry(["public.data", "public.content"]),
    "public.plain-text": entry(["public.text"], ["txt", "text"], "text/plain", "text"),
    "public.utf8-plain-text": entry(["public.plain-text"]),
    "public.rtf": entry(["public.text"], ["rtf"], "text/rtf", "rich text document"),
    "public.html": entry(["public.text"], ["html", "htm"], "text/html", "HTML text"),
    "public.xml": entry(["public.text"], ["xml"], "application/xml", "XML text"),
    "public.json": entry(["public.text"], ["json"], "application/json", "JSON"),
    "public.delimited-values-text": entry(["public.text"]),
    "public.comma-separated-values-text": entry(
      ["public.delimited-values-text"], ["csv"], "text/csv", "comma-separated values"),
    "public.source-code": entry(["public.plain-text"]), "public.swift-source": entry(["public.source-code"], ["swift"]),
    "public.image": entry(["public.data", "public.content"]),
    "public.png": entry(["public.image"], ["png"], "image/png", "PNG image"),
    "public.jpeg": entry(["public.image"], ["jpeg", "jpg"], "image/jpeg", "JPEG image"),
    "com.compuserve.gif": entry(["public.image"], ["gif"], "image/gif", "GIF image"),
    "public.heic": entry(["public.image"], ["heic"], "image/heic", "HEIC image"),
    "public.tiff": entry(["public.image"], ["tiff", "tif"], "image/tiff", "TIFF image"),
    "public.svg-image": entry(["public.image", "public.xml"], ["svg"], "image/svg+xml", "SVG image"),
    "com.adobe.pdf": entry(["public.data", "public.composite-content"], ["pdf"], "application/pdf", "PDF document"),
    "public.composite-content": entry(["public.content"]),
    "public.audiovisual-content": entry(["public.data", "public.content"]),
    "public.audio": entry(["public.audiovisual-content"]),
    "public.mp3": entry(["public.audio"], ["mp3"], "audio/mpeg", "MP3 audio"),
    "public.mpeg-4-audio": entry(["public.audio"], ["m4a"], "audio/mp4", "MPEG-4 audio"),
    "com.microsoft.waveform-audio": entry(["public.audio"], ["wav"], "audio/vnd.wave", "waveform audio"),
    "public.movie": entry(["public.audiovisual-content"]), "public.video": entry(["public.movie"]),
    "public.mpeg-4": entry(["public.movie"], ["mp4"], "video/mp4", "MPEG-4 movie"),
    "com.apple.quicktime-movie": entry(["public.movie"], ["mov"], "video/quicktime", "QuickTime movie"),
    "public.archive": entry(["public.data"]),
    "public.zip-archive": entry(["public.archive"], ["zip"], "application/zip", "ZIP archive"),
    "public.url": entry(["public.data"]), "public.file-url": entry(["public.url"]),
    "public.vcard": entry(["public.text"], ["vcf"], "text/vcard", "vCard"),
    "com.apple.ical.ics": entry(["public.text"], ["ics"], "text/calendar", "calendar event"),
    "public.database": entry([]), "public.spreadsheet": entry(["public.content"]),
    "public.presentation": entry(["public.composite-content"]),
  ]
}

extension UTType {
  public static var item: UTType { UTType(known: "public.item") }
  public static var content: UTType { UTType(known: "public.content") }
  public static var data: UTType { UTType(known: "public.data") }
  public static var directory: UTType { UTType(known: "public.directory") }
  public static var folder: UTType { UTType(known: "public.folder") }
  public static var package: UTType { UTType(known: "public.package") }
  public static var text: UTType { UTType(known: "public.text") }
  public static var plainText: UTType { UTType(known: "public.plain-text") }
  public static var utf8PlainText: UTType { UTType(known: "public.utf8-plain-text") }
  public static var rtf: UTType { UTType(known: "public.rtf") }
  public static var html: UTType { UTType(known: "public.html") }
  public static var xml: UTType { UTType(known: "public.xml") }
  public static var json: UTType { UTType(known: "public.json") }
  public static var delimitedText: UTType { UTType(known: "public.delimited-values-text") }
  public static var commaSeparatedText: UTType { UTType(known: "public.comma-separated-values-text") }
  public static var sourceCode: UTType { UTType(known: "public.source-code") }
  public static var swiftSource: UTType { UTType(known: "public.swift-source") }
  public static var image: UTType { UTType(known: "public.image") }
  public static var png: UTType { UTType(known: "public.png") }
  public static var jpeg: UTType { UTType(known: "public.jpeg") }
  public static var gif: UTType { UTType(known: "com.compuserve.gif") }
  public static var heic: UTType { UTType(known: "public.heic") }
  public static var tiff: UTType { UTType(known: "public.tiff") }
  public static var svg: UTType { UTType(known: "public.svg-image") }
  public static var pdf: UTType { UTType(known: "com.adobe.pdf") }
  public static var compositeContent: UTType { UTType(known: "public.composite-content") }
  public static var audiovisualContent: UTType { UTType(known: "public.audiovisual-content") }
  public static var audio: UTType { UTType(known: "public.audio") }
  public static var mp3: UTType { UTType(known: "public.mp3") }
  public static var mpeg4Audio: UTType { UTType(known: "public.mpeg-4-audio") }
  public static var wav: UTType { UTType(known: "com.microsoft.waveform-audio") }
  public static var movie: UTType { UTType(known: "public.movie") }
  public static var video: UTType { UTType(known: "public.video") }
  public static var mpeg4Movie: UTType { UTType(known: "public.mpeg-4") }
  public static var quickTimeMovie: UTType { UTType(known: "com.apple.quicktime-movie") }
  public static var archive: UTType { UTType(known: "public.archive") }
  public static var zip: UTType { UTType(known: "public.zip-archive") }
  public static var url: UTType { UTType(known: "public.url") }
  public static var fileURL: UTType { UTType(known: "public.file-url") }
  public static var vCard: UTType { UTType(known: "public.vcard") }
  public static var calendarEvent: UTType { UTType(known: "com.apple.ical.ics") }
  public static var database: UTType { UTType(known: "public.database") }
  public static var spreadsheet: UTType { UTType(known: "public.spreadsheet") }
  public static var presentation: UTType { UTType(known: "public.presentation") }
}
