import Testing
import UIKit

@testable import Clavier

/// Former names that no style of another library uses.
@MainActor struct DeprecatedTests {
  /// Uses of former names, in overrides, because the compiler warns about deprecated names anywhere else.
  @MainActor private class Uses {
    func check(_ field: UITextField, in scrollView: UIScrollView, of avoider: KeyboardAvoider) {}
    func checkPolicy(of controller: UIViewController, for avoider: KeyboardAvoider) {}
  }

  private final class FormerUses: Uses {
    @available(*, deprecated, message: "Uses former names.")
    override func check(_ field: UITextField, in scrollView: UIScrollView, of avoider: KeyboardAvoider) {
      #expect(avoider[field].isAvoided && avoider[scrollView].isAvoided)
      avoider[field].isAvoided = false
      #expect(!avoider[field].isAvoided && !avoider.options(for: field).isEnabled)
      #expect(avoider[scrollView].isAvoided)
      avoider.options(forScrollView: scrollView).isManaged = false
      #expect(!avoider[scrollView].isAvoided)
      avoider[scrollView].isAvoided = true
      #expect(avoider.options(forScrollView: scrollView).isManaged && avoider.options(for: scrollView).isEnabled)
      avoider[field].spacing = 40
      avoider[field].alsoKeepVisible = [scrollView]
      #expect(avoider.options(for: field).spacing == 40 && avoider[field].spacing == 40)
      #expect(avoider.options(for: field).alsoKeepVisible == [scrollView])
      #expect(avoider[field].alsoKeepVisible == [scrollView])
    }

    @available(*, deprecated, message: "Uses former names.")
    override func checkPolicy(of controller: UIViewController, for avoider: KeyboardAvoider) {
      #expect(avoider[controller].policy == nil)
      avoider[controller].policy = .off
      #expect(avoider.policy(for: controller) == .disabled && avoider[controller].policy == .disabled)
    }
  }

  @Test("the deprecated options of inputs and scroll views are the same as the current options")
  func options() {
    let uses: Uses = FormerUses()
    uses.check(UITextField(), in: UIScrollView(), of: KeyboardAvoider(center: KeyboardCenter()))
  }

  @Test("the deprecated options of view controllers are the same as the current options")
  func policy() {
    let uses: Uses = FormerUses()
    uses.checkPolicy(of: UIViewController(), for: KeyboardAvoider(center: KeyboardCenter()))
  }
}
