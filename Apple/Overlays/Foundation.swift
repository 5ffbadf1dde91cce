@_exported import Foundation
@_exported import CoreFoundation
@_exported import Dispatch
@_exported import ObjectiveC
import Combine

public struct Notification {
  public typealias Name = NSNotification.Name
  public var name: Name
  public var object: Any?
  public var userInfo: [AnyHashable: Any]?
  public init(name: Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) { fatalError() }
}

@available(*, unavailable)
extension Notification: Sendable {}

public struct IndexPath: Hashable, Comparable, Sendable {
  public static func < (left: IndexPath, right: IndexPath) -> Bool { false }
  public var count: Int { 0 }
}

public struct UUID: Hashable, Sendable {
  public init() {}
  public var uuidString: String { "" }
}

public struct URL: Hashable, Sendable {
  public init(fileURLWithPath path: String) {}
  public init(fileURLWithPath path: String, isDirectory: Bool) {}
  public var path: String { "" }
  public func deletingLastPathComponent() -> URL { self }
  public func appendingPathComponent(_ component: String) -> URL { self }
  public var standardized: URL { self }
}

public struct Decimal: Hashable, Comparable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  public init() {}
  public init(integerLiteral value: Int) {}
  public init(floatLiteral value: Double) {}
  public init?(string: String) {}
  public static var nan: Decimal { fatalError() }
  public static func < (left: Decimal, right: Decimal) -> Bool { false }
}

public struct Date: Hashable, Comparable, Sendable {
  public init() {}
  public init(timeIntervalSince1970 seconds: TimeInterval) {}
  public init(timeIntervalSinceNow seconds: TimeInterval) {}
  public var timeIntervalSinceNow: TimeInterval { 0 }
  public static func < (left: Date, right: Date) -> Bool { false }
  public var timeIntervalSinceReferenceDate: TimeInterval { 0 }
}

extension ISO8601DateFormatter {
  public func string(from date: Date) -> String { "" }
}

public func NSTemporaryDirectory() -> String { "" }

public struct Data: Hashable, Sendable, RandomAccessCollection {
  public init() {}
  public init(contentsOf url: URL) throws {}
  public init<Bytes: Sequence>(_ bytes: Bytes) where Bytes.Element == UInt8 {}
  public func write(to url: URL) throws {}
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> UInt8 { 0 }
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var atomic: WritingOptions { WritingOptions() }
  }
  public func write(to url: URL, options: WritingOptions = []) throws {}
}

open class FileManager: NSObject {
  open class var `default`: FileManager { fatalError() }
  open var temporaryDirectory: URL { fatalError() }
  open func createDirectory(
    at url: URL, withIntermediateDirectories createIntermediates: Bool, attributes: [String: Any]? = nil
  ) throws {}
}

extension RunLoop {
  @available(*, noasync)
  public func run(mode: RunLoop.Mode, before limitDate: Date) -> Bool { false }
}

extension Error {
  public var localizedDescription: String { "" }
}

open class JSONDecoder {
  public enum NonConformingFloatDecodingStrategy: Sendable {
    case `throw`
    case convertFromString(positiveInfinity: String, negativeInfinity: String, nan: String)
  }
  public init() {}
  open var nonConformingFloatDecodingStrategy: NonConformingFloatDecodingStrategy = .throw
  open func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value { fatalError() }
}

open class JSONEncoder {
  public struct OutputFormatting: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let prettyPrinted = OutputFormatting(rawValue: 1 << 0)
    public static let sortedKeys = OutputFormatting(rawValue: 1 << 1)
    public static let withoutEscapingSlashes = OutputFormatting(rawValue: 1 << 3)
  }
  public enum NonConformingFloatEncodingStrategy: Sendable {
    case `throw`
    case convertToString(positiveInfinity: String, negativeInfinity: String, nan: String)
  }
  public init() {}
  open var outputFormatting: OutputFormatting = []
  open var nonConformingFloatEncodingStrategy: NonConformingFloatEncodingStrategy = .throw
  open func encode<Value: Encodable>(_ value: Value) throws -> Data { fatalError() }
}

extension String {
  public struct Encoding: Hashable, Sendable {
    public static let utf8 = Encoding()
  }
  public init(format: String, _ arguments: any CVarArg...) { self = "" }
}

extension CharacterSet {
  public static var whitespaces: CharacterSet { fatalError() }
  public static var whitespacesAndNewlines: CharacterSet { fatalError() }
}
public struct CharacterSet: Hashable, Sendable {}

extension StringProtocol {
  public func range<Other: StringProtocol>(of other: Other) -> Range<Index>? { nil }
  public func replacingOccurrences<Target: StringProtocol, Replacement: StringProtocol>(
    of target: Target, with replacement: Replacement
  ) -> String { "" }
  public func trimmingCharacters(in set: CharacterSet) -> String { "" }
  public func components<Separator: StringProtocol>(separatedBy separator: Separator) -> [String] { [] }
  public func contains<Other: StringProtocol>(_ other: Other) -> Bool { false }
}

extension NSRange {
  public var lowerBound: Int { 0 }
  public var upperBound: Int { 0 }
}
extension NSRange: Hashable {
  public static func == (left: NSRange, right: NSRange) -> Bool { false }
  public func hash(into hasher: inout Hasher) {}
}

extension NSNumber: ExpressibleByBooleanLiteral, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public required convenience init(booleanLiteral value: Bool) { self.init(value: value) }
  public required convenience init(floatLiteral value: Double) { self.init(value: value) }
  public required convenience init(integerLiteral value: Int) { self.init(value: value) }
}

extension NSString: ExpressibleByStringLiteral {
  public required convenience init(stringLiteral value: StaticString) { self.init() }
  public convenience init(string: String) { self.init() }
}

extension NSLocking {
  public func withLock<Result>(_ body: () throws -> Result) rethrows -> Result { try body() }
}

// Functions of the C library for CGFloat.
public func exp(_ value: CGFloat) -> CGFloat { value }
public func sin(_ value: CGFloat) -> CGFloat { value }
public func cos(_ value: CGFloat) -> CGFloat { value }

@available(iOS 26.0, macOS 26.0, *)
extension NotificationCenter {
  public protocol MainActorMessage: SendableMetatype {
    associatedtype Subject
    static var name: Notification.Name { get }
    @MainActor static func makeMessage(_ notification: Notification) -> Self?
    @MainActor static func makeNotification(_ message: Self) -> Notification
  }

  public protocol MessageIdentifier {
    associatedtype MessageType
  }

  public struct BaseMessageIdentifier<MessageType>: MessageIdentifier, Sendable {
    public init() where MessageType: MainActorMessage {}
  }

  public struct ObservationToken: Hashable, Sendable {}

  public func addObserver<Message: MainActorMessage>(
    of subject: Message.Subject? = nil, for messageType: Message.Type, using observer: @escaping @MainActor (Message) -> Void
  ) -> ObservationToken where Message.Subject: AnyObject { fatalError() }

  public func addObserver<Identifier: MessageIdentifier, Message: MainActorMessage>(
    of subject: Message.Subject.Type, for identifier: Identifier, using observer: @escaping @MainActor (Message) -> Void
  ) -> ObservationToken where Identifier.MessageType == Message { fatalError() }

  public func removeObserver(_ token: ObservationToken) {}

  @MainActor public func post<Message: MainActorMessage>(_ message: Message, subject: Message.Subject)
  where Message.Subject: AnyObject {}
}

@available(iOS 13.0, macOS 10.15, *)
extension NotificationCenter {
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never
    public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {}
  }

  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> NotificationCenter.Publisher {
    fatalError()
  }
}
