import Foundation

/// The pictures of a film with their times, the earliest first.
struct FilmReel {
  private(set) var moments: [(time: Double, picture: PhonePicture)] = []
  /// How much is kept; nil for all.
  var limit: Limit?

  struct Limit {
    /// In seconds.
    var duration: Double
    var count: Int
    /// Pictures that lie closer together give way to the later one, in seconds.
    var interval: Double
  }

  /// Adds a picture.
  ///
  /// The one before it at the same time gives way: only the last one shows what came of it.
  mutating func append(_ picture: PhonePicture, at time: Double) {
    // What changes at once must not seem to change slowly since the picture before.
    if let previous = moments.last, time - previous.time > 0.02 {
      moments.append((time - 0.001, previous.picture.lifted))
    }
    if moments.last?.time == time { moments.removeLast() }
    if let limit, moments.count > 1, time - moments[moments.count - 2].time < limit.interval { moments.removeLast() }
    moments.append((time, picture))
    if let limit { shorten(to: limit, at: time) }
  }

  private mutating func shorten(to limit: Limit, at time: Double) {
    // Seldom and then more than one: to take one away moves all the others.
    let slack = 100
    guard moments.count > limit.count || moments[min(slack, moments.count - 1)].time < time - limit.duration else {
      return
    }
    let old = moments.firstIndex { $0.time >= time - limit.duration } ?? 0
    let many = moments.count > limit.count ? moments.count - limit.count + slack : 0
    moments.removeFirst(min(max(old, many), moments.count - 1))
  }
}

extension PhonePicture {
  /// The same after the finger has gone.
  fileprivate var lifted: PhonePicture {
    var copy = self
    copy.touch = nil
    return copy
  }
}
