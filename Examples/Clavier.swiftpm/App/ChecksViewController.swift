import DeviceChecks
import UIKit

/// Runs the device checks and shares the report.
final class ChecksViewController: RowsViewController {
  private var entries: [String: DeviceCheckEntry] = [:]
  private var isRunning = false

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Device checks"
    let share = UIAction(title: "Share") { [weak self] _ in self?.shareReport() }
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Share", primaryAction: share)
    update()
  }

  private func update() {
    let all = Row(title: "Run all checks", detail: "Some checks ask you to do something.") { [weak self] in
      self?.run(DeviceCheck.all)
    }
    let checks = DeviceCheck.all.map { check in
      Row(title: check.name, detail: detail(of: check)) { [weak self] in self?.run([check]) }
    }
    sections = [("All", [all]), ("Beliefs", checks)]
  }

  private func detail(of check: DeviceCheck) -> String {
    guard let entry = entries[check.name] else { return check.belief }
    if let reason = entry.skipped { return "Skipped: \(reason)" }
    return entry.observations.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: "\n")
  }

  private func run(_ checks: [DeviceCheck]) {
    guard !isRunning, let scene = view.window?.windowScene else { return }
    isRunning = true
    Task {
      let runner = DeviceCheckRunner(scene: scene)
      for check in checks {
        entries[check.name] = await runner.run(check)
      }
      isRunning = false
      update()
    }
  }

  private func shareReport() {
    guard !isRunning, let scene = view.window?.windowScene else { return }
    guard !entries.isEmpty else { return show("No results", "Run a check first.") }
    let report = DeviceCheckReport(
      device: DeviceCheckReport.Device(scene.screen), app: "Clavier Examples 1.0", date: Date(),
      entries: DeviceCheck.all.compactMap { entries[$0.name] })
    do {
      let text = String(decoding: try report.json(), as: UTF8.self)
      share(text, fileName: "device-checks.json", from: navigationItem.rightBarButtonItem)
    } catch {
      show("Cannot write the report", "\(error)")
    }
  }
}
