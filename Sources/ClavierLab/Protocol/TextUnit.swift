/// The unit of the length of a text, as error messages name it.
enum TextUnit: String {
  case characters, bytes
}
