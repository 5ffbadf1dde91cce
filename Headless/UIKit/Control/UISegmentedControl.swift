public import Foundation

/// A row of segments.
///
/// At most one segment is selected.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// The value of ``selectedSegmentIndex`` while no segment is selected.
  public nonisolated static let noSegment = -1

  private struct Segment {
    var title: String?
    var image: UIImage?
    var width: CGFloat = 0
    var isEnabled = true
    var action: UIAction?
  }

  private static let height: CGFloat = 32
  /// The space at both sides of a title.
  private static let padding: CGFloat = 10

  private var segments: [Segment] = []
  private var attributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]

  /// Creates a control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  @_documentation(visibility: internal)
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a control with a segment for each title or image.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    segments = (items ?? []).map { Segment(title: $0 as? String, image: $0 as? UIImage) }
    frame.size = intrinsicContentSize
  }

  /// Creates a control with a segment for each action.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map { Segment(title: $0.title, image: $0.image, action: $0) }
  }

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// The index of the selected segment, or ``noSegment``.
  ///
  /// Setting this property sends no event.
  open var selectedSegmentIndex = UISegmentedControl.noSegment {
    didSet { if !segments.indices.contains(selectedSegmentIndex) { selectedSegmentIndex = Self.noSegment } }
  }

  /// Whether no segment stays selected after a tap.
  open var isMomentary = false

  /// Whether segments are as wide as their content.
  open var apportionsSegmentWidthsByContent = false {
    didSet { contentDidChange() }
  }

  /// The color of the selected segment.
  open var selectedSegmentTintColor: UIColor?

  /// Inserts a segment with a title.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }

  /// Inserts a segment with an image.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }

  /// Inserts a segment that performs an action.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(Segment(title: action.title, image: action.image, action: action), at: segment)
  }

  private func insert(_ segment: Segment, at index: Int) {
    let index = min(max(0, index), segments.count)
    segments.insert(segment, at: index)
    if selectedSegmentIndex >= index { selectedSegmentIndex += 1 }
    contentDidChange()
  }

  /// Removes a segment.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    let selected = selectedSegmentIndex
    segments.remove(at: segment)
    selectedSegmentIndex = selected == segment ? Self.noSegment : selected > segment ? selected - 1 : selected
    contentDidChange()
  }

  /// Removes all segments.
  open func removeAllSegments() {
    segments = []
    selectedSegmentIndex = Self.noSegment
    contentDidChange()
  }

  /// Sets the title of a segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (title, nil) }
  }

  /// Returns the title of a segment.
  @discardableResult open func titleForSegment(at segment: Int) -> String? { item(segment)?.title }

  /// Sets the image of a segment.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (nil, image) }
  }

  /// Returns the image of a segment.
  @discardableResult open func imageForSegment(at segment: Int) -> UIImage? { item(segment)?.image }

  /// Sets the width of a segment in points; 0 for an automatic width.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width }
  }

  /// Returns the width of a segment in points; 0 for an automatic width.
  @discardableResult open func widthForSegment(at segment: Int) -> CGFloat { item(segment)?.width ?? 0 }

  /// Enables or disables a segment.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  /// Returns whether a segment is enabled.
  @discardableResult open func isEnabledForSegment(at segment: Int) -> Bool { item(segment)?.isEnabled ?? false }

  /// Sets the attributes of titles for a state.
  ///
  /// Only the font has an effect in the headless UIKit.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    self.attributes[state.rawValue] = attributes
    contentDidChange()
  }

  /// Returns the attributes of titles for a state.
  @discardableResult open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state.rawValue]
  }

  private func item(_ index: Int) -> Segment? { segments.indices.contains(index) ? segments[index] : nil }

  private func change(_ index: Int, _ change: (inout Segment) -> Void) {
    guard segments.indices.contains(index) else { return }
    change(&segments[index])
    contentDidChange()
  }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Size and touches

  private var font: UIFont {
    attributes[UIControl.State.normal.rawValue]?[.font] as? UIFont ?? .systemFont(ofSize: 13, weight: .medium)
  }

  private func contentWidth(of segment: Segment) -> CGFloat {
    if segment.width > 0 { return segment.width }
    let content = segment.image?.size.width ?? font.headlessWidth(of: segment.title ?? "")
    return ceilToPixel(content) + 2 * Self.padding
  }

  @_documentation(visibility: internal)
  open override var intrinsicContentSize: CGSize {
    let widths = segments.map(contentWidth)
    let width =
      apportionsSegmentWidthsByContent
      ? widths.reduce(0, +) : (widths.max() ?? 0) * CGFloat(widths.count)
    return CGSize(width: width, height: Self.height)
  }

  @_documentation(visibility: internal)
  @discardableResult open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The frames of the segments in the control's coordinates.
  public var headlessSegmentFrames: [CGRect] {
    let wanted = segments.map { apportionsSegmentWidthsByContent || $0.width > 0 ? contentWidth(of: $0) : 1 }
    let factor = wanted.isEmpty ? 0 : bounds.width / wanted.reduce(0, +)
    var x: CGFloat = 0
    let frames = wanted.map { width in
      defer { x += width * factor }
      return CGRect(x: x, y: 0, width: width * factor, height: bounds.height)
    }
    return traitCollection.layoutDirection == .rightToLeft
      ? frames.map { CGRect(x: bounds.width - $0.maxX, y: 0, width: $0.width, height: $0.height) } : frames
  }

  override func handlesGesture(of recognizer: UIGestureRecognizer) -> Bool { recognizer.isSingleTap }

  @_documentation(visibility: internal)
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let point = touch?.location(in: self),
      let index = headlessSegmentFrames.firstIndex(where: { $0.minX <= point.x && point.x < $0.maxX }),
      segments[index].isEnabled, isMomentary || index != selectedSegmentIndex
    else { return }
    selectedSegmentIndex = index
    if let action = segments[index].action { sendAction(action) }
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }
}
