/// A collection of names, which adds a number to a name that occurs more than once.
package struct UniqueNames {
  private var names: Set<String> = []

  package init() {}

  /// Returns the name, with a number if it was added before.
  package mutating func add(_ name: String) -> String {
    var (unique, count) = (name, 1)
    while !names.insert(unique).inserted {
      count += 1
      unique = "\(name) \(count)"
    }
    return unique
  }
}
