#if canImport(UIKit) && !os(visionOS)
  import UIKit

  /// Checks of layout, transforms, and the end of a turn of the run loop.
  extension DeviceCheck {
    static let windowRoot = DeviceCheck.doubt(
      "window-root",
      "Setting the root view controller removes only the view of the former root view controller."
    ) { run in
      let overlay = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      run.window.addSubview(overlay)
      run.act {
        run.window.rootViewController = CheckController()
        run.record("another view stays in the window", .flag(overlay.superview === run.window))
        overlay.removeFromSuperview()
        run.window.rootViewController = run.controller
      }
    }

    static let windowNext = DeviceCheck.doubt(
      "window-next", "The next responder of a window is its scene."
    ) { run in
      run.act {
        run.record("next responder is the scene", .flag(run.window.next === run.scene))
        run.record("next responder is the app", .flag(run.window.next is UIApplication))
      }
    }

    static let runningAnimations = DeviceCheck.doubt(
      "running-animations", "A new animation is added to the running one."
    ) { run in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      run.view.addSubview(view)
      var hasEnded: Bool?
      run.wait(0.3)
      run.act {
        UIView.animate(withDuration: 2, delay: 0, options: .curveLinear, animations: { view.center.y = 305 }) {
          if hasEnded == nil { hasEnded = $0 }
        }
      }
      run.wait(0.5)
      run.act { UIView.animate(withDuration: 2, delay: 0, options: .curveLinear, animations: { view.center.y = 605 }) }
      run.wait(0.3)
      run.act { run.record("running animation has ended", .flag(hasEnded != nil)) }
      run.wait(2.5)
    }

    static let coordinateConversion = DeviceCheck.doubt(
      "coordinate-conversion", "Converting a point to the coordinates of the superview has no rounding errors."
    ) { run in
      let parent = UIView(frame: CGRect(x: 0.1, y: 100.7, width: 200, height: 200))
      run.view.addSubview(parent)
      run.act {
        let errors = (1...20).map { number in
          let child = UIView(frame: CGRect(x: 0, y: CGFloat(number) * 0.1, width: 10, height: 10))
          parent.addSubview(child)
          // The result is compared with the center, because the frame is also a computed value.
          return child.convert(CGPoint(x: 5, y: 5), to: parent).y - child.center.y
        }
        run.record("converted points are exact", .flag(errors.allSatisfy { $0 == 0 }))
      }
    }

    static let pendingLayout = DeviceCheck.doubt(
      "pending-layout", "A pending layout pass is still pending when the keyboard posts its notifications."
    ) { run in
      let field = run.addField()
      let probe = LayoutProbe(frame: CGRect(x: 0, y: 200, width: 10, height: 10))
      run.view.addSubview(probe)
      run.wait(0.3)
      run.act {
        run.forgetEvents()
        probe.onLayout = { run.note("layout") }
        probe.setNeedsLayout()
        field.becomeFirstResponder()
      }
      run.waitForKeyboard("didShow")
      run.act { run.record("order", run.order(of: "layout", "willShow")) }
    }

    static let transformLayout = DeviceCheck.doubt(
      "transform-layout", "A transform does not invalidate the layout of the superview."
    ) { run in
      let parent = LayoutProbe(frame: CGRect(x: 20, y: 100, width: 200, height: 200))
      let child = UIView(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
      parent.addSubview(child)
      run.view.addSubview(parent)
      run.wait(0.3)
      run.act {
        parent.onLayout = { run.record("superview is laid out", .flag(true)) }
        run.record("superview is laid out", .flag(false))
        child.transform = CGAffineTransform(translationX: 0, y: -50)
      }
      run.wait(0.3)
      run.act {
        parent.onLayout = {}
        run.view.transform = CGAffineTransform(translationX: 0, y: -100)
        run.window.setNeedsLayout()
        run.window.layoutIfNeeded()
        run.record("top of a shifted root view", points: run.view.frame.minY)
      }
    }

    static let translatedFrame = DeviceCheck.doubt(
      "translated-frame", "Setting the frame of a translated view moves its center to the center of the new frame."
    ) { run in
      let view = UIView(frame: CGRect(x: 20, y: 100, width: 50, height: 50))
      run.view.addSubview(view)
      run.act {
        view.transform = CGAffineTransform(translationX: 0, y: -30)
        view.frame = CGRect(x: 20, y: 100, width: 50, height: 50)
        run.record("top of the frame", points: view.frame.minY)
        run.record("top without the translation", points: view.center.y - 25)
      }
    }

    static let endOfTurn = DeviceCheck.doubt(
      "end-of-turn", "Run loop observers run before changes are laid out and committed."
    ) { run in
      let probe = LayoutProbe(frame: CGRect(x: 0, y: 200, width: 10, height: 10))
      run.view.addSubview(probe)
      run.wait(0.3)
      run.act {
        run.forgetEvents()
        TurnEnd.call(order: TurnEnd.beforeCommit) { run.note("observer") }
        probe.onLayout = { run.note("layout") }
        probe.setNeedsLayout()
      }
      run.wait(0.3)
      run.act { run.record("order", run.order(of: "observer", "layout")) }
    }

    static let shiftedSafeArea = DeviceCheck.doubt(
      "shifted-safe-area", "The safe area of a controller's view follows the view's transform."
    ) { run in
      var before: CGFloat = 0
      run.act {
        before = run.view.safeAreaInsets.top
        // The view moves down, because moving it up beyond the window's edge would not increase the inset. A visible
        // status bar is at least 20 points high.
        guard before >= 20 else { return run.skip("There is no status bar.") }
        run.view.transform = CGAffineTransform(translationX: 0, y: 10)
      }
      run.wait(0.3)
      run.act { run.record("decrease of the top inset", points: before - run.view.safeAreaInsets.top) }
    }

    static let safeAreaUpdate = DeviceCheck(
      "safe-area-update", "The safe areas of a view and its subviews change as soon as the controller adds insets."
    ) { run in
      run.act {
        guard let controller = run.view.next as? UIViewController else {
          return run.skip("The view has no controller.")
        }
        let subview = UIView(frame: run.view.bounds)
        run.view.addSubview(subview)
        run.view.layoutIfNeeded()
        let (before, below) = (run.view.safeAreaInsets.top, subview.safeAreaInsets.top)
        controller.additionalSafeAreaInsets.top += 20
        run.record("inset of the view changes immediately", .flag(run.view.safeAreaInsets.top > before + 10))
        run.record("inset of the subview changes immediately", .flag(subview.safeAreaInsets.top > below + 10))
        controller.additionalSafeAreaInsets.top -= 20
      }
      run.wait(0.3)
    }

    static let hiddenLayout = DeviceCheck.doubt(
      "hidden-layout", "Hidden views are laid out."
    ) { run in
      let probe = LayoutProbe(frame: CGRect(x: 0, y: 200, width: 10, height: 10))
      run.view.addSubview(probe)
      run.wait(0.3)
      run.act {
        probe.isHidden = true
        run.record("hidden view is laid out", .flag(false))
        probe.onLayout = { run.record("hidden view is laid out", .flag(true)) }
        probe.setNeedsLayout()
      }
      run.wait(0.3)
    }

    static let windowCoordinates = DeviceCheck.doubt(
      "window-coordinates", "Converting from a window to nil returns screen coordinates.", on: .pad,
      needsMovedWindow: true
    ) { run in
      let corner = { run.window.convert(CGPoint.zero, to: run.scene.screen.coordinateSpace) }
      run.ask(.moveWindow) { corner() != .zero }
      run.act {
        let window: UIWindow? = nil
        let converted = run.window.convert(CGPoint.zero, to: window)
        let onScreen = corner()
        run.note("converted to nil", frame: CGRect(origin: converted, size: .zero))
        run.note("converted to the screen", frame: CGRect(origin: onScreen, size: .zero))
        if onScreen == .zero { return run.skip("The window begins at the top-left corner of the screen.") }
        let isEqual = abs(converted.x - onScreen.x) <= 1 && abs(converted.y - onScreen.y) <= 1
        run.record("both conversions are equal", .flag(isEqual))
      }
      run.ask(.fillScreen) { run.window.bounds.size == run.scene.screen.bounds.size }
    }

    static let releasedWindow = DeviceCheck(
      "released-window", "A window without strong references is deallocated."
    ) { run in
      weak var released: UIWindow?
      run.act {
        let window = UIWindow(windowScene: run.scene)
        window.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
        window.isHidden = false
        released = window
      }
      run.wait(0.3)
      run.act { run.record("window is deallocated", .flag(released == nil)) }
    }
  }
#endif
