import ClavierTesting
import FlyingFox
package import Foundation

/// The responses of the lab, as a pure function of the requests.
///
/// Sessions are handled by ``LabServer``.
package struct LabSite: Sendable {
  private let files: [String: PageFiles.File]
  /// The response to a pasted text.
  var explanation: @Sendable (Data) -> Answer = Self.explanation

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
    let method = head.path == Self.explain ? "POST" : "GET"
    guard files[head.path] != nil || [Self.explain, Self.session].contains(head.path) else {
      return .error(.notFound, "Nothing is at this address. Open / for the lab.")
    }
    guard head.method == method else {
      var answer = Answer.error(.methodNotAllowed, "Use \(method) for \(head.path).")
      answer.fields = [("Allow", method)]
      return answer
    }
    return files[head.path].map { Answer(status: .ok, type: $0.type, body: $0.data) }
  }

  /// Returns the explanation of a pasted text.
  @Sendable private static func explanation(of text: Data) -> Answer {
    do {
      let report = Explanation.report(on: try PastedText.trace(in: text))
      return Answer(status: .ok, body: try report.json())
    } catch let problem as PastedText.Unreadable {
      return .error(.badRequest, "line \(problem.line), column \(problem.column): \(problem.message)")
    } catch {
      return .error(.badRequest, "line 1, column 1: \(error)")
    }
  }
}
