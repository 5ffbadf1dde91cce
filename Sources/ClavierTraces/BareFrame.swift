import ClavierCore
import ClavierTesting
import CoreGraphics

/// A frame that is printed without a key, and what the text before the frame on the same line reveals about the frame.
struct BareFrame {
  private let frame: CGRect
  private let line: ConsoleParser.LogLine
  private let event: KeyboardEvent?
  private let isStartFrame: Bool

  /// Reads what the text before a frame reveals about the frame.
  ///
  /// - Parameters:
  ///   - start: The offset of the frame.
  ///   - previous: The previous frame.
  ///   - end: The offset of the end of the previous frame.
  init(
    _ frame: CGRect, at start: Int, line: ConsoleParser.LogLine, after previous: BareFrame?, endingAt end: Int,
    in scanner: ConsoleScanner
  ) {
    self.frame = frame
    self.line = line
    // A line with many frames is read only once.
    let previous = previous?.lineNumber == line.number ? previous : nil
    let limit = max(0, start - ConsoleScanner.contextReach, previous == nil ? 0 : end)
    let lineStart = scanner.lineStart(of: start, notBefore: limit)
    let text = scanner.text(lineStart..<start).lowercased()
    event = KeyboardEvent.last(in: text) ?? previous?.event
    // Only the word directly before the frame counts. The name of the frame's type, such as `CGRect`, is skipped.
    let word = text.split { " ,:(){}".contains($0) }.last {
      $0.contains(where: \.isLetter) && !["optional", "nsrect", "cgrect"].contains($0)
    }
    isStartFrame =
      word.map { word in ["begin", "start", "from", "old"].contains { word.contains($0) } }
      ?? (previous?.isStartFrame == true)
  }

  /// The number of the line that contains the frame.
  var lineNumber: Int { line.number }

  /// Returns whether this is the start frame of a notification whose end frame may follow on the same line.
  func isStartFrame(inLine number: Int) -> Bool { isStartFrame && lineNumber == number }

  /// Returns the notifications that frames represent.
  ///
  /// A start frame and the next frame on the same line are one notification.
  static func entries(_ frames: [BareFrame]) -> [KeyboardTrace.Entry] {
    var entries: [KeyboardTrace.Entry] = []
    var start: BareFrame?
    for frame in frames {
      if start?.isStartFrame(inLine: frame.lineNumber) == true {
        entries[entries.count - 1].endFrame = frame.frame
        start = nil
        continue
      }
      var entry = KeyboardTrace.Entry(line: frame.lineNumber)
      entry.time = frame.line.time
      if let event = frame.event {
        entry.event = event
        entry.name = event.notificationName.rawValue
      }
      if frame.isStartFrame {
        entry.startFrame = frame.frame
        start = frame
      } else {
        entry.endFrame = frame.frame
        start = nil
      }
      entries.append(entry)
    }
    return entries
  }
}
