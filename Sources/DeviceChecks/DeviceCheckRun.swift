#if canImport(UIKit) && !os(visionOS)
  package import UIKit

  /// One run of a device check: its window, its steps, and what it has observed so far.
  @MainActor
  package final class DeviceCheckRun {
    /// The check that runs.
    package let check: DeviceCheck
    /// The scene that shows the window.
    let scene: UIWindowScene
    /// The window of the check.
    let window: CheckWindow
    /// The root view controller of the window, unless the program sets another one.
    let controller = CheckController()
    /// The steps, in order.
    package private(set) var steps: [DeviceCheckStep] = []
    /// The keyboard notifications since the beginning of the run or the last call to ``forgetEvents()``.
    private(set) var posts: [KeyboardPost] = []
    /// The names that the program recorded since the beginning of the run or the last call to ``forgetEvents()``.
    private(set) var notes: [String] = []
    /// A closure that is called with each keyboard notification.
    var onPost: (KeyboardPost) -> Void = { _ in }
    /// The number of times that the app became active.
    private(set) var activations = 0

    private var entry: DeviceCheckEntry
    private let now: () -> TimeInterval
    private let beginning: TimeInterval
    private var observers: [any NSObjectProtocol] = []
    private var kept: [AnyObject] = []

    /// Sets up a check.
    ///
    /// - Parameters:
    ///   - check: The check.
    ///   - scene: The scene in which the check's window appears.
    ///   - now: A closure that returns the time in seconds.
    package init(_ check: DeviceCheck, in scene: UIWindowScene, now: @escaping () -> TimeInterval) {
      self.check = check
      self.scene = scene
      self.now = now
      beginning = now()
      entry = DeviceCheckEntry(check: check.name)
      window = CheckWindow(windowScene: scene)
      window.rootViewController = controller
    }

    /// Shows the window and collects the steps of the program.
    package func begin() {
      observe()
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      wait(0.3)
      check.program(self)
    }

    /// Hides the window and returns what was observed.
    package func end() -> DeviceCheckEntry {
      for observer in observers { NotificationCenter.default.removeObserver(observer) }
      observers = []
      onPost = { _ in }
      window.endEditing(true)
      window.rootViewController?.dismiss(animated: false)
      window.isHidden = true
      window.rootViewController = nil
      steps = []
      kept = []
      dropClosures()
      return entry
    }

    /// Removes what the program stored in the views, because the program's closures retain this run.
    private func dropClosures() {
      window.onTouchEnded = {}
      controller.onLayout = {}
      controller.onAppear = {}
      controller.view.gestureRecognizers = nil
      for view in window.subviews + controller.view.subviews { view.removeFromSuperview() }
    }

    // MARK: - Steps

    /// Adds a step that performs work.
    func act(_ work: @escaping @MainActor () -> Void) { steps.append(.act(work)) }

    /// Adds a pause, in seconds.
    func wait(_ seconds: Double) { steps.append(.wait(seconds)) }

    /// Adds a pause that ends when a condition is true.
    func wait(upTo limit: Double, until condition: @escaping @MainActor () -> Bool) {
      steps.append(.waitUntil(limit: limit, condition))
    }

    /// Adds a step that asks a person to do something.
    ///
    /// The run ends if the person does not do it, unless the action only restores the device.
    func ask(_ action: PersonAction, until isDone: @escaping @MainActor () -> Bool) {
      steps.append(.ask(action, isDone: isDone))
    }

    /// Adds a step that asks a person to switch to another app and return.
    func askToLeave(_ action: PersonAction) {
      var activationsBefore = 0
      act { activationsBefore = self.activations }
      ask(action) { self.activations > activationsBefore }
      wait(1)
    }

    // MARK: - Observing

    /// Records a value that distinguishes the alternatives.
    func record(_ name: String, _ value: Observation) {
      switch value {
      case .points(let number) where !number.isFinite, .seconds(let number) where !number.isFinite:
        note("\(name) is not a finite number")
      default: entry.observations[name] = value
      }
    }

    /// Records a length, in points.
    func record(_ name: String, points: CGFloat) { record(name, .points(Double(points))) }

    /// Adds an event to the notes and to the log.
    func note(_ name: String, frame: CGRect? = nil, duration: Double? = nil) {
      notes.append(name)
      let numbers = frame.map { [$0.origin.x, $0.origin.y, $0.size.width, $0.size.height].map(Double.init) }
      entry.log.append(
        DeviceCheckEntry.Event(
          time: time, name: name,
          frame: numbers.flatMap { $0.allSatisfy(\.isFinite) ? $0 : nil }, duration: duration))
    }

    /// The time since the run was set up, in seconds.
    var time: Double { now() - beginning }

    /// Records why the check is not completed, unless a reason was recorded before.
    package func skip(_ reason: String) {
      if entry.skipped == nil { entry.skipped = reason }
    }

    /// Forgets the notifications and notes so far.
    ///
    /// The log keeps them.
    func forgetEvents() {
      posts = []
      notes = []
    }

    /// Keeps an object, such as a delegate, until the run ends.
    func keep<Object: AnyObject>(_ object: Object) -> Object {
      kept.append(object)
      return object
    }

    private func observe() {
      let center = NotificationCenter.default
      for (name, title) in KeyboardPost.names {
        observers.append(
          center.addObserver(forName: name, object: nil, queue: nil) { [weak self] notification in
            // This is safe: in the app of the device checks, only UIKit posts these notifications, on the main thread,
            // and the notification does not leave this call.
            nonisolated(unsafe) let posted = notification
            MainActor.assumeIsolated { self?.receive(KeyboardPost(posted, title: title)) }
          })
      }
      let active = UIApplication.didBecomeActiveNotification
      observers.append(
        center.addObserver(forName: active, object: nil, queue: nil) { [weak self] _ in
          MainActor.assumeIsolated { self?.activations += 1 }
        })
    }

    private func receive(_ post: KeyboardPost) {
      posts.append(post)
      note(post.title, frame: post.end, duration: post.duration)
      onPost(post)
    }
  }
#endif
