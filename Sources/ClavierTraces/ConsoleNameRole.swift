/// The role of a notification's name in the text.
enum ConsoleNameRole {
  /// The name begins a notification: `name = …` or `…; userInfo =`.
  case head
  /// The name is a branch of the tree that lldb and `dump` print after the description.
  case treeBranch
  /// The text only mentions the name.
  case mention
}
