import FlyingFox
package import Foundation

/// The responses of the lab, as a pure function of the requests.
///
/// Sessions are handled by ``LabServer``.
package struct LabSite: Sendable {
  private let files: [String: PageFiles.File]
  /// The response to pasted text.
  var explanation: @Sendable (Data, ServerLimits) -> Answer = Self.explanation

  /// Creates the site.
  ///
  /// - Parameter catalog: The JSON of the devices and screens.
  package init(page: PageFiles, catalog: Data) {
    var files = page.byPath
    files["/catalog.json"] = PageFiles.File(type: "application/json; charset=utf-8", data: catalog)
    self.files = files
  }

  static let session = "/session"
  static let explain = "/explain"

  /// Returns the response to a request without a body; nil if the response depends on the body.
  func answer(to head: RequestHead) -> Answer? {
    let methods =
      switch head.path {
      case Self.explain: ["POST"]
      case Self.session: ["GET"]
      default: ["GET", "HEAD"]
      }
    guard files[head.path] != nil || [Self.explain, Self.session].contains(head.path) else {
      return .error(.notFound, "There is nothing at this address. Open / to use the lab.")
    }
    guard methods.contains(head.method) else {
      var answer = Answer.error(.methodNotAllowed, "Use \(methods[0]) for \(head.path).")
      answer.fields = [("Allow", methods.joined(separator: ", "))]
      return answer
    }
    return files[head.path].map { Answer(status: .ok, type: $0.type, body: $0.data) }
  }

  /// Returns the explanation of pasted text.
  ///
  /// The text is read in parts, because even short text can have an explanation that is too long.
  @Sendable private static func explanation(of text: Data, limits: ServerLimits) -> Answer {
    var stream = ExplanationStream(.json)
    var explanation = Data()
    var line = 1
    var rest = text[...]
    do throws(PastedText.Unreadable) {
      repeat {
        let part = rest.prefix(16_384)
        rest = rest.dropFirst(part.count)
        explanation += try stream.read([UInt8](part), isLast: rest.isEmpty)
        line += part.count { $0 == UInt8(ascii: "\n") }
        guard explanation.count <= limits.explanationSize else {
          return .error(
            .payloadTooLarge,
            "line \(line), column 1: the explanation up to this line has more than \(limits.explanationSize) bytes. "
              + "Paste part of the text.")
        }
      } while !rest.isEmpty
    } catch {
      return .error(.badRequest, "line \(error.line), column \(error.column): \(error.message)")
    }
    return Answer(status: .ok, body: explanation)
  }
}
