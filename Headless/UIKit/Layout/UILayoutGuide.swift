public import Foundation
import HeadlessEnumerations

/// A rectangle in a view that takes part in layout without being a view.
@MainActor open class UILayoutGuide: NSObject {
  /// What the rectangle follows.
  enum Role { case custom, safeArea, margins, readable, keyboard, content, frame }

  let role: Role
  weak var storedOwner: UIView?
  var layoutItem: LayoutItem?

  init(role: Role) {
    self.role = role
    super.init()
  }

  /// Makes a guide that constraints alone place.
  public override convenience init() {
    self.init(role: .custom)
  }

  /// Where the guide is, in the coordinates of its view, as of the last layout.
  open var layoutFrame: CGRect {
    guard let owner = storedOwner else { return .zero }
    return owner.frame(of: self)
  }

  /// The view in which the guide is.
  ///
  /// Not retained: the view retains the guide.
  open weak var owningView: UIView? {
    get { storedOwner }
    set {
      guard newValue !== storedOwner else { return }
      storedOwner?.removeLayoutGuide(self)
      newValue?.addLayoutGuide(self)
    }
  }

  /// A name for whoever looks for the guide.
  open var identifier = ""

  /// Where reading starts.
  public final var leadingAnchor: NSLayoutXAxisAnchor { .init(LayoutTerm(item: self, attribute: .leading)) }
  /// Where reading ends.
  public final var trailingAnchor: NSLayoutXAxisAnchor { .init(LayoutTerm(item: self, attribute: .trailing)) }
  /// The left edge.
  public final var leftAnchor: NSLayoutXAxisAnchor { .init(LayoutTerm(item: self, attribute: .left)) }
  /// The right edge.
  public final var rightAnchor: NSLayoutXAxisAnchor { .init(LayoutTerm(item: self, attribute: .right)) }
  /// The upper edge.
  public final var topAnchor: NSLayoutYAxisAnchor { .init(LayoutTerm(item: self, attribute: .top)) }
  /// The lower edge.
  public final var bottomAnchor: NSLayoutYAxisAnchor { .init(LayoutTerm(item: self, attribute: .bottom)) }
  /// The width.
  public final var widthAnchor: NSLayoutDimension { .init(LayoutTerm(item: self, attribute: .width)) }
  /// The height.
  public final var heightAnchor: NSLayoutDimension { .init(LayoutTerm(item: self, attribute: .height)) }
  /// The horizontal centre.
  public final var centerXAnchor: NSLayoutXAxisAnchor { .init(LayoutTerm(item: self, attribute: .centerX)) }
  /// The vertical centre.
  public final var centerYAnchor: NSLayoutYAxisAnchor { .init(LayoutTerm(item: self, attribute: .centerY)) }
}
