extension CheckReport {
  /// Returns the cases as JUnit XML, with one suite for each screen.
  ///
  /// - Parameter cases: All cases, grouped by screen.
  package static func junit(_ cases: [CheckReportCase]) -> String {
    var xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    xml += "<testsuites name=\"clavier check\"\(counts(of: cases[...]))>\n"
    var rest = cases[...]
    while let first = rest.first {
      let suite = rest.prefix { $0.screen == first.screen }
      rest = rest.dropFirst(suite.count)
      xml += "  <testsuite name=\"\(XMLText.escaped(first.screen))\"\(counts(of: suite))>\n"
      for item in suite { xml += element(for: item) }
      xml += "  </testsuite>\n"
    }
    return xml + "</testsuites>\n"
  }

  private static func counts(of cases: ArraySlice<CheckReportCase>) -> String {
    " tests=\"\(cases.count)\" failures=\"\(cases.filter { !$0.passed }.count)\""
  }

  private static func element(for item: CheckReportCase) -> String {
    let textSize = item.textSize.map { ", " + $0 } ?? ""
    let name = XMLText.escaped("\(item.input), \(item.orientation), \(item.keyboard)\(textSize)")
    let start = "    <testcase classname=\"\(XMLText.escaped("\(item.screen).\(item.device)"))\" name=\"\(name)\""
    guard let explanation = item.explanation else { return start + "/>\n" }
    let message = "\(item.input): \(item.verdict)"
    return start
      + ">\n      <failure message=\"\(XMLText.escaped(message))\">\(XMLText.escaped(explanation))</failure>\n"
      + "    </testcase>\n"
  }
}
