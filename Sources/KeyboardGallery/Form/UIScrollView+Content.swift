#if canImport(UIKit)
  import UIKit

  extension UIScrollView {
    /// Adds a view as the content, which is as wide as the scroll view and as tall as the view requires.
    func hold(_ content: UIView) {
      content.translatesAutoresizingMaskIntoConstraints = false
      addSubview(content)
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor),
        content.bottomAnchor.constraint(equalTo: contentLayoutGuide.bottomAnchor),
        content.leadingAnchor.constraint(equalTo: contentLayoutGuide.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: contentLayoutGuide.trailingAnchor),
        content.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor),
      ])
    }

    /// Fills the screen of `view`, including the area of the home indicator.
    func fillScreen(of view: UIView) {
      let safeArea = view.safeAreaLayoutGuide
      translatesAutoresizingMaskIntoConstraints = false
      alwaysBounceVertical = true
      #if !os(visionOS)
        keyboardDismissMode = .interactive
      #endif
      view.addSubview(self)
      NSLayoutConstraint.activate([
        topAnchor.constraint(equalTo: safeArea.topAnchor),
        bottomAnchor.constraint(equalTo: view.bottomAnchor),
        leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
        trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
      ])
    }
  }
#endif
