import Foundation
import Testing
import UIKit

@MainActor @Suite("Services of the app and the device") struct AppServiceTests {
  @MainActor private final class Delegate: NSObject, UIApplicationDelegate {
    var opened: [String] = []

    func application(
      _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
      opened.append("\(url.host ?? "") from \(options[.sourceApplication] as? String ?? "no app")")
      return url.host == "known"
    }
  }

  @Test("A delegate opens the URLs that other apps pass")
  func openingURLs() throws {
    HeadlessWorld.reset()
    let delegate = Delegate()
    UIApplication.shared.delegate = delegate
    #expect(UIApplication.shared.headlessReceive(try #require(URL(string: "shop://known")), from: "com.example"))
    #expect(!UIApplication.shared.headlessReceive(try #require(URL(string: "shop://other"))))
    #expect(delegate.opened == ["known from com.example", "other from no app"])
  }

  @Test("When the time in the background expires, the handlers of unfinished tasks are called")
  func backgroundTasks() {
    HeadlessWorld.reset()
    let journal = Journal()
    let app = UIApplication.shared
    let first = app.beginBackgroundTask { MainActor.assumeIsolated { journal.note("first") } }
    let second = app.beginBackgroundTask(withName: "upload") { MainActor.assumeIsolated { journal.note("second") } }
    #expect(first != second && first != .invalid)
    app.endBackgroundTask(first)
    app.headlessExpireBackgroundTasks()
    #expect(journal.take() == ["second"])
    app.endBackgroundTask(second)
    app.headlessExpireBackgroundTasks()
    #expect(journal.take() == [])
  }

  @MainActor private final class Reader: UIViewController {
    var log: [String] = []

    override var prefersHomeIndicatorAutoHidden: Bool { true }

    override func willTransition(
      to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      log.append("traits \(traitCollection.verticalSizeClass.rawValue) to \(newCollection.verticalSizeClass.rawValue)")
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      log.append("size")
    }

    func observe() {
      registerForTraitChanges([UITraitVerticalSizeClass.self]) { (self: Self, previous: UITraitCollection) in
        self.log.append("changed from \(previous.verticalSizeClass.rawValue)")
      }
    }
  }

  @Test("A rotation announces the new traits before the new size")
  func traits() {
    let reader = Reader()
    let screen = Screen(controller: reader)
    reader.observe()
    HeadlessWorld.rotate(to: .landscapeLeft)
    HeadlessClock.advanceUntilIdle()
    #expect(reader.log == ["traits 2 to 1", "size", "changed from 2"])
    #expect(reader.traitCollection.verticalSizeClass == .compact)
    _ = screen
  }

  @MainActor private final class Container: UIViewController {
    let child = Reader()
    override var childForHomeIndicatorAutoHidden: UIViewController? { child }
  }

  @Test("The controller that fills the screen, or its child, hides the home indicator")
  func homeIndicator() {
    let plain = Screen(controller: UIViewController())
    #expect(!HeadlessWorld.isHomeIndicatorHidden && plain.controller.preferredStatusBarUpdateAnimation == .fade)
    let screen = Screen(controller: Container())
    #expect(HeadlessWorld.isHomeIndicatorHidden)
    _ = screen
  }

  @Test("A sheet with activities offers the services that are not excluded")
  func activities() {
    let screen = Screen(controller: UIViewController())
    let sheet = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
    sheet.excludedActivityTypes = [.airDrop]
    var results: [String] = []
    sheet.completionWithItemsHandler = { type, isCompleted, _, _ in
      results.append("\(type?.rawValue ?? "none") \(isCompleted)")
    }
    #expect(!sheet.headlessChoose(.mail))
    screen.controller.present(sheet, animated: false)
    #expect(!sheet.headlessChoose(.airDrop))
    #expect(sheet.headlessChoose(.mail))
    HeadlessClock.advanceUntilIdle()
    #expect(results == ["com.apple.UIKit.activity.Mail true"])
    _ = screen
  }

  @Test("Window levels support addition and subtraction")
  func windowLevels() {
    #expect((UIWindow.Level.normal - 1).rawValue == UIWindow.Level.normal.rawValue - 1)
    #expect((UIWindow.Level.alert + 1).rawValue == UIWindow.Level.alert.rawValue + 1)
  }

  @Test("A transition of a layer runs on the clock")
  func layerTransitions() {
    let screen = Screen()
    let transition = CATransition()
    (transition.type, transition.subtype, transition.duration) = (.push, .fromLeft, 0.5)
    var isDone = false
    CATransaction.begin()
    CATransaction.setCompletionBlock { isDone = true }
    screen.view.layer.add(transition, forKey: kCATransition)
    CATransaction.commit()
    HeadlessClock.advance(by: 0.4)
    #expect(!isDone && screen.view.layer.animation(forKey: kCATransition) != nil)
    HeadlessClock.advance(by: 0.2)
    #expect(isDone)
  }
}
