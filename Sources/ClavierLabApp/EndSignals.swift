import Dispatch
import Foundation

/// Catches the signals that ask a program to end.
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

  /// Returns when the first signal arrives.
  func first() async {
    for await _ in arrivals { break }
    for source in sources { source.cancel() }
  }
}
