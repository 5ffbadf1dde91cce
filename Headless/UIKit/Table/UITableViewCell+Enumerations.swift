public import HeadlessEnumerations

extension UITableViewCell {
  /// The style of a cell, which determines its labels.
  public typealias CellStyle = UITableViewCellStyle
  /// The style of the separators.
  @_documentation(visibility: internal)
  public typealias SeparatorStyle = UITableViewCellSeparatorStyle
  /// The style of a selected cell.
  @_documentation(visibility: internal)
  public typealias SelectionStyle = UITableViewCellSelectionStyle
  /// The way in which the user edits a row.
  @_documentation(visibility: internal)
  public typealias EditingStyle = UITableViewCellEditingStyle
  /// The accessory at the end of a row.
  @_documentation(visibility: internal)
  public typealias AccessoryType = UITableViewCellAccessoryType
}
