import Foundation

/// The positions of headers, rows, and footers of a table, from top to bottom.
///
/// A height that is not final is an estimate until the element becomes visible. A change costs one pass through its own
/// section, when a position is requested.
struct TableSections {
  /// The height of a header, a row, or a footer.
  struct Stretch {
    var height: CGFloat
    /// Whether the height is known instead of estimated.
    var isFinal = false
  }

  struct Section {
    fileprivate(set) var header: Stretch
    fileprivate(set) var rows: [Stretch]
    fileprivate(set) var footer: Stretch
    /// The positions of the rows relative to the section, and the end of the last one; empty if unknown.
    fileprivate var tops: [CGFloat] = []

    init(header: Stretch, rows: [Stretch], footer: Stretch) {
      (self.header, self.rows, self.footer) = (header, rows, footer)
    }

    /// Copies the header and the footer of another section.
    mutating func copyEnds(of other: Section) {
      (header, footer) = (other.header, other.footer)
    }

    fileprivate mutating func settle() {
      guard tops.count != rows.count + 1 else { return }
      tops = [0]
      tops.reserveCapacity(rows.count + 1)
      for row in rows { tops.append(tops[tops.count - 1] + row.height) }
    }
  }

  /// The height above the first section.
  var top: CGFloat = 0 { didSet { if top != oldValue { sectionTops = [] } } }
  private(set) var sections: [Section]
  private var sectionTops: [CGFloat] = []

  init(_ sections: [Section] = []) {
    self.sections = sections
  }

  private mutating func settle() {
    guard sectionTops.count != sections.count + 1 else { return }
    sectionTops = [top]
    for index in sections.indices {
      sections[index].settle()
      let section = sections[index]
      let rows = section.tops[section.rows.count]
      sectionTops.append(sectionTops[index] + section.header.height + rows + section.footer.height)
    }
  }

  /// The bottom of the last section.
  var bottom: CGFloat {
    mutating get {
      settle()
      return sectionTops[sections.count]
    }
  }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section) && sections[path.section].rows.indices.contains(path.row)
  }

  // MARK: Heights

  mutating func setRow(_ stretch: Stretch, at path: IndexPath) {
    let old = sections[path.section].rows[path.row]
    sections[path.section].rows[path.row] = stretch
    guard old.height != stretch.height else { return }
    sections[path.section].tops = []
    sectionTops = []
  }

  mutating func setHeader(_ stretch: Stretch, of section: Int) {
    if sections[section].header.height != stretch.height { sectionTops = [] }
    sections[section].header = stretch
  }

  mutating func setFooter(_ stretch: Stretch, of section: Int) {
    if sections[section].footer.height != stretch.height { sectionTops = [] }
    sections[section].footer = stretch
  }

  /// Marks every height as an estimate.
  mutating func invalidateAll() {
    for index in sections.indices {
      sections[index].header.isFinal = false
      sections[index].footer.isFinal = false
      for row in sections[index].rows.indices { sections[index].rows[row].isFinal = false }
    }
  }

  // MARK: Places

  typealias Span = (top: CGFloat, height: CGFloat)

  mutating func span(ofRow path: IndexPath) -> Span {
    settle()
    let section = sections[path.section]
    return (
      sectionTops[path.section] + section.header.height + section.tops[path.row], section.rows[path.row].height
    )
  }

  mutating func span(ofHeader section: Int) -> Span {
    settle()
    return (sectionTops[section], sections[section].header.height)
  }

  mutating func span(ofFooter section: Int) -> Span {
    settle()
    let height = sections[section].footer.height
    return (sectionTops[section + 1] - height, height)
  }

  mutating func span(ofSection section: Int) -> Span {
    settle()
    return (sectionTops[section], sectionTops[section + 1] - sectionTops[section])
  }

  /// Returns the sections that are partly between two y coordinates.
  mutating func sections(from low: CGFloat, to high: CGFloat) -> [Int] {
    settle()
    return sections.indices.filter { sectionTops[$0 + 1] > low && sectionTops[$0] < high }
  }

  /// Returns the rows that are partly between two y coordinates, from top to bottom.
  mutating func rows(from low: CGFloat, to high: CGFloat) -> [IndexPath] {
    sections(from: low, to: high).flatMap { index -> [IndexPath] in
      let section = sections[index]
      let start = sectionTops[index] + section.header.height
      var row = section.firstRow(endingBelow: low - start)
      var found: [IndexPath] = []
      while row < section.rows.count, section.tops[row] < high - start {
        if section.rows[row].height > 0 { found.append(IndexPath(row: row, section: index)) }
        row += 1
      }
      return found
    }
  }
}

extension TableSections.Section {
  fileprivate func firstRow(endingBelow height: CGFloat) -> Int {
    var (low, high) = (0, rows.count)
    while low < high {
      let middle = (low + high) / 2
      if tops[middle + 1] > height { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
