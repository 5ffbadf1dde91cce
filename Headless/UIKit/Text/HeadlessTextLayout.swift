public import Foundation
public import HeadlessEnumerations

/// The positions of characters after line breaking.
///
/// Offsets count UTF-16 units, as in `NSRange`. Lines break after spaces and hyphens. A word that is wider than a line
/// breaks between its characters. Coordinates are relative to the layout, and moved by ``origin``.
public struct HeadlessTextLayout: Sendable {
  /// A line of text.
  public struct Line: Hashable, Sendable {
    /// The characters of the line, without the newline at its end.
    public let range: NSRange

    /// The visible text, which ends with an ellipsis if it is truncated.
    public let text: String

    /// The frame of the line.
    public var frame: CGRect
  }

  /// The lines from top to bottom.
  ///
  /// There is at least one line, which may be empty.
  public private(set) var lines: [Line]

  /// The font of the text.
  public let font: UIFont

  /// The position of the layout's top-left corner in the view.
  public var origin = CGPoint.zero {
    didSet {
      for index in lines.indices {
        lines[index].frame.origin.x += origin.x - oldValue.x
        lines[index].frame.origin.y += origin.y - oldValue.y
      }
    }
  }

  /// The width of the widest line and the height of all lines.
  public let size: CGSize

  private let width: CGFloat

  /// Creates the layout of text.
  ///
  /// - Parameters:
  ///   - width: The width at which lines break, in points.
  ///   - lineLimit: The maximum number of lines; 0 for no limit.
  public init(
    _ text: String, font: UIFont, width: CGFloat, lineLimit: Int = 0,
    lineBreakMode: NSLineBreakMode = .byWordWrapping, alignment: NSTextAlignment = .natural,
    isRightToLeft: Bool = false
  ) {
    var breaker = LineBreaker(font: font, width: width, breaksWords: lineBreakMode == .byCharWrapping)
    var pieces = breaker.lines(of: text)
    if lineLimit > 0, pieces.count > lineLimit {
      let last = pieces[lineLimit - 1].range.location
      let rest = (text as NSString).substring(from: last)
      let visible = Truncation(mode: lineBreakMode, font: font).apply(
        to: String(rest.prefix { !$0.isNewline }), width: width, isCut: true)
      pieces = Array(pieces.prefix(lineLimit))
      pieces[lineLimit - 1] = (NSRange(location: last, length: (rest as NSString).length), visible)
    } else if lineLimit == 1, let first = pieces.first, font.headlessWidth(of: first.text) > width {
      pieces[0].text = Truncation(mode: lineBreakMode, font: font).apply(to: first.text, width: width, isCut: false)
    }
    let isRight = alignment == .right || (alignment == .natural && isRightToLeft)
    let height = font.lineHeight
    lines = pieces.enumerated().map { index, piece in
      let length = font.headlessWidth(of: piece.text.trimmingTrailingSpaces)
      var x: CGFloat = 0
      if width < .greatestFiniteMagnitude {
        if isRight { x = width - length }
        if alignment == .center { x = (width - length) / 2 }
      }
      return Line(
        range: piece.range, text: piece.text,
        frame: CGRect(x: max(0, x), y: CGFloat(index) * height, width: length, height: height))
    }
    self.font = font
    self.width = width
    size = CGSize(width: lines.map(\.frame.width).max() ?? 0, height: CGFloat(lines.count) * height)
  }

  /// Returns the line of a character or of the end of the text.
  ///
  /// At a line break, it returns the later line.
  public func line(at offset: Int) -> Line {
    lines.last { $0.range.location <= offset } ?? lines[0]
  }

  /// Returns the caret before a character, 2 points wide.
  public func caretRect(at offset: Int) -> CGRect {
    let line = line(at: offset)
    let part = (line.text as NSString).substring(to: min(max(0, offset - line.range.location), line.text.utf16.count))
    let x = line.frame.minX + font.headlessWidth(of: part)
    // Trailing spaces extend beyond the line, but the caret stays visible.
    let limit = width < .greatestFiniteMagnitude ? max(origin.x, origin.x + width - 2) : x
    return CGRect(x: min(x, limit), y: line.frame.minY, width: 2, height: line.frame.height)
  }

  /// Returns one rectangle for each line that contains part of the range.
  public func rects(for range: NSRange) -> [CGRect] {
    lines.compactMap { line in
      let (start, end) = (max(range.location, line.range.location), min(NSMaxRange(range), NSMaxRange(line.range)))
      guard start < end else { return nil }
      let text = line.text as NSString
      let lead = font.headlessWidth(of: text.substring(to: min(start - line.range.location, text.length)))
      let tail = font.headlessWidth(of: text.substring(to: min(end - line.range.location, text.length)))
      return CGRect(x: line.frame.minX + lead, y: line.frame.minY, width: tail - lead, height: line.frame.height)
    }
  }

  /// Returns the offset between characters that is closest to a point.
  public func offset(closestTo point: CGPoint) -> Int {
    let line = lines.last { $0.frame.minY <= point.y } ?? lines[0]
    var x = line.frame.minX
    var offset = line.range.location
    for character in line.text {
      let advance = font.headlessWidth(of: String(character))
      if point.x < x + advance / 2 { return offset }
      x += advance
      offset += character.utf16.count
    }
    return min(offset, NSMaxRange(line.range))
  }
}

extension String {
  fileprivate var trimmingTrailingSpaces: String {
    var text = self[...]
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
