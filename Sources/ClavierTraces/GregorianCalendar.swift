/// The Gregorian calendar, for the dates in logs.
enum GregorianCalendar {
  /// Returns the number of days from January 1, 1970, to a date.
  static func daysSince1970(year: Double, month: Double, day: Double) -> Double {
    // Years start in March, so that the leap day is the last day of the year.
    let shifted = month > 2 ? (year: year, month: month - 3) : (year: year - 1, month: month + 9)
    let leapDays =
      (shifted.year / 4).rounded(.down) - (shifted.year / 100).rounded(.down) + (shifted.year / 400).rounded(.down)
    let dayOfYear = ((153 * shifted.month + 2) / 5).rounded(.down) + day - 1
    return 365 * shifted.year + leapDays + dayOfYear - 719_468
  }
}
