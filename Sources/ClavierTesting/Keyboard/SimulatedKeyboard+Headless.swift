#if CLAVIER_HEADLESS
  import Clavier
  import ClavierCore
  import Foundation
  public import UIKit

  extension SimulationEnvironment {
    /// The environment of the headless UIKit, with its clock, animations, layout guides, and screen.
    package static var headless: SimulationEnvironment {
      var environment = SimulationEnvironment(
        schedule: { delay, work in HeadlessClock.schedule(after: delay, work) },
        animate: { animation, body in
          HeadlessAnimation.withKeyboardAnimation(
            duration: animation.duration, curveRawValue: animation.curve.rawValue, body)
        },
        frameDidChange: { frame, isDocked in HeadlessWorld.keyboardFrameDidChange(to: frame, isDocked: isDocked) },
        rotate: { orientation in
          let scene = HeadlessWorld.windowScene
          guard scene.interfaceOrientation.isLandscape != (orientation == .landscape) else { return }
          HeadlessWorld.rotate(to: UIInterfaceOrientation(orientation))
        },
        prefersCrossFade: { UIAccessibility.prefersCrossFadeTransitions },
        screen: { HeadlessWorld.windowScene.screen })
      environment.movesGuidesFirst = { HeadlessWorld.assumes(.guideMovesBeforeNotifications) }
      return environment
    }

    /// The default environment.
    static var standard: SimulationEnvironment { .headless }
  }

  extension UIInterfaceOrientation {
    /// Creates the interface orientation of a device.
    ///
    /// In landscape, the home button is on the right.
    package init(_ orientation: DeviceOrientation) {
      self = orientation == .portrait ? .portrait : .landscapeRight
    }
  }

  extension HeadlessDisplay {
    /// Creates the display of a device.
    ///
    /// To simulate the device, call `HeadlessWorld.reset(HeadlessDisplay(device))`.
    public init(_ device: Device) {
      self.init(
        size: device.size, scale: device.scale, idiom: device.idiom == .pad ? .pad : .phone,
        portraitSafeArea: UIEdgeInsets(device.safeArea(for: .portrait)),
        landscapeSafeArea: UIEdgeInsets(device.safeArea(for: .landscape)))
    }
  }

  extension UIEdgeInsets {
    fileprivate init(_ insets: Device.Insets) {
      self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
  }

  extension SimulatedKeyboard: HeadlessKeyboard {
    /// Connects this keyboard to the headless UIKit, so that the keyboard follows the first responder.
    ///
    /// The headless UIKit, which is this package's implementation of UIKit for Linux, does not retain the keyboard.
    /// Call `HeadlessWorld.reset(HeadlessDisplay(device))` before this method, because a reset disconnects the
    /// keyboard.
    public func connect() {
      HeadlessWorld.keyboard = self
      assumedBehavior = behavior.assuming(HeadlessWorld.assumptions)
      HeadlessWorld.systemVersion = max(assumedBehavior.version, HeadlessWorld.assumes(.springSince26) ? 26 : 0)
      let names = [
        UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
        UIApplication.didBecomeActiveNotification,
      ]
      activity = NotificationObservation(of: names, in: .default) { [weak self] notification in
        let name = notification.name
        MainActor.assumeIsolated { self?.appDidChange(name) }
      }
    }

    private func appDidChange(_ name: Notification.Name) {
      guard HeadlessWorld.keyboard === self else { return }
      switch name {
      case UIApplication.willResignActiveNotification: appWillResignActive()
      case UIApplication.didEnterBackgroundNotification: appDidEnterBackground()
      default: appDidBecomeActive()
      }
    }

    /// Shows, changes, or hides the keyboard after the first responder has changed.
    package func inputSessionDidChange(to responder: UIResponder?) {
      guard followsFirstResponder else { return }
      focusChanges += 1
      let change = focusChanges
      let isFirst = responder != nil && !isVisible
      var delay = assumedBehavior.focusDelay
      if isFirst, assumedBehavior.showDelay > 0 { delay = (delay ?? 0) + assumedBehavior.showDelay }
      guard let delay else { return follow(responder) }
      environment.schedule(delay) { [weak self, weak responder] in
        guard let self, change == focusChanges else { return }
        follow(responder)
      }
    }

    private func follow(_ responder: UIResponder?) {
      // The device may have been rotated without a call to this keyboard.
      rotate(to: HeadlessWorld.windowScene.interfaceOrientation.isLandscape ? .landscape : .portrait)
      guard let responder else {
        resignInput = nil
        hide()
        return
      }
      resignInput = { [weak responder] in responder?.resignFirstResponder() ?? false }
      show(input(of: responder))
    }

    /// Replaces the keyboard after the first responder's input views have changed.
    ///
    /// Apple documents that `reloadInputViews()` replaces the views immediately. Apple does not document when the
    /// keyboard then posts its notifications, so the answer to the open question "keyboard-turn" determines the time.
    /// The answer to "input-view-reload" determines the duration.
    package func inputViewsDidReload(for responder: UIResponder) {
      guard followsFirstResponder, input != nil else { return }
      guard let delay = assumedBehavior.focusDelay else { return replaceInput(of: responder) }
      let change = focusChanges
      environment.schedule(delay) { [weak self, weak responder] in
        // If focus has moved in the meantime, the keyboard is updated for that change instead.
        guard let self, let responder, change == focusChanges, input != nil else { return }
        replaceInput(of: responder)
      }
    }

    private func replaceInput(of responder: UIResponder) {
      replaceInput(with: input(of: responder))
      present(duration: assumedBehavior.animatesReload ? assumedBehavior.duration : 0)
    }

    private func input(of responder: UIResponder) -> KeyboardInput {
      var input = KeyboardInput(responder)
      guard let overriddenKind else { return input }
      input.kind = overriddenKind
      input.hasPredictiveBar = true
      return input
    }

    /// Moves the keyboard with the finger that drags a scroll view whose dismiss mode is interactive.
    package func dragDidMove(toScreenY y: CGFloat) {
      guard followsFirstResponder else { return }
      drag(to: y)
    }

    /// Releases the keyboard when the finger is lifted.
    package func dragDidEnd(atScreenY y: CGFloat, velocity: CGFloat) {
      guard followsFirstResponder else { return }
      release(velocity: velocity)
    }
  }

  extension SystemBehavior {
    /// Returns the behavior with the answers that the headless UIKit currently assumes for open questions about UIKit.
    func assuming(_ assumptions: HeadlessAssumptions) -> SystemBehavior {
      var behavior = self
      for alternative in assumptions.deviations { behavior.adopt(alternative) }
      return behavior
    }

    private mutating func adopt(_ alternative: HeadlessAlternative) {
      switch alternative {
      case .keyboardPostsInLaterTurn: focusDelay = 0
      case .hideToBarPostsHide: hidesToBar = true
      case .didFramesDiffer: didFrames = .different
      case .didFramesAreLate: didFrames = .late
      case .framesAreNested: nestsFrameChanges = true
      case .barPostsEmptyStart: barArrival = .announcedFromEmptyFrame
      case .barPostsNothing: barArrival = .silent
      case .emptyFramesDuringHide: emptyFrames.insert(.duringHide)
      case .emptyFramesOnActivation: emptyFrames.insert(.onActivation)
      case .appSwitchPostsOtherApp: announcesOtherApp = true
      case .springSince26: duration = KeyboardAnimation.durationSince26
      case .hideFrameComesFirst: hidesFrameFirst = true
      case .guideLeavesOutAccessory: guideIncludesAccessory = false
      case .unanimatedFramesAreTooLow: unanimatedError = 27
      case .backgroundHidesKeyboard: background = .hidesSilently
      case .activationRestoresKeyboard: background = .returnsSilently
      case .hardwarePadPostsNothing: hardwareKeyboard = .silent
      case .numberPadIsPopover: hasNumberPadPopover = true
      case .keyboardShowsAfterSeconds: showDelay = 2
      case .heightChangesPostFrames: showsChangedHeights = false
      case .reloadIsAnimated: animatesReload = true
      default: break
      }
    }
  }
#endif
