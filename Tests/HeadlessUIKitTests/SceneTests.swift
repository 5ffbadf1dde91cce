import Foundation
import Testing
import UIKit

@MainActor @Suite("Launching, and delegates of scenes") struct SceneTests {
  final class AppDelegate: UIResponder, UIApplicationDelegate {
    var log: [String] = []

    func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      log.append("launches")
      return false
    }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      log.append("launched")
      return true
    }

    func application(
      _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      log.append("configuration")
      return UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
    }

    func applicationDidBecomeActive(_ application: UIApplication) { log.append("active") }
    func applicationWillResignActive(_ application: UIApplication) { log.append("resigns") }
    func applicationDidEnterBackground(_ application: UIApplication) { log.append("background") }
    func applicationWillEnterForeground(_ application: UIApplication) { log.append("foreground") }
  }

  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var log: [String] = []
    var opened: [URL] = []

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
      log.append("connects")
      opened = connectionOptions.urlContexts.map(\.url)
      guard let scene = scene as? UIWindowScene else { return }
      #expect(session.scene === scene && scene.session === session && scene.activationState == .unattached)
      let window = UIWindow(windowScene: scene)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      self.window = window
    }

    func sceneDidBecomeActive(_ scene: UIScene) { log.append("active") }
    func sceneWillResignActive(_ scene: UIScene) { log.append("resigns") }
    func sceneWillEnterForeground(_ scene: UIScene) { log.append("foreground") }
    func sceneDidEnterBackground(_ scene: UIScene) { log.append("background") }
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
      opened = URLContexts.map(\.url)
    }
  }

  private func visit() {
    HeadlessWorld.enterBackground()
    HeadlessWorld.becomeActive()
  }

  @Test("An app's delegate is launched, and is notified of state changes if there are no scene delegates")
  func app() {
    HeadlessWorld.reset()
    let delegate = AppDelegate()
    HeadlessWorld.launch(delegate)
    visit()
    #expect(delegate.log == ["launches", "launched", "resigns", "background", "foreground", "active"])
    #expect(UIApplication.shared.delegate === delegate && UIApplication.shared.next === delegate)
  }

  @Test("A scene's delegate creates the window, and is notified instead of the app's delegate")
  func scene() throws {
    HeadlessWorld.reset()
    let app = AppDelegate()
    let delegate = SceneDelegate()
    HeadlessWorld.launch(app)
    let link = try #require(URL(string: "shop:order/7"))
    HeadlessWorld.connect(HeadlessWorld.windowScene, to: delegate, opening: [link])
    #expect(delegate.log == ["connects", "foreground", "active"] && delegate.opened == [link])
    #expect(UIApplication.shared.keyWindow === delegate.window && delegate.window != nil)
    #expect(HeadlessWorld.windowScene.activationState == .foregroundActive)
    #expect(HeadlessWorld.windowScene.delegate === delegate)
    delegate.log = []
    visit()
    #expect(delegate.log == ["resigns", "background", "foreground", "active"])
    #expect(app.log == ["launches", "launched", "configuration"])
    let other = try #require(URL(string: "shop:order/8"))
    HeadlessWorld.openURLs([other], in: HeadlessWorld.windowScene)
    #expect(delegate.opened == [other])
    let sessions = UIApplication.shared.openSessions
    #expect(sessions.map(\.role) == [.windowApplication])
    #expect(sessions.first?.persistentIdentifier == HeadlessWorld.windowScene.session.persistentIdentifier)
  }
}
