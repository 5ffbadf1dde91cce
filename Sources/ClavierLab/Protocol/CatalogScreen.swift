/// A screen with its source.
package struct CatalogScreen: Codable, Hashable, Sendable {
  /// The Swift file of a screen.
  package struct Source: Codable, Hashable, Sendable {
    package var file: String
    /// The text of the file; null if the sources are not available.
    @NullWhenNil package var text: String?
    /// The lines that handle the keyboard, counted from 1.
    package var highlights: [Int]
    /// The lines that handle each event, keyed by the event's name.
    package var handlers: [String: [Int]]
    /// The position of the code that handles the keyboard if no line of the file does, such as "main.swift:4"; null if
    /// it is unknown.
    @NullWhenNil package var elsewhere: String?
  }

  package var id: String
  package var title: String
  package var style: String
  package var source: Source
}
