#if canImport(UIKit) && !os(visionOS)
  import UIKit

  /// Checks of tables and their inputs.
  extension DeviceCheck {
    static let tableControllerInset = DeviceCheck(
      "table-controller-inset",
      "A table view controller adds the keyboard's height to the adjusted inset of its table, not to contentInset."
    ) { run in
      let rows = run.keep(CheckRows())
      let controller = UITableViewController(style: .plain)
      guard let table = controller.tableView else { return run.skip("The table view controller has no table.") }
      table.rowHeight = 44
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      (table.dataSource, table.delegate) = (rows, rows)
      run.window.rootViewController = controller
      let field = run.addField(to: table, y: 300)
      var before: CGFloat = 0
      run.wait(0.5)
      run.act { before = table.adjustedContentInset.bottom }
      run.showKeyboard(for: field)
      run.act {
        run.record("contentInset.bottom", points: table.contentInset.bottom)
        run.record("adjusted inset grows", .flag(table.adjustedContentInset.bottom > before + 20))
      }
    }

    static let rowWithFirstResponder = DeviceCheck(
      "row-with-first-responder", "A cell with the first responder stays in the table when its row scrolls away."
    ) { run in
      let (table, field) = run.addTableWithField()
      run.showKeyboard(for: field)
      run.act { table.contentOffset.y = 1000 }
      run.wait(0.5)
      run.act {
        run.record("field is in the table", .flag(field.isDescendant(of: table)))
        run.record("field is first responder", .flag(field.isFirstResponder))
        let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
        run.record("cellForRow(at:) returns a cell", .flag(cell != nil))
      }
    }

    static let rowScrolling = DeviceCheck.doubt(
      "row-scrolling", "A table's delegate receives scrollViewDidScroll(_:) when scrollToRow(at:at:animated:) scrolls."
    ) { run in
      let rows = run.keep(CheckRows())
      let table = run.addTable(rows)
      run.wait(0.3)
      run.act {
        table.layoutIfNeeded()
        rows.onScroll = { run.note("did scroll") }
        run.forgetEvents()
        table.scrollToRow(at: IndexPath(row: 30, section: 0), at: .top, animated: false)
        table.layoutIfNeeded()
        run.record("unanimated", run.order(of: "did scroll"))
        run.forgetEvents()
        table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: true)
      }
      run.wait(1)
      run.act { run.record("animated", run.order(of: "did scroll")) }
    }

    static let pinnedHeaders = DeviceCheck.doubt(
      "pinned-headers", "A floating header stays below the adjusted top inset of its table."
    ) { run in
      let section = run.keep(CheckSection())
      let header = section.header
      let table = run.addTable(section)
      table.contentInset.top = 60
      run.wait(0.3)
      run.act {
        table.contentOffset.y = 500
        table.layoutIfNeeded()
        let frame = header.convert(header.bounds, to: table)
        run.record("distance of the header below the top edge", points: frame.minY - table.bounds.minY)
      }
    }

    static let reloadedRow = DeviceCheck(
      "reloaded-row", "Reloading a table ends editing in its rows."
    ) { run in
      let (table, field) = run.addTableWithField()
      run.showKeyboard(for: field)
      run.act { table.reloadData() }
      run.wait(0.5)
      run.act { run.record("field is first responder", .flag(field.isFirstResponder)) }
    }
  }

  extension DeviceCheckRun {
    /// Adds a table with a text field in its first row.
    fileprivate func addTableWithField() -> (UITableView, UITextField) {
      let rows = keep(CheckRows())
      let field = UITextField(frame: CGRect(x: 10, y: 5, width: 200, height: 34))
      field.borderStyle = .roundedRect
      rows.configure = { cell, path in
        if path.row == 0 { cell.contentView.addSubview(field) }
      }
      let table = addTable(height: 300, rows)
      table.layoutIfNeeded()
      return (table, field)
    }
  }
#endif
