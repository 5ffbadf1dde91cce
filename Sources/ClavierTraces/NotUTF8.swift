/// The error for a file that is not UTF-8 text.
package struct NotUTF8: Error, Hashable {
  /// The offset of the first byte that is not part of a valid character, counted from 0.
  package var offset: Int
}
