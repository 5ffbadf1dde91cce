// The containers, fonts, and colors that the screens of the gallery use.

public import Foundation

@available(iOS 13.0, macOS 10.15, *)
@frozen public struct Font: Hashable, Sendable {
  public static let largeTitle = Font()
  public static let footnote = Font()
  public func bold() -> Font { self }
}

@available(iOS 13.0, macOS 10.15, *)
@frozen public struct Color: Hashable, Sendable, View {
  public var body: Never { fatalError() }
}

@available(iOS 13.0, macOS 10.15, *)
@frozen public struct HorizontalAlignment: Equatable, Sendable {
  public static let center = HorizontalAlignment()
  public static let leading = HorizontalAlignment()
}

@available(iOS 13.0, macOS 10.15, *)
@frozen public struct VStack<Content: View>: View {
  @inlinable nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {}
  public var body: Never { fatalError() }
}

@available(iOS 13.0, macOS 10.15, *)
public struct Section<Parent, Content, Footer> {}
extension Section: View where Parent: View, Content: View, Footer: View {
  public var body: Never { fatalError() }
}
@available(iOS 15.0, macOS 12.0, *)
extension Section where Parent == Text, Content: View, Footer == EmptyView {
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
}

@available(iOS 13.0, macOS 10.15, *)
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {}
extension ForEach: View where Content: View {
  public var body: Never { fatalError() }
}
extension ForEach where Content: View, ID == Data.Element.ID, Data.Element: Identifiable {
  nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
}

@available(iOS 13.0, macOS 10.15, *)
extension View {
  nonisolated public func font(_ font: Font?) -> some View { EmptyView() }
  @available(iOS 15.0, macOS 12.0, *)
  nonisolated public func tint(_ tint: Color?) -> some View { EmptyView() }
}
