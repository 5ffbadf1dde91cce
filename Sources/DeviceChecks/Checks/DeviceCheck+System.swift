#if canImport(UIKit) && !os(visionOS)
  import UIKit

  /// Checks of other apps, hardware keyboards, iPads, and the user's gestures.
  extension DeviceCheck {
    static let appSwitch = DeviceCheck.doubt(
      "app-switch", "An inactive app receives no notifications about the keyboard of another app.", on: .phone
    ) { run in
      run.act { run.forgetEvents() }
      run.askToLeave(.typeInAnotherApp)
      run.act { run.record("a frame of another app's keyboard is posted", .flag(run.posts.contains { !$0.isLocal })) }
    }

    static let background = DeviceCheck.doubt(
      "background", "The keyboard stays visible while the app is in the background."
    ) { run in
      let field = run.addField()
      _ = run.view.keyboardLayoutGuide
      run.showKeyboard(for: field)
      run.act { run.forgetEvents() }
      run.askToLeave(.leaveAndReturn)
      run.act {
        run.record("willHide is posted", .flag(run.posts.contains { $0.title == "willHide" }))
        let isUp = run.guideFrame(of: run.view).height > 100
        run.record("layout guide is above a keyboard after the return", .flag(isUp))
      }
    }

    static let hardwarePad = DeviceCheck.doubt(
      "hardware-pad", "An iPad with a hardware keyboard posts willShow for its shortcut bar.", on: .pad
    ) { run in
      let field = run.addField()
      run.ask(.attachHardwareKeyboard) { false }
      run.showKeyboard(for: field)
      run.act {
        run.record("posts", run.showsAndHides)
        field.resignFirstResponder()
      }
      run.ask(.detachHardwareKeyboard) { false }
    }

    static let numberPad = DeviceCheck.doubt(
      "number-pad", "An iPad shows each number pad as a docked keyboard.", on: .pad
    ) { run in
      let field = run.addField()
      field.keyboardType = .numberPad
      var shows = 0
      for _ in 1...2 {
        run.showKeyboard(for: field)
        run.act {
          if run.posts.contains(where: { $0.title == "willShow" }) { shows += 1 }
          field.resignFirstResponder()
        }
        run.wait(2.5)
      }
      run.act { run.record("how many of two number pads posted willShow", .count(shows)) }
    }

    static let backSwipe = DeviceCheck.doubt(
      "back-swipe", "Editing ends when the user begins the swipe that pops a view controller."
    ) { run in
      let (bottom, top) = (CheckController(), CheckController())
      let navigation = UINavigationController(rootViewController: bottom)
      run.window.rootViewController = navigation
      navigation.pushViewController(top, animated: false)
      let field = run.addField(to: top.view)
      let events = run.keep(EditingEvents { run.note($0) })
      field.delegate = events
      run.wait(0.5)
      run.showKeyboard(for: field)
      run.act {
        run.forgetEvents()
        run.window.onTouchEnded = {
          // A touch that does not begin the swipe, such as a failed attempt, is lifted too.
          if navigation.transitionCoordinator != nil { run.note("finger is lifted") }
        }
      }
      run.ask(.swipeBack) { navigation.viewControllers.count == 1 && run.notes.contains("did end") }
      run.wait(1)
      run.act {
        run.window.onTouchEnded = {}
        run.record("order", run.order(of: "did end", "finger is lifted"))
      }
    }

    static let interactiveDismissal = DeviceCheck(
      "interactive-dismissal",
      "While a finger drags the keyboard, no notification is posted, and the layout guide follows the keyboard."
    ) { run in
      let scrollView = run.addScrollView(contentHeight: 3000)
      scrollView.frame = run.view.bounds
      scrollView.keyboardDismissMode = .interactive
      let field = run.addField(to: scrollView, y: 100)
      let events = run.keep(ScrollEvents())
      scrollView.delegate = events
      _ = run.view.keyboardLayoutGuide
      run.showKeyboard(for: field)
      var rest: CGFloat = 0
      var lowest: CGFloat = 0
      var postsWhileDragging = 0
      run.act {
        rest = run.guideFrame(of: run.view).minY
        run.forgetEvents()
        run.onPost = { _ in if scrollView.isTracking { postsWhileDragging += 1 } }
        events.onScroll = {
          guard scrollView.isTracking else { return }
          lowest = max(lowest, run.guideFrame(of: run.view).minY)
        }
      }
      run.ask(.dragKeyboard(scrollView)) { lowest > rest + 20 && !scrollView.isTracking }
      run.wait(1)
      run.act {
        events.onScroll = {}
        run.record("notifications during the drag", .count(postsWhileDragging))
        run.record("layout guide moves during the drag", .flag(lowest > rest + 20))
      }
    }

    static let tapOnInput = DeviceCheck(
      "tap-on-input", "A tap on a text field is not recognized by a tap recognizer of its superview."
    ) { run in
      let field = run.addField()
      field.backgroundColor = .blue
      let recognizer = TapReporter()
      run.view.addGestureRecognizer(recognizer)
      run.act { recognizer.onTap = { run.note("superview recognizes") } }
      run.ask(.tap(field)) { field.isFirstResponder }
      run.waitForKeyboard("didShow")
      run.act {
        run.record("field is first responder", .flag(field.isFirstResponder))
        run.record("superview recognizes the tap", .flag(run.notes.contains("superview recognizes")))
      }
    }
  }
#endif
