#if canImport(UIKit) && canImport(SwiftUI) && canImport(Observation)
  public import SwiftUI

  @available(iOS 17, *)
  extension EnvironmentValues {
    /// The keyboard, as an observable object.
    ///
    /// ```swift
    /// struct EnvironmentView: View {
    ///   @Environment(\.keyboard) private var keyboard
    ///
    ///   var body: some View {
    ///     ResultList().opacity(keyboard.isVisible ? 1 : 0.5)
    ///   }
    /// }
    /// ```
    ///
    /// A view that reads a property of this object is updated when that property changes.
    public var keyboard: KeyboardModel {
      get { self[KeyboardKey.self] }
      set { self[KeyboardKey.self] = newValue }
    }
  }

  @available(iOS 17, *)
  private struct KeyboardKey: EnvironmentKey {
    static let defaultValue = KeyboardModel()
  }
#endif
