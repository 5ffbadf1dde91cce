import ArgumentParser
import ClavierLab

/// The options for behavior of UIKit that Apple does not document.
struct DoubtOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Assume a behavior that Apple does not document, such as inset-clamping=at-layout. You can repeat this option.",
      valueName: "name=alternative"))
  var doubt: [String] = []

  /// Returns the chosen answers to open questions about UIKit.
  func choices() throws -> DoubtChoices {
    do throws(DoubtChoices.Unknown) {
      return try DoubtChoices(parsing: doubt)
    } catch {
      throw Failure(Failure.usage, error.description)
    }
  }
}
