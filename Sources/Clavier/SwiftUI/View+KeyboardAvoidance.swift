#if canImport(UIKit) && canImport(SwiftUI)
  public import ClavierCore
  public import Foundation
  public import SwiftUI
  import UIKit

  extension View {
    /// Sets the policy of ``KeyboardAvoider/shared`` for the view controller that contains this view.
    ///
    /// SwiftUI avoids the keyboard by itself. Therefore, by default, the avoider does nothing in a hosting controller,
    /// unless the controller's `safeAreaRegions` exclude the keyboard. If you turn off SwiftUI's avoidance with
    /// `.ignoresSafeArea(.keyboard)`, use this modifier to let the avoider handle the keyboard:
    ///
    /// ```swift
    /// ResultList()
    ///   .ignoresSafeArea(.keyboard)
    ///   .keyboardAvoidance(.automatic)
    /// ```
    ///
    /// The modifier's policy takes precedence over a policy that your app sets with
    /// ``KeyboardAvoider/setPolicy(_:for:)``. After the view has left its window, the app's own policy applies again.
    /// If your app sets a policy while the view is on the screen, that policy has no effect until the view leaves its
    /// window. If several views set a policy, the policy of the view that was most recently added to a window applies.
    /// To add padding without an avoider, use ``keyboardAvoiding(spacing:)``.
    public nonisolated func keyboardAvoidance(_ policy: KeyboardAvoider.Policy) -> some View {
      modifier(PolicyModifier(policy: policy))
    }

    /// Adds bottom padding for the part of this view that the keyboard still covers after SwiftUI has moved the view.
    ///
    /// SwiftUI avoids the keyboard by adding the keyboard's height to the safe area. A view can stay covered if it
    /// ignores the keyboard's safe area, or if your code places it at a fixed position. Padding is added only while the
    /// keyboard covers part of the view.
    ///
    /// - Parameter spacing: The space between the keyboard and the content, in points, while the keyboard covers part
    ///   of this view.
    public nonisolated func keyboardAvoiding(spacing: CGFloat = 0) -> some View {
      modifier(KeyboardAvoidingModifier(spacing: spacing))
    }

    /// Ends editing when the user taps outside the input, in the view controller that contains this view.
    ///
    /// The tapped view still receives the touch (see ``TapToDismiss``). A tap on a UIKit control does not end editing.
    /// A tap on a SwiftUI `Button` ends editing if SwiftUI draws the button without a `UIControl`.
    public nonisolated func dismissesKeyboardOnTap() -> some View {
      modifier(DismissOnTapModifier())
    }
  }

  // The modifiers' initializers are nonisolated, because the functions of `View` that call them are.

  private struct PolicyModifier: ViewModifier {
    let policy: KeyboardAvoider.Policy

    nonisolated init(policy: KeyboardAvoider.Policy) {
      self.policy = policy
    }

    func body(content: Content) -> some View {
      content.background { ProbeHost(makeProbe: makeProbe, update: { $0.policy = policy }) }
    }

    private func makeProbe() -> PolicyProbe { PolicyProbe(policy: policy) }
  }

  private struct DismissOnTapModifier: ViewModifier {
    nonisolated init() {}

    func body(content: Content) -> some View {
      content.background { ProbeHost(makeProbe: makeProbe, update: { _ in }) }
    }

    private func makeProbe() -> TapProbe { TapProbe() }
  }

  private struct KeyboardAvoidingModifier: ViewModifier {
    let spacing: CGFloat
    @State private var padding: CGFloat = 0

    nonisolated init(spacing: CGFloat) {
      self.spacing = spacing
    }

    func body(content: Content) -> some View {
      content
        .padding(.bottom, padding)
        .background { ProbeHost(makeProbe: makeProbe, update: { $0.spacing = spacing }) }
    }

    private func makeProbe() -> CoverageProbe {
      let probe = CoverageProbe(spacing: spacing, height: padding, center: .shared)
      probe.onChange = { height, animation in
        withAnimation(Animation(animation)) { padding = height }
      }
      return probe
    }
  }

  /// Puts a probe into the background of a SwiftUI view.
  private struct ProbeHost<Probe: HostProbe>: UIViewRepresentable {
    let makeProbe: () -> Probe
    let update: (Probe) -> Void

    func makeUIView(context: Context) -> Probe { makeProbe() }

    func updateUIView(_ probe: Probe, context: Context) { update(probe) }
  }

  extension Animation {
    /// Creates the keyboard's animation; nil if the change is not animated.
    fileprivate init?(_ animation: KeyboardAnimation) {
      guard animation.isAnimated else { return nil }
      switch animation.curve {
      case .easeIn: self = .easeIn(duration: animation.duration)
      case .easeOut: self = .easeOut(duration: animation.duration)
      case .easeInOut: self = .easeInOut(duration: animation.duration)
      case .linear: self = .linear(duration: animation.duration)
      default:
        let spring = animation.spring
        self = .interpolatingSpring(mass: spring.mass, stiffness: spring.stiffness, damping: spring.drawnDamping)
      }
    }
  }
#endif
