/// The unit of the length of text, as error messages name it.
enum TextUnit: String {
  case characters, bytes
}
