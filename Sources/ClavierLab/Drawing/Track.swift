/// The samples of a value that changes with time, in order of time.
struct Track<Value: Hashable>: Hashable {
  struct Sample: Hashable {
    var time: Double
    var value: Value
  }

  var samples: [Sample] = []

  /// Whether the value never changes.
  var isConstant: Bool { samples.allSatisfy { $0.value == samples.first?.value } }

  func value(at time: Double) -> Value? {
    samples.last { $0.time <= time }?.value ?? samples.first?.value
  }

  /// The samples without repetitions, for a value that jumps.
  var steps: Track {
    var kept: [Sample] = []
    for sample in samples where kept.last?.value != sample.value { kept.append(sample) }
    return Track(samples: kept)
  }

  /// The samples, except those with the same value as both of their neighbors.
  var withoutRests: Track {
    var kept: [Sample] = []
    for (index, sample) in samples.enumerated() {
      let isResting = kept.last?.value == sample.value && samples.dropFirst(index + 1).first?.value == sample.value
      if !isResting { kept.append(sample) }
    }
    return Track(samples: kept)
  }
}

extension Track where Value == Double {
  /// Returns the samples, except those that are on a straight line between their neighbors, within `tolerance`.
  func simplified(tolerance: Double) -> Track {
    let points = Track<SIMD2<Double>>(samples: samples.map { .init(time: $0.time, value: SIMD2($0.value, 0)) })
    return Track(
      samples: points.simplified(tolerance: tolerance).samples.map { .init(time: $0.time, value: $0.value.x) })
  }
}

extension Track where Value == SIMD2<Double> {
  /// Returns the samples, except those that are on a straight line between their neighbors, within `tolerance`.
  ///
  /// The method passes over the samples only once. From the last sample that is kept, the method draws a line and
  /// narrows the range of slopes with which the line passes close to all later samples. At the first sample outside of
  /// the range, the line ends at the sample before it.
  func simplified(tolerance: Double) -> Track {
    guard var anchor = samples.first else { return self }
    var kept = [anchor]
    var previous = anchor
    var slopes = Slopes()
    for sample in samples.dropFirst() {
      if !slopes.contains(sample, from: anchor) {
        kept.append(previous)
        anchor = previous
        slopes = Slopes()
      }
      slopes.narrow(to: sample, from: anchor, tolerance: tolerance)
      previous = sample
    }
    if samples.count > 1 { kept.append(previous) }
    return Track(samples: kept)
  }

  private struct Slopes {
    private var lowX = -Double.infinity
    private var highX = Double.infinity
    private var lowY = -Double.infinity
    private var highY = Double.infinity

    func contains(_ sample: Sample, from anchor: Sample) -> Bool {
      let time = max(sample.time - anchor.time, 1e-9)
      let x = (sample.value.x - anchor.value.x) / time
      let y = (sample.value.y - anchor.value.y) / time
      return x >= lowX && x <= highX && y >= lowY && y <= highY
    }

    mutating func narrow(to sample: Sample, from anchor: Sample, tolerance: Double) {
      let time = max(sample.time - anchor.time, 1e-9)
      lowX = max(lowX, (sample.value.x - tolerance - anchor.value.x) / time)
      highX = min(highX, (sample.value.x + tolerance - anchor.value.x) / time)
      lowY = max(lowY, (sample.value.y - tolerance - anchor.value.y) / time)
      highY = min(highY, (sample.value.y + tolerance - anchor.value.y) / time)
    }
  }
}
