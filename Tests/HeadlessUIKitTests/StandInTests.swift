import Foundation
import Testing
import UIKit

@MainActor @Suite("Stand-ins and system windows") struct StandInTests {
  private let keyboard = StageKeyboard()

  // MARK: Accessory views

  private func chat() -> (Screen, ChatController) {
    let screen = Screen()
    HeadlessWorld.keyboard = keyboard
    let chat = ChatController()
    screen.window.rootViewController = chat
    HeadlessWorld.updateCycle()
    chat.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    return (screen, chat)
  }

  @Test(
    "An accessory view is in a window that is neither the key window nor in the app's list of windows, at the top of the keyboard",
    .under([.accessoryIsInInputWindow]))
  func accessoryWindow() throws {
    let (screen, chat) = chat()
    let window = try #require(chat.bar.window)
    #expect(window !== screen.window && !window.isKeyWindow && screen.window.isKeyWindow)
    #expect(!HeadlessWorld.windowScene.windows.contains(window) && window.windowScene === HeadlessWorld.windowScene)
    #expect(chat.bar.convert(chat.bar.bounds, to: nil) == rect(0, 516, 393, 50))
    chat.resignFirstResponder()
    #expect(chat.bar.window == nil, "it leaves with the keyboard")
  }

  @Test(
    "An input in an accessory view becomes first responder by a tap, and the bar stays",
    .under([.accessoryIsInInputWindow]))
  func accessoryInput() {
    let (screen, chat) = chat()
    HeadlessTouches.tap(chat.message)
    HeadlessClock.advanceUntilIdle()
    #expect(chat.message.isFirstResponder && !chat.isFirstResponder && screen.window.isKeyWindow)
    #expect(chat.bar.window != nil && chat.message.isDescendant(of: chat.bar))
    HeadlessTouches.tap(at: CGPoint(x: 100, y: 100))
    #expect(chat.touches == 1, "touches beside the bar reach the app")
    chat.message.resignFirstResponder()
    let staysWithController = HeadlessWorld.assumes(.resigningFocusesNextResponder)
    #expect((chat.bar.window != nil) == staysWithController && chat.isFirstResponder == staysWithController)
  }

  @Test(
    "A drag that dismisses the keyboard ends editing in the accessory view, and removes a bar if the mode includes it",
    .under([.accessoryIsInInputWindow]), arguments: [UIScrollView.KeyboardDismissMode.onDrag, .onDragWithAccessory])
  func dragWithAccessoryInput(mode: UIScrollView.KeyboardDismissMode) {
    let (_, chat) = chat()
    let list = UIScrollView(frame: rect(0, 0, 393, 500))
    list.contentSize = CGSize(width: 393, height: 2000)
    list.keyboardDismissMode = mode
    chat.view.addSubview(list)
    HeadlessTouches.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 200), duration: 0.2)
    // Apple documents that the accessory view is dismissed too (`KeyboardDismissMode.onDragWithAccessory`).
    let keepsBar = mode == .onDrag
    #expect(chat.isFirstResponder == keepsBar && (chat.bar.window != nil) == keepsBar)
    chat.becomeFirstResponder()
    chat.message.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    HeadlessTouches.began(at: CGPoint(x: 200, y: 300))
    #expect(chat.message.isFirstResponder)
    HeadlessTouches.moved(to: CGPoint(x: 200, y: 280))
    #expect(!chat.message.isFirstResponder && !chat.message.isEditing)
  }

  @Test(
    "Without a window, an input in an accessory view cannot become first responder", .under([.accessoryIsInNoWindow]))
  func noAccessoryWindow() {
    let (_, chat) = chat()
    #expect(chat.isFirstResponder && chat.bar.window == nil)
    #expect(!chat.message.becomeFirstResponder())
  }

  // MARK: Hosting

  @Test(
    "A hosting controller gives its content the space above the keyboard", .under([], [.hostingMovesInNextTurn]))
  func hosting() {
    let screen = Screen()
    HeadlessWorld.keyboard = keyboard
    let list = UIScrollView()
    list.contentSize = CGSize(width: 393, height: 1500)
    let field = UITextField(frame: rect(20, 700, 200, 34))
    list.addSubview(field)
    let hosting = HeadlessHostingController(content: list)
    screen.window.rootViewController = hosting
    HeadlessWorld.updateCycle()
    let rest = list.frame
    #expect(rest == hosting.view.bounds.inset(by: hosting.view.safeAreaInsets))
    field.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(list.frame.maxY == 516 && list.frame.minY == rest.minY)
    #expect(field.convert(field.bounds, to: nil).maxY <= 516, "it scrolls to its own field")
    hosting.safeAreaRegions = .container
    HeadlessWorld.updateCycle()
    #expect(list.frame == rest)
    hosting.safeAreaRegions = .all
    field.resignFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(list.frame == rest)
  }

  // MARK: Web content

  @Test("Web content has one first responder for all fields, never announces editing, and scrolls by itself")
  func web() {
    let screen = Screen()
    HeadlessWorld.keyboard = keyboard
    let web = HeadlessWebView(frame: screen.controller.view.bounds)
    web.pageHeight = 3000
    web.fields = [rect(20, 100, 300, 40), rect(20, 700, 300, 40)]
    screen.controller.view.addSubview(web)
    HeadlessWorld.updateCycle()
    var announcements = 0
    let names = [UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification]
    let tokens = names.map {
      NotificationCenter.default.addObserver(forName: $0, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { announcements += 1 }
      }
    }
    HeadlessTouches.tap(at: CGPoint(x: 100, y: 59 + 720))
    HeadlessClock.advanceUntilIdle()
    #expect(web.focusedField == 1 && announcements == 0)
    #expect(web.scrollView.contentOffset.y > 0 && web.scrollView.contentInset.bottom > 0)
    #expect(700 + 40 - web.scrollView.contentOffset.y <= 516)
    let page = web.scrollView.subviews.first { $0.isFirstResponder }
    #expect(page is any UIKeyInput && page?.bounds.height == 3000)
    web.blur()
    HeadlessClock.advanceUntilIdle()
    #expect(web.focusedField == nil && web.scrollView.contentInset == .zero)
    tokens.forEach(NotificationCenter.default.removeObserver)
  }

  @Test("Web content scrolls to another field, although the first responder stays the same")
  func webFields() {
    let screen = Screen()
    HeadlessWorld.keyboard = keyboard
    let web = HeadlessWebView(frame: screen.controller.view.bounds)
    web.pageHeight = 3000
    web.fields = [rect(20, 100, 300, 40), rect(20, 1700, 300, 40)]
    screen.controller.view.addSubview(web)
    HeadlessWorld.updateCycle()
    web.focusField(at: 0)
    HeadlessClock.advanceUntilIdle()
    web.focusField(at: 1)
    HeadlessClock.advanceUntilIdle()
    let offset = web.scrollView.contentOffset.y
    #expect(web.focusedField == 1 && offset < 1700 && 1740 - offset <= 516)
  }

  @Test("The page view fills the web content and gets no touches, and each field shows its text")
  func webPage() throws {
    let screen = Screen()
    HeadlessWorld.keyboard = keyboard
    let web = HeadlessWebView(frame: rect(0, 0, 393, 700))
    web.pageHeight = 1200
    let page = UIButton()
    web.pageView = page
    web.fields = [rect(20, 100, 300, 40), rect(20, 160, 300, 40)]
    screen.controller.view.addSubview(web)
    HeadlessWorld.updateCycle()
    #expect(page.frame == rect(0, 0, 393, 1200) && page.superview?.subviews.first === page)
    #expect(web.hitTest(CGPoint(x: 200, y: 20), with: nil) !== page)
    web.focusField(at: 1)
    HeadlessClock.advanceUntilIdle()
    HeadlessTyping.insert("Ada")
    let texts = { (page.superview?.subviews ?? []).flatMap(\.subviews).compactMap { ($0 as? UILabel)?.text } }
    #expect(texts() == ["Ada"])
    HeadlessTyping.deleteBackward()
    // A new layout of the page keeps the text of its fields.
    web.fields = [rect(20, 80, 300, 40), rect(20, 130, 300, 40)]
    #expect(texts() == ["Ad"])
    web.pageView = nil
    #expect(page.superview == nil)
  }

  // MARK: Stage Manager

  @Test("A scene that is moved keeps its windows, whose screen coordinates change")
  func movedScene() {
    let screen = Screen(.pad)
    let scene = HeadlessWorld.windowScene
    let field = UITextField(frame: rect(20, 20, 100, 34))
    screen.controller.view.addSubview(field)
    HeadlessWorld.moveScene(scene, to: rect(100, 200, 600, 700))
    HeadlessWorld.updateCycle()
    #expect(screen.window.frame == rect(100, 200, 600, 700) && screen.controller.view.bounds.size.width == 600)
    #expect(!scene.isFullScreen && screen.window.safeAreaInsets == .zero)
    let place = screen.window.convert(field.convert(field.bounds, to: nil), to: nil as UIWindow?)
    #expect(place.origin == CGPoint(x: 120, y: 220))
    HeadlessWorld.moveScene(scene, to: rect(100, 400, 600, 700))
    #expect(screen.window.frame.minY == 400 && screen.controller.view.bounds.size.height == 700)
  }
}

/// A chat whose bar is its accessory view.
private final class ChatController: UIViewController {
  let bar = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 50))
  let message = UITextField(frame: CGRect(x: 10, y: 8, width: 300, height: 34))
  private(set) var touches = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    bar.addSubview(message)
  }

  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { bar }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }
}
