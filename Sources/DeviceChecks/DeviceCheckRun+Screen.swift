#if canImport(UIKit) && !os(visionOS)
  import UIKit

  /// Parts of screens that several checks use.
  extension DeviceCheckRun {
    /// The view of the window's controller.
    var view: UIView { controller.view }

    /// Adds a text field, by default in the upper half of the screen, below the panel with requests to a person.
    func addField(to parent: UIView? = nil, y: CGFloat = 220) -> UITextField {
      let field = UITextField(frame: CGRect(x: 20, y: y, width: 200, height: 34))
      field.borderStyle = .roundedRect
      field.autocorrectionType = .no
      (parent ?? view).addSubview(field)
      return field
    }

    /// Adds a blue scroll view of 300 by 400 points.
    func addScrollView(contentHeight: CGFloat) -> ScrollReporter {
      let scrollView = ScrollReporter(frame: CGRect(x: 10, y: 100, width: 300, height: 400))
      scrollView.contentInsetAdjustmentBehavior = .never
      scrollView.contentSize = CGSize(width: 300, height: contentHeight)
      scrollView.backgroundColor = .blue
      view.addSubview(scrollView)
      return scrollView
    }

    /// Adds a table with 50 rows.
    func addTable(height: CGFloat = 400, _ rows: any UITableViewDataSource & UITableViewDelegate) -> UITableView {
      let table = UITableView(frame: CGRect(x: 10, y: 100, width: 300, height: height), style: .plain)
      table.contentInsetAdjustmentBehavior = .never
      table.rowHeight = 44
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      table.dataSource = rows
      table.delegate = rows
      view.addSubview(table)
      return table
    }

    /// Returns a bar for `inputAccessoryView` with a height in points.
    func makeBar(height: CGFloat) -> UIView {
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: height))
      bar.backgroundColor = .gray
      return bar
    }

    // MARK: - Keyboard

    /// Adds the steps that make a responder first responder and wait until the keyboard has appeared.
    func showKeyboard(for responder: UIResponder) {
      act {
        self.forgetEvents()
        responder.becomeFirstResponder()
      }
      waitForKeyboard("didShow")
    }

    /// Adds the steps that make a responder resign and wait until the keyboard has hidden.
    func hideKeyboard(of responder: UIResponder) {
      act {
        self.forgetEvents()
        responder.resignFirstResponder()
      }
      waitForKeyboard("didHide")
    }

    /// Adds a pause that ends when a notification arrives, or after 3 seconds.
    ///
    /// The method then adds a pause of half a second.
    func waitForKeyboard(_ title: String) {
      wait(upTo: 3) { self.posts.contains { $0.title == title } }
      wait(0.5)
    }

    /// The frame of the keyboard in the window, according to the last notification.
    var keyboardFrame: CGRect {
      guard let last = posts.last(where: { $0.isLocal && !$0.end.isNull }) else { return .null }
      return window.convert(last.end, from: scene.screen.coordinateSpace)
    }

    /// Returns the frame of a view's keyboard layout guide in the window.
    func guideFrame(of owner: UIView) -> CGRect {
      window.layoutIfNeeded()
      return owner.convert(owner.keyboardLayoutGuide.layoutFrame, to: window)
    }

    /// Returns the distance from the top of the keyboard to the top of a view's layout guide, in points.
    func guideGap(of owner: UIView) -> CGFloat { guideFrame(of: owner).minY - keyboardFrame.minY }

    /// The notifications that announce that the keyboard appears or hides, in order.
    var showsAndHides: Observation { .order(posts.filter(\.isShowOrHide).map(\.title)) }

    /// Returns the first occurrences of the given names in the notes, in the order of the notes.
    func order(of names: String...) -> Observation {
      var found: [String] = []
      for note in notes where names.contains(note) && !found.contains(note) { found.append(note) }
      return .order(found)
    }
  }
#endif
