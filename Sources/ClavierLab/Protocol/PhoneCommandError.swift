/// The error for an invalid command: a sentence that names the field.
package struct PhoneCommandError: Error, Hashable, Sendable, CustomStringConvertible {
  package var description: String

  init(_ description: String) {
    self.description = description
  }

  init(_ error: any Error) {
    guard let error = error as? DecodingError else {
      self.init("The command cannot be read: \(error).")
      return
    }
    switch error {
    case .keyNotFound(let key, let context):
      self.init("The field '\(Self.path(context.codingPath + [key]))' is missing.")
    case .valueNotFound(let type, let context):
      self.init(Self.sentence(context.codingPath, "must be \(Self.name(of: type)), not null"))
    case .typeMismatch(let type, let context):
      self.init(Self.sentence(context.codingPath, "must be \(Self.name(of: type))"))
    case .dataCorrupted(let context):
      let isOurs = ["must ", "cannot be "].contains { context.debugDescription.hasPrefix($0) }
      if context.codingPath.isEmpty, !isOurs {
        self.init("The command is not JSON: send one object on one line.")
      } else {
        self.init(Self.sentence(context.codingPath, isOurs ? context.debugDescription : "cannot be read"))
      }
    @unknown default:
      self.init("The command cannot be read.")
    }
  }

  private static func sentence(_ path: [any CodingKey], _ what: String) -> String {
    path.isEmpty ? "The command \(what)." : "The field '\(self.path(path))' \(what)."
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    keys.map { $0.intValue.map { "\($0)" } ?? $0.stringValue }.joined(separator: ".")
  }

  private static func name(of type: Any.Type) -> String {
    switch type {
    case is Double.Type: "a number"
    case is Int.Type: "a whole number"
    case is Bool.Type: "true or false"
    case is String.Type: "a string"
    case is [Any].Type: "a list"
    default: "an object"
    }
  }
}
