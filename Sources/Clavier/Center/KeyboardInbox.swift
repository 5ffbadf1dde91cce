#if canImport(UIKit)
  import ClavierCore
  import Foundation

  /// A keyboard notification, decoded where it was posted: `Notification` itself may not change threads, this may.
  ///
  /// Unchecked, and safe: the one value that is not `Sendable` is set only on the main thread and read only on the main
  /// actor.
  struct KeyboardPost: @unchecked Sendable {
    let event: KeyboardEvent
    let content: Result<KeyboardInfo, KeyboardInfoError>
    let screen: KeyboardScreen

    /// The posted notification; nil if it was posted off the main thread, because it must not leave that thread.
    private let original: Notification?

    init?(_ notification: Notification) {
      guard let event = KeyboardEvent(notificationName: notification.name) else { return nil }
      self.event = event
      screen = KeyboardScreen(notification)
      original = MainQueue.isCurrent ? notification : nil
      do throws(KeyboardInfoError) {
        content = .success(try KeyboardInfo(userInfo: notification.userInfo))
      } catch {
        content = .failure(error)
      }
    }

    /// The posted notification, or an equal one if that cannot be passed on.
    @MainActor func notification(with info: KeyboardInfo) -> Notification {
      original ?? Notification(name: event.notificationName, object: screen.screen, userInfo: info.userInfo)
    }
  }

  /// What was posted and not yet delivered, in the order of posting, whichever thread posted it.
  ///
  /// Unchecked, and safe: the two stored variables are private and every access to them is made under the lock, which
  /// is never held while foreign code runs; the elements are `Sendable`.
  final class KeyboardInbox: @unchecked Sendable {
    private let lock = NSLock()
    private var posts: [KeyboardPost] = []
    private var taken = 0

    func append(_ post: KeyboardPost) {
      lock.lock()
      defer { lock.unlock() }
      posts.append(post)
    }

    func takeFirst() -> KeyboardPost? {
      lock.lock()
      defer { lock.unlock() }
      guard taken < posts.count else { return nil }
      let post = posts[taken]
      taken += 1
      if taken == posts.count {
        posts.removeAll(keepingCapacity: true)
        taken = 0
      }
      return post
    }

    var isEmpty: Bool {
      lock.lock()
      defer { lock.unlock() }
      return taken == posts.count
    }
  }
#endif
