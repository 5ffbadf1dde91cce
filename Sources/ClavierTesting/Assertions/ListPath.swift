#if canImport(UIKit)
  /// The identity of a list, or of an input in a list: the outermost list, and the steps from that list.
  struct ListPath: Hashable {
    enum Step: Hashable {
      case element(ListElement), list(Int), input(Int)
    }

    /// The outermost list.
    let list: FoundView
    private var steps: [Step] = []

    init(list: FoundView) { self.list = list }

    /// The outermost list, if this value identifies that list; nil if it identifies an input inside the list.
    var outermostList: FoundView? { steps.isEmpty ? list : nil }

    static func == (one: ListPath, other: ListPath) -> Bool {
      one.list === other.list && one.steps == other.steps
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(list))
      hasher.combine(steps)
    }

    func appending(_ step: Step) -> ListPath {
      var path = self
      path.steps.append(step)
      return path
    }
  }
#endif
