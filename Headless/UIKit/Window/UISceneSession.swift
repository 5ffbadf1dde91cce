public import Foundation

/// What the system knows about a scene, even while the scene is not connected.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UISceneSession: NSObject {
  /// The purpose of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// An ordinary window of the app.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// A scene on an external screen without interaction.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  /// The scene; nil if it is not connected.
  open internal(set) weak var scene: UIScene?

  /// The purpose of the scene.
  open var role: UISceneSession.Role { storedRole }

  /// The configuration with which the scene was created.
  open var configuration: UISceneConfiguration { storedConfiguration }

  /// An identifier that stays the same when the app is opened again.
  open var persistentIdentifier: String { identifier }

  /// Values of the app.
  open var userInfo: [String: Any]?

  private let storedRole: UISceneSession.Role
  private let storedConfiguration: UISceneConfiguration
  private let identifier = UUID().uuidString

  init(role: UISceneSession.Role) {
    storedRole = role
    storedConfiguration = UISceneConfiguration(name: nil, sessionRole: role)
    super.init()
  }
}

/// How a scene is created.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  /// The name; nil if it has none.
  open var name: String? { storedName }

  /// The purpose of the scene.
  open var role: UISceneSession.Role { storedRole }

  /// The class of the scene, which is always `UIWindowScene` in the headless UIKit.
  open var sceneClass: AnyClass?

  /// The class of the delegate.
  ///
  /// The headless UIKit cannot create an instance of it: pass one to ``HeadlessWorld/connect(_:to:opening:)``.
  open var delegateClass: AnyClass?

  private let storedName: String?
  private let storedRole: UISceneSession.Role

  /// Creates a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    (storedName, storedRole) = (name, sessionRole)
    super.init()
  }
}

/// A URL that the system asks the app to open.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  /// The URL.
  open var url: URL { storedURL }

  private let storedURL: URL

  init(url: URL) {
    storedURL = url
    super.init()
  }
}

@_documentation(visibility: internal)
extension UIScene {
  /// Why a scene is connected.
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {
    /// The URLs to open.
    open var urlContexts: Set<UIOpenURLContext> { storedURLContexts }

    private let storedURLContexts: Set<UIOpenURLContext>

    init(urls: [URL] = []) {
      storedURLContexts = Set(urls.map(UIOpenURLContext.init))
      super.init()
    }
  }
}
