/// A change that keeps a screen clear of the keyboard.
struct GeometryMove: Hashable {
  /// The moved property, with the names of ``GeometrySnapshot``.
  enum Kind: String, CaseIterable {
    case shift, offset, inset, constraint
    case safeArea = "additional bottom safe area"
    case height, y

    /// Whether a different change can have caused this one.
    var isConsequence: Bool { self == .height || self == .y }
  }

  /// The name of the view or the controller.
  var view: String
  var kind: Kind
  var old: Double
  var new: Double

  /// A short form, such as `form inset 0 → 257`.
  var text: String { "\(view) \(kind.rawValue) \(PlainText.rounded(old)) → \(PlainText.rounded(new))" }

  var sentence: String {
    let (from, to) = (PlainText.rounded(old), PlainText.rounded(new))
    return switch kind {
    case .shift: "\(view) shifted \(new < old ? "up" : "down") by \(PlainText.points(abs(new - old)))."
    case .offset: "\(view) scrolled from \(from) to \(to)."
    case .inset: "\(view) has a bottom inset of \(to) instead of \(from) points."
    case .constraint: "A constraint of \(view) has the constant \(to) instead of \(from)."
    case .safeArea: "\(view) has an additional bottom safe area of \(to) instead of \(from) points."
    case .height: "\(view) is \(to) instead of \(from) points tall."
    case .y: "\(view) is at y \(to) instead of \(from)."
    }
  }
}
