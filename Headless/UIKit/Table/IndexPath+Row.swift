public import Foundation

extension IndexPath {
  /// Creates the index path of a row in a table.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// Creates the index path of an item in a collection.
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// The section, counted from 0.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The position of the row in its section, counted from 0.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The position of the item in its section, counted from 0.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
