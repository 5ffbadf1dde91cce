extension DoubtsReport {
  /// The report as JUnit XML, with one test case for each choice of answers.
  package var junit: String {
    let failures = runs.count { !$0.covered.isEmpty }
    let counts = " tests=\"\(runs.count)\" failures=\"\(failures)\""
    var xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"clavier check --doubts\"\(counts)>\n"
    xml += "  <testsuite name=\"doubts, seed \(seed)\"\(counts)>\n"
    for (name, run) in zip(runNames, runs) { xml += Self.element(for: run, name) }
    return xml + "  </testsuite>\n</testsuites>\n"
  }

  private static func element(for run: Run, _ name: String) -> String {
    let start = "    <testcase classname=\"doubts\" name=\"\(XMLText.escaped(name))\""
    guard !run.covered.isEmpty else { return start + "/>\n" }
    let alternatives = run.alternatives.isEmpty ? name : run.alternatives.joined(separator: ", ")
    let message = "an input is not visible in \(run.covered.count) of \(run.cases) cases with \(alternatives)"
    let lines = run.covered.map {
      "\($0.input), \($0.screen), \($0.device), \($0.orientation), \($0.keyboard): \($0.explanation ?? "")"
    }
    return start
      + ">\n      <failure message=\"\(XMLText.escaped(message))\">\(lines.map(XMLText.escaped).joined(separator: "\n"))"
      + "</failure>\n    </testcase>\n"
  }
}
