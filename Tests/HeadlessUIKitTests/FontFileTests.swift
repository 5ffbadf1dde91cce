import Foundation
import Testing
import UIKit

/// A TrueType file with the letters A to C and no outlines.
private struct FontFile {
  var name = "Test-Medium"
  /// The widths of the glyphs: none, A, B; C has the last width.
  var widths = [500, 600, 700]

  private func big(_ values: Int...) -> [UInt8] {
    values.flatMap { [UInt8($0 >> 8 & 0xFF), UInt8($0 & 0xFF)] }
  }

  private var tables: [(String, [UInt8])] {
    let text = Array(name.utf16).flatMap { big(Int($0)) }
    let family = Array("Test".utf16).flatMap { big(Int($0)) }
    let names =
      big(0, 2, 30, 3, 1, 0x409, 1, family.count, 0, 3, 1, 0x409, 6, text.count, family.count) + family + text
    // One segment for A to C, and the last one, which every map has.
    let segments = big(4, 32, 0, 4, 0, 0, 0, 0x43, 0xFFFF, 0, 0x41, 0xFFFF, 0x10000 - 0x40, 1, 0, 0)
    let heights = [UInt8](repeating: 0, count: 80)
    return [
      ("OS/2", big(2, 0, 500) + heights + big(500, 700)),
      ("cmap", big(0, 1, 3, 1, 0, 12) + segments),
      ("head", big(0, 0, 0, 0, 0, 0, 0, 0, 0, 1000)),
      ("hhea", big(0, 0, 900, 0x10000 - 300, 50) + [UInt8](repeating: 0, count: 24) + big(widths.count)),
      ("hmtx", widths.flatMap { big($0, 0) }),
      ("name", names),
    ]
  }

  var data: Data {
    var (records, body): ([UInt8], [UInt8]) = ([], [])
    let start = 12 + 16 * tables.count
    for (tag, bytes) in tables {
      let offset = start + body.count
      records += Array(tag.utf8) + big(0, 0, offset >> 16, offset & 0xFFFF, 0, bytes.count)
      body += bytes
    }
    return Data(big(1, 0, tables.count, 0, 0, 0) + records + body)
  }

  /// Writes the file and deletes it after the closure.
  func use(_ body: (URL) -> Void) throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).ttf")
    try data.write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    body(url)
  }
}

@MainActor @Suite("Fonts of the app") struct FontFileTests {
  @Test("A registered font has the names, the metrics, and the widths of its file")
  func metrics() throws {
    HeadlessWorld.reset()
    try FontFile().use { url in #expect(CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)) }
    let font = try #require(UIFont(name: "test-medium", size: 20))
    #expect(font.fontName == "Test-Medium" && font.familyName == "Test")
    #expect(font.ascender == 18 && font.descender == -6 && font.lineHeight == 24 && font.leading == 1)
    #expect(isClose(font.capHeight, 14, by: 0.001) && isClose(font.xHeight, 10, by: 0.001))
    #expect(isClose(font.headlessWidth(of: "AB"), 26, by: 0.001))
    #expect(isClose(font.headlessWidth(of: "C"), 14, by: 0.001), "the last width is that of all other glyphs")
    let replacement = UIFont.systemFont(ofSize: 20, weight: .medium).headlessWidth(of: "i")
    #expect(isClose(font.headlessWidth(of: "i"), replacement, by: 0.001), "the file has no letter i")
    let label = UILabel()
    (label.font, label.text) = (font, "AB")
    #expect(label.intrinsicContentSize == CGSize(width: 26, height: 24))
    #expect(font.withSize(10).lineHeight == 12 && font.fontDescriptor.withSize(10).postscriptName == "Test-Medium")
  }

  @Test("A font keeps its name and its metrics when it is scaled with the text size")
  func scaling() throws {
    HeadlessWorld.reset()
    try FontFile().use { url in #expect(CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)) }
    let font = UIFontMetrics(forTextStyle: .body).scaledFont(for: try #require(UIFont(name: "Test-Medium", size: 20)))
    #expect(font.fontName == "Test-Medium" && font.lineHeight == 24)
  }

  @Test("A font cannot be registered twice, and can be unregistered")
  func registrations() throws {
    HeadlessWorld.reset()
    try FontFile(name: "Twice").use { url in
      var error: Unmanaged<CFError>?
      #expect(CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error) && error == nil)
      #expect(!CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error))
      #expect(error?.takeRetainedValue().code == CTFontManagerError.alreadyRegistered.rawValue)
      #expect(UIFont(name: "Twice", size: 10) != nil)
      #expect(CTFontManagerUnregisterFontsForURL(url as CFURL, .process, nil))
      #expect(UIFont(name: "Twice", size: 10) == nil)
      #expect(!CTFontManagerUnregisterFontsForURL(url as CFURL, .process, nil))
    }
  }

  @Test("A missing file and a file without a font have different errors")
  func failures() throws {
    HeadlessWorld.reset()
    var error: Unmanaged<CFError>?
    let missing = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    #expect(!CTFontManagerRegisterFontsForURL(missing as CFURL, .process, &error))
    #expect(error?.takeRetainedValue().code == CTFontManagerError.fileNotFound.rawValue)
    for bytes in [Data("no font".utf8), FontFile().data.prefix(100), Data(repeating: 0xFF, count: 400)] {
      try bytes.write(to: missing)
      #expect(!CTFontManagerRegisterFontsForURL(missing as CFURL, .process, &error))
      #expect(error?.takeRetainedValue().code == CTFontManagerError.invalidFontData.rawValue)
    }
    try FileManager.default.removeItem(at: missing)
  }
}
