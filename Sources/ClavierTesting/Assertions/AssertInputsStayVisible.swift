#if canImport(UIKit)
  import IssueReporting
  public import UIKit

  /// Checks that every text input of a screen stays visible while it is edited.
  ///
  /// ```swift
  /// @MainActor @Test func `what is typed can be seen`() {
  ///   assertInputsStayVisible(in: { SignUpViewController() })
  /// }
  /// ```
  ///
  /// Each text field and text view that is not hidden and takes typing gets the focus, under one keyboard after the other, and
  /// is judged once all has come to rest: it must lie on the screen, clear of the status bar, of its navigation bar and of
  /// the keyboard, and no scroll view may cut it off. Of a text view that is taller than what the keyboard leaves, the line with the caret must. A screen
  /// without any input fails. Tables and collections are gone through, so rows that are out of sight count too; of a very long
  /// list the first fifty pages.
  ///
  /// The test fails at the caller's line, once per input, under XCTest and Swift Testing alike. The message names the input
  /// and how many points of it are covered, on which device, in which orientation, under which keyboard.
  ///
  /// **On the headless UIKit** all devices and orientations are tried. The headless world is reset for each.
  ///
  /// **On an iOS simulator** only the device that it simulates can be tried, held as it is; the others are passed over, and
  /// if nothing is left the test fails. The test needs a host application. The screen is shown in a window of its own, and
  /// a ``SimulatedKeyboard`` is driven by hand: it posts the keyboard's notifications to `NotificationCenter.default`. The
  /// simulator's own keyboard posts its own, unless it stays away because *Connect Hardware Keyboard* is on, so turn that on.
  /// A layout that is tied to `keyboardLayoutGuide` follows the simulator's keyboard only, and cannot be checked there.
  ///
  /// - Parameters:
  ///   - makeScreen: Makes the view controller, anew for each device and orientation.
  ///   - devices: On which to try; those whose keyboard's heights are known unless given.
  ///   - orientations: How to hold them.
  ///   - keyboards: Which keyboards to bring up, whatever the input asks for. The text keyboard is tried with the bar of
  ///     suggestions and without.
  ///   - fileID: Where to report a failure: the caller's place.
  ///   - filePath: Where to report a failure: the caller's place.
  ///   - line: Where to report a failure: the caller's place.
  ///   - column: Where to report a failure: the caller's place.
  @MainActor
  public func assertInputsStayVisible(
    in makeScreen: () -> UIViewController,
    on devices: [Device] = Device.withKnownHeights,
    orientations: [DeviceOrientation] = DeviceOrientation.allCases,
    keyboards: [KeyboardKind] = KeyboardKind.allCases,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let assertion = VisibilityAssertion(keyboards: keyboards, host: .standard)
    for message in assertion.failures(of: makeScreen, at: TrialPlace.all(devices, orientations)) {
      reportIssue(message, fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }
#endif
