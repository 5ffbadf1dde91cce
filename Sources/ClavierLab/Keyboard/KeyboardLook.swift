/// The look of the drawn keyboard.
package enum KeyboardLook: CaseIterable, Hashable, Sendable {
  /// White keys with shadows on a gray background, as on iOS 12 to 18.
  case iOS18
  /// Rounded keys without shadows on a panel with rounded corners, as on iOS 26.
  case iOS26
}
