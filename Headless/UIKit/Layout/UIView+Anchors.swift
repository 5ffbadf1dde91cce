import Foundation

extension UIView {
  /// Where reading starts.
  public var leadingAnchor: NSLayoutXAxisAnchor { .init(LayoutTerm(item: self, attribute: .leading)) }
  /// Where reading ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { .init(LayoutTerm(item: self, attribute: .trailing)) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { .init(LayoutTerm(item: self, attribute: .left)) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { .init(LayoutTerm(item: self, attribute: .right)) }
  /// The upper edge.
  public var topAnchor: NSLayoutYAxisAnchor { .init(LayoutTerm(item: self, attribute: .top)) }
  /// The lower edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { .init(LayoutTerm(item: self, attribute: .bottom)) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { .init(LayoutTerm(item: self, attribute: .width)) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { .init(LayoutTerm(item: self, attribute: .height)) }
  /// The horizontal centre.
  public var centerXAnchor: NSLayoutXAxisAnchor { .init(LayoutTerm(item: self, attribute: .centerX)) }
  /// The vertical centre.
  public var centerYAnchor: NSLayoutYAxisAnchor { .init(LayoutTerm(item: self, attribute: .centerY)) }
  /// The baseline of the first line of text; the lower edge without text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { .init(LayoutTerm(item: self, attribute: .firstBaseline)) }
  /// The baseline of the last line of text; the lower edge without text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { .init(LayoutTerm(item: self, attribute: .lastBaseline)) }
}
