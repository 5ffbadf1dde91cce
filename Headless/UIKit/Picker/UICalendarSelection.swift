public import Foundation

/// The way in which the user selects days in a calendar view.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UICalendarSelection: NSObject {
  weak var view: UICalendarView?

  override init() {
    super.init()
  }

  /// Asks the delegate again which days can be selected.
  open func updateSelectableDates() {}

  func userDidTap(_ date: DateComponents) -> Bool { false }

  /// Returns whether two dates are the same day.
  func isSame(_ one: DateComponents, _ other: DateComponents) -> Bool {
    (one.year, one.month, one.day) == (other.year, other.month, other.day)
  }
}

/// The selection of one day.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UICalendarSelectionSingleDate: UICalendarSelection {
  /// Creates a selection.
  ///
  /// The delegate is held weakly.
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// The object that decides which days can be selected, and is notified of changes.
  open weak var delegate: (any UICalendarSelectionSingleDateDelegate)?

  /// The selected day; nil for none.
  open var selectedDate: DateComponents?

  /// Selects a day, without asking the delegate.
  open func setSelected(_ selectedDate: DateComponents?, animated: Bool) {
    self.selectedDate = selectedDate
  }

  override func userDidTap(_ date: DateComponents) -> Bool {
    let new = selectedDate.map { isSame($0, date) } == true ? nil : date
    guard delegate?.dateSelection(self, canSelectDate: new) ?? true else { return false }
    selectedDate = new
    delegate?.dateSelection(self, didSelectDate: new)
    return true
  }
}

/// The object that decides whether the user can select a day, and is notified of the selection.
@_documentation(visibility: internal)
@preconcurrency @MainActor public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
  /// Called when the user has selected a day, or none.
  func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  /// Whether the user can select a day, or none.
  func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool
}

@_documentation(visibility: internal)
extension UICalendarSelectionSingleDateDelegate {
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}

/// The selection of several days.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UICalendarSelectionMultiDate: UICalendarSelection {
  /// Creates a selection.
  ///
  /// The delegate is held weakly.
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// The object that decides which days can be selected, and is notified of changes.
  open weak var delegate: (any UICalendarSelectionMultiDateDelegate)?

  /// The selected days.
  open var selectedDates: [DateComponents] = []

  /// Selects days, without asking the delegate.
  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
    self.selectedDates = selectedDates
  }

  override func userDidTap(_ date: DateComponents) -> Bool {
    if let index = selectedDates.firstIndex(where: { isSame($0, date) }) {
      guard delegate?.multiDateSelection(self, canDeselectDate: date) ?? true else { return false }
      selectedDates.remove(at: index)
      delegate?.multiDateSelection(self, didDeselectDate: date)
    } else {
      guard delegate?.multiDateSelection(self, canSelectDate: date) ?? true else { return false }
      selectedDates.append(date)
      delegate?.multiDateSelection(self, didSelectDate: date)
    }
    return true
  }
}

/// The object that decides which days the user can select and deselect, and is notified of changes.
@_documentation(visibility: internal)
@preconcurrency @MainActor public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
  /// Called when the user has selected a day.
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  /// Called when the user has deselected a day.
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
  /// Whether the user can select a day.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool
  /// Whether the user can deselect a day.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool
}

@_documentation(visibility: internal)
extension UICalendarSelectionMultiDateDelegate {
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool { true }

  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { true }
}
