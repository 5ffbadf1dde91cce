#if canImport(UIKit) && !os(visionOS)
  import UIKit

  /// Checks of the notifications that are posted when the keyboard appears, changes, and disappears.
  extension DeviceCheck {
    static let keyboardTurn = DeviceCheck.doubt(
      "keyboard-turn", "The keyboard posts willShow before becomeFirstResponder() returns."
    ) { run in
      let field = run.addField()
      run.act {
        run.forgetEvents()
        field.becomeFirstResponder()
        run.note("return")
      }
      run.waitForKeyboard("didShow")
      run.act { run.record("order", run.order(of: "willShow", "return")) }
    }

    static let showDelay = DeviceCheck.doubt(
      "show-delay", "A hidden keyboard posts willShow within a second after an input becomes first responder."
    ) { run in
      let field = run.addField()
      var start = 0.0
      run.act { start = run.time }
      run.act {
        run.onPost = { post in
          if post.title == "willShow" { run.record("willShow is posted within a second", .flag(run.time - start <= 1)) }
        }
      }
      run.showKeyboard(for: field)
    }

    static let didFrames = DeviceCheck.doubt(
      "did-frames",
      "A did notification has the same frame as its will notification, and is posted before the next movement begins."
    ) { run in
      let field = run.addField()
      run.showKeyboard(for: field)
      run.act {
        let (will, did) = (run.posts.last { $0.title == "willShow" }, run.posts.last { $0.title == "didShow" })
        guard let will, let did else { return run.skip("The keyboard did not appear.") }
        run.record("top edge in didShow minus top edge in willShow", points: did.end.minY - will.end.minY)
      }
      run.hideKeyboard(of: field)
      run.act {
        run.forgetEvents()
        field.becomeFirstResponder()
      }
      run.wait(upTo: 3) { run.posts.contains { $0.title == "willShow" } }
      run.act {
        // This starts a second movement before the first one has ended.
        field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 180))
        field.reloadInputViews()
      }
      run.waitForKeyboard("didShow")
      run.act {
        let order = run.posts.map(\.title).filter { $0 == "willShow" || $0 == "didShow" }
        run.record("order of two quick movements", .order(order))
      }
    }

    static let nestedFrames = DeviceCheck.doubt(
      "nested-frames", "Each time the keyboard appears, a single frame change is posted."
    ) { run in
      let field = run.addField()
      run.showKeyboard(for: field)
      run.act {
        let before = run.posts.prefix { $0.title != "willShow" }
        run.record("willChangeFrame before willShow", .count(before.filter { $0.title == "willChangeFrame" }.count))
      }
    }

    static let hideFrames = DeviceCheck.doubt(
      "hide-frames", "Hiding the keyboard is animated."
    ) { run in
      let field = run.addField()
      run.showKeyboard(for: field)
      run.hideKeyboard(of: field)
      run.act {
        guard let first = run.posts.first else { return run.skip("Hiding posted nothing.") }
        run.record("first notification has a duration", .flag((first.duration ?? 0) > 0))
      }
    }

    static let keyboardSpring = DeviceCheck.doubt(
      "keyboard-spring", "When the keyboard appears, its notifications report a duration of 0.25 seconds."
    ) { run in
      let field = run.addField()
      run.showKeyboard(for: field)
      run.act {
        guard let duration = run.posts.first(where: { $0.title == "willShow" })?.duration else {
          return run.skip("The keyboard did not appear.")
        }
        run.record("duration", .seconds(duration))
      }
    }

    static let visibleChanges = DeviceCheck.doubt(
      "visible-changes", "A visible keyboard that changes its height posts willShow."
    ) { run in
      let field = run.addField()
      let other = run.addField(y: 280)
      other.inputAccessoryView = run.makeBar(height: 50)
      run.showKeyboard(for: field)
      run.act {
        run.forgetEvents()
        other.becomeFirstResponder()
      }
      run.waitForKeyboard("didChangeFrame")
      run.act { run.record("posts", run.order(of: "willChangeFrame", "willShow")) }
    }

    static let inputViewReload = DeviceCheck.doubt(
      "input-view-reload", "The keyboard's notifications have a duration of 0 after reloadInputViews()."
    ) { run in
      let field = run.addField()
      run.showKeyboard(for: field)
      run.act {
        run.forgetEvents()
        field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 180))
        field.reloadInputViews()
      }
      run.waitForKeyboard("didChangeFrame")
      run.act {
        guard let duration = run.posts.first?.duration else { return run.skip("The reload posted nothing.") }
        run.record("is animated", .flag(duration > 0))
      }
    }

    static let notificationObject = DeviceCheck(
      "notification-object", "The object of a keyboard notification is the screen."
    ) { run in
      let field = run.addField()
      run.showKeyboard(for: field)
      run.act {
        guard let post = run.posts.first else { return run.skip("The keyboard did not appear.") }
        run.record("object is a screen", .flag(post.isFromScreen))
      }
    }

    static let unanimatedFrames = DeviceCheck.doubt(
      "unanimated-frames", "A frame that is posted without animation is the final frame of the keyboard."
    ) { run in
      let field = run.addField()
      _ = run.view.keyboardLayoutGuide
      run.showKeyboard(for: field)
      run.act { run.forgetEvents() }
      run.ask(.showEmoji) { run.posts.contains { $0.title == "willChangeFrame" } }
      run.wait(1)
      run.act {
        if run.posts.isEmpty { return run.skip("The emoji keyboard has the same height as the text keyboard.") }
        run.record("top edge of the keyboard minus top edge of the posted frame", points: run.guideGap(of: run.view))
      }
      run.ask(.showLetters) { false }
    }

    static let emptyFrames = DeviceCheck.doubt(
      "empty-frames", "No empty frame is posted while an accessory view is docked."
    ) { run in
      run.controller.bar = run.makeBar(height: 50)
      let field = run.addField()
      run.act { run.controller.becomeFirstResponder() }
      run.wait(1)
      run.showKeyboard(for: field)
      run.act {
        run.forgetEvents()
        run.controller.becomeFirstResponder()
      }
      run.wait(1)
      run.act {
        run.record("an empty frame is posted while the keyboard hides", .flag(run.posts.contains { $0.end.isEmpty }))
        run.forgetEvents()
      }
      run.askToLeave(.leaveAndReturn)
      run.act {
        run.record("an empty frame is posted after the return to the app", .flag(run.posts.contains { $0.end.isEmpty }))
      }
    }

    static let barArrival = DeviceCheck.doubt(
      "bar-arrival", "When an accessory view docks, willShow is posted with the frame of the view."
    ) { run in
      run.controller.bar = run.makeBar(height: 50)
      run.act {
        run.forgetEvents()
        run.controller.becomeFirstResponder()
      }
      run.wait(1)
      run.act {
        run.record("posts", run.showsAndHides)
        run.record("start frame is empty", .flag(run.posts.first?.start.isEmpty == true))
      }
    }

    static let hideToBar = DeviceCheck.doubt(
      "hide-to-bar", "If an accessory view stays on the screen while the keyboard hides, willShow is posted."
    ) { run in
      run.controller.bar = run.makeBar(height: 50)
      let field = run.addField()
      run.act { run.controller.becomeFirstResponder() }
      run.wait(1)
      run.showKeyboard(for: field)
      run.act {
        run.forgetEvents()
        run.controller.becomeFirstResponder()
      }
      run.wait(1)
      run.act { run.record("posts", run.showsAndHides) }
    }
  }
#endif
