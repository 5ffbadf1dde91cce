public import Foundation
public import HeadlessEnumerations

/// A month whose days the user can select.
///
/// The days are not drawn, and gestures do not turn pages. To select a day, use ``headlessSelect(_:)``.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UICalendarView: UIView {
  private var decorations: [DateComponents: Decoration] = [:]

  /// Creates a view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  @_documentation(visibility: internal)
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The object that provides decorations; held weakly.
  open weak var delegate: (any UICalendarViewDelegate)? { didSet { decorations = [:] } }

  /// How the user selects days; nil if the user cannot.
  open var selectionBehavior: UICalendarSelection? { didSet { selectionBehavior?.view = self } }

  /// The calendar.
  open var calendar = Calendar.current

  /// The language and the conventions.
  open var locale = Locale.current

  /// The time zone; nil for the calendar's time zone.
  open var timeZone: TimeZone?

  /// The design of the font.
  open var fontDesign = UIFontDescriptor.SystemDesign.default

  /// The dates that can be visible.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
    didSet {
      let visible = calendar.date(from: visibleDateComponents) ?? Date()
      if visible < availableDateRange.start { show(availableDateRange.start) }
      if visible > availableDateRange.end { show(availableDateRange.end) }
    }
  }

  private var storedVisibleDate: DateComponents?

  /// The month that is visible.
  ///
  /// The default is the current month.
  open var visibleDateComponents: DateComponents {
    get { storedVisibleDate ?? calendar.dateComponents([.calendar, .era, .year, .month, .day], from: Date()) }
    set { setVisibleDateComponents(newValue, animated: false) }
  }

  private func show(_ date: Date) {
    visibleDateComponents = calendar.dateComponents([.calendar, .era, .year, .month, .day], from: date)
  }

  /// Shows another month.
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    let previous = visibleDateComponents
    storedVisibleDate = dateComponents
    decorations = [:]
    if previous.year != dateComponents.year || previous.month != dateComponents.month {
      delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: previous)
    }
  }

  /// Whether there is room for decorations.
  open var wantsDateDecorations = true { didSet { decorations = [:] } }

  /// Asks the delegate for the decorations of days again.
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
    for date in dates { decorations[day(date)] = nil }
  }

  /// The size is that of an inline date picker of iOS 16, as developers report.
  @_documentation(visibility: internal)
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: wantsDateDecorations ? 410 : 330) }

  // MARK: User

  /// Selects or deselects a day as a tap does; returns whether that changed something.
  @discardableResult public func headlessSelect(_ date: DateComponents) -> Bool {
    guard let whole = calendar.date(from: date), availableDateRange.contains(whole) else { return false }
    return selectionBehavior?.userDidTap(day(date)) ?? false
  }

  /// Returns the decoration of a day of the visible month; nil for none.
  public func headlessDecoration(for date: DateComponents) -> Decoration? {
    let date = day(date)
    guard wantsDateDecorations, date.year == visibleDateComponents.year, date.month == visibleDateComponents.month
    else { return nil }
    if let known = decorations[date] { return known }
    let new = delegate?.calendarView(self, decorationFor: date)
    decorations[date] = new
    return new
  }

  private func day(_ date: DateComponents) -> DateComponents {
    guard let whole = calendar.date(from: date) else { return date }
    return calendar.dateComponents([.calendar, .era, .year, .month, .day], from: whole)
  }

  /// The size of a decoration.
  public typealias DecorationSize = UICalendarViewDecorationSize

  /// The decoration below the number of a day.
  @preconcurrency @MainActor open class Decoration: NSObject {
    let image: UIImage?
    let color: UIColor?
    let size: DecorationSize
    let customViewProvider: (() -> UIView)?

    /// Creates a decoration that shows an image, or a dot if the image is nil.
    public init(image: UIImage?, color: UIColor?, size: UICalendarView.DecorationSize) {
      (self.image, self.color, self.size, customViewProvider) = (image, color, size, nil)
      super.init()
    }

    /// Creates a decoration that shows a view that the app provides.
    public init(customViewProvider: @escaping () -> UIView) {
      (image, color, size, self.customViewProvider) = (nil, nil, .medium, customViewProvider)
      super.init()
    }

    /// Creates a decoration that shows a dot.
    public override convenience init() {
      self.init(image: nil, color: nil, size: .medium)
    }

    /// Returns a decoration that shows a dot.
    public class func `default`(color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium) -> Decoration {
      Decoration(image: nil, color: color, size: size)
    }

    /// Returns a decoration that shows an image.
    public class func image(
      _ image: UIImage?, color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium
    ) -> Decoration { Decoration(image: image, color: color, size: size) }

    /// Returns a decoration that shows a view that the app provides.
    public class func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
      Decoration(customViewProvider: customViewProvider)
    }
  }
}

/// The object that provides the decorations of a calendar view.
@_documentation(visibility: internal)
@preconcurrency @MainActor public protocol UICalendarViewDelegate: NSObjectProtocol {
  /// Returns the decoration of a day; nil for none.
  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration?
  /// Called when another month has become visible.
  func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

@_documentation(visibility: internal)
extension UICalendarViewDelegate {
  public func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? { nil }

  public func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {}
}
