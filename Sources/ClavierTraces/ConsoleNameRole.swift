/// The role of a notification's name in the text.
enum ConsoleNameRole {
  /// It begins a notification: `name = …` or `…; userInfo =`.
  case head
  /// It is a branch of the tree that lldb and `dump` print after the description.
  case treeBranch
  /// It is only mentioned.
  case mention
}
