import ClavierCore
import CoreGraphics

// The rows of each section.
extension InspectionSnapshot {
  var summary: String {
    let covered = window?.coveredHeight ?? 0
    guard covered > 0 else { return keyboard.placement.title }
    return "\(keyboard.placement.title), covers \(covered.pointsWithUnit)"
  }

  var keyboardRows: [PanelContent.Row] {
    var rows = [PanelContent.Row("Placement: \(keyboard.placement.title)")]
    if keyboard.isKnown {
      rows.append(PanelContent.Row("Frame: \(keyboard.frame.points)"))
      rows.append(PanelContent.Row("Frame from: \(frameSource.title)"))
    }
    rows.append(PanelContent.Row("Recorded notifications: \(recordedCount)"))
    return rows
  }

  var coverageRows: [PanelContent.Row] {
    var rows: [PanelContent.Row] = []
    if let window {
      rows.append(PanelContent.Row("\(window.name): \(window.coverage)"))
    }
    if let editedInput {
      let text = "Edited \(editedInput.name): \(editedInput.coverage)"
      rows.append(editedInput.coveredHeight > 0 ? .warning(text) : PanelContent.Row(text))
    } else {
      rows.append(PanelContent.Row("No input is being edited."))
    }
    return rows + coveredInputs.map { PanelContent.Row("\($0.name): \($0.coverage)") }
  }

  var avoiderRows: [PanelContent.Row] {
    guard !avoiders.isEmpty else { return [PanelContent.Row("No avoider is enabled.")] }
    return avoiders.enumerated().flatMap { index, avoider in
      var rows = avoider.explanation.map { PanelContent.Row($0) }
      if rows.isEmpty { rows = [PanelContent.Row("There is no plan yet.")] }
      if avoider.coveredHeight > 0 {
        let covered = avoider.coveredHeight.pointsWithUnit
        rows.append(.warning("\(covered) of the input \(covered == "1 point" ? "stays" : "stay") covered."))
      }
      return avoiders.count == 1 ? rows : [PanelContent.Row("Avoider \(index + 1) of \(avoiders.count)")] + rows
    }
  }

  var conflictRows: [PanelContent.Row] {
    guard !conflicts.isEmpty else { return [PanelContent.Row("None.")] }
    return conflicts.map { conflict in
      let other = conflict.isWithAvoider ? "Another avoider could also change" : "Other code also changes"
      return .warning("\(other) \(conflict.property) of \(conflict.object).")
    }
  }

  /// The newest event first.
  var eventRows: [PanelContent.Row] {
    guard !events.isEmpty else { return [PanelContent.Row("None.")] }
    return events.reversed().map(\.row)
  }
}

extension InspectedView {
  var coverage: String {
    guard coveredHeight > 0 else { return "not covered" }
    let verb = coveredHeight.points == "1" ? "is" : "are"
    return "\(coveredHeight.points) of \(height.pointsWithUnit) \(verb) covered"
  }
}

extension KeyboardFrameSource {
  var title: String {
    switch self {
    case .notification: "a notification"
    case .layoutGuide: "the keyboard layout guide"
    case .accessoryView: "the accessory view"
    }
  }
}

extension KeyboardState.Placement {
  var title: String {
    switch self {
    case .hidden: "hidden"
    case .docked: "docked"
    case .undocked: "undocked"
    case .floating: "floating"
    case .accessoryOnly: "accessory view only"
    case .shortcutBar: "shortcut bar only"
    case .otherApp: "of another app"
    case .unknown: "not known yet"
    }
  }
}
