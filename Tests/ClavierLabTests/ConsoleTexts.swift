/// Console logs in several formats.
enum ConsoleTexts {
  static func objectiveC(_ name: String, begin: String, end: String, duration: String = "\"0.25\"", bounds: String = "")
    -> String
  {
    """
    NSConcreteNotification 0x600000c7a0d0 {name = \(name); userInfo = {
        UIKeyboardAnimationCurveUserInfoKey = 7;
        UIKeyboardAnimationDurationUserInfoKey = \(duration);
    \(bounds.isEmpty ? "" : "    UIKeyboardBoundsUserInfoKey = \"NSRect: \(bounds)\";\n    ")    UIKeyboardFrameBeginUserInfoKey = "NSRect: \(begin)";
        UIKeyboardFrameEndUserInfoKey = "NSRect: \(end)";
        UIKeyboardIsLocalUserInfoKey = 1;
    }}

    """
  }

  /// On an iPhone 16, the keyboard appears, changes to the number pad, and hides.
  static let visit =
    "12:00:01 the app starts\n"
    + objectiveC(
      "UIKeyboardWillChangeFrameNotification", begin: "{{0, 852}, {393, 336}}", end: "{{0, 516}, {393, 336}}")
    + objectiveC("UIKeyboardWillShowNotification", begin: "{{0, 852}, {393, 336}}", end: "{{0, 516}, {393, 336}}")
    + objectiveC("UIKeyboardDidChangeFrameNotification", begin: "{{0, 852}, {393, 336}}", end: "{{0, 516}, {393, 336}}")
    + objectiveC("UIKeyboardDidShowNotification", begin: "{{0, 852}, {393, 336}}", end: "{{0, 516}, {393, 336}}")
    + "something else is logged\n"
    + objectiveC(
      "UIKeyboardWillShowNotification", begin: "{{0, 516}, {393, 336}}", end: "{{0, 561}, {393, 291}}", duration: "0")
    + objectiveC("UIKeyboardWillHideNotification", begin: "{{0, 561}, {393, 291}}", end: "{{0, 852}, {393, 291}}")
}
