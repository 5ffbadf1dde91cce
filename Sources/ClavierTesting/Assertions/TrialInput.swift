#if canImport(UIKit)
  import UIKit

  /// An input, and how to bring it onto the screen.
  ///
  /// A row that is off the screen has no views until it is scrolled to.
  @MainActor
  package struct TrialInput {
    /// The name in reports, which is unique on the screen.
    package let name: String
    /// Returns the view after scrolling to it; `nil` if it no longer exists.
    let find: () -> UIView?
    /// The tab that shows the input; `nil` if there are no tabs.
    var tab: TabSelection?
    /// The input that must be edited so that this input appears; `nil` if that is not necessary.
    var predecessor: Predecessor?

    init(name: String, find: @escaping () -> UIView?) {
      self.name = name
      self.find = find
    }
  }
#endif
