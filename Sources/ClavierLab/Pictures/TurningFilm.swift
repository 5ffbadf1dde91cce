import Foundation

/// Places the pictures of a phone in a film that is large enough for both orientations.
///
/// The phone is in the center. When the phone is rotated, its last picture in the former orientation and the first
/// picture in the new orientation rotate together. The new picture fades in above the former one.
enum TurningFilm {
  /// The duration of a rotation, in seconds.
  static let turnDuration = 0.4
  /// The number of pictures of a rotation.
  private static let steps = 12

  typealias Moment = (time: Double, picture: PhonePicture)

  /// Consecutive pictures of one phone in one orientation.
  private struct Stretch {
    /// The index among all stretches, which makes the keys of their nodes unique.
    var index: Int
    var moments: [Moment]

    var phone: PhoneShape { moments[0].picture.phone }
    var start: Double { moments[0].time }
  }

  /// Returns the complete pictures.
  ///
  /// - Parameters:
  ///   - moments: The pictures with their times in seconds, the earliest first, and with no two at the same time.
  ///   - duration: The duration of the film in seconds, which ends with the phone at rest.
  static func film(of moments: [Moment], duration: Double) -> [(time: Double, node: PictureNode)] {
    let stretches = stretches(of: moments)
    var canvas = Canvas(for: stretches)
    var film: [(time: Double, node: PictureNode)] = []
    for stretch in stretches {
      // A rotation ends before the next stretch starts.
      let end = stretch.index + 1 < stretches.count ? stretches[stretch.index + 1].start - 0.001 : duration
      let former = stretch.index > 0 ? stretches[stretch.index - 1] : nil
      let turn = former.flatMap { Turn(from: $0.phone, to: stretch.phone, start: stretch.start, end: end) }
      let formerNode = former.flatMap { former in
        former.moments.last.map { canvas.node(of: $0.picture, in: former) }
      }
      let times = Set(stretch.moments.map(\.time) + (turn?.times(steps) ?? [])).sorted()
      var next = 0
      for time in times {
        while next < stretch.moments.count, stretch.moments[next].time <= time { next += 1 }
        let current = canvas.node(of: stretch.moments[max(0, next - 1)].picture, in: stretch)
        var phones = [current]
        if let formerNode, let turn, let part = turn.part(at: time) {
          phones = turn.pair(formerNode, current, part: part, room: canvas.size)
        }
        film.append((time, PictureNode("film", frame: CGRect(origin: .zero, size: canvas.size), children: phones)))
      }
    }
    return film
  }

  /// Returns the pictures, split where the phone was rotated.
  private static func stretches(of moments: [Moment]) -> [Stretch] {
    var stretches: [Stretch] = []
    for moment in moments {
      if stretches.last?.phone == moment.picture.phone {
        stretches[stretches.count - 1].moments.append(moment)
      } else {
        stretches.append(Stretch(index: stretches.count, moments: [moment]))
      }
    }
    return stretches
  }

  /// The area of a film, with the phone in its center.
  private struct Canvas {
    let size: CGSize
    private var stages: [PhoneShape: PhoneStage] = [:]

    init(for stretches: [Stretch]) {
      let bodies = stretches.map(\.phone.bodySize)
      size = CGSize(width: bodies.map(\.width).max() ?? 0, height: bodies.map(\.height).max() ?? 0)
    }

    mutating func node(of picture: PhonePicture, in stretch: Stretch) -> PictureNode {
      var stage = stages[picture.phone] ?? PhoneStage(picture.phone)
      var node = stage.node(of: picture)
      stages[picture.phone] = stage
      // A phone in another orientation gets a different key. Otherwise, the film would animate the change of its size.
      if stretch.index > 0 { node.key += " \(stretch.index)" }
      node.origin = CGPoint(x: (size.width - node.size.width) / 2, y: (size.height - node.size.height) / 2)
      return node
    }
  }

  /// A rotation of the phone by a right angle.
  private struct Turn {
    /// How much the former picture fades while it is behind the new one.
    private static let fading = 0.4

    private let start: Double
    private let duration: Double
    /// The angle by which both pictures rotate, in degrees.
    ///
    /// In landscape, the top of the phone is on the left.
    private let angle: Double

    /// Creates a rotation; nil between phones in the same orientation, or if there is no time for it.
    init?(from former: PhoneShape, to phone: PhoneShape, start: Double, end: Double) {
      self.start = start
      duration = min(TurningFilm.turnDuration, end - start)
      angle = phone.isLandscape ? -90 : 90
      guard former.isLandscape != phone.isLandscape, duration > 1.0 / 60 else { return nil }
    }

    func times(_ count: Int) -> [Double] { (0...count).map { start + duration * Double($0) / Double(count) } }

    /// Returns the completed part of the rotation, from 0 to 1; nil after the rotation.
    ///
    /// The rotation is slow at the beginning and at the end.
    func part(at time: Double) -> Double? {
      let part = (time - start) / duration
      // The last picture of the rotation is also the first picture of the phone at rest.
      return part < 1 - 1e-9 ? (1 - cos(.pi * max(0, part))) / 2 : nil
    }

    /// Returns both pictures after a fraction of the rotation, with the former picture behind the new one.
    func pair(_ former: PictureNode, _ new: PictureNode, part: Double, room: CGSize) -> [PictureNode] {
      var (former, new) = (former, new)
      former.matrix = Self.matrix(of: former, turnedBy: angle * part, room: room)
      former.opacity = 1 - Self.fading * part
      new.matrix = Self.matrix(of: new, turnedBy: angle * (part - 1), room: room)
      new.opacity = part
      return [former, new]
    }

    /// Returns the rotation and the scale of a phone while it rotates.
    ///
    /// In the middle of the rotation, the phone is drawn smaller, so that its corners stay in the picture.
    private static func matrix(
      of node: PictureNode, turnedBy degrees: Double, room: CGSize
    ) -> PictureNode.Matrix {
      let sine = abs(sin(degrees * .pi / 180))
      let cosine = abs(cos(degrees * .pi / 180))
      let width = Double(node.size.width) * cosine + Double(node.size.height) * sine
      let height = Double(node.size.width) * sine + Double(node.size.height) * cosine
      return PictureNode.Matrix(
        degrees: degrees, scale: min(1, Double(room.width) / width, Double(room.height) / height))
    }
  }
}
