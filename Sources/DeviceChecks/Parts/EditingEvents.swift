#if canImport(UIKit) && !os(visionOS)
  import UIKit

  /// The delegate of an input, which reports editing.
  final class EditingEvents: NSObject, UITextFieldDelegate, UITextViewDelegate {
    private let note: (String) -> Void

    init(_ note: @escaping (String) -> Void) {
      self.note = note
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      note("should begin")
      return true
    }

    func textFieldDidBeginEditing(_ textField: UITextField) { note("did begin") }
    func textFieldDidEndEditing(_ textField: UITextField) { note("did end") }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      note("should end")
      return true
    }

    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
      note("should change")
      return true
    }

    func textViewDidBeginEditing(_ textView: UITextView) { note("did begin") }
    func textViewDidChange(_ textView: UITextView) { note("did change") }
    func textViewDidEndEditing(_ textView: UITextView) { note("did end") }
  }
#endif
