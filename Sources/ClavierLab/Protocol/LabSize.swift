import Foundation

/// A size in points.
///
/// In JSON, a size is an object.
package struct LabSize: Codable, Hashable, Sendable {
  package var width: Double
  package var height: Double
}

extension LabSize {
  init(_ size: CGSize) {
    self.init(width: Double(size.width), height: Double(size.height))
  }
}
