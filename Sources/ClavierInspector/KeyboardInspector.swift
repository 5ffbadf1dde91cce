#if canImport(UIKit)
  public import Clavier
  public import Foundation
  public import UIKit

  /// A floating panel that shows what the keyboard does and what Clavier decides.
  ///
  /// ```swift
  /// #if DEBUG
  ///   KeyboardInspector.shared.present()
  /// #endif
  /// ```
  ///
  /// The panel shows the state of the keyboard, the covered height of each input, what the avoider decided and why,
  /// conflicts, and recent events. The inspector records the notifications as a ``KeyboardTrace``, which contains no
  /// typed text. The user can share the trace as a file.
  ///
  /// While the inspector is not presented, it observes nothing and has no window. While the inspector is presented, it
  /// reads the app's views and does not change them. The panel's window never becomes key, and touches outside of the
  /// panel reach the app.
  ///
  /// Use ClavierInspector only in debug builds of an app. Put `import ClavierInspector`, and all code that uses the
  /// module, between `#if DEBUG` and `#endif`. <doc:InspectingAScreen> describes what a release build can still
  /// contain.
  @MainActor public final class KeyboardInspector {
    /// The app's inspector, which inspects `KeyboardCenter.shared`.
    public static let shared = KeyboardInspector()

    /// Whether the inspector is presented.
    ///
    /// The value is also true while the inspector waits for the first active scene.
    public var isPresented: Bool { session != nil }

    /// The notifications that were posted since the inspector was presented.
    ///
    /// After the inspector is dismissed, the trace still contains the notifications that were posted while it was last
    /// presented.
    ///
    /// The trace keeps only the newest 10,000 notifications.
    public var trace: KeyboardTrace { session?.recorder.trace ?? lastTrace }

    /// A closure that returns the time in seconds.
    package var now: @Sendable () -> TimeInterval = { KeyboardRecorder.uptime() }

    /// The folder of the file that the share button offers.
    var sharingFolder = FileManager.default.temporaryDirectory

    private let chosenCenter: KeyboardCenter?
    private var lastTrace = KeyboardTrace(entries: [])
    private(set) var session: InspectionSession?
    private(set) var window: InspectorWindow?
    /// Observes scenes while the inspector is presented.
    private(set) var scenes: NotificationObservation?

    /// Creates an inspector.
    ///
    /// - Parameter center: The keyboard center to inspect, together with its avoiders. If the center is nil, the
    ///   inspector uses `KeyboardCenter.shared`, but does not access it before you present the inspector.
    public init(center: KeyboardCenter? = nil) {
      chosenCenter = center
    }

    /// Presents the panel and starts recording.
    ///
    /// Calling this method again has no effect.
    ///
    /// - Parameter scene: The scene in which to present the panel. If the scene is nil, the panel appears in the active
    ///   scene or, if no scene is active, in an inactive scene in the foreground. If no scene is in the foreground, the
    ///   panel appears in the first scene that becomes active.
    public func present(in scene: UIWindowScene? = nil) {
      guard !isPresented else { return }
      session = InspectionSession(of: chosenCenter ?? .shared, now: now) { [weak self] in self?.update() }
      observeScenes()
      if let scene = scene ?? Self.activeScene { show(in: scene) }
    }

    /// Dismisses the panel, stops recording, and stops observing.
    ///
    /// The ``trace`` is kept. Calling this method again has no effect.
    public func dismiss() {
      lastTrace = trace
      session = nil
      scenes = nil
      window?.isHidden = true
      window?.rootViewController = nil
      window = nil
    }

    /// Presents the panel, or dismisses it if it is already presented.
    ///
    /// - Parameter scene: The scene in which to present the panel. If the scene is nil, the panel appears in the active
    ///   scene or, if no scene is active, in an inactive scene in the foreground. If there is neither, the panel
    ///   appears in the first scene that becomes active.
    public func toggle(in scene: UIWindowScene? = nil) {
      if isPresented { dismiss() } else { present(in: scene) }
    }

    /// Writes ``trace`` as JSON lines to the file `keyboard-trace.jsonl`, replacing any earlier file.
    ///
    /// - Parameter folder: The folder to write the file to.
    /// - Returns: The URL of the file.
    /// - Throws: An error from the file system.
    public func writeTrace(to folder: URL = FileManager.default.temporaryDirectory) throws -> URL {
      try TraceFile.write(trace, to: folder)
    }

    deinit {
      MainQueue.run { [window] in window?.isHidden = true }
    }
  }

  // MARK: - Presenting

  extension KeyboardInspector {
    private static var activeScene: UIWindowScene? {
      let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      return scenes.first { $0.activationState == .foregroundActive }
        ?? scenes.first { $0.activationState == .foregroundInactive }
    }

    private func observeScenes() {
      let names = [UIScene.didActivateNotification, UIScene.didDisconnectNotification]
      scenes = NotificationObservation(of: names, in: .default) { [weak self] notification in
        let scene = notification.object as? UIWindowScene
        let isActive = notification.name == UIScene.didActivateNotification
        MainQueue.run { [weak self] in
          guard let self, let scene else { return }
          if isActive {
            if window == nil { show(in: scene) }
          } else if let window, window.windowScene == nil || window.windowScene === scene {
            dismiss()
          }
        }
      }
    }

    private func show(in scene: UIWindowScene) {
      let window = InspectorWindow(windowScene: scene)
      let controller = InspectorController()
      connect(controller)
      window.rootViewController = controller
      // The window is above the app's windows, and below the windows of alerts.
      window.windowLevel = UIWindow.Level(rawValue: UIWindow.Level.alert.rawValue - 1)
      self.window = window
      update()
      window.isHidden = false
    }

    private func connect(_ controller: InspectorController) {
      controller.panel.header.onShare = { [weak self] in self?.share() }
      controller.panel.header.onClose = { [weak self] in self?.dismiss() }
    }

    private func share() {
      do {
        controller?.share(try writeTrace(to: sharingFolder))
      } catch {
        controller?.show(error, of: sharingFolder)
      }
    }

    private var controller: InspectorController? { window?.rootViewController as? InspectorController }

    /// Updates the panel with the current state.
    private func update() {
      guard let session, let window, let controller else { return }
      let snapshot = session.snapshot(of: window.inspectedWindow)
      controller.panel.show(PanelContent(snapshot))
      controller.avoid(snapshot.keyboard)
      controller.updateStatusBar()
    }
  }
#endif
