#if canImport(UIKit) && !os(visionOS)
  import UIKit

  /// Checks of editing, focus, and controllers.
  extension DeviceCheck {
    static let fieldFocus = DeviceCheck.doubt(
      "text-field-focus", "A text field begins editing before the keyboard posts willShow."
    ) { run in
      let field = run.addField()
      let events = run.keep(EditingEvents { run.note($0) })
      field.delegate = events
      run.showKeyboard(for: field)
      run.act { run.record("order", run.order(of: "did begin", "willShow")) }
    }

    static let textViewFocus = DeviceCheck(
      "text-view-focus", "The keyboard posts willShow before a text view begins editing."
    ) { run in
      let textView = UITextView(frame: CGRect(x: 20, y: 120, width: 200, height: 80))
      run.view.addSubview(textView)
      let events = run.keep(EditingEvents { run.note($0) })
      textView.delegate = events
      run.showKeyboard(for: textView)
      run.act { run.record("order", run.order(of: "did begin", "willShow")) }
    }

    static let endOfEditing = DeviceCheck(
      "end-of-editing", "The keyboard posts willHide before a text field ends editing."
    ) { run in
      let field = run.addField()
      let events = run.keep(EditingEvents { run.note($0) })
      field.delegate = events
      run.showKeyboard(for: field)
      run.hideKeyboard(of: field)
      run.act { run.record("order", run.order(of: "did end", "willHide")) }
    }

    static let beginningEvents = DeviceCheck(
      "beginning-events",
      "When editing begins, UIKit calls the delegate, then posts the notification, and then sends the control event."
    ) { run in
      let field = run.addField()
      let events = run.keep(EditingEvents { run.note($0) })
      field.delegate = events
      field.addAction(UIAction { _ in run.note("control event") }, for: .editingDidBegin)
      let name = UITextField.textDidBeginEditingNotification
      let token = NotificationCenter.default.addObserver(forName: name, object: field, queue: nil) { _ in
        MainActor.assumeIsolated { run.note("notification") }
      }
      run.showKeyboard(for: field)
      run.act {
        NotificationCenter.default.removeObserver(token)
        run.record("order", run.order(of: "did begin", "notification", "control event"))
      }
    }

    static let insertedText = DeviceCheck(
      "inserted-text", "insertText(_:) reports the change and does not ask the delegate."
    ) { run in
      let field = run.addField()
      let events = run.keep(EditingEvents { run.note($0) })
      field.delegate = events
      field.addAction(UIAction { _ in run.note("editing changed") }, for: .editingChanged)
      run.showKeyboard(for: field)
      run.act {
        field.insertText("a")
        run.record("order", run.order(of: "should change", "editing changed"))
      }
    }

    static let insertedTextView = DeviceCheck.doubt(
      "inserted-text-view", "A text view reports text that the app inserts with insertText(_:)."
    ) { run in
      let textView = UITextView(frame: CGRect(x: 20, y: 120, width: 200, height: 80))
      run.view.addSubview(textView)
      let events = run.keep(EditingEvents { run.note($0) })
      textView.delegate = events
      let name = UITextView.textDidChangeNotification
      let token = NotificationCenter.default.addObserver(forName: name, object: textView, queue: nil) { _ in
        MainActor.assumeIsolated { run.note("notification") }
      }
      run.showKeyboard(for: textView)
      run.act {
        textView.insertText("a")
        run.record("order", run.order(of: "did change", "notification"))
        NotificationCenter.default.removeObserver(token)
      }
    }

    static let returnKey = DeviceCheck.doubt(
      "return-key", "The return key inserts nothing into a text view to which an action moves focus."
    ) { run in
      let field = run.addField()
      let textView = UITextView(frame: CGRect(x: 20, y: 280, width: 200, height: 80))
      run.view.addSubview(textView)
      var hasReturned = false
      let moveFocus = UIAction { _ in
        hasReturned = true
        // The person may have tapped the text view and pressed the return key there.
        textView.text = ""
        textView.becomeFirstResponder()
      }
      field.addAction(moveFocus, for: .editingDidEndOnExit)
      run.showKeyboard(for: field)
      run.ask(.pressReturn) { hasReturned }
      run.wait(1)
      run.act {
        guard hasReturned else { return run.skip("The text field did not receive the return key.") }
        run.record("text view contains a new line", .flag(textView.text == "\n"))
      }
    }

    static let focusQuestion = DeviceCheck.doubt(
      "focus-question", "Reading canBecomeFirstResponder asks a text field's delegate whether editing may begin."
    ) { run in
      let field = run.addField()
      var questionCount = 0
      let events = run.keep(EditingEvents { if $0 == "should begin" { questionCount += 1 } })
      field.delegate = events
      run.wait(0.3)
      run.act {
        _ = field.canBecomeFirstResponder
        run.record("delegate is asked", .flag(questionCount > 0))
      }
    }

    static let removedInput = DeviceCheck(
      "removed-input", "A first responder that leaves its window ends editing without asking its delegate."
    ) { run in
      let field = run.addField()
      let events = run.keep(EditingEvents { run.note($0) })
      field.delegate = events
      run.showKeyboard(for: field)
      run.act {
        run.forgetEvents()
        field.removeFromSuperview()
      }
      run.wait(1)
      run.act { run.record("calls", run.order(of: "should end", "did end")) }
    }

    static let typedLine = DeviceCheck(
      "typed-line", "A text view scrolls to the caret in the call that inserts text."
    ) { run in
      let textView = UITextView(frame: CGRect(x: 20, y: 120, width: 200, height: 80))
      textView.font = .systemFont(ofSize: 17)
      textView.text = String(repeating: "line\n", count: 3)
      run.view.addSubview(textView)
      run.showKeyboard(for: textView)
      run.act {
        let before = textView.contentOffset.y
        textView.insertText("more\nlines\nof\ntext")
        run.record("text view scrolls during the call", .flag(textView.contentOffset.y > before + 10))
      }
      run.wait(1)
      run.act { run.record("text view scrolls within a second", .flag(textView.contentOffset.y > 10)) }
    }

    static let hiddenFocus = DeviceCheck.doubt(
      "hidden-focus", "A text field that the app hides stays first responder."
    ) { run in
      let field = run.addField()
      let next = run.addField(y: 280)
      run.showKeyboard(for: field)
      run.act { field.isHidden = true }
      run.wait(1)
      run.act {
        run.record("hidden field is first responder", .flag(field.isFirstResponder))
        run.record("next field is first responder", .flag(next.isFirstResponder))
      }
    }

    static let resignFocus = DeviceCheck.doubt(
      "resign-focus", "When a text field resigns, its superview becomes first responder if it can."
    ) { run in
      let container = CheckResponder(frame: run.view.bounds)
      run.view.addSubview(container)
      let field = run.addField(to: container)
      run.showKeyboard(for: field)
      run.act { field.resignFirstResponder() }
      run.wait(1)
      run.act { run.record("superview is first responder", .flag(container.isFirstResponder)) }
    }

    static let focusWindow = DeviceCheck.doubt(
      "focus-window", "A window becomes key when a view in it becomes first responder."
    ) { run in
      let other = UIWindow(windowScene: run.scene)
      let controller = CheckController()
      other.rootViewController = controller
      other.frame = CGRect(x: 0, y: 60, width: 300, height: 300)
      other.windowLevel = UIWindow.Level(rawValue: UIWindow.Level.normal.rawValue + 1)
      let field = run.addField(to: controller.view, y: 60)
      run.act {
        other.isHidden = false
        run.window.makeKey()
      }
      run.showKeyboard(for: field)
      run.act {
        run.record("field is first responder", .flag(field.isFirstResponder))
        run.record("window is key", .flag(other.isKeyWindow))
        run.record("posts", run.showsAndHides)
        field.resignFirstResponder()
        other.isHidden = true
        run.window.makeKey()
      }
      run.wait(0.5)
    }

    static let presentation = DeviceCheck(
      "presentation",
      "Presenting a full-screen controller takes 0.5 seconds. Editing ends, and a dismissal does not resume it."
    ) { run in
      let field = run.addField()
      let presented = CheckController()
      presented.modalPresentationStyle = .fullScreen
      run.showKeyboard(for: field)
      run.act {
        let start = run.time
        run.controller.present(presented, animated: true) {
          run.record("time to the completion", .seconds(run.time - start))
        }
      }
      run.wait(1.5)
      run.act {
        run.record("field is first responder below the presented controller", .flag(field.isFirstResponder))
        presented.dismiss(animated: false)
      }
      run.wait(1)
      run.act { run.record("field is first responder after the dismissal", .flag(field.isFirstResponder)) }
    }

    static let push = DeviceCheck(
      "push", "Pushing a view controller takes 0.35 seconds."
    ) { run in
      let pushed = CheckController()
      let navigation = run.makeNavigation(.never)
      run.window.rootViewController = navigation
      run.wait(0.5)
      run.act {
        let start = run.time
        pushed.onAppear = { run.record("time to viewDidAppear", .seconds(run.time - start)) }
        navigation.pushViewController(pushed, animated: true)
      }
      run.wait(1.5)
      run.act { pushed.onAppear = {} }
    }

    static let formSheet = DeviceCheck(
      "form-sheet", "A form sheet is 540 by 620 points on an iPad.", on: .pad
    ) { run in
      let sheet = CheckController()
      sheet.modalPresentationStyle = .formSheet
      run.act { run.controller.present(sheet, animated: false) }
      run.wait(1)
      run.act {
        run.record("width", points: sheet.view.bounds.width)
        run.record("height", points: sheet.view.bounds.height)
      }
    }

    static let accessoryWindow = DeviceCheck.doubt(
      "accessory-window", "An input in a docked accessory view is in a system window."
    ) { run in
      let bar = run.makeBar(height: 50)
      let inner = UITextField(frame: CGRect(x: 10, y: 8, width: 200, height: 34))
      bar.addSubview(inner)
      run.controller.bar = bar
      run.act { run.controller.becomeFirstResponder() }
      run.wait(1)
      run.act {
        run.record("input is in a window", .flag(inner.window != nil))
        run.record("input is in the app's window", .flag(inner.window === run.window))
        run.record("input becomes first responder", .flag(inner.becomeFirstResponder()))
        // The window of the check does not contain the input, so the end of the run does not end editing.
        inner.resignFirstResponder()
      }
    }
  }
#endif
