package import UIKit

extension HeadlessAlternative {
  /// The name of the answer, without the name of the question.
  package var shortName: String { rawValue.split(separator: "=", maxSplits: 1).last.map(String.init) ?? rawValue }
}
