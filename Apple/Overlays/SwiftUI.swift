public import Combine
@_exported public import CoreGraphics
public import Foundation
public import Observation

@available(iOS 13.0, macOS 10.15, *)
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

@available(iOS 13.0, macOS 10.15, *)
@resultBuilder public struct ViewBuilder {
  public static func buildBlock() -> EmptyView { fatalError() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)> {
    fatalError()
  }
}

@available(iOS 13.0, macOS 10.15, *)
public struct TupleView<Content>: View {
  public var body: Never { fatalError() }
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

@available(iOS 14.0, macOS 11.0, *)
@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

@available(iOS 14.0, macOS 11.0, *)
@resultBuilder public struct SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

@available(iOS 14.0, macOS 11.0, *)
public struct WindowGroup<Content: View>: Scene {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError() }
}

@available(iOS 14.0, macOS 11.0, *)
@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}

extension App {
  @MainActor @preconcurrency public static func main() {}
}

@available(iOS 14.0, macOS 11.0, *)
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let all = SafeAreaRegions(rawValue: .max)
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
}

@available(iOS 13.0, macOS 10.15, *)
@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

@available(iOS 13.0, macOS 10.15, *)
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  public var body: Never { fatalError() }
}

@available(iOS 13.0, macOS 10.15, *)
public struct ModifiedContent<Content, Modifier> {}
extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public var body: Never { fatalError() }
}

@available(iOS 13.0, macOS 10.15, *)
public enum Edge: Int8, Sendable {
  case top, leading, bottom, trailing
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let all = Set(rawValue: 15)
    public static let bottom = Set(rawValue: 4)
  }
}

@available(iOS 13.0, macOS 10.15, *)
public struct Alignment: Equatable, Sendable {
  public static let center = Alignment()
}

@available(iOS 13.0, macOS 10.15, *)
extension View {
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> { fatalError() }
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { EmptyView() }
  nonisolated public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View
  where P.Failure == Never { EmptyView() }
  @available(iOS 15.0, macOS 12.0, *)
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { EmptyView() }
  nonisolated public func disabled(_ disabled: Bool) -> some View { EmptyView() }
  @available(iOS 14.0, macOS 11.0, *)
  nonisolated public func accessibilityLabel(_ label: Text) -> some View { EmptyView() }
  @available(iOS 14.0, macOS 11.0, *)
  nonisolated public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    EmptyView()
  }
  @available(iOS 14.0, macOS 11.0, *)
  nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View { EmptyView() }
}

@available(iOS 13.0, macOS 10.15, *)
extension View {
  nonisolated public func opacity(_ opacity: Double) -> some View { EmptyView() }
  @available(iOS 14.0, macOS 11.0, *)
  nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View { EmptyView() }
  @available(iOS 15.0, macOS 12.0, *)
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View { EmptyView() }
}

@available(iOS 13.0, macOS 10.15, *)
public struct Form<Content: View>: View {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError() }
}

@available(iOS 13.0, macOS 10.15, *)
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral value: String) {}
}

@available(iOS 13.0, macOS 10.15, *)
public struct TextField<Label: View>: View {
  public var body: Never { fatalError() }
}
extension TextField where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {}
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {}
}

@available(iOS 13.0, macOS 10.15, *)
@propertyWrapper public struct Binding<Value> {
  private let get: () -> Value
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { self }
}

@available(iOS 13.0, macOS 10.15, *)
@frozen @propertyWrapper public struct Environment<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
  public var wrappedValue: Value { fatalError() }
}

@available(iOS 14.0, macOS 11.0, *)
@MainActor @preconcurrency @frozen @propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {}
  public var wrappedValue: ObjectType { fatalError() }
}

@available(iOS 14.0, macOS 11.0, *)
@MainActor @preconcurrency public protocol ToolbarContent {}

@available(iOS 14.0, macOS 11.0, *)
@resultBuilder public struct ToolbarContentBuilder {
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
}

@available(iOS 14.0, macOS 11.0, *)
public struct ToolbarItemPlacement {
  public static let automatic = ToolbarItemPlacement()
  #if os(iOS)
    @available(iOS 15.0, *) public static let keyboard = ToolbarItemPlacement()
  #endif
}

@available(iOS 14.0, macOS 11.0, *)
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}

@available(iOS 13.0, macOS 10.15, *)
public struct Button<Label: View>: View {
  @preconcurrency nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
  public var body: Never { fatalError() }
}

@available(iOS 13.0, macOS 10.15, *)
public struct Image: View {
  @available(macOS 11.0, *) nonisolated public init(systemName: String) {}
  public var body: Never { fatalError() }
}

@available(iOS 13.0, macOS 10.15, *)
public struct Spacer: View, Sendable {
  nonisolated public init(minLength: CGFloat? = nil) {}
  public var body: Never { fatalError() }
}

@available(iOS 13.0, macOS 10.15, *)
public struct Text: View, Equatable, Sendable {
  nonisolated public init(verbatim content: String) {}
  nonisolated public init<S: StringProtocol>(_ content: S) {}
  nonisolated public func font(_ font: Font?) -> Text { self }
  public var body: Never { fatalError() }
}

@available(iOS 13.0, macOS 10.15, *)
public protocol DynamicProperty {}

@available(iOS 13.0, macOS 10.15, *)
@frozen @propertyWrapper public struct State<Value>: DynamicProperty {
  public init(wrappedValue: Value) {}
  public init(initialValue: Value) {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { fatalError() }
}
extension State: Sendable where Value: Sendable {}

@available(iOS 15.0, macOS 12.0, *)
@frozen @propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  public init<T: Hashable>() where Value == T? {}
  public init() where Value == Bool {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding { fatalError() }

  @propertyWrapper public struct Binding {
    private let get: () -> Value
    public var wrappedValue: Value {
      get { fatalError() }
      nonmutating set {}
    }
    public var projectedValue: Binding { self }
  }
}

@available(iOS 13.0, macOS 10.15, *)
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

@available(iOS 13.0, macOS 10.15, *)
public struct EnvironmentValues {
  public init() {}
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { fatalError() }
    set {}
  }
}

@available(iOS 13.0, macOS 10.15, *)
@frozen public struct Animation: Equatable, Sendable {
  public static func easeIn(duration: TimeInterval) -> Animation { fatalError() }
  public static func easeOut(duration: TimeInterval) -> Animation { fatalError() }
  public static func easeInOut(duration: TimeInterval) -> Animation { fatalError() }
  public static func linear(duration: TimeInterval) -> Animation { fatalError() }
  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation { fatalError() }
  public static let `default`: Animation = { fatalError() }()
}

@available(iOS 13.0, macOS 10.15, *)
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
  try body()
}

#if canImport(UIKit)
  public import UIKit

  @available(iOS 15.0, *)
  extension Color {
    public init(uiColor: UIColor) { self.init() }
  }

  @available(iOS 13.0, *)
  extension View {
    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { EmptyView() }
  }

  @available(iOS 13.0, *)
  @MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>
    @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType
    @MainActor @preconcurrency func updateUIView(_ uiView: UIViewType, context: Context)
    @MainActor @preconcurrency static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    @MainActor @preconcurrency func makeCoordinator() -> Coordinator
  }
  @available(iOS 13.0, *)
  extension UIViewRepresentable {
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
    public var body: Never { fatalError() }
  }
  @available(iOS 13.0, *)
  extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
  }

  @available(iOS 13.0, *)
  @MainActor @preconcurrency public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    public let coordinator: Representable.Coordinator
  }

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

  @MainActor @preconcurrency public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {}

  @MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
    associatedtype UIViewControllerType: UIViewController
    typealias Context = UIViewControllerRepresentableContext<Self>
    @MainActor @preconcurrency func makeUIViewController(context: Context) -> UIViewControllerType
    @MainActor @preconcurrency func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  }

  extension UIViewControllerRepresentable {
    public var body: Never { fatalError() }
  }
#endif
