import ClavierCore
import CoreGraphics
import Foundation
import Testing

/// The reading order of frames.
struct InputPositionTests {
  typealias Position = InputPosition<String>

  private func field(_ name: String, x: CGFloat = 20, y: CGFloat, width: CGFloat = 100, height: CGFloat = 34)
    -> Position
  {
    Position(inputs: [name], frame: CGRect(x: x, y: y, width: width, height: height))
  }

  private func list(_ name: String, _ frame: CGRect, middle: CGFloat? = nil) -> Position {
    Position(inputs: ["\(name) 1", "\(name) 2"], frame: frame, middle: middle ?? frame.midY)
  }

  @Test("A row begins on the leading side", arguments: [false, true])
  func row(isRightToLeft: Bool) {
    let positions = [field("below", y: 200), field("right", x: 220, y: 102), field("left", y: 100)]
    let row = isRightToLeft ? ["right", "left"] : ["left", "right"]
    #expect(Position.ordered(positions, isRightToLeft: isRightToLeft) == row + ["below"])
  }

  @Test("A frame belongs to a row if its center is above the bottom edge of the row's topmost frame")
  func rowEnd() {
    #expect(
      Position.ordered([field("high", x: 200, y: 100), field("low", y: 116.9)], isRightToLeft: false) == [
        "low", "high",
      ])
    #expect(
      Position.ordered([field("high", x: 200, y: 100), field("low", y: 117)], isRightToLeft: false) == ["high", "low"])
  }

  @Test("Frames that overlap horizontally are ordered by where they begin, and then from top to bottom")
  func overlapping() {
    let positions = [field("second", x: 30, y: 100), field("low", y: 110), field("high", y: 104)]
    #expect(Position.ordered(positions, isRightToLeft: false) == ["high", "low", "second"])
    #expect(Position.ordered(positions, isRightToLeft: true) == ["second", "high", "low"])
  }

  @Test("A combined frame contains all of the frames from which it was created", arguments: [false, true])
  func combined(isReversed: Bool) {
    // Only the tall part reaches down to the row of the field on the left.
    let parts = [field("tall", x: 200, y: 100, height: 234), field("short", x: 320, y: 100)]
    let combined = Position(combining: isReversed ? parts.reversed() : parts, isRightToLeft: false)
    let positions = [combined, field("beside", x: 20, y: 300)]
    #expect(Position.ordered(positions, isRightToLeft: false) == ["beside", "tall", "short"])
  }

  @Test("Frames that touch but do not overlap are in different columns")
  func touching() {
    let notes = field("notes", x: 0, y: 100, width: 100, height: 200)
    let positions = [field("second", x: 100, y: 200), field("first", x: 140, y: 100), notes]
    #expect(Position.ordered(positions, isRightToLeft: false) == ["notes", "first", "second"])
    #expect(Position.ordered(positions, isRightToLeft: true) == ["first", "second", "notes"])
  }

  @Test("The taller of two frames with the same top begins the row, even if the other one is wider than it is tall")
  func tallest() {
    let positions = [
      field("wide", x: 200, y: 100, width: 500), field("low", x: 200, y: 200),
      field("tall", x: 0, y: 100, width: 190, height: 300),
    ]
    #expect(Position.ordered(positions, isRightToLeft: false) == ["tall", "wide", "low"])
  }

  @Test("A column ends where its widest frame ends")
  func column() {
    let positions = [
      field("notes", x: 0, y: 100, height: 200), field("wide", x: 110, y: 100, width: 200),
      field("narrow", x: 120, y: 150, width: 50), field("beside", x: 250, y: 150, width: 50),
    ]
    #expect(Position.ordered(positions, isRightToLeft: false) == ["notes", "wide", "narrow", "beside"])
  }

  @Test("Everything beside a list follows the list row by row, even if both begin at the same height")
  func besideList() {
    let positions = [
      field("name", x: 200, y: 100, width: 500), field("town", x: 270, y: 150), field("zip", x: 200, y: 150, width: 50),
      list("list", CGRect(x: 0, y: 100, width: 190, height: 300)),
    ]
    #expect(Position.ordered(positions, isRightToLeft: false) == ["list 1", "list 2", "name", "zip", "town"])
  }

  @Test(
    "Frames in front of the upper half of a list's visible part come before the list, and the others after it",
    arguments: [(nil, 425, true), (nil, 426, false), (300, 299, true), (300, 300, false)] as [(CGFloat?, CGFloat, Bool)]
  )
  func inFront(middle: CGFloat?, center: CGFloat, isBefore: Bool) {
    let positions = [
      list("list", CGRect(x: 0, y: 0, width: 393, height: 852), middle: middle),
      field("street", x: 200, y: center - 17), field("city", x: 20, y: center - 17),
    ]
    let front = ["city", "street"]
    #expect(
      Position.ordered(positions, isRightToLeft: false)
        == (isBefore ? front + ["list 1", "list 2"] : ["list 1", "list 2"] + front))
  }

  @Test("Frames in front of the same half keep their own order")
  func inFrontOfSameHalf() {
    let positions = [
      field("note", y: 760), field("sum", x: 200, y: 700), field("city", y: 110), field("street", x: 200, y: 60),
      list("list", CGRect(x: 0, y: 0, width: 393, height: 852)),
    ]
    #expect(Position.ordered(positions, isRightToLeft: false) == ["street", "city", "list 1", "list 2", "sum", "note"])
  }

  @Test("A list in front of another list is not part of that list, and a frame in front of both lists counts once")
  func listInFront() {
    let positions = [
      list("outer", CGRect(x: 0, y: 0, width: 393, height: 852)),
      list("inner", CGRect(x: 20, y: 500, width: 300, height: 200)), field("field", y: 560),
    ]
    #expect(Position.ordered(positions, isRightToLeft: false) == ["outer 1", "outer 2", "field", "inner 1", "inner 2"])
  }

  @Test("Without pages, a frame to the left of the edge does not come first")
  func noPages() {
    #expect(
      Position.ordered([field("left", x: -120, y: 200), field("top", y: 100)], isRightToLeft: false) == ["top", "left"])
  }

  @Test("All frames on a page precede those on the next page", arguments: [false, true])
  func pages(isRightToLeft: Bool) {
    for origin: CGFloat in [0, -50, -393] {
      let positions = [
        field("11", x: origin + 413, y: 160), field("00", x: origin + 20, y: 100),
        field("10", x: origin + 413, y: 100), field("01", x: origin + 10, y: 160),
      ]
      let order = Position.ordered(positions, pages: (origin, 393), isRightToLeft: isRightToLeft)
      #expect(order == (isRightToLeft ? ["10", "11", "00", "01"] : ["00", "01", "10", "11"]))
      #expect(
        Position.ordered(positions, isRightToLeft: isRightToLeft)
          == (isRightToLeft ? ["10", "00", "11", "01"] : ["00", "10", "01", "11"]))
    }
  }

  @Test("Combined frames keep their own direction inside a row with the opposite direction", arguments: [false, true])
  func combined(isRightToLeft: Bool) {
    let boxes = Position(combining: [field("1", x: 150, y: 100), field("2", x: 260, y: 100)], isRightToLeft: false)
    let positions = [field("left", y: 100), boxes, field("right", x: 380, y: 100)]
    #expect(
      Position.ordered(positions, isRightToLeft: isRightToLeft)
        == (isRightToLeft ? ["right", "1", "2", "left"] : ["left", "1", "2", "right"]))
  }
}
