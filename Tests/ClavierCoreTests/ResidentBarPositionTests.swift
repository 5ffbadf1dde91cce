import ClavierCore
import CoreGraphics
import Testing

/// Tests where a bar is on a screen of 393 by 852 points with a bottom safe area of 34 points.
struct ResidentBarPositionTests {
  private func place(of frame: CGRect, height: CGFloat) -> ResidentBarPosition? {
    ResidentBarPosition(
      currentFrame: frame, height: height, on: CGRect(x: 0, y: 0, width: 393, height: 852), bottomSafeArea: 34)
  }

  private func area(from top: CGFloat) -> CGRect { CGRect(x: 0, y: top, width: 393, height: 852 - top) }

  @Test(
    "a bar at the bottom edge, at its safe area, or partly below the screen covers everything below its top",
    arguments: [(802, 50), (768, 50), (767.5, 50), (768, 84), (820, 50), (851, 50), (427, 425)] as [(CGFloat, CGFloat)])
  func measured(top: CGFloat, height: CGFloat) throws {
    let bar = try #require(place(of: CGRect(x: 0, y: top, width: 393, height: height), height: height))
    #expect(bar.frame == area(from: top) && bar.isMeasured)
  }

  @Test("a difference in width of less than a point is a rounding error", arguments: [392.5, 393.5] as [CGFloat])
  func rounded(width: CGFloat) {
    #expect(place(of: CGRect(x: 0, y: 768, width: width, height: 84), height: 84)?.isMeasured == true)
  }

  @Test(
    "a bar that is not at the bottom edge is expected above the safe area with its own height",
    arguments: [
      // Without a window, without a height, on its way to the bottom edge, and below the screen.
      .null, CGRect(x: 0, y: 832, width: 393, height: 0), CGRect(x: 0, y: 700, width: 393, height: 50),
      CGRect(x: 0, y: 852, width: 393, height: 50),
      // Narrower than the screen, wider than the screen, and so high that it begins in the upper half.
      CGRect(x: 0, y: 768, width: 320, height: 84), CGRect(x: 0, y: 768, width: 430, height: 84),
      CGRect(x: 0, y: 400, width: 393, height: 452), CGRect(x: 0, y: CGFloat.nan, width: 393, height: 84),
    ], [50, 425])
  func expected(frame: CGRect, height: CGFloat) throws {
    let bar = try #require(place(of: frame, height: height))
    #expect(bar.frame == area(from: 818 - height) && !bar.isMeasured)
  }

  @Test(
    "a bar that is not at the bottom edge has no known position without a usable height",
    arguments: [0, -1, 426, 1000, .nan, .infinity] as [CGFloat])
  func unusable(height: CGFloat) {
    #expect(place(of: .null, height: height) == nil)
  }

  @Test("the height does not matter for a bar at the bottom edge", arguments: [0, 426, .nan] as [CGFloat])
  func ignored(height: CGFloat) {
    #expect(place(of: CGRect(x: 0, y: 768, width: 393, height: 84), height: height)?.frame == area(from: 768))
  }

  @Test("a bar is placed on a screen whose origin is not zero")
  func otherScreen() throws {
    let screen = CGRect(x: 100, y: 200, width: 320, height: 568)
    let bar = try #require(ResidentBarPosition(currentFrame: .null, height: 44, on: screen, bottomSafeArea: 0))
    #expect(bar.frame == CGRect(x: 100, y: 724, width: 320, height: 44))
  }
}
