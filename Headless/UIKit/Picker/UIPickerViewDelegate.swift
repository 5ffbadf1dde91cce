public import Foundation

/// The object that provides a picker's rows and is notified of selections.
///
/// Every requirement is optional in UIKit, and has a default implementation in the headless UIKit.
@_documentation(visibility: internal)
@preconcurrency @MainActor public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// Returns the width of a wheel.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat

  /// Returns the height of a wheel's rows.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat

  /// Returns the title of a row.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?

  /// Returns the attributed title of a row.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?

  /// Returns the view of a row.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView

  /// Called when the user has selected a row.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

@_documentation(visibility: internal)
extension UIPickerViewDelegate {
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    pickerView.bounds.width / CGFloat(max(1, pickerView.numberOfComponents))
  }

  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 32 }

  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    nil
  }

  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }

  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView {
    let label = UILabel()
    label.textAlignment = .center
    label.text =
      self.pickerView(pickerView, attributedTitleForRow: row, forComponent: component)?.string
      ?? self.pickerView(pickerView, titleForRow: row, forComponent: component)
    return label
  }

  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}
