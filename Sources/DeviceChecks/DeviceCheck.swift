#if canImport(UIKit) && !os(visionOS)
  public import UIKit

  /// A belief about UIKit, and a program that observes whether UIKit behaves as expected.
  ///
  /// A *belief* is a statement about UIKit that may be wrong. The program shows a screen, performs actions, and records
  /// values. The program makes no assertions. The same program runs in an app on a device, where it records what the
  /// device does, and on Linux, where it predicts the values. On Linux, the program uses the *headless UIKit*, an
  /// implementation of UIKit without a display.
  public struct DeviceCheck: Identifiable, Sendable {
    /// The name of the check in reports and on the command line.
    public let name: String
    /// The belief, in one sentence.
    public let belief: String
    /// The name of the *doubt* that the check settles; nil if the headless UIKit has only one behavior.
    ///
    /// A doubt is an open question about UIKit's behavior. The headless UIKit implements each plausible answer.
    public let doubt: String?
    /// The kind of device to which the check applies; nil if it applies to every iPhone and iPad.
    public let idiom: UIUserInterfaceIdiom?
    /// Whether the check needs a window that does not begin at the top-left corner of the screen.
    public let needsMovedWindow: Bool
    let program: @MainActor @Sendable (DeviceCheckRun) -> Void

    public var id: String { name }

    init(
      _ name: String, _ belief: String, doubt: String? = nil, on idiom: UIUserInterfaceIdiom? = nil,
      needsMovedWindow: Bool = false, _ program: @escaping @MainActor @Sendable (DeviceCheckRun) -> Void
    ) {
      self.name = name
      self.belief = belief
      self.doubt = doubt
      self.idiom = idiom
      self.needsMovedWindow = needsMovedWindow
      self.program = program
    }

    /// Creates a check that settles the doubt with the same name.
    static func doubt(
      _ name: String, _ belief: String, on idiom: UIUserInterfaceIdiom? = nil, needsMovedWindow: Bool = false,
      _ program: @escaping @MainActor @Sendable (DeviceCheckRun) -> Void
    ) -> DeviceCheck {
      DeviceCheck(name, belief, doubt: name, on: idiom, needsMovedWindow: needsMovedWindow, program)
    }
  }
#endif
