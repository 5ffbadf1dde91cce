import SwiftUI
import UIKit

/// The app: a gallery, the device checks, and a trace recorder.
@main
struct ClavierExamplesApp: App {
  var body: some Scene {
    WindowGroup { PlainWindow() }
  }
}

/// Shows a menu in a window without SwiftUI.
///
/// A hosting controller avoids the keyboard by itself, which would change what the screens and the checks show.
struct PlainWindow: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIViewController { WindowOpener() }

  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}
