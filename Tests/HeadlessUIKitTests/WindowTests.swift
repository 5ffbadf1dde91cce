import Foundation
import Testing
import UIKit

@MainActor @Suite("Windows, scenes, and the responder chain") struct WindowTests {
  private func chain(from responder: UIResponder) -> [UIResponder] {
    var found: [UIResponder] = []
    var current: UIResponder? = responder.next
    while let here = current {
      found.append(here)
      current = here.next
    }
    return found
  }

  @Test("The responder chain leads through superviews and controllers to the window, the scene, and the app")
  func responderChain() {
    let screen = Screen()
    let (child, inner) = (UIViewController(), UIView())
    screen.controller.addChild(child)
    screen.view.addSubview(child.view)
    child.view.addSubview(inner)
    let expected: [UIResponder] = [
      child.view, child, screen.view, screen.controller, screen.window, HeadlessWorld.windowScene,
      UIApplication.shared,
    ]
    #expect(chain(from: inner) == expected)
    #expect(UIResponder().next == nil && UIApplication.shared.next == nil)
  }

  @Test("The responder chain ends at an app delegate that is a responder")
  func delegateInChain() {
    final class Delegate: UIResponder, UIApplicationDelegate {}
    HeadlessWorld.reset()
    let delegate = Delegate()
    UIApplication.shared.delegate = delegate
    #expect(UIApplication.shared.next === delegate)
  }

  @Test("One window of the scene is key, and making another window key notifies both windows")
  func keyWindow() {
    final class Window: UIWindow {
      var journal: Journal?
      override func becomeKey() { journal?.note("\(tag) becomes") }
      override func resignKey() { journal?.note("\(tag) resigns") }
    }
    HeadlessWorld.reset()
    let journal = Journal()
    let windows = [1, 2].map { number -> Window in
      let window = Window(windowScene: HeadlessWorld.windowScene)
      (window.tag, window.journal, window.isHidden) = (number, journal, false)
      return window
    }
    windows[0].makeKey()
    windows[1].makeKey()
    windows[1].makeKey()
    #expect(journal.take() == ["1 becomes", "1 resigns", "2 becomes"])
    #expect(windows[1].isKeyWindow && !windows[0].isKeyWindow)
    #expect(HeadlessWorld.windowScene.keyWindow === windows[1] && UIApplication.shared.keyWindow === windows[1])
  }

  @Test("The notifications about becoming and resigning key have the window as their object")
  func keyNotifications() {
    HeadlessWorld.reset()
    let (one, other) = (UIWindow(), UIWindow())
    let journal = Journal()
    let names = [UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification]
    let observers = names.flatMap { name in
      [one, other].enumerated().map { index, window in
        NotificationCenter.default.addObserver(forName: name, object: window, queue: nil) { note in
          let line = "\(index) \(note.name.rawValue)"
          MainActor.assumeIsolated { journal.note(line) }
        }
      }
    }
    defer { observers.forEach(NotificationCenter.default.removeObserver) }
    one.makeKeyAndVisible()
    other.makeKeyAndVisible()
    #expect(
      journal.take() == [
        "0 UIWindowDidBecomeKeyNotification", "0 UIWindowDidResignKeyNotification",
        "1 UIWindowDidBecomeKeyNotification",
      ])
    #expect(one.canBecomeKey)
  }

  @Test("A new window is hidden; makeKeyAndVisible shows it in front of its level and makes it key")
  func visibility() {
    HeadlessWorld.reset()
    let (one, other) = (UIWindow(), UIWindow())
    #expect(one.isHidden && one.frame == UIScreen.main.bounds)
    one.makeKeyAndVisible()
    other.isHidden = false
    #expect(!one.isHidden && one.isKeyWindow && !other.isKeyWindow)
    one.makeKeyAndVisible()
    #expect(HeadlessWorld.windowScene.windows.last === one)
    one.isHidden = true
    #expect(!one.isKeyWindow)
  }

  @Test("The scene's windows are the app's windows and are not retained")
  func windowList() {
    HeadlessWorld.reset()
    let window = UIWindow(windowScene: HeadlessWorld.windowScene)
    do { _ = UIWindow(frame: .zero) }
    #expect(UIApplication.shared.windows == [window] && window.windowScene === HeadlessWorld.windowScene)
    window.windowScene = nil
    #expect(UIApplication.shared.windows.isEmpty)
  }

  @Test("The root controller's view fills the window, and another root replaces it")
  func rootController() {
    HeadlessWorld.reset()
    let window = UIWindow(frame: rect(0, 0, 300, 400))
    let (one, other) = (UIViewController(), UIViewController())
    window.rootViewController = one
    #expect(one.view.superview === window && one.view.frame == rect(0, 0, 300, 400))
    window.frame.size.height = 500
    #expect(one.view.frame.height == 500)
    window.rootViewController = other
    #expect(one.view.superview == nil && window.subviews == [other.view])
  }

  @Test("The app is active if its scene is active")
  func applicationState() {
    HeadlessWorld.reset()
    #expect(UIApplication.shared.applicationState == .active)
    #expect(HeadlessWorld.windowScene.activationState == .foregroundActive)
    #expect(UIApplication.shared.connectedScenes == [HeadlessWorld.windowScene])
  }

  @Test("The display determines the screen, the device, and the traits")
  func display() {
    let pad = HeadlessDisplay(
      size: CGSize(width: 820, height: 1180), scale: 2, idiom: .pad,
      portraitSafeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
      landscapeSafeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
    HeadlessWorld.reset(pad, orientation: .landscapeRight)
    UIDevice.current.beginGeneratingDeviceOrientationNotifications()
    #expect(UIScreen.main.bounds == rect(0, 0, 1180, 820) && UIScreen.main.scale == 2)
    #expect(UIScreen.main.nativeBounds == rect(0, 0, 1640, 2360) && UIScreen.screens == [UIScreen.main])
    #expect(UIDevice.current.userInterfaceIdiom == .pad && UIDevice.current.orientation == .landscapeLeft)
    #expect(HeadlessWorld.windowScene.interfaceOrientation == .landscapeRight)
    let traits = HeadlessWorld.windowScene.traitCollection
    #expect(traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular)
    HeadlessWorld.reset(.phone, orientation: .landscapeLeft)
    #expect(HeadlessWorld.windowScene.traitCollection.verticalSizeClass == .compact)
    #expect(UIDevice.current.orientation == .unknown, "no notifications are being generated")
    UIDevice.current.beginGeneratingDeviceOrientationNotifications()
    #expect(UIDevice.current.orientation == .landscapeRight)
  }

  @Test(
    "Notification names and user info keys have the same raw values as in UIKit",
    arguments: [
      (UIResponder.keyboardWillShowNotification.rawValue, "UIKeyboardWillShowNotification"),
      (UIResponder.keyboardDidShowNotification.rawValue, "UIKeyboardDidShowNotification"),
      (UIResponder.keyboardWillHideNotification.rawValue, "UIKeyboardWillHideNotification"),
      (UIResponder.keyboardDidHideNotification.rawValue, "UIKeyboardDidHideNotification"),
      (UIResponder.keyboardWillChangeFrameNotification.rawValue, "UIKeyboardWillChangeFrameNotification"),
      (UIResponder.keyboardDidChangeFrameNotification.rawValue, "UIKeyboardDidChangeFrameNotification"),
      (UIResponder.keyboardFrameBeginUserInfoKey, "UIKeyboardFrameBeginUserInfoKey"),
      (UIResponder.keyboardFrameEndUserInfoKey, "UIKeyboardFrameEndUserInfoKey"),
      (UIResponder.keyboardAnimationDurationUserInfoKey, "UIKeyboardAnimationDurationUserInfoKey"),
      (UIResponder.keyboardAnimationCurveUserInfoKey, "UIKeyboardAnimationCurveUserInfoKey"),
      (UIResponder.keyboardIsLocalUserInfoKey, "UIKeyboardIsLocalUserInfoKey"),
      (UIWindow.didBecomeVisibleNotification.rawValue, "UIWindowDidBecomeVisibleNotification"),
      (UIWindow.didBecomeHiddenNotification.rawValue, "UIWindowDidBecomeHiddenNotification"),
      (UIWindow.didBecomeKeyNotification.rawValue, "UIWindowDidBecomeKeyNotification"),
      (UIWindow.didResignKeyNotification.rawValue, "UIWindowDidResignKeyNotification"),
      (UIDevice.orientationDidChangeNotification.rawValue, "UIDeviceOrientationDidChangeNotification"),
      (UIApplication.didBecomeActiveNotification.rawValue, "UIApplicationDidBecomeActiveNotification"),
      (UIApplication.willResignActiveNotification.rawValue, "UIApplicationWillResignActiveNotification"),
      (UIApplication.didEnterBackgroundNotification.rawValue, "UIApplicationDidEnterBackgroundNotification"),
      (UIApplication.willEnterForegroundNotification.rawValue, "UIApplicationWillEnterForegroundNotification"),
      (UIApplication.willTerminateNotification.rawValue, "UIApplicationWillTerminateNotification"),
      (UIApplication.didFinishLaunchingNotification.rawValue, "UIApplicationDidFinishLaunchingNotification"),
      (UIScene.willConnectNotification.rawValue, "UISceneWillConnectNotification"),
      (UIScene.didDisconnectNotification.rawValue, "UISceneDidDisconnectNotification"),
      (UIScene.didActivateNotification.rawValue, "UISceneDidActivateNotification"),
      (UIScene.willDeactivateNotification.rawValue, "UISceneWillDeactivateNotification"),
      (UIScene.willEnterForegroundNotification.rawValue, "UISceneWillEnterForegroundNotification"),
      (UIScene.didEnterBackgroundNotification.rawValue, "UISceneDidEnterBackgroundNotification"),
    ])
  func names(name: String, raw: String) {
    #expect(name == raw)
  }

  @Test("Leaving the app and returning posts the notifications of scene and app with their current states")
  func lifecycle() {
    HeadlessWorld.reset()
    let journal = Journal()
    let names = [
      UIScene.willDeactivateNotification, UIScene.didEnterBackgroundNotification,
      UIScene.willEnterForegroundNotification, UIScene.didActivateNotification,
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let line = note.name.rawValue.replacing("UI", with: "").replacing("Notification", with: "")
        MainActor.assumeIsolated { journal.note(line) }
      }
    }
    defer { observers.forEach(NotificationCenter.default.removeObserver) }
    HeadlessWorld.enterBackground()
    #expect(
      journal.take() == [
        "SceneWillDeactivate", "ApplicationWillResignActive", "SceneDidEnterBackground",
        "ApplicationDidEnterBackground",
      ])
    #expect(UIApplication.shared.applicationState == .background)
    HeadlessWorld.enterBackground()
    #expect(journal.take().isEmpty)
    HeadlessWorld.enterForeground()
    #expect(HeadlessWorld.windowScene.activationState == .foregroundInactive)
    HeadlessWorld.becomeActive()
    #expect(
      journal.take() == [
        "SceneWillEnterForeground", "ApplicationWillEnterForeground", "SceneDidActivate", "ApplicationDidBecomeActive",
      ])
    #expect(UIApplication.shared.applicationState == .active)
  }

  @Test("Names and keys can be used off the main actor")
  func namesOffMain() async {
    let name = await Task.detached { UIResponder.keyboardWillShowNotification }.value
    #expect(name.rawValue == "UIKeyboardWillShowNotification")
  }

  @Test("Window levels have UIKit's values")
  func levels() {
    #expect(UIWindow.Level.normal.rawValue == 0 && UIWindow.Level.alert.rawValue == 2000)
    #expect(UIWindow.Level.statusBar.rawValue == 1000)
  }
}
