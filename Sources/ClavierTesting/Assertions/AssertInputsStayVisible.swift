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
  /// Each visible and enabled text field and text view becomes first responder under each keyboard. When nothing moves
  /// any more, it must be on the screen, clear of the status bar, the navigation bar, and the keyboard, and no scroll
  /// view may clip it. If a text view is taller than the space above the keyboard, only the line with the caret must be
  /// visible. A screen without inputs fails. The rows of tables and the items of collections are scrolled to, up to
  /// fifty pages.
  ///
  /// The test fails at the caller's line, once for each input, with XCTest and with Swift Testing. The message contains
  /// the input, the number of covered points, the device, the orientation, and the keyboard.
  ///
  /// **On the headless UIKit**, the screen is tested on all devices in both orientations.
  ///
  /// **On an iOS simulator**, the screen is tested only on the simulator's own device in its current orientation. If
  /// `devices` or `orientations` exclude it, the test fails. The test needs a host application. It shows the screen in
  /// a window of its own and posts the notifications of a ``SimulatedKeyboard`` to `NotificationCenter.default`. Turn
  /// on *Connect Hardware Keyboard*, so that the simulator's own keyboard stays hidden. A layout that is tied to
  /// `keyboardLayoutGuide` follows only the simulator's keyboard and cannot be tested there.
  ///
  /// - Parameters:
  ///   - makeScreen: Creates the view controller. It is called for each device and orientation.
  ///   - devices: The devices to simulate. The default is every device with known keyboard heights.
  ///   - orientations: The orientations to test.
  ///   - keyboards: The keyboards to show, whatever keyboard the input asks for. The text keyboard is tested with and
  ///     without the predictive bar.
  ///   - fileID: The caller's file.
  ///   - filePath: The caller's file path.
  ///   - line: The caller's line.
  ///   - column: The caller's column.
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
