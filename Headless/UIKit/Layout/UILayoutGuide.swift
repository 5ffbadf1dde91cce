public import Foundation
import HeadlessEnumerations

/// A rectangle in a view that takes part in layout but is not a view.
@preconcurrency @MainActor open class UILayoutGuide: NSObject, ReferencedItem {
  /// The purpose of the guide.
  enum Role { case custom, safeArea, margins, readable, keyboard, content, frame }

  private(set) var role = Role.custom
  @Unretained var storedOwner: UIView?
  private var storedReference: ItemReference?
  var layoutItem: LayoutItem?

  /// Creates a guide without a position, which constraints must determine.
  public override init() {
    super.init()
  }

  /// Creates a guide with default values, because the headless UIKit has no archives.
  @_documentation(visibility: internal)
  public required init?(coder: NSCoder) {
    super.init()
  }

  convenience init(role: Role) {
    self.init()
    self.role = role
  }

  deinit { storedReference?.clear() }

  /// The reference through which other objects refer to this guide without retaining it.
  var reference: ItemReference {
    if let storedReference { return storedReference }
    let new = ItemReference(self)
    storedReference = new
    return new
  }

  /// Makes the guide one of the system's guides.
  func assign(_ role: Role) {
    self.role = role
  }

  /// The frame after the last layout pass, in the coordinates of the guide's view.
  open var layoutFrame: CGRect {
    guard let owner = storedOwner else { return .zero }
    return owner.frame(of: self)
  }

  /// The view that owns the guide.
  ///
  /// The reference is weak, because the view retains the guide.
  open weak var owningView: UIView? {
    get { storedOwner }
    set {
      guard newValue !== storedOwner else { return }
      storedOwner?.removeLayoutGuide(self)
      newValue?.addLayoutGuide(self)
    }
  }

  /// A name for debugging.
  open var identifier = ""

  /// The leading edge.
  public final var leadingAnchor: NSLayoutXAxisAnchor { .init(LayoutTerm(item: self, attribute: .leading)) }
  /// The trailing edge.
  public final var trailingAnchor: NSLayoutXAxisAnchor { .init(LayoutTerm(item: self, attribute: .trailing)) }
  /// The left edge.
  public final var leftAnchor: NSLayoutXAxisAnchor { .init(LayoutTerm(item: self, attribute: .left)) }
  /// The right edge.
  public final var rightAnchor: NSLayoutXAxisAnchor { .init(LayoutTerm(item: self, attribute: .right)) }
  /// The top edge.
  public final var topAnchor: NSLayoutYAxisAnchor { .init(LayoutTerm(item: self, attribute: .top)) }
  /// The bottom edge.
  public final var bottomAnchor: NSLayoutYAxisAnchor { .init(LayoutTerm(item: self, attribute: .bottom)) }
  /// The width.
  public final var widthAnchor: NSLayoutDimension { .init(LayoutTerm(item: self, attribute: .width)) }
  /// The height.
  public final var heightAnchor: NSLayoutDimension { .init(LayoutTerm(item: self, attribute: .height)) }
  /// The horizontal center.
  public final var centerXAnchor: NSLayoutXAxisAnchor { .init(LayoutTerm(item: self, attribute: .centerX)) }
  /// The vertical center.
  public final var centerYAnchor: NSLayoutYAxisAnchor { .init(LayoutTerm(item: self, attribute: .centerY)) }
}
