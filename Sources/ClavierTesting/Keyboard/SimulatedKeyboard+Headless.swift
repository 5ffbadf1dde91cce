#if CLAVIER_HEADLESS
  import ClavierCore
  public import UIKit

  extension KeyboardHost {
    /// The headless UIKit: its clock, its animations, its layout guides, its screen.
    public static var headless: KeyboardHost {
      var host = KeyboardHost(
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
      host.movesGuidesFirst = { HeadlessWorld.assumes(.guideMovesBeforeNotifications) }
      return host
    }

    /// Where a keyboard lives when nobody says: the headless UIKit.
    static var standard: KeyboardHost { .headless }
  }

  extension UIInterfaceOrientation {
    /// The orientation of the interface on a device that is held so; on its side, with the home button to the right.
    public init(_ orientation: DeviceOrientation) {
      self = orientation == .portrait ? .portrait : .landscapeRight
    }
  }

  extension HeadlessDisplay {
    /// The display of a device: its screen, its scale, its safe areas.
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
    /// Makes this the keyboard of the headless world, which then follows the first responder.
    ///
    /// The world does not retain its keyboard. `HeadlessWorld.reset(HeadlessDisplay(device), …)` comes first: it forgets the
    /// keyboard that was there.
    public func connect() {
      HeadlessWorld.keyboard = self
    }

    /// Heeds that the focus came, moved or went.
    public func inputSessionDidChange(to responder: UIResponder?) {
      guard followsFirstResponder else { return }
      // The device may have been turned behind the keyboard's back.
      rotate(to: HeadlessWorld.windowScene.interfaceOrientation.isLandscape ? .landscape : .portrait)
      guard let responder else {
        resignInput = nil
        hide()
        return
      }
      resignInput = { [weak responder] in responder?.resignFirstResponder() }
      show(input(of: responder))
    }

    /// Heeds that the first responder has other input views.
    public func inputViewsDidReload(for responder: UIResponder) {
      guard followsFirstResponder, input != nil else { return }
      show(input(of: responder))
    }

    private func input(of responder: UIResponder) -> KeyboardInput {
      var input = KeyboardInput(responder)
      guard let imposedKind else { return input }
      input.kind = imposedKind
      input.hasPredictiveBar = true
      return input
    }

    /// Follows the finger that drags a scroll view whose dismiss mode is interactive.
    public func dragDidMove(toScreenY y: CGFloat) {
      guard followsFirstResponder else { return }
      drag(to: y)
    }

    /// Lets go with that finger.
    public func dragDidEnd(atScreenY y: CGFloat, velocity: CGFloat) {
      guard followsFirstResponder else { return }
      release(velocity: velocity)
    }
  }
#endif
