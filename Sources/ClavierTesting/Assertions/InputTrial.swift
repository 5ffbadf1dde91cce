#if canImport(UIKit)
  import Clavier
  import ClavierCore
  import Foundation
  package import UIKit

  /// Tests each input on one screen on one device.
  ///
  /// Each input becomes first responder, is checked after all views have stopped moving, and then resigns first
  /// responder. Inputs that appear during the test are also tested.
  @MainActor
  package final class InputTrial {
    /// The result for one input under one keyboard.
    package struct Verdict: Hashable, Sendable {
      /// The name of the input.
      package var input: String
      /// The height of the part of the input that is under the keyboard, in points.
      ///
      /// If the keyboard covers nothing, this is the length of the part that is behind another view.
      package var coveredLength: Double
      /// A sentence that explains why the input is not visible; nil if the input is visible.
      package var explanation: String?
      /// Whether the input was checked.
      ///
      /// An input is not checked if it does not become first responder, for example, because its delegate shows a
      /// picker instead. Such an input cannot be covered. An input is also not checked if it is scrolled out of sight
      /// and brings up no keyboard, because it stays out of sight until the user scrolls.
      package var wasChecked: Bool

      package init(input: String, coveredLength: Double, explanation: String?, wasChecked: Bool = true) {
        self.input = input
        self.coveredLength = coveredLength
        self.explanation = explanation
        self.wasChecked = wasChecked
      }

      /// Returns the result for an input that was not checked.
      static func notChecked(_ input: String) -> Verdict {
        Verdict(input: input, coveredLength: 0, explanation: nil, wasChecked: false)
      }
    }

    /// The controller of the screen.
    let controller: UIViewController
    /// The simulated keyboard, which lists the heights that it had to assume.
    package let keyboard: SimulatedKeyboard
    /// The inputs found so far that the user can edit.
    package var inputs: [TrialInput] { found.inputs }
    /// Whether an input became first responder and was checked.
    private(set) var hasCheckedInput = false
    /// Called when a focused input is not visible, before it resigns.
    var onFailure: ((Verdict, UIView, Coverage.Sight) -> Void)?

    /// The maximum number of additional inputs to test, which appear only during the test.
    private static let maximumLateInputCount = 100

    let window: UIWindow
    private let host: TrialHost
    private var found = FoundInputs()
    private var agenda = TrialAgenda()
    /// The names of the inputs that were checked under the current keyboard.
    private var checkedNames: Set<String> = []
    /// The maximum number of inputs to test, which is limited because a form may add an input after each edit.
    private var maximumInputCount = 0
    private weak var keyWindowBefore: UIWindow?

    /// Shows a screen in its own window and finds its inputs.
    ///
    /// - Throws: ``SimulatedKeyboardError`` if no keyboard height of the device is known, or ``NoScene`` if there is no
    ///   host application.
    package convenience init(
      searching screen: () -> UIViewController, in configuration: TrialConfiguration, host: TrialHost = .standard
    ) throws {
      try self.init(showing: screen, in: configuration, host: host)
      perform(searchSteps)
    }

    /// Shows a screen in its own window.
    init(showing screen: () -> UIViewController, in configuration: TrialConfiguration, host: TrialHost) throws {
      self.host = host
      keyboard = try host.prepare(configuration)
      guard let scene = host.scene() else { throw NoScene() }
      keyWindowBefore = scene.windows.first(where: \.isKeyWindow)
      controller = screen()
      window = host.show(controller, configuration, scene)
    }

    /// The error for a process without a window scene.
    struct NoScene: Error, CustomStringConvertible {
      var description: String { "there is no window scene. Run the test in a host application." }
    }

    // MARK: - Running

    /// Tests every input under each keyboard.
    package func run(_ keyboards: [TestedKeyboard], report: @escaping (Verdict, TestedKeyboard) -> Void) {
      perform(checkSteps(keyboards, report: report))
    }

    /// Finds the inputs and tests them under each keyboard, while tasks and the main queue run.
    ///
    /// - Returns: Whether the trial was completed. A trial ends early if another test replaces the screen.
    func runWithTasks(
      _ keyboards: [TestedKeyboard], waiting seconds: TimeInterval,
      report: @escaping (Verdict, TestedKeyboard) -> Void
    ) async -> Bool {
      guard await settleWithTasks(waiting: seconds) else { return false }
      agenda.insertNext(searchSteps + checkSteps(keyboards, report: report))
      while let step = agenda.next() {
        step.perform()
        guard step.settles, await !settleWithTasks() else { continue }
        // The remaining steps are removed, because they retain the trial.
        agenda = TrialAgenda()
        return false
      }
      return true
    }

    /// Makes an input first responder under a keyboard, checks it, and makes it resign.
    ///
    /// Use this method in tests that need the result for a single input.
    package func check(_ input: TrialInput, under tested: TestedKeyboard) -> Verdict {
      var verdict = Verdict.notChecked(input.name)
      perform(steps(checking: input, under: tested) { if $0.input == input.name { verdict = $0 } })
      return verdict
    }

    /// Hides the window and makes the previous key window the key window again.
    package func end() {
      host.hide(window)
      keyWindowBefore?.makeKey()
    }

    private func perform(_ steps: [TrialAgenda.Step]) {
      settle()
      agenda.insertNext(steps)
      while let step = agenda.next() {
        step.perform()
        if step.settles { settle() }
      }
    }

    /// Waits until nothing moves.
    private func settle() {
      host.settle(keyboard)
      window.layoutIfNeeded()
    }

    /// Waits for a time, and then until neither tasks nor the main queue change the screen.
    ///
    /// - Returns: Whether the window is still in use.
    private func settleWithTasks(waiting seconds: TimeInterval = 0) async -> Bool {
      let end = Date(timeIntervalSinceNow: seconds)
      // The check has a limited number of turns, so it starts after the time, which may take more turns.
      var quiet = QuietCheck()
      settle()
      while end.timeIntervalSinceNow > 0 || !quiet.isQuiet(window) {
        await MainTurn.pass(waiting: seconds > 0)
        guard host.isInUse(window) else { return false }
        settle()
      }
      return true
    }

    // MARK: - Steps

    /// Finds the inputs on the screen, in the rows of its lists, and in its other tabs.
    private var searchSteps: [TrialAgenda.Step] {
      [
        .immediate { [self] in searchTabs(below: 0) },
        // The steps that the search adds run before this step.
        .immediate { [self] in maximumInputCount = inputs.count + Self.maximumLateInputCount },
      ]
    }

    /// Finds the inputs on the screen and in its other tabs, without changing the selection in the given number of
    /// outer tab bar controllers.
    private func searchTabs(below depth: Int) {
      found.search(window, in: controller)
      guard let tabs = TabSelection(in: controller) else { return }
      let others = tabs.others(below: depth)
      guard !others.isEmpty else { return }
      agenda.insertNext(
        others.flatMap { other -> [TrialAgenda.Step] in
          [.settling { other.select() }, .immediate { self.searchTabs(below: other.depth) }]
        } + [.settling { tabs.select() }])
    }

    private func checkSteps(
      _ keyboards: [TestedKeyboard], report: @escaping (Verdict, TestedKeyboard) -> Void
    ) -> [TrialAgenda.Step] {
      keyboards.map { tested in
        .immediate { [self] in
          checkedNames = []
          checkInputs(from: 0, under: tested, report)
        }
      }
    }

    /// Checks an input and the inputs after it.
    ///
    /// The number of inputs may grow during the test.
    private func checkInputs(
      from index: Int, under tested: TestedKeyboard, _ report: @escaping (Verdict, TestedKeyboard) -> Void
    ) {
      if index == inputs.count { found.search(window, in: controller) }
      guard index < min(inputs.count, maximumInputCount) else { return }
      let input = inputs[index]
      let steps = checkedNames.contains(input.name) ? [] : steps(checking: input, under: tested) { report($0, tested) }
      agenda.insertNext(steps + [.immediate { [self] in checkInputs(from: index + 1, under: tested, report) }])
    }

    private func steps(
      checking input: TrialInput, under tested: TestedKeyboard, report: @escaping (Verdict) -> Void
    ) -> [TrialAgenda.Step] {
      [
        .immediate { [self] in
          keyboard.setPredictiveBar(tested.hasPredictiveBar)
          keyboard.overriddenKind = tested.kind
          if let tab = input.tab, !tab.isSelected { agenda.insertNext([.settling { tab.select() }]) }
        },
        .immediate { [self] in
          let previous = ShownControllers(in: window)
          agenda.insertNext(
            stepsToShow(input, under: tested) + [
              .settling { [self] in focusAndCheckView(of: input, under: tested, report) },
              .immediate { [self] in checkInputs(shownBy: input, under: tested, report, thenRestoring: previous) },
            ])
        },
      ]
    }

    /// Returns the steps that make an input appear by editing its predecessor, if that is necessary.
    private func stepsToShow(_ input: TrialInput, under tested: TestedKeyboard) -> [TrialAgenda.Step] {
      guard let predecessor = input.predecessor, input.scrollToView()?.canBeSeen != true else { return [] }
      return [
        .settling { [self] in _ = edit(predecessor.scrollToView(), under: tested) },
        .immediate { [self] in
          // Some inputs appear when the editing ends.
          guard view(of: input)?.canBeSeen != true else { return }
          agenda.insertNext([.settling { [self] in endEditing() }])
        },
      ]
    }

    /// Returns the view of an input, which the app may have replaced.
    private func view(of input: TrialInput) -> UIView? {
      if found.hasChangedLists || input.scrollToView()?.window == nil {
        found.search(window, in: controller, after: input.predecessor)
      }
      return input.scrollToView()
    }

    /// Makes an input first responder, and checks it after all views have stopped moving.
    private func focusAndCheckView(
      of input: TrialInput, under tested: TestedKeyboard, _ report: @escaping (Verdict) -> Void
    ) {
      checkedNames.insert(input.name)
      let view = view(of: input)
      let wasInSight = view.map { Coverage.isInSight($0, window: window) } ?? false
      let isFocused = edit(view, under: tested)
      agenda.insertNext([
        .settling { [self] in
          if let view, isFocused, wasInSight || keyboard.isVisible {
            report(verdict(on: view, name: input.name))
          } else {
            report(.notChecked(input.name))
          }
          if isFocused { found.searchWhileEditing(input, window, in: controller) }
          endEditing()
        }
      ])
    }

    /// Checks the inputs on a screen that an input has shown, such as a picker, and then restores the previous screen.
    private func checkInputs(
      shownBy input: TrialInput, under tested: TestedKeyboard, _ report: @escaping (Verdict) -> Void,
      thenRestoring previous: ShownControllers
    ) {
      guard previous.hasChanged(in: window) else { return }
      found.search(window, in: controller, after: Predecessor(input))
      let others = inputs.prefix(maximumInputCount).filter {
        $0.predecessor?.name == input.name && !checkedNames.contains($0.name) && $0.scrollToView()?.canBeSeen == true
      }
      agenda.insertNext(
        others.flatMap { steps(checking: $0, under: tested, report: report) } + [
          .settling { [self] in previous.restore(in: window) }
        ])
    }

    private func endEditing() {
      window.endEditing(true)
      if !host.followsFocus { keyboard.hide() }
    }

    private func edit(_ view: UIView?, under tested: TestedKeyboard) -> Bool {
      guard let view, view.becomeFirstResponder() else { return false }
      guard !host.followsFocus else { return true }
      keyboard.show(KeyboardInput(kind: tested.kind, of: view))
      return true
    }

    // MARK: - Verdicts

    private func verdict(on input: UIView, name: String) -> Verdict {
      hasCheckedInput = true
      guard input.isFirstResponder else {
        return Verdict(input: name, coveredLength: 0, explanation: "the input did not stay first responder.")
      }
      var sight = Coverage.sight(of: input, under: keyboard.frame, in: window)
      var verdict = Verdict(input: name, coveredLength: sight.coveredLength, explanation: sight.explanation)
      if sight.explanation == nil,
        let end = Coverage.coveredEnd(ofTextIn: input, under: keyboard.frame, in: window)
      {
        sight.frame = end.frame
        verdict.coveredLength = Double(end.frame.height)
        verdict.explanation = end.explanation
      }
      guard let explanation = verdict.explanation else { return verdict }
      if KeyboardAvoider.shared.isEnabled, let plan = KeyboardAvoider.shared.lastPlan {
        verdict.explanation = ([explanation] + plan.explanation).joined(separator: " ")
      }
      onFailure?(verdict, input, sight)
      return verdict
    }
  }
#endif
