import Foundation
import TestSupport
import Testing
import UIKit

@testable import ClavierTesting

/// Inputs that are not on the screen when it appears.
@MainActor
struct LateInputTests {
  // MARK: - Tabs

  @Test func `inputs in other tabs are tested`() {
    var tabs: UITabBarController?
    let messages = visibilityMessages {
      let controller = UITabBarController()
      controller.viewControllers = [
        BareForm([(namedField("first"), 100)]), UIViewController(),
        UINavigationController(rootViewController: BareForm([(namedField("third"), 500)])),
      ]
      tabs = controller
      return controller
    }
    #expect(messages.count == 1 && messages.first?.hasPrefix("third: 24 points covered on ") == true)
    #expect(tabs?.children.count == 3)
  }

  @Test func `each input is tested in its own tab`() throws {
    let first = BareForm([(namedField("first"), 100)])
    let second = BareForm([(namedField("second"), 100)])
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    let trial = try InputTrial(searching: { tabs }, in: TrialConfiguration(device: .standard, orientation: .portrait))
    #expect(trial.inputs.map(\.name) == ["first", "second"] && tabs.selectedIndex == 0)
    var verdicts: [InputTrial.Verdict] = []
    trial.run([TestedKeyboard(kind: .text), TestedKeyboard(kind: .emoji)]) { verdict, _ in verdicts.append(verdict) }
    #expect(verdicts.map(\.input) == ["first", "second", "first", "second"])
    #expect(verdicts.allSatisfy { $0.wasChecked && $0.explanation == nil })
  }

  /// Checks that three inputs are found and tested, each in its own tab.
  private func expectInputsInTabs(_ screen: () -> UIViewController) throws {
    let trial = try InputTrial(searching: screen, in: TrialConfiguration(device: .standard, orientation: .portrait))
    #expect(trial.inputs.map(\.name).sorted() == ["a", "b", "c"])
    var verdicts: [InputTrial.Verdict] = []
    trial.run([TestedKeyboard(kind: .text), TestedKeyboard(kind: .emoji)]) { verdict, _ in verdicts.append(verdict) }
    #expect(verdicts.map(\.input).sorted() == ["a", "a", "b", "b", "c", "c"])
    #expect(verdicts.allSatisfy { $0.wasChecked && $0.explanation == nil }, "\(verdicts)")
  }

  private func tabs(_ controllers: UIViewController...) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = controllers
    return tabs
  }

  @Test(arguments: [0, 1]) func `inputs in the tabs of a tab are tested`(first: Int) throws {
    try expectInputsInTabs {
      let outer = tabs(
        tabs(BareForm([(namedField("a"), 100)]), BareForm([(namedField("b"), 100)])),
        BareForm([(namedField("c"), 100)]))
      outer.selectedIndex = first
      return outer
    }
  }

  @Test func `inputs in the tabs of a sheet are tested`() throws {
    try expectInputsInTabs {
      let form = BareForm([(namedField("behind"), 100)])
      form.onAppear = { form in
        guard form.presentedViewController == nil else { return }
        let forms = ["a", "b", "c"].map { BareForm([(namedField($0), 100)]) }
        form.present(tabs(forms[0], forms[1], forms[2]), animated: true)
      }
      return form
    }
  }

  // MARK: - Inputs that appear later

  @Test func `an input that appears with an animation is tested`() {
    let late = namedField("late")
    late.isHidden = true
    let messages = visibilityMessages {
      let form = BareForm([(namedField("name"), 100), (late, 500)])
      form.onAppear = { _ in
        UIView.animate(withDuration: 0.3) {
        } completion: { _ in
          late.isHidden = false
        }
      }
      return form
    }
    #expect(messages.count == 1 && messages.first?.hasPrefix("late: ") == true)
  }

  @Test func `an input that appears after another input is edited is tested`() {
    let delegate = FieldDelegate()
    let messages = visibilityMessages {
      let (name, late) = (namedField("name"), namedField("late"))
      late.isHidden = true
      delegate.onEnd = { _ in late.isHidden = false }
      name.delegate = delegate
      return BareForm([(name, 100), (late, 500)])
    }
    #expect(messages.count == 1 && messages.first?.hasPrefix("late: 24 points") == true, "\(messages)")
  }

  @Test func `an input that is visible only while another one is edited is tested`() {
    let delegate = FieldDelegate()
    var edits = 0
    let messages = visibilityMessages {
      let (name, suggestion) = (namedField("name"), namedField("suggestion"))
      suggestion.isHidden = true
      delegate.onBegin = { _ in
        suggestion.isHidden = false
        edits += 1
      }
      name.delegate = delegate
      let delegateOfSuggestion = FieldDelegate()
      delegateOfSuggestion.onEnd = { $0.isHidden = true }
      suggestion.delegate = delegateOfSuggestion
      let form = BareForm([(name, 100), (suggestion, 500)])
      form.onAppear = { _ in _ = delegateOfSuggestion }
      return form
    }
    #expect(messages.count == 1 && messages.first?.hasPrefix("suggestion: 24 points") == true)
    #expect(edits >= 2)
  }

  // MARK: - Rows

  /// A table that does not avoid the keyboard.
  private final class LateRows: UIViewController, UITableViewDataSource {
    private let table = UITableView(frame: .zero)
    private let keeper = FieldDelegate()
    private var count = 2

    override func viewDidLoad() {
      super.viewDidLoad()
      table.frame = view.bounds
      table.rowHeight = 300
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      table.dataSource = self
      view.addSubview(table)
      keeper.onEnd = { [weak self] _ in self?.addRow() }
    }

    func addRow() {
      guard count == 2 else { return }
      count = 3
      table.reloadData()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      let field = cell.contentView.subviews.first as? UITextField ?? namedField(nil)
      field.frame = CGRect(x: 20, y: indexPath.row == 2 ? 200 : 10, width: 200, height: 40)
      field.accessibilityIdentifier = "row \(indexPath.row)"
      field.delegate = indexPath.row == 0 ? keeper : nil
      cell.contentView.addSubview(field)
      return cell
    }
  }

  @Test func `tests a row that is added later`() {
    let messages = visibilityMessages(under: [.emoji]) { LateRows() }
    #expect(messages.contains { $0.hasPrefix("row 2: ") }, "\(messages)")
  }

  // MARK: - Tasks

  private func messagesWithTasks(
    waiting seconds: TimeInterval = 0, after screen: () -> UIViewController
  ) async -> [String] {
    await VisibilityAssertion(keyboards: [.text], host: .standard).failuresWithTasks(
      of: screen, in: [TrialConfiguration(device: .standard, orientation: .portrait)], waiting: seconds)
  }

  /// Work that adds an input.
  enum Work: CaseIterable {
    case task, nestedTask, detachedTask, mainQueue, twiceOnMainQueue
  }

  @Test(arguments: Work.allCases)
  func `the asynchronous variant tests inputs that tasks and the main queue add`(work: Work) async {
    let messages = await messagesWithTasks {
      let form = BareForm([(namedField("name"), 100)])
      form.onAppear = { form in
        let add: @MainActor @Sendable () -> Void = { [weak form] in
          let late = namedField("late")
          late.frame = CGRect(x: 60, y: 500, width: 200, height: 40)
          form?.view.addSubview(late)
        }
        switch work {
        case .task: Task { add() }
        case .nestedTask:
          Task {
            await Task { await Task.yield() }.value; add()
          }
        case .detachedTask: Task.detached { await add() }
        case .mainQueue: DispatchQueue.main.async { add() }
        case .twiceOnMainQueue: DispatchQueue.main.async { DispatchQueue.main.async { add() } }
        }
      }
      return form
    }
    #expect(messages.count == 1 && messages.first?.hasPrefix("late: 24 points") == true, "\(messages)")
  }

  @Test func `after a long wait, the asynchronous variant still waits until the screen stops changing`() async {
    let messages = await messagesWithTasks(waiting: 0.5) {
      let form = BareForm([(namedField("name"), 100)])
      form.onAppear = { form in
        // The screen changes in each turn during the wait and in 60 turns after it, and then shows an input.
        let end = Date(timeIntervalSinceNow: 0.5)
        @MainActor func change(_ turnsLeft: Int) {
          form.view.layer.zPosition += 1
          guard turnsLeft > 0 else {
            let late = namedField("late")
            late.frame = CGRect(x: 60, y: 500, width: 200, height: 40)
            return form.view.addSubview(late)
          }
          let isWaiting = end.timeIntervalSinceNow > 0
          DispatchQueue.main.async { MainActor.assumeIsolated { change(isWaiting ? turnsLeft : turnsLeft - 1) } }
        }
        change(60)
      }
      return form
    }
    #expect(messages.contains { $0.hasPrefix("late: ") }, "\(messages)")
  }

  @Test func `the asynchronous variant detects an input that a task moves when it gets focus`() async {
    let delegate = FieldDelegate()
    let messages = await messagesWithTasks {
      let name = namedField("name")
      delegate.onBegin = { field in Task { field.frame.origin.y = 500 } }
      name.delegate = delegate
      return BareForm([(name, 100)])
    }
    #expect(messages.first?.hasPrefix("name: 24 points") == true, "\(messages)")
  }

  @Test func `several asynchronous checks wait for each other`() async {
    let checks = (0..<5).map { index in
      Task { await messagesWithTasks { BareForm([(namedField("field \(index)"), 500)]) } }
    }
    var results: [String] = []
    for check in checks { results += await check.value }
    #expect(Set(results.map { $0.prefix { $0 != ":" } }) == Set((0..<5).map { "field \($0)" }))
  }

  @Test func `an asynchronous check tries a device again after another test has reset the screen`() async {
    var screens = 0
    let messages = await messagesWithTasks {
      screens += 1
      if screens == 1 { DispatchQueue.main.async { MainActor.assumeIsolated { HeadlessWorld.reset() } } }
      return BareForm([(namedField("name"), 500)])
    }
    #expect(screens >= 2 && messages.count == 1, "\(messages)")
  }

  @Test func `the public function runs tasks in an asynchronous test`() async {
    var count = 0
    await assertInputsStayVisible(
      in: {
        count += 1
        return BareForm([(namedField("name"), 100)])
      }, on: [.standard], orientations: [.portrait])
    #expect(count >= 1)
  }

  @Test func `a view that is moved by a transform counts as changed`() {
    HeadlessWorld.reset()
    let window = makeWindow()
    var quiet = QuietCheck()
    for step in 0..<8 {
      window.rootViewController?.view.transform = CGAffineTransform(translationX: 0, y: CGFloat(step))
      let isQuiet = quiet.isQuiet(window)
      #expect(!isQuiet, "\(step)")
    }
  }

  @Test func `an interrupted trial is deallocated`() async throws {
    weak var gone: InputTrial?
    do {
      let field = namedField("name")
      var host = TrialHost.standard
      host.isInUse = { _ in !field.isFirstResponder }
      let trial = try InputTrial(
        showing: { BareForm([(field, 100)]) }, in: TrialConfiguration(device: .standard, orientation: .portrait),
        host: host)
      gone = trial
      #expect(await !trial.runWithTasks([TestedKeyboard(kind: .text)], waiting: 0) { _, _ in })
      trial.end()
    }
    #expect(gone == nil)
  }
}
