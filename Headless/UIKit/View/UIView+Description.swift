import Foundation

extension UIView {
  /// Returns the description of the object with the view's frame and the other properties that UIKit prints.
  nonisolated func headlessDescription(of object: String) -> String {
    guard MainQueue.isCurrent else { return object }
    return MainActor.assumeIsolated {
      var parts = [object.hasSuffix(">") ? String(object.dropLast()) : object]
      parts.append("frame = \(frame.headlessDescription)")
      if let text = (self as? UILabel)?.text { parts.append("text = '\(text)'") }
      if isHidden { parts.append("hidden = YES") }
      if alpha != 1 { parts.append("alpha = \(alpha)") }
      if tag != 0 { parts.append("tag = \(tag)") }
      return parts.joined(separator: "; ") + ">"
    }
  }
}

extension CGRect {
  fileprivate var headlessDescription: String {
    "(\(origin.x.short) \(origin.y.short); \(size.width.short) \(size.height.short))"
  }
}

extension CGFloat {
  /// The shortest notation, as printed with `%g`.
  fileprivate var short: String { String(format: "%g", Double(self)) }
}
