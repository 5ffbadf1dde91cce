/// A collection of names that adds a number to each repeated name.
package struct UniqueNames {
  private var names: Set<String> = []

  package init() {}

  /// Returns the name, followed by a number if the name was added before.
  package mutating func add(_ name: String) -> String {
    var (unique, count) = (name, 1)
    while !names.insert(unique).inserted {
      count += 1
      unique = "\(name) \(count)"
    }
    return unique
  }
}
