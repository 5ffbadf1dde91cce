import Foundation

extension AvoidancePlan {
  /// The values that an explanation mentions in addition to the steps.
  struct Measurements: Hashable, Sendable {
    var band: AvoidanceScene.Band
    var placement: KeyboardState.Placement
    /// The first target's current position; nil if there is no target.
    var before: VerticalSpan?
    /// The first target's planned position; nil if there is no target.
    var after: VerticalSpan?
  }

  /// The steps of this plan and the reasons for them, as sentences.
  ///
  /// The sentences are meant for people, and their wording may change. Positions are in the window's coordinate space.
  /// Each offset is a scroll view's content offset, converted to points in the window.
  public var explanation: [String] {
    switch outcome {
    case .avoids: measurements.map(sentences) ?? []
    case .restores(let reason): ["\(reason.sentence) Nothing is adjusted."]
    case .unchanged(let defect): ["\(defect.sentence) Nothing moves."]
    }
  }

  private func sentences(about measurements: Measurements) -> [String] {
    goalSentences(measurements) + stepSentences + resultSentences(measurements)
  }

  private func goalSentences(_ measurements: Measurements) -> [String] {
    let band = measurements.band
    let goal =
      "The top edge of the keyboard (\(measurements.placement.rawValue)) is at \(points(band.keyboardTop)), "
      + "so the input should be between \(points(band.span.top)) and \(points(band.span.bottom))."
    guard let span = measurements.before else {
      return [goal, "Nothing has to move into view, because no input is being edited or the content was scrolled."]
    }
    return [goal, "Before the adjustment, the input is between \(points(span.top)) and \(points(span.bottom))."]
  }

  private var stepSentences: [String] {
    var sentences: [String] = []
    for (index, step) in scrollViews.enumerated() {
      sentences += step.sentences(aboutScrollView: index)
      if let sentence = step.pinnedHeights.sentence { sentences.append(sentence) }
    }
    if additionalSafeArea != 0 {
      sentences.append("The controller's view gets an additional bottom safe area of \(points(additionalSafeArea)).")
    }
    if awaitsLayout { sentences.append("Scrolling is planned after the next layout pass.") }
    if shift != 0 {
      sentences.append("The controller's view is shifted up by \(points(shift)), because scrolling is not enough.")
    }
    return sentences
  }

  private func resultSentences(_ measurements: Measurements) -> [String] {
    guard let span = measurements.after else { return [] }
    return [
      "After the adjustment, the input is between \(points(span.top)) and \(points(span.bottom)), "
        + "and the keyboard covers \(coverage) of it."
    ]
  }

  private var coverage: String {
    guard coveredHeight > 0 else { return "none" }
    let covered = points(coveredHeight)
    return covered == "1" ? "1 point" : "\(covered) points"
  }
}

extension AvoidancePlan.ScrollViewStep {
  fileprivate func sentences(aboutScrollView index: Int) -> [String] {
    switch role {
    case .avoids:
      [
        "The avoider adds \(points(contribution.bottomInset)) to the bottom inset of scroll view \(index), and "
          + "\(points(contribution.indicatorInset)) to the bottom inset of its scroll indicator.",
        "The content of scroll view \(index) is at offset \(points(offset)), of which the avoider added "
          + "\(points(contribution.scrolled)).",
      ]
    case .scrollsIntoView:
      [
        "Scroll view \(index) is inside another scroll view, and is at offset \(points(offset)) to show the input "
          + "inside the frame of scroll view \(index)."
      ]
    case .ignored: ["Scroll view \(index) does not scroll vertically, so the avoider adds nothing to it."]
    case .restored, .unchanged: ["Scroll view \(index) is at offset \(points(offset))."]
    }
  }
}

extension AvoidanceScene.PinnedHeights {
  fileprivate var sentence: String? {
    switch (header, footer) {
    case (0, 0): nil
    case (_, 0): "A header with a height of \(points(header)) floats above the rows."
    case (0, _): "A footer with a height of \(points(footer)) floats above the rows."
    default:
      "A header with a height of \(points(header)) and a footer with a height of \(points(footer)) float above the rows."
    }
  }
}

extension AvoidancePlan.RestoreReason {
  fileprivate var sentence: String {
    switch self {
    case .exclusion(.policy): "The policy is disabled."
    case .exclusion(.option): "The input's isEnabled option is false."
    case .exclusion(.webContent):
      "The input is taller than the space above the keyboard and is neither a text field nor a text view. Web content "
        + "scrolls by itself."
    case .exclusion(.selfAvoidingController):
      "The input is in a view controller that avoids the keyboard by itself, such as an alert or a SwiftUI hosting "
        + "controller."
    case .exclusion(.systemWindow):
      "The input is in a system window, such as the keyboard's own window."
    case .exclusion(.otherAvoider):
      "Another avoider, which was started earlier, keeps the input visible."
    case .placement(.hidden): "The keyboard is hidden."
    case .placement(.otherApp): "The keyboard belongs to another app."
    case .placement(let placement): "The keyboard takes up no space, because it is \(placement.rawValue)."
    case .outsideWindow: "The keyboard is outside the window."
    }
  }
}

extension AvoidanceScene.Defect {
  fileprivate var sentence: String {
    switch self {
    case .unknownKeyboard: "The position of the keyboard is not known, so earlier adjustments are kept."
    case .keyboardFrame: "The keyboard's frame contains an invalid value."
    case .windowFrame: "The window's frame is empty or contains an invalid value."
    case .spacing: "The spacing is invalid."
    case .container: "The geometry of the controller's view contains an invalid value."
    case .target(let index):
      "Rectangle \(index), which should stay visible, is invalid, or its scroll view does not exist."
    case .scrollView(let index): "The geometry of scroll view \(index) contains an invalid value."
    }
  }
}

/// Formats a length with at most two decimal places and without trailing zeros.
private func points(_ length: CGFloat) -> String {
  let rounded = (Double(length) * 100).rounded() / 100
  // An offset can be too large for an integer.
  return Int(exactly: rounded).map(String.init) ?? String(rounded)
}
