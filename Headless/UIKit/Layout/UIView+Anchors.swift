import Foundation

extension UIView {
  /// The leading edge.
  public var leadingAnchor: NSLayoutXAxisAnchor { .init(LayoutTerm(item: self, attribute: .leading)) }
  /// The trailing edge.
  public var trailingAnchor: NSLayoutXAxisAnchor { .init(LayoutTerm(item: self, attribute: .trailing)) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { .init(LayoutTerm(item: self, attribute: .left)) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { .init(LayoutTerm(item: self, attribute: .right)) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { .init(LayoutTerm(item: self, attribute: .top)) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { .init(LayoutTerm(item: self, attribute: .bottom)) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { .init(LayoutTerm(item: self, attribute: .width)) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { .init(LayoutTerm(item: self, attribute: .height)) }
  /// The horizontal center.
  public var centerXAnchor: NSLayoutXAxisAnchor { .init(LayoutTerm(item: self, attribute: .centerX)) }
  /// The vertical center.
  public var centerYAnchor: NSLayoutYAxisAnchor { .init(LayoutTerm(item: self, attribute: .centerY)) }
  /// The baseline of the first line of text, or the top edge if there is no text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { .init(LayoutTerm(item: self, attribute: .firstBaseline)) }
  /// The baseline of the last line of text, or the bottom edge if there is no text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { .init(LayoutTerm(item: self, attribute: .lastBaseline)) }
}
