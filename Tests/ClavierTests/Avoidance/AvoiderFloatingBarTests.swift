import ClavierTesting
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// Bars inside a scroll view that float above its content.
@MainActor @Suite(.underEveryPromptAlternative) struct AvoiderFloatingBarTests {
  /// The edge or guide to which a bar is pinned.
  enum Anchor: CaseIterable, Sendable { case frame, safeArea, keyboard, offset }

  /// A controller whose view is a table with a bar above its rows.
  private final class BarController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let tableView = UITableView(frame: .zero, style: .plain)
    let bar = UIView()
    let input: UIView
    /// Whether the bar moves with the offset, so that it stays in place on the screen.
    var isFloating = true
    private let anchor: Anchor

    init(_ anchor: Anchor, input: UIView = UITextField()) {
      (self.anchor, self.input) = (anchor, input)
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    override func loadView() {
      (tableView.dataSource, tableView.delegate) = (self, self)
      view = tableView
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(bar)
      bar.addSubview(input)
      bar.layer.zPosition = 1
      guard anchor != .offset else { return }
      bar.translatesAutoresizingMaskIntoConstraints = false
      input.translatesAutoresizingMaskIntoConstraints = false
      let bottom =
        switch anchor {
        case .frame, .offset: tableView.frameLayoutGuide.bottomAnchor
        case .safeArea: view.safeAreaLayoutGuide.bottomAnchor
        case .keyboard: view.keyboardLayoutGuide.topAnchor
        }
      NSLayoutConstraint.activate([
        bar.bottomAnchor.constraint(equalTo: bottom), bar.widthAnchor.constraint(equalToConstant: 300),
        bar.leadingAnchor.constraint(equalTo: tableView.frameLayoutGuide.leadingAnchor),
        input.topAnchor.constraint(equalTo: bar.topAnchor, constant: 8),
        input.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: -8),
        input.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 8),
        input.trailingAnchor.constraint(equalTo: bar.trailingAnchor, constant: -8),
      ])
      if input is UITextField { input.heightAnchor.constraint(equalToConstant: 34).isActive = true }
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      placeBar()
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { placeBar() }

    private func placeBar() {
      guard anchor == .offset else { return }
      let top = isFloating ? tableView.contentOffset.y + tableView.bounds.height - 90 : 700
      bar.frame = CGRect(x: 0, y: top, width: 300, height: 50)
      input.frame = CGRect(x: 8, y: 8, width: 284, height: 34)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueFieldCell()
    }
  }

  /// The values that the avoider may change.
  private struct Values: Equatable {
    let offset: CGPoint
    let insets: UIEdgeInsets
    let indicatorInsets: UIEdgeInsets
    let transform: CGAffineTransform
    let safeArea: UIEdgeInsets

    @MainActor init(of screen: BarController) {
      offset = screen.tableView.contentOffset
      insets = screen.tableView.contentInset
      indicatorInsets = screen.tableView.verticalScrollIndicatorInsets
      transform = screen.view.transform
      safeArea = screen.additionalSafeAreaInsets
    }
  }

  @Test(
    .notUnder(
      .scrollViewsScrollBeforeNotifications, .scrollViewsScrollAfterNotifications,
      because: "With these alternatives, the system also scrolls."),
    .notUnder(
      .scrollViewGuidesScroll, because: "With this alternative, a bar at the safe area or the keyboard does not float."),
    arguments: Anchor.allCases)
  func `a field in a floating bar does not scroll the rows`(anchor: Anchor) throws {
    let screen = BarController(anchor)
    let stage = try AvoiderStage(screen)
    HeadlessWorld.updateCycle()
    screen.tableView.contentOffset.y = 100
    HeadlessWorld.updateCycle()
    let rest = Values(of: screen)
    for _ in 0..<2 {
      screen.input.becomeFirstResponder()
      #expect(screen.tableView.contentOffset.y == 100, "in the same turn, so that nothing scrolls on the screen")
      HeadlessClock.advanceUntilIdle()
      #expect(stage.covered(screen.input) == 0 && stage.gap(below: screen.input) <= 11)
      #expect(screen.tableView.contentOffset.y == 100)
      stage.endEditing()
      #expect(Values(of: screen) == rest)
    }
  }

  @Test(
    .notUnder(
      .scrollViewsScrollBeforeNotifications, .scrollViewsScrollAfterNotifications,
      because: "With these alternatives, the system also scrolls."),
    arguments: [Anchor.frame, .safeArea, .keyboard])
  func `a floating text view that grows does not scroll the rows`(anchor: Anchor) throws {
    let textView = UITextView()
    textView.isScrollEnabled = false
    let screen = BarController(anchor, input: textView)
    let stage = try AvoiderStage(screen)
    HeadlessWorld.updateCycle()
    let rest = Values(of: screen)
    textView.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    let offset = screen.tableView.contentOffset
    for _ in 0..<4 {
      textView.insertText("More\n")
      HeadlessClock.advanceUntilIdle()
      #expect(try stage.gap(belowCaretOf: textView) >= 0)
      #expect(screen.tableView.contentOffset == offset)
    }
    textView.text = ""
    stage.endEditing()
    #expect(Values(of: screen) == rest)
  }

  @Test(.notUnder(.scrollViewGuidesScroll, because: "With this alternative, a button at the safe area does not float."))
  func `a floating button that is kept visible does not scroll the field away`() throws {
    let button = UIView()
    let screen = BarController(.safeArea, input: button)
    button.heightAnchor.constraint(equalToConstant: 34).isActive = true
    let stage = try AvoiderStage(screen)
    HeadlessWorld.updateCycle()
    let rest = Values(of: screen)
    let field = try #require(screen.tableView.field(row: 8))
    stage.avoider.options(for: field).alsoKeepVisible = [button]
    field.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(stage.covered(field) == 0 && stage.covered(button) == 0)
    #expect(screen.tableView.contentOffset.y == -59)
    stage.endEditing()
    #expect(Values(of: screen) == rest)
  }

  @Test(
    .notUnder(
      .scrollViewsScrollBeforeNotifications, .scrollViewsScrollAfterNotifications,
      because: "With these alternatives, the system also scrolls."))
  func `a field that floats above an inner list scrolls only the page around the list`() throws {
    let screen = PageController()
    let stage = try AvoiderStage(screen)
    HeadlessWorld.updateCycle()
    screen.list.contentOffset.y = 100
    HeadlessWorld.updateCycle()
    let rest = Snapshot(of: stage.window)
    screen.field.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(abs(stage.gap(below: screen.field) - 10) < 0.001)
    #expect(screen.list.contentOffset.y == 100 && screen.list.contentInset.bottom == 50)
    #expect(screen.page.contentOffset.y > 0 && screen.page.contentInset.bottom > 0)
    stage.endEditing()
    expectEqual(Snapshot(of: stage.window), rest)
  }

  @Test func `a field in a bar that no longer floats scrolls with the rows`() throws {
    let screen = BarController(.offset)
    let stage = try AvoiderStage(screen)
    HeadlessWorld.updateCycle()
    let field = try #require(screen.tableView.field(row: 1))
    for input in [screen.input, field] {
      input.becomeFirstResponder()
      HeadlessClock.advanceUntilIdle()
    }
    let offset = screen.tableView.contentOffset.y
    screen.isFloating = false
    screen.view.setNeedsLayout()
    HeadlessClock.advanceUntilIdle()
    screen.input.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(stage.covered(screen.input) == 0 && screen.view.transform.ty == 0)
    #expect(screen.tableView.contentOffset.y > offset)
  }

  @Test(
    .notUnder(
      .scrollViewsScrollBeforeNotifications, .scrollViewsScrollAfterNotifications,
      because: "With these alternatives, the system also scrolls."))
  func `a field in a bar that starts to float does not scroll the rows`() throws {
    let screen = BarController(.offset)
    screen.isFloating = false
    let stage = try AvoiderStage(screen)
    HeadlessWorld.updateCycle()
    let field = try #require(screen.tableView.field(row: 1))
    let offset = screen.tableView.contentOffset.y
    screen.input.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(screen.tableView.contentOffset.y > offset, "the bar is part of the content")
    field.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    screen.isFloating = true
    screen.view.setNeedsLayout()
    HeadlessClock.advanceUntilIdle()
    screen.input.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(stage.covered(screen.input) == 0)
    #expect(screen.tableView.contentOffset.y == offset)
  }

  @Test func `a row's field is shown after a field in a floating bar, and the other way around`() throws {
    let screen = BarController(.safeArea)
    let stage = try AvoiderStage(screen)
    HeadlessWorld.updateCycle()
    let rest = Values(of: screen)
    let field = try #require(screen.tableView.field(row: 13))
    for input in [screen.input, field, screen.input, field] {
      input.becomeFirstResponder()
      HeadlessClock.advanceUntilIdle()
      #expect(stage.covered(input) == 0)
      let mayBeHigher = input === screen.input || HeadlessWorld.assumes(.scrollViewGuidesScroll)
      #expect(abs(stage.gap(below: input) - 10) < 0.001 || mayBeHigher)
    }
    stage.endEditing()
    #expect(Values(of: screen) == rest)
  }

  /// A scroll view that moves focus when it is laid out after it has scrolled.
  private final class FocusingScrollView: UIScrollView {
    var nextInput: UITextField?

    override func layoutSubviews() {
      super.layoutSubviews()
      guard contentOffset.y > 0, let input = nextInput else { return }
      nextInput = nil
      input.becomeFirstResponder()
    }
  }

  @Test("lets the app move focus in the layout pass in which the avoider looks for floating views")
  func focusInLayout() throws {
    let controller = UIViewController()
    let scrollView = FocusingScrollView()
    scrollView.contentSize = CGSize(width: 393, height: 2000)
    let fields = [700, 740].map { UITextField(frame: CGRect(x: 20, y: $0, width: 200, height: 34)) }
    fields.forEach(scrollView.addSubview)
    controller.view = scrollView
    let stage = try AvoiderStage(controller)
    HeadlessClock.advanceUntilIdle()
    scrollView.nextInput = fields[1]
    fields[0].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(scrollView.nextInput == nil && fields[1].isFirstResponder)
    #expect(stage.gap(below: fields[1]) >= 0)
  }
}

/// A page that scrolls, with a list in it that has a field above its last rows.
private final class PageController: UIViewController {
  let page = UIScrollView()
  let list = UIScrollView(frame: CGRect(x: 0, y: 300, width: 393, height: 400))
  let field = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    page.frame = view.bounds
    page.contentSize = CGSize(width: view.bounds.width, height: 1500)
    page.contentInsetAdjustmentBehavior = .never
    view.addSubview(page)
    list.contentSize = CGSize(width: 393, height: 2000)
    list.contentInset.bottom = 50
    page.addSubview(list)
    field.translatesAutoresizingMaskIntoConstraints = false
    list.addSubview(field)
    NSLayoutConstraint.activate([
      field.bottomAnchor.constraint(equalTo: list.frameLayoutGuide.bottomAnchor, constant: -8),
      field.leadingAnchor.constraint(equalTo: list.frameLayoutGuide.leadingAnchor, constant: 8),
      field.widthAnchor.constraint(equalToConstant: 300), field.heightAnchor.constraint(equalToConstant: 34),
    ])
  }
}
