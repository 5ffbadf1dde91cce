#if canImport(UIKit)
  import UIKit

  /// An input, and how to bring it onto the screen.
  ///
  /// A row that is off the screen has no views until the list scrolls to the row, so the input's view is looked up when
  /// it is needed.
  @MainActor
  package struct TrialInput {
    /// The name in reports, which is unique on the screen.
    package let name: String
    /// A closure that scrolls to the input and returns its view; the result is nil if the input no longer exists.
    let scrollToView: () -> UIView?
    /// The tab that shows the input; nil if there are no tabs.
    var tab: TabSelection?
    /// The input that must be edited so that this input appears; nil if that is not necessary.
    var predecessor: Predecessor?

    init(name: String, scrollToView: @escaping () -> UIView?) {
      self.name = name
      self.scrollToView = scrollToView
    }
  }
#endif
