import CoreGraphics
import Testing

@testable import ClavierInspector

/// Tests the panel's position for given values.
struct PanelPlaceTests {
  private let area = CGRect(x: 0, y: 59, width: 393, height: 759)

  @Test func `begins in the top corner at the trailing edge`() {
    var place = PanelPlace(area: area)
    #expect(place.width == 340)
    #expect(place.origin(height: 200) == CGPoint(x: 45, y: 67))
    place.isRightToLeft = true
    #expect(place.origin(height: 200) == CGPoint(x: 8, y: 67))
  }

  @Test(arguments: [
    (CGPoint(x: 20, y: 300), CGPoint(x: 20, y: 300)), (CGPoint(x: -500, y: -500), CGPoint(x: 8, y: 67)),
    (CGPoint(x: 5000, y: 5000), CGPoint(x: 45, y: 610)),
  ])
  func `stays in the area, wherever the user drags it`(chosen: CGPoint, expected: CGPoint) {
    var place = PanelPlace(area: area)
    place.chosenOrigin = chosen
    #expect(place.origin(height: 200) == expected)
  }

  @Test(arguments: [CGSize.zero, CGSize(width: 10, height: 10), CGSize(width: 320, height: 100)])
  func `the top of the panel stays inside an area that is too small`(size: CGSize) {
    let place = PanelPlace(area: CGRect(origin: area.origin, size: size))
    #expect(place.width >= 0 && place.width <= size.width)
    #expect(place.greatestHeight >= 0 && place.greatestHeight <= size.height * 2 / 3)
    #expect(place.origin(height: 400) == CGPoint(x: 8, y: 59))
  }

  @Test(arguments: [(60, 67), (64, 65), (68, 63), (76, 59), (90, 59)] as [(CGFloat, CGFloat)])
  func `the margins shrink before part of the panel leaves the area`(height: CGFloat, top: CGFloat) {
    let place = PanelPlace(area: CGRect(x: 0, y: 59, width: 568, height: 76))
    #expect(place.origin(height: height).y == top)
  }
}
