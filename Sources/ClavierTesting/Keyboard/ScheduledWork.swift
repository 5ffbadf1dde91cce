/// Work of the simulated keyboard that is performed after a delay.
struct ScheduledWork {
  var id: Int
  var work: @MainActor () -> Void
}
