#if canImport(UIKit) && !os(visionOS)
  import UIKit

  /// Checks of scroll views.
  extension DeviceCheck {
    static let insetClamping = DeviceCheck.doubt(
      "inset-clamping", "Reducing contentInset moves contentOffset into range."
    ) { run in
      let scrollView = run.addScrollView(contentHeight: 600)
      scrollView.contentInset.bottom = 200
      scrollView.contentOffset.y = 400
      run.wait(0.3)
      run.act {
        scrollView.contentInset.bottom = 0
        run.record("offset when the setter returns", points: scrollView.contentOffset.y)
        scrollView.setNeedsLayout()
        scrollView.layoutIfNeeded()
        run.record("offset after a layout pass", points: scrollView.contentOffset.y)
      }
      run.wait(0.5)
      run.act { run.record("offset half a second later", points: scrollView.contentOffset.y) }
    }

    static let largerInset = DeviceCheck(
      "larger-inset", "Increasing contentInset.bottom does not move the content."
    ) { run in
      let scrollView = run.addScrollView(contentHeight: 600)
      scrollView.contentOffset.y = 100
      run.wait(0.3)
      run.act { scrollView.contentInset.bottom = 300 }
      run.wait(0.3)
      run.act { run.record("offset", points: scrollView.contentOffset.y) }
    }

    static let largerTopInset = DeviceCheck(
      "larger-top-inset", "Increasing contentInset.top does not move content that rests at its top edge."
    ) { run in
      let scrollView = run.addScrollView(contentHeight: 600)
      run.wait(0.3)
      run.act { scrollView.contentInset.top = 50 }
      run.wait(0.3)
      run.act { run.record("offset", points: scrollView.contentOffset.y) }
    }

    static let shorterContent = DeviceCheck(
      "shorter-content", "When the content becomes shorter, contentOffset moves to its end."
    ) { run in
      let scrollView = run.addScrollView(contentHeight: 900)
      scrollView.contentOffset.y = 500
      run.wait(0.3)
      run.act {
        scrollView.contentSize.height = 600
        run.record("offset when the setter returns", points: scrollView.contentOffset.y)
      }
      run.wait(0.5)
      run.act { run.record("offset half a second later", points: scrollView.contentOffset.y) }
    }

    static let animatedScroll = DeviceCheck(
      "animated-scroll", "An animated change of contentOffset takes 0.3 seconds."
    ) { run in
      let scrollView = run.addScrollView(contentHeight: 2000)
      let events = run.keep(ScrollEvents())
      scrollView.delegate = events
      run.wait(0.3)
      run.act {
        let start = run.time
        events.onAnimationEnd = { run.record("time to the end of the animation", .seconds(run.time - start)) }
        scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
      }
      run.wait(1.5)
    }

    static let systemScrolling = DeviceCheck.doubt(
      "system-scrolling", "Only table view controllers scroll to the first responder automatically."
    ) { run in
      let scrollView = run.addScrollView(contentHeight: 3000)
      let field = run.addField(to: scrollView, y: 1000)
      run.wait(0.3)
      run.act { scrollView.onScroll = { run.note("scroll") } }
      run.showKeyboard(for: field)
      run.act {
        scrollView.onScroll = {}
        run.record("order", run.order(of: "scroll", "willShow"))
        run.record("content moves", .flag(scrollView.contentOffset.y > 1))
      }
    }

    static let deceleration = DeviceCheck.doubt(
      "deceleration", "A deceleration continues after the contentOffset property is set."
    ) { run in
      let scrollView = run.addScrollView(contentHeight: 20_000)
      let events = run.keep(ScrollEvents())
      scrollView.delegate = events
      var hasBegun = false
      events.onDeceleration = { hasBegun = true }
      run.ask(.flick(scrollView)) { hasBegun }
      run.act {
        guard scrollView.isDecelerating else { return run.skip("The list did not decelerate.") }
        scrollView.contentOffset.y = 100
        run.record("list is decelerating after the change", .flag(scrollView.isDecelerating))
      }
      run.wait(3)
      run.act { run.record("offset stays the same", .flag(abs(scrollView.contentOffset.y - 100) <= 1)) }
    }

    static let offsetRounding = DeviceCheck.doubt(
      "offset-rounding", "UIKit rounds a contentOffset to pixels when it is set."
    ) { run in
      let scrollView = run.addScrollView(contentHeight: 2000)
      run.wait(0.3)
      run.act {
        scrollView.contentOffset.y = 71.21
        let pixels = scrollView.contentOffset.y * max(1, scrollView.traitCollection.displayScale)
        run.record("offset is at a pixel", .flag(abs(pixels - pixels.rounded()) < 0.001))
      }
    }

    static let leavingRows = DeviceCheck.doubt(
      "leaving-rows", "When an animated offset scrolls a row out of view, the row disappears immediately."
    ) { run in
      let table = run.addTable(run.keep(CheckRows()))
      run.wait(0.3)
      run.act {
        let first = table.cellForRow(at: IndexPath(row: 0, section: 0))
        UIView.animate(withDuration: 0.5) {
          table.contentOffset.y = 300
          table.layoutIfNeeded()
        }
        let isShown = first?.superview != nil && first?.isHidden == false && abs(first?.frame.minY ?? 1) < 1
        run.record("first row is in the table during the animation", .flag(isShown))
      }
      run.wait(1)
    }

    static let rowSelection = DeviceCheck.doubt(
      "row-selection", "A row is selected when the touch ends, before the next layout pass."
    ) { run in
      let rows = run.keep(CheckRows())
      let table = run.addTable(rows)
      let probe = LayoutProbe(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      run.view.addSubview(probe)
      rows.configure = { cell, path in cell.backgroundColor = .blue }
      rows.onSelect = { run.note("select") }
      run.wait(0.3)
      run.act {
        run.window.onTouchEnded = {
          // If an earlier touch did not select a row, its events are discarded.
          run.forgetEvents()
          probe.onLayout = { run.note("layout") }
          probe.setNeedsLayout()
        }
      }
      run.ask(.tap(table)) { run.notes.contains("select") }
      run.wait(0.5)
      run.act {
        run.window.onTouchEnded = {}
        run.record("order", run.order(of: "select", "layout"))
      }
    }

    static let scrollViewGuides = DeviceCheck.doubt(
      "scroll-view-guides",
      "The safe area and the keyboard layout guide of a scroll view do not scroll with the content."
    ) { run in
      let scrollView = run.addScrollView(contentHeight: 1200)
      let (bar, keyboardBar) = (UIView(), UIView())
      for view in [bar, keyboardBar] {
        view.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(view)
        view.heightAnchor.constraint(equalToConstant: 20).isActive = true
      }
      bar.bottomAnchor.constraint(equalTo: scrollView.safeAreaLayoutGuide.bottomAnchor).isActive = true
      keyboardBar.bottomAnchor.constraint(equalTo: scrollView.keyboardLayoutGuide.topAnchor).isActive = true
      run.wait(0.3)
      var before: [CGFloat] = []
      run.act {
        run.window.layoutIfNeeded()
        before = [bar.frame.minY, keyboardBar.frame.minY]
        scrollView.contentOffset.y = 200
      }
      run.wait(0.3)
      run.act {
        run.record("movement of the view at the safe area within the content", points: bar.frame.minY - before[0])
        run.record(
          "movement of the view attached to the keyboard's guide within the content",
          points: keyboardBar.frame.minY - before[1])
      }
    }
  }
#endif
