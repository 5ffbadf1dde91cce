public import Foundation
public import UniformTypeIdentifiers

/// A controller with which the user chooses files to open, or a folder for exported files.
///
/// There are no files of other apps in the headless UIKit. ``headlessPick(_:)`` chooses files, and ``headlessCancel()``
/// chooses none.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UIDocumentPickerViewController: UIViewController {
  private let types: [UTType]
  private let exported: [URL]

  /// Creates a controller that opens files of several types, or copies of them.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
    (types, exported) = (contentTypes, [])
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller that opens files of several types.
  public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
    self.init(forOpeningContentTypes: contentTypes, asCopy: false)
  }

  /// Creates a controller that moves or copies files to a folder that the user chooses.
  public init(forExporting urls: [URL], asCopy: Bool) {
    (types, exported) = ([], urls)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller that moves files to a folder that the user chooses.
  public convenience init(forExporting urls: [URL]) {
    self.init(forExporting: urls, asCopy: false)
  }

  public required init?(coder: NSCoder) {
    (types, exported) = ([], [])
    super.init(coder: coder)
  }

  /// The object that is notified of the user's choice; held weakly.
  open weak var delegate: (any UIDocumentPickerDelegate)?

  /// Whether the user can choose several files.
  open var allowsMultipleSelection = false

  /// Whether extensions of files are visible.
  open var shouldShowFileExtensions = false

  /// The folder that is visible first.
  open var directoryURL: URL?

  /// Chooses files, or destinations for the exported files, as the user would, and returns whether files were chosen.
  ///
  /// Files of other types cannot be chosen. After the choice, the controller is dismissed.
  @discardableResult public func headlessPick(_ urls: [URL]) -> Bool {
    let allowed = exported.isEmpty ? urls.filter(isAllowed) : urls
    let chosen = allowsMultipleSelection || !exported.isEmpty ? allowed : Array(allowed.prefix(1))
    guard !chosen.isEmpty else { return false }
    presentingViewController?.dismiss(animated: true)
    delegate?.documentPicker(self, didPickDocumentsAt: chosen)
    return true
  }

  /// Closes the controller as the user would.
  public func headlessCancel() {
    presentingViewController?.dismiss(animated: true)
    delegate?.documentPickerWasCancelled(self)
  }

  private func isAllowed(_ url: URL) -> Bool {
    let type = UTType(filenameExtension: url.pathExtension) ?? (url.hasDirectoryPath ? .folder : .data)
    return types.contains { type.conforms(to: $0) }
  }
}

/// The object that is notified of the files that the user chooses.
@_documentation(visibility: internal)
@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  /// Called when the user has chosen files.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Called when the user has closed the controller.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

@_documentation(visibility: internal)
extension UIDocumentPickerDelegate {
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
