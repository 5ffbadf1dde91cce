import ClavierCore
import Foundation
import UIKit

/// The panel beside the phone in a film, which lists actions, notifications, and results as they happen.
struct EventLog {
  private struct Row {
    var time: Double
    var text: String
    var indent: Double
    var size: Double
    var weight: Int
    var paint: Paint
  }

  private static let background = Paint(0x16181D)
  private static let bright = Paint(0xF2F4F8)
  private static let gray = Paint(0x8B93A1)
  private static let code = Paint(0xD5DCE8)
  private static let event = Paint(0x7CC4FF)
  private static let good = Paint(0x5BD38D)
  private static let bad = Paint(0xFF7B72)

  let frame: CGRect
  private let shapes: [PictureShape]
  /// The rows in order, with the time at which each one appears.
  private let rows: [(time: Double, node: PictureNode)]
  private static let rowHeight = 20.0
  private static let stepGap = 9.0
  private static let codeHeight = 18.0
  static let columnWidth = 400.0
  /// The vertical position of the first row, below the heading and the code.
  private let top: Double

  /// Returns the font size of a heading, at most 23, and the width of the heading at this size.
  static func fitting(_ name: String, in room: Double) -> (size: Double, width: Double) {
    func width(_ size: Double) -> Double {
      Double(UIFont.systemFont(ofSize: size, weight: .bold).headlessWidth(of: name))
    }
    let size = min(23, (230 * room / width(23)).rounded(.down) / 10)
    return (size, width(size))
  }

  init(result: ScreenResult, device: String, frame: CGRect) {
    self.frame = frame
    let name = result.screen.style
    let (size, width) = Self.fitting(name, in: Double(frame.width) - 60)
    let code = result.screen.excerpt
    top = Self.top(codeLines: code.count)
    let codeFrame = CGRect(
      x: 22, y: 98, width: Double(frame.width) - 44, height: Double(code.count) * Self.codeHeight + 18)
    var shapes: [PictureShape] = [
      .box(.init(fill: Self.background, radius: 28)),
      .text(.init(name, at: CGPoint(x: 30, y: 54), size: size, weight: 700, paint: Self.bright, width: width)),
      .text(.init("\(result.screen.title) · \(device)", at: CGPoint(x: 30, y: 78), size: 14, paint: Self.gray)),
    ]
    if !code.isEmpty { shapes.append(.rectangle(codeFrame, .init(fill: Paint(0xFFFFFF, alpha: 0.055), radius: 12))) }
    for (index, line) in code.enumerated() {
      let place = CGPoint(x: 34, y: 121 + Double(index) * Self.codeHeight)
      shapes.append(.text(.init(line, at: place, size: 10.5, paint: Self.code, isCode: true)))
    }
    self.shapes = shapes
    let columns = max(1, Int((Double(frame.width) - 12) / Self.columnWidth))
    let places = Self.places(result.steps.map(Self.rows(of:)), columns: columns, room: Double(frame.height) - top - 18)
    rows = places.enumerated().map { index, placed in
      let row = placed.row
      let line = PictureShape.TextLine(row.text, at: .zero, size: row.size, weight: row.weight, paint: row.paint)
      return (
        row.time, PictureNode("row \(index)", frame: CGRect(origin: placed.place, size: .zero), shapes: [.text(line)])
      )
    }
  }

  /// Returns the panel at the moments of a film; nil if there are no moments.
  ///
  /// If the rows do not fit, the earlier ones scroll up.
  func film(at times: [Double]) -> FilmNode? {
    // The rows are animated separately, because pictures of the whole panel would need memory for every row at every
    // moment.
    var log = FilmNode([(0, PictureNode("log", frame: frame, shapes: shapes))])
    let room = Double(frame.height) - top - 12
    let listFrame = CGRect(x: 0, y: top - 14, width: Double(frame.width), height: room + 20)
    var list = FilmNode(
      zip(times, scrolls(at: times, room: room)).map { time, scroll in
        (time, PictureNode("rows", frame: listFrame, scroll: CGPoint(x: 0, y: scroll), clipRadius: 0))
      })
    list?.children = rows.compactMap { Self.film(of: $0.node, from: $0.time, at: times) }
    if let list { log?.children = [list] }
    return log
  }

  /// Returns a row that is dim before a time, so that the panel is not empty at first.
  private static func film(of row: PictureNode, from start: Double, at times: [Double]) -> FilmNode? {
    var dim = row
    dim.opacity = 0.3
    let next = times.partitioningIndex { start <= $0 + 1e-9 }
    // The row changes only at its start, so the first and the last moment before and after its start are enough.
    let before = times[..<next], after = times[next...]
    let ends = [before.prefix(1), before.dropFirst().suffix(1), after.prefix(1), after.dropFirst().suffix(1)]
    return FilmNode(zip(ends, [dim, dim, row, row]).flatMap { times, node in times.map { ($0, node) } })
  }

  /// Returns how far the rows have scrolled up at each moment.
  private func scrolls(at times: [Double], room: Double) -> [Double] {
    let rows = rows.map { (time: $0.time, overflow: Double($0.node.origin.y) - room) }.sorted { $0.time < $1.time }
    // The number of rows that have already caused scrolling, and the distance that they have scrolled.
    var stopped = (count: 0, scroll: 0.0)
    return times.map { time in
      while stopped.count < rows.count, rows[stopped.count].time + 0.2 <= time {
        stopped.scroll = max(stopped.scroll, rows[stopped.count].overflow)
        stopped.count += 1
      }
      var scroll = stopped.scroll
      for row in rows[stopped.count...].prefix(while: { $0.time <= time + 1e-9 }) where row.overflow > scroll {
        let part = min(1, (time - row.time) / 0.2)
        scroll += (row.overflow - scroll) * part * (2 - part)
      }
      return scroll
    }
  }

  /// Returns the position of each row.
  ///
  /// A step moves to the next column if it does not fit. The last column scrolls.
  private static func places(_ steps: [[Row]], columns: Int, room: Double) -> [(row: Row, place: CGPoint)] {
    var result: [(row: Row, place: CGPoint)] = []
    var column = 0
    var y = 14.0
    for step in steps {
      if y > 14, column < columns - 1, y + height(of: step) - stepGap > room + 14 {
        column += 1
        y = 14
      }
      for row in step {
        result.append((row, CGPoint(x: 30 + Double(column) * columnWidth + row.indent, y: y)))
        y += rowHeight
      }
      y += stepGap
    }
    return result
  }

  private static func top(codeLines: Int) -> Double {
    codeLines == 0 ? 122 : 98 + Double(codeLines) * codeHeight + 18 + 36
  }

  private static func height(of step: [Row]) -> Double { Double(step.count) * rowHeight + stepGap }

  /// Returns the height at which all steps fit into the given number of columns.
  static func height(for result: ScreenResult, columns: Int) -> Double {
    let heights = result.steps.map { height(of: rows(of: $0)) }
    // The loop increases the height until the steps fill at most this number of columns.
    var limit = max(heights.max() ?? 0, heights.reduce(0, +) / Double(columns))
    while true {
      var used = 1
      var filled = 0.0
      for height in heights {
        if filled > 0, filled + height > limit {
          used += 1
          filled = 0
        }
        filled += height
      }
      if used <= columns { return top(codeLines: result.screen.excerpt.count) + limit + 20 }
      limit += rowHeight
    }
  }

  private static func rows(of step: ScreenResult.Step) -> [Row] {
    let report = step.report
    var rows = [Row(time: report.time, text: report.action, indent: 0, size: 15, weight: 600, paint: bright)]
    for item in step.events {
      var text = item.event.rawValue
      if item.event == .willShow || item.event == .willHide {
        let end = item.info.endFrame
        text += "  y \(PlainText.rounded(end.minY))  \(PlainText.rounded(end.width)) × \(PlainText.rounded(end.height))"
      }
      rows.append(Row(time: item.time, text: text, indent: 16, size: 13, weight: 400, paint: event))
    }
    let end = max(step.events.last?.time ?? 0, report.time + 0.5)
    if !report.moves.isEmpty {
      let text = report.moves.prefix(2).joined(separator: ", ")
      rows.append(Row(time: end, text: text, indent: 16, size: 13, weight: 400, paint: gray))
    }
    if let focused = report.focused {
      let isFine = report.visible && report.coveredHeight == 0
      let verdict =
        if report.coveredHeight > 0 {
          "✗ \(focused) is covered by \(PlainText.points(report.coveredHeight))"
        } else if report.visible {
          "✓ \(focused) is visible"
        } else {
          "✗ \(focused) is not visible"
        }
      rows.append(Row(time: end, text: verdict, indent: 16, size: 13, weight: 600, paint: isFine ? good : bad))
    }
    return rows.flatMap(wrapped)
  }

  private static func wrapped(_ row: Row) -> [Row] {
    let font = UIFont.systemFont(ofSize: row.size, weight: row.weight > 500 ? .semibold : .regular)
    return lines(of: row.text, font: font, room: columnWidth - 40 - row.indent).map { line in
      var part = row
      part.text = line
      return part
    }
  }

  /// Breaks text before words that would extend beyond a width.
  static func lines(of text: String, font: UIFont, room: Double) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      if let last = lines.last, Double(font.headlessWidth(of: "\(last) \(word)")) <= room {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}

extension [Double] {
  /// Returns the first index at which a condition is true.
  ///
  /// The condition must also be true for all later elements.
  fileprivate func partitioningIndex(where isAfter: (Double) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
