import ClavierInspector
import UIKit

/// Records the keyboard notifications of this app, and shares them as a trace.
///
/// `clavier explain` and `clavier replay` read the file.
final class RecorderViewController: RowsViewController {
  private let recorder = KeyboardRecorder()
  private let field = UITextField(frame: CGRect(x: 20, y: 8, width: 280, height: 34))

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Trace recorder"
    field.borderStyle = .roundedRect
    field.placeholder = "Tap here, type, and hide the keyboard"
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
    header.addSubview(field)
    table.tableHeaderView = header
    table.keyboardDismissMode = .interactive
    let share = UIAction(title: "Share") { [weak self] _ in self?.shareTrace() }
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Share", primaryAction: share)
    recorder.start()
    update()
  }

  private func update() {
    // The first line describes the format.
    let count = max(0, recorder.trace.jsonLines.split(separator: "\n").count - 1)
    sections = [
      (
        "Recording",
        [
          Row(title: "\(count) notifications", detail: "Tap to count again") { [weak self] in self?.update() },
          Row(title: "Hide the keyboard", detail: "Ends editing") { [weak self] in
            self?.view.endEditing(true)
            self?.update()
          },
        ]
      )
    ]
  }

  private func shareTrace() {
    share(recorder.trace.jsonLines, fileName: "keyboard-trace.jsonl", from: navigationItem.rightBarButtonItem)
  }
}
