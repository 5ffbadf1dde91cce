import ClavierCore
import Foundation

extension Remarks {
  /// The remarks about missing values.
  var missing: [String] {
    var remarks: [String] = []
    if values.endFrame == nil {
      remarks.append(
        "The end frame is missing, so the keyboard's position is unknown. Clavier reports such a notification, and "
          + "the state of the keyboard stays the same.")
    }
    if values.event == nil {
      remarks.append("The text does not contain the notification's name, so only the frames are explained.")
    }
    let isDid = values.event.map { [.didShow, .didHide, .didChangeFrame].contains($0) } ?? false
    if values.duration == nil && values.curve == nil && values.endFrame != nil {
      remarks.append(
        isDid
          ? "The duration and the curve are missing, as usual for a did notification during a rotation."
          : "The text contains no duration and no curve.")
    } else if values.duration == nil, values.endFrame != nil {
      remarks.append("The text contains no duration.")
    } else if values.curve == nil, values.endFrame != nil {
      remarks.append("The text contains no curve.")
    }
    return remarks
  }
}
