public import Foundation
public import HeadlessEnumerations

/// A control that selects a date or a time.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  /// What the picker selects.
  public typealias Mode = UIDatePickerMode

  /// Creates a date picker with a frame; an empty frame selects the size of the content.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    if frame.size == .zero { self.frame.size = intrinsicContentSize }
  }

  @_documentation(visibility: internal)
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: Value

  private var storedDate = Date()

  /// The selected date.
  ///
  /// A date outside the range is moved to the nearest end of the range. Setting this property sends no event.
  open var date: Date {
    get { storedDate }
    set { storedDate = allowed(newValue) }
  }

  /// Sets the selected date, and sends no event.
  open func setDate(_ date: Date, animated: Bool) {
    self.date = date
  }

  /// The start of the range; nil for no limit.
  ///
  /// A date after ``maximumDate`` has no effect.
  open var minimumDate: Date? {
    didSet { storedDate = allowed(storedDate) }
  }

  /// The end of the range; nil for no limit.
  open var maximumDate: Date? {
    didSet { storedDate = allowed(storedDate) }
  }

  /// The interval between the minutes that can be selected, a divisor of 60.
  open var minuteInterval = 1 {
    didSet { if minuteInterval < 1 || minuteInterval > 30 || 60 % minuteInterval != 0 { minuteInterval = 1 } }
  }

  /// The duration that a countdown timer selects, in seconds.
  open var countDownDuration: TimeInterval = 60 {
    didSet { countDownDuration = min(max(60, countDownDuration), 86_340) }
  }

  /// The locale of the wheels.
  open var locale: Locale?

  /// The calendar of the dates.
  open var calendar: Calendar! = .current {
    didSet { if calendar == nil { calendar = .current } }
  }

  /// The time zone of the dates; nil for the calendar's time zone.
  open var timeZone: TimeZone?

  private func allowed(_ date: Date) -> Date {
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
    return min(max(date, minimumDate ?? .distantPast), maximumDate ?? .distantFuture)
  }

  // MARK: Appearance

  /// What the picker selects.
  open var datePickerMode = UIDatePicker.Mode.dateAndTime {
    didSet { if datePickerMode != oldValue { sizeMayHaveChanged() } }
  }

  /// The style that the app prefers.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { if preferredDatePickerStyle != oldValue { sizeMayHaveChanged() } }
  }

  /// The style.
  ///
  /// This is the preferred style if the mode supports the preferred style.
  ///
  /// The automatic style is compact, except for modes that only wheels support.
  open var datePickerStyle: UIDatePickerStyle {
    if datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth { return .wheels }
    return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }

  private func sizeMayHaveChanged() {
    if bounds.size == lastContentSize { bounds.size = intrinsicContentSize }
    lastContentSize = intrinsicContentSize
    invalidateIntrinsicContentSize()
  }

  private lazy var lastContentSize = DatePickerSize(mode: .dateAndTime, style: .compact).size

  /// The size of the wheels is that of a picker; the other sizes are estimates.
  @_documentation(visibility: internal)
  open override var intrinsicContentSize: CGSize { DatePickerSize(mode: datePickerMode, style: datePickerStyle).size }

  @_documentation(visibility: internal)
  @discardableResult open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

extension UIDatePicker {
  /// Selects a date, as the user would, and sends the event.
  public func headlessPick(_ date: Date) {
    guard isEnabled else { return }
    self.date = date
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }
}

/// The size of a date picker.
private struct DatePickerSize {
  let mode: UIDatePickerMode
  let style: UIDatePickerStyle

  @MainActor var size: CGSize {
    switch style {
    case .compact: CGSize(width: mode == .dateAndTime ? 216 : mode == .time ? 90 : 124, height: 34)
    case .inline: CGSize(width: 320, height: mode == .time ? 50 : mode == .date ? 330 : 380)
    default: UIPickerView.size
    }
  }
}
