import Allocations
import Benchmark
import Foundation

/// An operation, and another one to which its time is compared in the same run.
@MainActor struct Comparison {
  /// A repeated operation.
  struct Operation {
    /// Called before each series of repetitions, outside the measurement.
    var prepare: () -> Void = {}
    /// Called with the number of repetitions.
    var run: (Int) async -> Void
  }

  let subject: Operation
  let reference: Operation
  /// The number of consecutive repetitions of one operation before the other operation runs.
  let repetitions: Int

  init(
    repetitions: Int = 200, preparing prepareSubject: @escaping () -> Void = {}, _ subject: @escaping () -> Void,
    preparing prepareReference: @escaping () -> Void = {}, to reference: @escaping () -> Void
  ) {
    self.init(
      repetitions: repetitions, Operation(prepare: prepareSubject) { for _ in 0..<$0 { subject() } },
      to: Operation(prepare: prepareReference) { for _ in 0..<$0 { reference() } })
  }

  init(repetitions: Int, _ subject: Operation, to reference: Operation) {
    (self.subject, self.reference, self.repetitions) = (subject, reference, repetitions)
  }

  /// Measures both operations alternately, and records the ratio, the times, and the allocations of one operation.
  func record(in benchmark: Benchmark) async {
    var (time, referenceTime) = (UInt64(0), UInt64(0))
    var allocations = 0
    for _ in 0..<4 {
      subject.prepare()
      let before = allocationCount()
      time += await Self.time { await subject.run(repetitions) }
      // Each thread counts its own allocations, and a task can continue on another thread.
      allocations += max(0, Int(allocationCount()) - Int(before))
      reference.prepare()
      referenceTime += await Self.time { await reference.run(repetitions) }
    }
    let count = UInt64(4 * repetitions)
    benchmark.measurement(.ratio, Int(time * 1000 / max(1, referenceTime)))
    benchmark.measurement(.nanoseconds, Int(time / count))
    benchmark.measurement(.referenceNanoseconds, Int(referenceTime / count))
    // An operation that allocates only sometimes must not count as one that does not allocate.
    benchmark.measurement(.allocations, (allocations + Int(count) - 1) / Int(count))
  }

  /// Returns the processor time of all threads, in nanoseconds, which other programs on the machine do not affect much.
  ///
  /// A task can continue on another thread.
  private static func time(_ body: () async -> Void) async -> UInt64 {
    let start = clock()
    await body()
    return clock() - start
  }

  private static func clock() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}

extension BenchmarkMetric {
  static let ratio = BenchmarkMetric.custom("ratio, in thousandths")
  static let nanoseconds = BenchmarkMetric.custom("nanoseconds")
  static let referenceNanoseconds = BenchmarkMetric.custom("nanoseconds of the reference")
  static let allocations = BenchmarkMetric.custom("allocations")
}

/// Registers a benchmark that compares two operations.
///
/// - Parameters:
///   - name: The name of the row in the table.
///   - seconds: The time of all measurements.
///   - prepare: A closure that creates the comparison. The closure is called once.
func compare(_ name: String, seconds: Int = 2, _ prepare: @escaping @MainActor @Sendable () -> Comparison) {
  let stage = ComparisonStage(prepare)
  Benchmark(
    name,
    configuration: .init(
      metrics: [.throughput, .ratio, .nanoseconds, .referenceNanoseconds, .allocations],
      warmupIterations: 3, maxDuration: .seconds(seconds), maxIterations: 200)
  ) { benchmark in
    // This is safe: the runner waits for this closure, and does not use the benchmark in the meantime.
    nonisolated(unsafe) let benchmark = benchmark
    await stage.record(in: benchmark)
  }
}

/// Creates a comparison for the first measurement, and reuses it for the other measurements.
@MainActor private final class ComparisonStage {
  private let prepare: @MainActor @Sendable () -> Comparison
  private var comparison: Comparison?

  nonisolated init(_ prepare: @escaping @MainActor @Sendable () -> Comparison) {
    self.prepare = prepare
  }

  func record(in benchmark: Benchmark) async {
    let comparison = comparison ?? prepare()
    self.comparison = comparison
    await comparison.record(in: benchmark)
  }
}
