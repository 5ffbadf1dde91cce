// The SwiftUI samples of the documentation, and the sample that depends on the version of iOS, as an app would contain
// them.
import Clavier
import Combine
import SwiftUI
import UIKit

// visionOS has no bar on its keyboard.
#if !os(visionOS)
  struct SignUpView: View {
    enum Field: CaseIterable { case name, street, city }

    @FocusState private var focus: Field?
    @State private var name = ""
    @State private var street = ""
    @State private var city = ""

    var body: some View {
      Form {
        TextField("Name", text: $name).focused($focus, equals: .name)
        TextField("Street", text: $street).focused($focus, equals: .street)
        TextField("City", text: $city).focused($focus, equals: .city)
      }
      .keyboardToolbar(focus: $focus)
      .dismissesKeyboardOnTap()
    }
  }
#endif

struct ResultList: View {
  var body: some View { Text(verbatim: "Results") }
}

@available(iOS 17, *)
enum NewSamples {
  struct SearchView: View {
    @State private var keyboard = KeyboardModel()

    var body: some View {
      ResultList().opacity(keyboard.isVisible ? 1 : 0.5)
    }
  }

  struct EnvironmentView: View {
    @Environment(\.keyboard) private var keyboard

    var body: some View {
      ResultList().opacity(keyboard.isVisible ? 1 : 0.5)
    }
  }
}

struct SearchView: View {
  @StateObject private var keyboard = ObservableKeyboard()

  var body: some View {
    ResultList().opacity(keyboard.isVisible ? 1 : 0.5)
  }
}

struct EventsView: View {
  @State private var isCompact = false

  var body: some View {
    ResultList()
      .onKeyboard(.willShow) { _ in isCompact = true }
  }

  var changes: some View {
    ResultList()
      .onKeyboardChange { keyboard, _ in isCompact = keyboard.isVisible }
  }
}

struct AvoidingView: View {
  var body: some View {
    ResultList()
      .ignoresSafeArea(.keyboard)
      .keyboardAvoidance(.automatic)
  }

  var remaining: some View {
    ResultList()
      .keyboardAvoiding(spacing: 8)
  }
}

#if !os(visionOS)
  /// The hand-written modifier that many apps contain.
  struct KeyboardAdaptive: ViewModifier {
    @State private var keyboardHeight: CGFloat = 0

    func body(content: Content) -> some View {
      content
        .padding(.bottom, keyboardHeight)
        .onReceive(NotificationCenter.default.publisher(for: UIResponder.keyboardWillChangeFrameNotification)) {
          let frame = $0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
          keyboardHeight = max(0, UIScreen.main.bounds.height - frame.minY)
        }
    }
  }
#endif

struct KeyboardAvoidingSample: ViewModifier {
  func body(content: Content) -> some View {
    content.keyboardAvoiding(spacing: 8)
  }
}

#if !os(visionOS)
  @MainActor func makeCenter() -> KeyboardCenter {
    let center: KeyboardCenter
    if #available(iOS 26, *) {
      center = KeyboardCenter(source: .messages)
    } else {
      center = KeyboardCenter()
    }

    return center
  }
#endif
