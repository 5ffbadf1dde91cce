public import Foundation
public import HeadlessEnumerations

// In UIKit, these are properties of all objects.
@_documentation(visibility: internal)
extension UIResponder {
  /// Whether VoiceOver reaches the elements in the object one after another, before those behind it.
  public var shouldGroupAccessibilityChildren: Bool {
    get { AccessibilityStore[self].groupsChildren }
    set { AccessibilityStore[self].groupsChildren = newValue }
  }

  /// How assistive technologies reach the elements in the object.
  public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { AccessibilityStore[self].navigationStyle }
    set { AccessibilityStore[self].navigationStyle = newValue }
  }

  /// The point on the screen that VoiceOver taps to activate the object: by default, the center of its frame.
  public var accessibilityActivationPoint: CGPoint {
    get {
      AccessibilityStore[self].activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)
    }
    set { AccessibilityStore[self].activationPoint = newValue }
  }

  /// Whether the user can act on the object: by default, whether it receives touches.
  public var accessibilityRespondsToUserInteraction: Bool {
    get { AccessibilityStore[self].respondsToUser ?? (self as? UIView)?.isUserInteractionEnabled ?? false }
    set { AccessibilityStore[self].respondsToUser = newValue }
  }

  /// The language in which VoiceOver speaks.
  public var accessibilityLanguage: String? {
    get { AccessibilityStore[self].language }
    set { AccessibilityStore[self].language = newValue }
  }

  /// The names with which the user can address the object by voice: by default, its label.
  public var accessibilityUserInputLabels: [String]! {
    get { AccessibilityStore[self].inputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
    set { AccessibilityStore[self].inputLabels = newValue }
  }
}

/// The content that a view shows enlarged while the user presses it, with large text sizes.
struct LargeContent {
  var isShown = false
  var title: String?
  var image: UIImage?
  var scalesImage = false
  var imageInsets = UIEdgeInsets.zero
}

/// A view with a large version for users with large text sizes, which is not shown in the headless UIKit.
@_documentation(visibility: internal)
@preconcurrency @MainActor public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// Whether there is a large version.
  var showsLargeContentViewer: Bool { get }
  /// The title.
  var largeContentTitle: String? { get }
  /// The image.
  var largeContentImage: UIImage? { get }
  /// Whether the image is enlarged.
  var scalesLargeContentImage: Bool { get }
  /// The insets of the image.
  var largeContentImageInsets: UIEdgeInsets { get }
}

@_documentation(visibility: internal)
extension UIView: UILargeContentViewerItem {
  public var showsLargeContentViewer: Bool {
    get { AccessibilityStore[self].largeContent.isShown }
    set { AccessibilityStore[self].largeContent.isShown = newValue }
  }

  public var largeContentTitle: String? {
    get { AccessibilityStore[self].largeContent.title ?? (self as? UIButton)?.currentTitle ?? (self as? UILabel)?.text }
    set { AccessibilityStore[self].largeContent.title = newValue }
  }

  public var largeContentImage: UIImage? {
    get { AccessibilityStore[self].largeContent.image ?? (self as? UIButton)?.currentImage }
    set { AccessibilityStore[self].largeContent.image = newValue }
  }

  public var scalesLargeContentImage: Bool {
    get { AccessibilityStore[self].largeContent.scalesImage }
    set { AccessibilityStore[self].largeContent.scalesImage = newValue }
  }

  public var largeContentImageInsets: UIEdgeInsets {
    get { AccessibilityStore[self].largeContent.imageInsets }
    set { AccessibilityStore[self].largeContent.imageInsets = newValue }
  }
}

/// The interaction that shows large versions of views.
///
/// This never happens in the headless UIKit.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  private weak var storedView: UIView?

  /// Creates an interaction.
  public override init() {
    super.init()
  }

  open var view: UIView? { storedView }
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) {
    storedView = view
  }

  /// Whether the user has chosen one of the large text sizes.
  public class var isEnabled: Bool { HeadlessPreferredSize.category.isAccessibilityCategory }
}
