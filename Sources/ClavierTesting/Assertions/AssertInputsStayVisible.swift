#if canImport(UIKit)
  public import Foundation
  import IssueReporting
  public import UIKit

  /// Checks that every text input on a screen stays visible while it is being edited.
  ///
  /// ```swift
  /// @MainActor @Test func `every input stays visible`() {
  ///   assertInputsStayVisible { SignUpViewController() }
  /// }
  /// ```
  ///
  /// Each enabled text field, text view, and `UIKeyInput` view becomes first responder, once with each keyboard. After
  /// all views have stopped moving, the input must be on the screen, clear of the status bar, the navigation bar, and
  /// the keyboard. The input must not be hidden, transparent, clipped by a scroll view, or behind an opaque view or
  /// bar. If an input is larger than the space above the keyboard, only the line with the caret needs to be visible.
  /// The rule for large inputs also applies to a text view whose bottom inset lets all of its text scroll clear of the
  /// keyboard, unless the text view is inside another scroll view. A large text view whose bottom inset does not let
  /// its text scroll clear of the keyboard fails the test. An input is ignored if it does not become first responder,
  /// or if it is scrolled out of sight and does not bring up a keyboard. If the screen has no inputs, or all of them
  /// are ignored, the test fails.
  ///
  /// In table views and collection views, the test scrolls through up to fifty pages of rows and items, and through the
  /// headers and footers of the sections. The test selects each tab of a tab bar controller. The test also checks
  /// inputs that appear while another input is being edited, or after editing ends. Work in a `Task` or on the main
  /// queue runs only in the asynchronous variant,
  /// ``assertInputsStayVisible(in:on:orientations:keyboards:waiting:pictures:fileID:filePath:line:column:)``.
  ///
  /// For each input that is not visible, the test reports one failure at the caller's line, with XCTest and with Swift
  /// Testing. The message contains the name of the input, the number of covered points, the device, the orientation,
  /// and the keyboard.
  ///
  /// By default, the screen is tested on every device whose keyboard heights are known, in both orientations. On Linux,
  /// the test runs on the headless UIKit, which is this package's implementation of UIKit without a display. The test
  /// is also intended for an iOS simulator, but has not been run there yet. In a simulator, the test needs a host
  /// application. The test shows the screen in a window with the size, the safe area, and the traits of each device;
  /// <doc:TestingYourScreens> describes what such a window cannot emulate. Turn on *Connect Hardware Keyboard*, so that
  /// the simulator's own keyboard stays hidden.
  ///
  /// - Parameters:
  ///   - makeScreen: A closure that creates the view controller, for each device and orientation.
  ///   - devices: The devices to simulate. The default is every device with known keyboard heights.
  ///   - orientations: The orientations to test.
  ///   - keyboards: The keyboards to show for each input, regardless of the input's keyboard type. If the predictive
  ///     bar changes the height of the text keyboard, that keyboard is tested with and without the bar.
  ///   - pictures: A folder for pictures of the screen, one picture for each input that is not visible. The folder is
  ///     created if necessary. If this argument is nil, the environment variable `CLAVIER_PICTURES` names the folder.
  ///     If the variable is not set, no pictures are written.
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
    pictures: URL? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let assertion = VisibilityAssertion(
      keyboards: keyboards, host: .standard, pictures: pictures ?? ScreenPicture.standardFolder)
    for message in assertion.failures(of: makeScreen, in: TrialConfiguration.all(devices, orientations)) {
      reportIssue(message, fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }

  /// Checks that every text input on a screen stays visible while it is being edited, and lets tasks and the main queue
  /// run.
  ///
  /// ```swift
  /// @MainActor @Test func `every input stays visible`() async {
  ///   await assertInputsStayVisible { SearchViewController() }
  /// }
  /// ```
  ///
  /// This function performs the same checks as
  /// ``assertInputsStayVisible(in:on:orientations:keyboards:pictures:fileID:filePath:line:column:)``. Before each
  /// check, the function waits until tasks and work on the main queue no longer change the screen. Use this function
  /// for a screen that loads or changes its content in a `Task` or with `DispatchQueue.main.async`.
  ///
  /// If several asynchronous checks run at the same time, the checks use the screen one after another. On Linux, the
  /// check for a device is repeated if another test has reset the screen in the meantime.
  ///
  /// - Parameters:
  ///   - makeScreen: A closure that creates the view controller, for each device and orientation.
  ///   - devices: The devices to simulate. The default is every device with known keyboard heights.
  ///   - orientations: The orientations to test.
  ///   - keyboards: The keyboards to show for each input, regardless of the input's keyboard type. If the predictive
  ///     bar changes the height of the text keyboard, that keyboard is tested with and without the bar.
  ///   - seconds: The time to wait before each new screen is tested, in seconds of real time. Pass a value if the
  ///     screen's code sleeps, waits for a file, or works on another thread before it shows the content.
  ///   - pictures: A folder for pictures of the screen, one picture for each input that is not visible. The folder is
  ///     created if necessary. If this argument is nil, the environment variable `CLAVIER_PICTURES` names the folder.
  ///     If the variable is not set, no pictures are written.
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
    waiting seconds: TimeInterval = 0,
    pictures: URL? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let assertion = VisibilityAssertion(
      keyboards: keyboards, host: .standard, pictures: pictures ?? ScreenPicture.standardFolder)
    let configurations = TrialConfiguration.all(devices, orientations)
    for message in await assertion.failuresWithTasks(of: makeScreen, in: configurations, waiting: seconds) {
      reportIssue(message, fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }
#endif
