import Foundation

/// Returns the processor time that work takes on this thread.
///
/// Unlike elapsed time, it does not include the time of other threads and processes on a busy machine.
package func processorTime<Failure: Error>(of work: () throws(Failure) -> Void) throws(Failure) -> Duration {
  func now() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
  let start = now()
  try work()
  return now() - start
}
