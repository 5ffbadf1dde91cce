import Foundation
import Testing

@testable import ClavierLab

extension PhoneShape {
  /// Returns an iPhone with a Dynamic Island.
  static func sample(isLandscape: Bool) -> PhoneShape {
    PhoneShape(
      portraitSize: CGSize(width: 393, height: 852), isLandscape: isLandscape, isPad: false, portraitTopInset: 59,
      portraitBottomInset: 34)
  }
}

extension PictureNode.Matrix {
  /// The rotation clockwise.
  fileprivate var degrees: Double { atan2(b, a) * 180 / .pi }
  fileprivate var scale: Double { hypot(a, b) }
}

extension PictureNode {
  fileprivate var center: CGPoint { CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2) }
}

/// Tests animations in which the phone is rotated.
@MainActor @Suite struct TurningFilmTests {
  /// A rotation to landscape after one second, and back after three.
  private static let thereAndBack: [(time: Double, isLandscape: Bool)] = [
    (0, false), (1, false), (1.001, true), (3, true), (3.001, false), (5, false),
  ]

  private func picture(isLandscape: Bool) -> PhonePicture {
    PhonePicture(phone: .sample(isLandscape: isLandscape), topInset: 59, bottomInset: 34, windows: [])
  }

  private func film(
    _ turns: [(time: Double, isLandscape: Bool)], duration: Double
  ) -> [(time: Double, node: PictureNode)] {
    TurningFilm.film(of: turns.map { ($0.time, picture(isLandscape: $0.isLandscape)) }, duration: duration)
  }

  /// Returns the corners of a phone as drawn.
  private func corners(of phone: PictureNode) -> [CGPoint] {
    [(-1, -1), (1, -1), (1, 1), (-1, 1)].map { x, y in
      let corner = phone.matrix.applied(to: CGPoint(x: x * phone.size.width / 2, y: y * phone.size.height / 2))
      return CGPoint(x: phone.center.x + corner.x, y: phone.center.y + corner.y)
    }
  }

  @Test func `a phone that is rotated stays complete, undistorted, and in the center of the picture`() {
    let film = film(Self.thereAndBack, duration: 5)
    let side = PhoneShape.sample(isLandscape: false).bodySize.height
    let center = CGPoint(x: side / 2, y: side / 2)
    // A corner may be outside by a rounding error.
    let canvas = CGRect(x: 0, y: 0, width: side, height: side).insetBy(dx: -1e-6, dy: -1e-6)
    for (time, node) in film {
      #expect(node.size == CGSize(width: side, height: side))
      for phone in node.children {
        #expect(phone.center == center)
        let isLandscape = phone.size.width > phone.size.height
        #expect(phone.size == PhoneShape.sample(isLandscape: isLandscape).bodySize)
        for corner in corners(of: phone) { #expect(canvas.contains(corner), "\(time)") }
      }
    }
  }

  @Test func `the pictures of both orientations rotate together, and the new picture fades in above the old one`() {
    let film = film(Self.thereAndBack, duration: 5)
    for (_, node) in film where node.children.count == 2 {
      let (former, new) = (node.children[0], node.children[1])
      // The top of the phone in one picture is the top of the phone in the other one.
      #expect(abs(abs(former.matrix.degrees - new.matrix.degrees) - 90) < 1e-9)
      #expect(abs(former.matrix.scale - new.matrix.scale) < 1e-9)
      #expect(former.opacity >= 0.6 && abs(former.opacity - (1 - 0.4 * new.opacity)) < 1e-9)
    }
    // Each of the two rotations has 12 steps.
    #expect(film.filter { $0.node.children.count == 2 }.count == 24)
    for (_, node) in film where node.children.count != 2 {
      #expect(node.children.count == 1 && node.children[0].matrix.isIdentity && node.children[0].opacity == 1)
    }
    // The phone rotates counterclockwise to landscape, and clockwise back to portrait.
    let degrees = [1.1, 3.1].map { time in film.last { $0.time < time }?.node.children.first?.matrix.degrees ?? 0 }
    #expect(degrees[0] < 0 && degrees[1] > 0)
  }

  @Test func `two rotations in quick succession are shortened, and the animation ends with the phone at rest`() throws {
    let film = film([(0, false), (1, true), (1.2, false), (1.3, true)], duration: 1.305)
    #expect(film.map(\.time) == Set(film.map(\.time)).sorted())
    #expect(film.filter { $0.time < 1.19 && $0.time >= 1 }.allSatisfy { $0.node.children.count == 2 })
    let atSecond = try #require(film.first { $0.time == 1.2 })
    #expect(atSecond.node.children.map { $0.size.width > $0.size.height } == [true, false])
    // No time is left for the last rotation, so the new picture replaces the former one immediately.
    #expect(film.last?.node.children.map { $0.size.width > $0.size.height } == [true])
    #expect(film.last?.node.children.first?.matrix == .identity)
  }

  @Test func `an animation with one orientation has the size of the phone, and nothing rotates`() {
    let film = film([(0, true), (1, true)], duration: 1)
    #expect(film.count == 2 && film[0].node.size == PhoneShape.sample(isLandscape: true).bodySize)
    let svg = SVGDocument.film(film, duration: 1, poster: 1, title: "")
    #expect(!svg.contains("matrix("))
  }

  @Test func `the still picture of an animation shows a rotation that is in progress at that moment`() {
    let film = film([(0, false), (1, true), (2, true)], duration: 2)
    let atRest = SVGDocument.film(film, duration: 2, poster: 2, title: "")
    #expect(atRest.contains("matrix(0.") && !atRest.contains("transform=\"translate(440,"))
    let turning = SVGDocument.film(film, duration: 2, poster: 1.2, title: "")
    // Both are rotated by 45 degrees, in opposite directions.
    #expect(turning.contains(#/matrix\(([0-9.]+),-\1,\1,\1,0,0\)/#))
    #expect(turning.contains(#/matrix\(([0-9.]+),\1,-\1,\1,0,0\)/#))
    #expect(WellFormedness.problem(in: turning) == nil)
  }
}
