import ClavierCore
import CoreGraphics
import Testing

struct ShiftedGeometryTests {
  private static let superview = CGRect(x: 0, y: 0, width: 393, height: 852)

  private func place(_ centerY: CGFloat, height: CGFloat = 600, width: CGFloat = 393) -> ShiftedGeometry {
    ShiftedGeometry(centerY: centerY, size: CGSize(width: width, height: height))
  }

  @Test("a view that has moved by the opposite of its shift moves back", arguments: [-228, -0.5, 40] as [CGFloat])
  func moved(shift: CGFloat) {
    #expect(place(300).centerY(before: place(300 - shift), shiftedBy: shift, in: Self.superview) == 300)
    #expect(place(300).centerY(before: place(300 - shift), shiftedBy: shift, in: nil) == 300)
  }

  @Test("a view stays where it is if it is not shifted, did not move, moved by another distance, or has another size")
  func unmoved() {
    let shifted = place(300)
    #expect(shifted.centerY(before: place(300), shiftedBy: 0, in: Self.superview) == nil)
    #expect(shifted.centerY(before: place(300), shiftedBy: -228, in: Self.superview) == nil)
    #expect(shifted.centerY(before: place(400), shiftedBy: -228, in: Self.superview) == nil)
    #expect(shifted.centerY(before: place(528, width: 300), shiftedBy: -228, in: Self.superview) == nil)
  }

  @Test("a view that was resized to the height of its superview moves to the middle of the superview")
  func resized() {
    let shifted = place(426, height: 852)
    let smaller = CGRect(x: 0, y: 10, width: 393, height: 802)
    #expect(shifted.centerY(before: place(639, height: 802), shiftedBy: -228, in: smaller) == 411)
    #expect(shifted.centerY(before: place(639, height: 802), shiftedBy: -228, in: nil) == nil)
    #expect(shifted.centerY(before: place(639, height: 800), shiftedBy: -228, in: smaller) == nil)
    #expect(shifted.centerY(before: place(600, height: 802), shiftedBy: -228, in: smaller) == nil)
  }
}
