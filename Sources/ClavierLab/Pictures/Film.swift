import Foundation

/// The pictures of an animation with their times, in order of time.
struct Film {
  private(set) var moments: [(time: Double, picture: PhonePicture)] = []
  /// The limits of the animation; nil to keep everything.
  var limit: Limit?

  struct Limit {
    /// The duration in seconds.
    var duration: Double
    var count: Int
    /// The minimum interval between two pictures, in seconds.
    ///
    /// If two pictures are closer together, the later picture replaces the earlier one.
    var interval: Double
  }

  /// Adds a picture.
  ///
  /// The picture replaces an earlier picture with the same time.
  mutating func append(_ picture: PhonePicture, at time: Double) {
    // An immediate change must not look like a slow change since the previous picture.
    if let previous = moments.last, time - previous.time > 0.02 {
      moments.append((time - 0.001, previous.picture.lifted))
    }
    if moments.last?.time == time { moments.removeLast() }
    if let limit, moments.count > 1, time - moments[moments.count - 2].time < limit.interval { moments.removeLast() }
    moments.append((time, picture))
    if let limit { shorten(to: limit, at: time) }
  }

  private mutating func shorten(to limit: Limit, at time: Double) {
    // Removing the first picture moves all others, so several are removed together.
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
  /// The picture without the finger.
  fileprivate var lifted: PhonePicture {
    var copy = self
    copy.touch = nil
    return copy
  }
}
