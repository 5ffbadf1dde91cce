@_exported public import CoreGraphics
public import Foundation

@available(iOS 13.0, macOS 10.15, *)
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

@available(iOS 13.0, macOS 10.15, *)
@resultBuilder public struct ViewBuilder {
  public static func buildBlock() -> EmptyView { fatalError() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}

extension Never: View {
  public var body: Never { fatalError() }
}

@available(iOS 13.0, macOS 10.15, *)
public struct EmptyView: View {
  nonisolated public init() {}
  public var body: Never { fatalError() }
}

@available(iOS 13.0, macOS 10.15, *)
public struct AnyView: View {
  nonisolated public init<Content: View>(_ view: Content) {}
  public var body: Never { fatalError() }
}

@available(iOS 16.4, macOS 13.3, *)
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let all = SafeAreaRegions(rawValue: .max)
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
}

#if canImport(UIKit)
  public import UIKit

  @available(iOS 16.0, *)
  public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 1)
    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 2)
  }

  @MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
    public init(rootView: Content) { fatalError() }
    public init?(coder aDecoder: NSCoder, rootView: Content) { fatalError() }
    public required dynamic init?(coder aDecoder: NSCoder) { fatalError() }
    public var rootView: Content
    @available(iOS 16.0, *)
    public var sizingOptions: UIHostingControllerSizingOptions { get { fatalError() } set {} }
    @available(iOS 16.4, *)
    public var safeAreaRegions: SafeAreaRegions { get { fatalError() } set {} }
    open func sizeThatFits(in size: CGSize) -> CGSize { size }
  }
#endif
