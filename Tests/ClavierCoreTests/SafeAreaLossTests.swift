import ClavierCore
import CoreGraphics
import Testing

/// A view with a bottom safe area of 34 points, and an input in it that moves less than the view.
struct SafeAreaLossTests {
  /// Returns the distance by which the input has moved up, for each position of the view.
  private let position: (CGFloat) -> CGFloat
  private var loss = SafeAreaLoss()
  private var viewTop: CGFloat = 0

  init() { position = { $0 } }

  private init(_ position: @escaping (CGFloat) -> CGFloat) { self.position = position }

  private mutating func move(to top: CGFloat) -> CGFloat {
    func lost(at top: CGFloat) -> CGFloat { min(34, max(0, top)) }
    let change = SafeAreaLoss.Change(
      view: top - viewTop, input: position(top) - position(viewTop), lostSafeArea: lost(at: top) - lost(at: viewTop))
    loss.record(
      change, missing: top - position(top), lostSafeArea: lost(at: top), remainingSafeArea: 34 - lost(at: top))
    viewTop = top
    return loss.amount
  }

  @Test("is 0 if the input moves as far as the view, or farther")
  func none() {
    var exact = SafeAreaLossTests { $0 }
    var farther = SafeAreaLossTests { $0 + 5 }
    for top in [302, 20, 1, 400] as [CGFloat] {
      #expect(exact.move(to: top) == 0)
      #expect(farther.move(to: top) == 0)
    }
  }

  @Test("is the whole safe area for an input that is attached to it, after any movement", arguments: [302, 34, 20, 1])
  func attached(wanted: CGFloat) {
    var input = SafeAreaLossTests { max(0, $0 - 34) }
    #expect(input.move(to: wanted) == 34)
    #expect(input.move(to: wanted + 34) == 34)
    #expect(input.position(input.viewTop) == wanted)
    #expect(input.move(to: 100) == 34)
  }

  @Test("is the missing distance for an input that moves by half of the safe area")
  func half() {
    var input = SafeAreaLossTests { $0 - min(34, $0) / 2 }
    #expect(input.move(to: 20) == 10)
    #expect(input.move(to: 300) == 17)
    #expect(input.move(to: 10) == 5)
  }

  @Test("settles at 0 for an input that does not move with the view", arguments: [12, 40] as [CGFloat])
  func immovable(top: CGFloat) {
    var input = SafeAreaLossTests { _ in 0 }
    let first = input.move(to: top)
    #expect(input.move(to: top + first + 2) == 0)
    for _ in 0..<3 {
      #expect(input.move(to: top) == 0)
      #expect(input.move(to: top + 20) == 0)
    }
  }

  @Test("is 0 if the input has stayed behind by more than the safe area")
  func otherReason() {
    var input = SafeAreaLossTests { $0 * 0.8 }
    #expect(input.move(to: 100) == 20)
    #expect(input.move(to: 300) == 0)
  }
}
