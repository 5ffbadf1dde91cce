/// Notifications that are scheduled.
struct PendingPosts {
  var id: Int
  var work: @MainActor () -> Void
}
