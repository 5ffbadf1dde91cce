import Foundation

extension AvoidancePlan {
  /// What an explanation needs beyond the steps themselves.
  struct Figures: Hashable, Sendable {
    var band: AvoidanceScene.Band
    var placement: KeyboardState.Placement
    /// Where the first target is now, and where it will be.
    var before, after: Span?
  }

  /// Notes where the first target ends up.
  mutating func describe(_ scene: AvoidanceScene, _ band: AvoidanceScene.Band) {
    var figures = Figures(band: band, placement: scene.keyboard.placement)
    if let target = scene.targets.first {
      let after = position(scene, of: target)
      figures.before = target.rect.span
      figures.after = after
      coveredHeight = min(max(0, after.bottom - band.keyboardTop), after.height)
    }
    self.figures = figures
  }

  /// Why this is the plan: one sentence for each step, made when it is asked for.
  ///
  /// Heights are in the window's coordinates, offsets in those of the scroll view, all in points.
  public var explanation: [String] {
    switch outcome {
    case .avoids: figures.map(explanation) ?? []
    case .releases(let reason): ["\(reason.sentence) Nothing is contributed."]
    case .keeps(let defect): ["\(defect.sentence) Nothing moves."]
    }
  }

  private func explanation(_ figures: Figures) -> [String] {
    let band = figures.band
    var sentences = [
      "The keyboard (\(figures.placement.rawValue)) begins at \(points(band.keyboardTop)), "
        + "so what is edited belongs between \(points(band.span.top)) and \(points(band.span.bottom))."
    ]
    if let span = figures.before {
      sentences.append("It now reaches from \(points(span.top)) to \(points(span.bottom)).")
    } else {
      sentences.append("Nothing is edited, so nothing has to move.")
    }
    for (index, step) in scrollViews.enumerated() {
      sentences.append("Scroll view \(index) \(step.sentencePart)")
    }
    if additionalSafeArea != 0 {
      sentences.append("The controller's view gets \(points(additionalSafeArea)) of additional bottom safe area.")
    }
    if awaitsLayout { sentences.append("What scrolls waits for the layout that this brings.") }
    if shift != 0 {
      sentences.append("The controller's view shifts up by \(points(shift)), which scrolling cannot do.")
    }
    if let span = figures.after {
      let covered = coveredHeight > 0 ? "\(points(coveredHeight)) of it stay covered" : "none of it is covered"
      sentences.append("It will reach from \(points(span.top)) to \(points(span.bottom)): \(covered).")
    }
    return sentences
  }
}

extension AvoidancePlan.ScrollViewStep {
  fileprivate var sentencePart: String {
    switch role {
    case .avoids:
      "gets \(points(contribution.bottomInset)) of bottom inset (indicator \(points(contribution.indicatorInset))) "
        + "and stands at \(points(offset)), \(points(contribution.scrolled)) of which it was scrolled for the keyboard."
    case .reveals: "lies inside another and stands at \(points(offset)), so that its own frame hides nothing."
    case .passedOver: "does not scroll up and down and is passed over."
    case .released, .kept: "stands at \(points(offset))."
    }
  }
}

extension AvoidancePlan.Release {
  fileprivate var sentence: String {
    switch self {
    case .policy: "The policy is to do nothing."
    case .exclusion(.pageContent):
      "The input is taller than the space above the keyboard and is no text field or text view: web content scrolls by itself."
    case .exclusion(.selfAvoidingController):
      "The input is in a view controller that avoids the keyboard by itself, such as an alert or a SwiftUI hosting controller."
    case .exclusion(.systemWindow):
      "The input is in a window of the system, such as the keyboard's own."
    case .placement(.hidden): "The keyboard is hidden."
    case .placement(.otherApp): "The keyboard is another app's."
    case .placement(let placement): "The keyboard takes no space: it is \(placement.rawValue)."
    case .outsideWindow: "The keyboard lies outside the window."
    }
  }
}

extension AvoidancePlan.Defect {
  fileprivate var sentence: String {
    switch self {
    case .indeterminateKeyboard: "The keyboard's last frame says nothing, so what was known before still holds."
    case .keyboardFrame: "The keyboard's frame has an edge that cannot be computed with."
    case .windowFrame: "The window is empty, or its frame cannot be computed with."
    case .spacing: "The spacing cannot be computed with."
    case .container: "A figure of the controller's view cannot be computed with."
    case .target(let index): "Target \(index) is no usable rectangle, or is in a scroll view that is not there."
    case .scrollView(let index): "A figure of scroll view \(index) cannot be computed with."
    }
  }
}

/// A length for people: at most two digits after the point, and none that are zero.
private func points(_ length: CGFloat) -> String {
  let rounded = (Double(length) * 100).rounded() / 100
  return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
}
