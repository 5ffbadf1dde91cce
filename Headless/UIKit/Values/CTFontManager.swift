public import Foundation
public import HeadlessCoreFoundation

// The functions of Core Text that make a font of the app available to UIKit.
// https://developer.apple.com/documentation/coretext/ctfontmanagerregisterfontsforurl(_:_:_:)

/// The scope in which registered fonts are available.
///
/// In the headless UIKit, every scope is the process.
@_documentation(visibility: internal)
public enum CTFontManagerScope: UInt32, Sendable {
  case none, process, persistent, session
}

/// The reason why a font was not registered.
@_documentation(visibility: internal)
public enum CTFontManagerError: Int, Sendable {
  case fileNotFound = 101
  case invalidFontData = 104
  case alreadyRegistered = 105
  case notRegistered = 201
}

/// The domain of the font manager's errors.
@_documentation(visibility: internal)
public let kCTFontManagerErrorDomain = "com.apple.CoreText.CTFontManagerErrorDomain"

/// Makes the font in a file available by its name.
///
/// Returns false if the file contains no font, or if a font with this name already exists.
@_documentation(visibility: internal)
@discardableResult public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  guard let data = try? Data(contentsOf: fontURL) else { return fail(.fileNotFound, error) }
  guard let file = HeadlessFontFile(data) else { return fail(.invalidFontData, error) }
  return HeadlessFontFiles.shared.add(file) || fail(.alreadyRegistered, error)
}

/// Removes the font in a file; returns false if it is not registered.
@_documentation(visibility: internal)
@discardableResult public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  guard let data = try? Data(contentsOf: fontURL) else { return fail(.fileNotFound, error) }
  guard let file = HeadlessFontFile(data) else { return fail(.invalidFontData, error) }
  return HeadlessFontFiles.shared.remove(named: file.postScriptName) || fail(.notRegistered, error)
}

private func fail(_ reason: CTFontManagerError, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool {
  error?.pointee = .passRetained(NSError(domain: kCTFontManagerErrorDomain, code: reason.rawValue))
  return false
}
