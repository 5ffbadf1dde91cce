import Foundation

/// Converts times of the virtual clock to times of a film, in which all rests have the same duration.
struct FilmClock {
  private let start: Double
  private let pause: Double
  /// The rests in order, with the seconds that the film omits from each.
  private let rests: [(time: Double, idle: Double)]

  /// Creates a clock.
  ///
  /// - Parameters:
  ///   - start: The first time of the film.
  ///   - end: The last time of the film.
  ///   - moments: The times of the pictures, in order.
  ///   - rests: The times at which all motion had ended, in order.
  ///   - pause: The duration of a rest in the film, in seconds.
  init(start: Double, end: Double, moments: [Double], rests: [Double], pause: Double) {
    self.start = start
    self.pause = pause
    self.rests = rests.map { rest in
      let next = moments.first { $0 > rest + 0.002 } ?? end
      // One frame of the rest remains, as between two pictures of a motion.
      return (rest, max(0, min(next, end) - rest - 1.0 / 60))
    }
  }

  func filmTime(of time: Double) -> Double {
    var result = max(0, time - start)
    for rest in rests where rest.time <= time + 1e-6 {
      result += pause
      if rest.time < time - 0.002 { result -= rest.idle }
    }
    return max(0, result)
  }
}
