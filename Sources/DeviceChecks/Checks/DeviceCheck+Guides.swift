#if canImport(UIKit) && !os(visionOS)
  import UIKit

  /// Checks of keyboard layout guides and of what the system moves for the keyboard.
  extension DeviceCheck {
    static let guideTracking = DeviceCheck.doubt(
      "guide-tracking", "A keyboard layout guide follows every movement of the keyboard."
    ) { run in
      let field = run.addField()
      _ = run.view.keyboardLayoutGuide
      run.showKeyboard(for: field)
      run.act { run.record("guide follows the keyboard when it appears", .flag(abs(run.guideGap(of: run.view)) <= 2)) }
      run.act {
        run.forgetEvents()
        field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 180))
        field.reloadInputViews()
      }
      run.wait(1)
      run.act {
        if run.posts.isEmpty { return run.skip("The input view did not change the height of the keyboard.") }
        run.record("guide follows the keyboard when its height changes", .flag(abs(run.guideGap(of: run.view)) <= 2))
      }
      run.hideKeyboard(of: field)
      run.act {
        let height = run.guideFrame(of: run.view).height
        run.record("guide follows the keyboard when it hides", .flag(height <= run.view.safeAreaInsets.bottom + 2))
      }
    }

    static let guideOrder = DeviceCheck.doubt(
      "guide-order", "A keyboard layout guide moves after the notification."
    ) { run in
      let field = run.addField()
      let guide = run.view.keyboardLayoutGuide
      run.wait(0.3)
      run.act {
        let rest = guide.layoutFrame.minY
        run.onPost = { post in
          guard post.title == "willShow" else { return }
          run.record("guide has moved when willShow is posted", .flag(guide.layoutFrame.minY < rest - 50))
        }
      }
      run.showKeyboard(for: field)
    }

    static let guideAccessory = DeviceCheck.doubt(
      "guide-accessory", "The keyboard layout guide includes the accessory view."
    ) { run in
      let field = run.addField()
      field.inputAccessoryView = run.makeBar(height: 50)
      _ = run.view.keyboardLayoutGuide
      run.showKeyboard(for: field)
      run.act { run.record("top edge of the guide minus top edge of the keyboard", points: run.guideGap(of: run.view)) }
    }

    static let guideAttachment = DeviceCheck.doubt(
      "guide-attachment", "A keyboard layout guide is correct as soon as its view is in a window."
    ) { run in
      let field = run.addField()
      let late = UIView()
      _ = late.keyboardLayoutGuide
      run.showKeyboard(for: field)
      run.act {
        late.frame = run.view.bounds
        run.view.insertSubview(late, at: 0)
        run.record("guide is correct immediately", .flag(abs(run.guideGap(of: late)) <= 2))
      }
      run.wait(0.5)
      run.act { run.record("guide is correct half a second later", .flag(abs(run.guideGap(of: late)) <= 2)) }
    }

    static let guideUnderTransform = DeviceCheck.doubt(
      "guide-under-transform", "The keyboard layout guide accounts for transforms."
    ) { run in
      let field = run.addField()
      let plate = UIView(frame: run.view.bounds)
      run.view.insertSubview(plate, at: 0)
      _ = plate.keyboardLayoutGuide
      run.showKeyboard(for: field)
      var before: CGFloat = 0
      run.act {
        run.window.layoutIfNeeded()
        before = plate.keyboardLayoutGuide.layoutFrame.minY
        plate.transform = CGAffineTransform(translationX: 0, y: -100)
        plate.setNeedsLayout()
      }
      run.wait(0.3)
      run.act {
        run.record("movement of the guide in its view", points: plate.keyboardLayoutGuide.layoutFrame.minY - before)
      }
    }

    static let windowMove = DeviceCheck.doubt(
      "window-move", "Keyboard layout guides follow a window that moves."
    ) { run in
      let field = run.addField()
      _ = run.view.keyboardLayoutGuide
      run.showKeyboard(for: field)
      var before: CGFloat = 0
      run.act {
        run.window.layoutIfNeeded()
        before = run.view.keyboardLayoutGuide.layoutFrame.minY
        run.window.frame.origin.y -= 100
      }
      run.wait(0.5)
      run.act {
        run.window.layoutIfNeeded()
        run.record("movement of the guide in its view", points: run.view.keyboardLayoutGuide.layoutFrame.minY - before)
      }
    }

    static let rotation = DeviceCheck.doubt(
      "rotation", "When the device rotates, keyboard layout guides and the window change their geometry together.",
      on: .phone
    ) { run in
      let field = run.addField(y: 60)
      _ = run.view.keyboardLayoutGuide
      run.act {
        run.onPost = { post in
          guard post.title == "willShow" else { return }
          TurnEnd.call(order: TurnEnd.afterCommit) {
            run.record(
              "guide follows the keyboard when it appears during the rotation",
              .flag(abs(run.guideGap(of: run.view)) <= 2))
          }
        }
        run.controller.onLayout = {
          guard run.view.bounds.width > run.view.bounds.height else { return }
          run.controller.onLayout = {}
          field.becomeFirstResponder()
        }
      }
      run.ask(.rotateToLandscape) { run.view.bounds.width > run.view.bounds.height }
      run.waitForKeyboard("didShow")
      run.act { run.onPost = { _ in } }
      run.hideKeyboard(of: field)
      run.ask(.rotateToPortrait) { run.view.bounds.height > run.view.bounds.width }
      run.wait(1)
    }

    static let sheetOrder = DeviceCheck.doubt(
      "sheet-order", "The system moves a sheet in the same run loop turn in which it posts willShow.", on: .pad
    ) { run in
      let sheet = CheckController()
      sheet.modalPresentationStyle = .formSheet
      run.act { run.controller.present(sheet, animated: false) }
      run.wait(1)
      var field: UITextField?
      run.act {
        let added = run.addField(to: sheet.view, y: sheet.view.bounds.height - 60)
        field = added
        let rest = run.top(of: sheet.view)
        run.onPost = { post in
          guard post.title == "willShow" else { return }
          TurnEnd.call(order: TurnEnd.afterCommit) {
            run.record(
              "sheet has moved at the end of the run loop turn", .flag(abs(run.top(of: sheet.view) - rest) > 2))
          }
        }
        run.forgetEvents()
        field?.becomeFirstResponder()
      }
      run.waitForKeyboard("didShow")
      run.act { run.note("sheet", frame: sheet.view.convert(sheet.view.bounds, to: run.window)) }
    }
  }

  extension DeviceCheckRun {
    /// Returns the top of a view in the window.
    fileprivate func top(of view: UIView) -> CGFloat { view.convert(view.bounds, to: window).minY }
  }
#endif
