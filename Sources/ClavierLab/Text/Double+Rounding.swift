import Foundation

extension Double {
  /// The value rounded to hundredths, which is exact enough for a picture; 0 if it is not finite.
  var hundredths: Double { rounded(toDecimals: 2) }

  /// Returns the value rounded to a number of decimals; 0 if it is not finite.
  func rounded(toDecimals decimals: Int) -> Double {
    let unit = pow(10, Double(decimals))
    let value = (self * unit).rounded() / unit
    // Adding 0 turns a negative zero into zero.
    return value.isFinite ? value + 0 : 0
  }
}
