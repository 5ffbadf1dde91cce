import Dispatch
import Foundation

/// The signals that ask a program to end, taken instead of suffered.
struct EndSignals {
  private let arrivals: AsyncStream<Void>
  private let sources: [any DispatchSourceSignal]

  init() {
    let (arrivals, arrival) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    self.arrivals = arrivals
    sources = [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { arrival.yield() }
      source.activate()
      return source
    }
  }

  /// Returns when the first of them has come.
  func first() async {
    for await _ in arrivals { break }
    for source in sources { source.cancel() }
  }
}
