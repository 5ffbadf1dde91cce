#if canImport(UIKit)
  /// The identity of a list, or of an input in a list: the outermost list, and the steps from that list.
  struct ListPath: Hashable {
    enum Step: Hashable {
      case element(ListElement), list(Int), input(Int)
    }

    let outermostList: FoundView
    private var steps: [Step] = []

    init(outermostList: FoundView) { self.outermostList = outermostList }

    /// Whether this value identifies the outermost list, rather than an element, a list, or an input inside it.
    var isOutermostList: Bool { steps.isEmpty }

    static func == (one: ListPath, other: ListPath) -> Bool {
      one.outermostList === other.outermostList && one.steps == other.steps
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(outermostList))
      hasher.combine(steps)
    }

    func appending(_ step: Step) -> ListPath {
      var path = self
      path.steps.append(step)
      return path
    }
  }
#endif
