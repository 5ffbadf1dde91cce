import ClavierTesting
import FlyingFox
package import Foundation

/// What the lab serves: a pure function from requests to answers.
///
/// Sessions alone are somebody else's.
package struct LabSite: Sendable {
  private let files: [String: PageFiles.File]
  /// The answer to a pasted text.
  var explanation: @Sendable (Data) -> Answer = Self.explanation

  /// - Parameter catalogue: the JSON of the devices and screens.
  package init(page: PageFiles, catalogue: Data) {
    var files = page.byPath
    files["/catalogue.json"] = PageFiles.File(type: "application/json; charset=utf-8", data: catalogue)
    self.files = files
  }

  static let session = "/session"
  static let explain = "/explain"

  /// The answer to a request that needs no body; nil when its body decides.
  func answer(to head: RequestHead) -> Answer? {
    let method = head.path == Self.explain ? "POST" : "GET"
    guard files[head.path] != nil || [Self.explain, Self.session].contains(head.path) else {
      return .error(.notFound, "There is nothing at this address; the lab is at /.")
    }
    guard head.method == method else {
      var answer = Answer.error(.methodNotAllowed, "Ask for \(head.path) with \(method).")
      answer.fields = [("Allow", method)]
      return answer
    }
    return files[head.path].map { Answer(status: .ok, type: $0.type, body: $0.data) }
  }

  /// The explanation of a pasted text.
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
