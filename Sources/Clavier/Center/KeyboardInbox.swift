#if canImport(UIKit)
  import ClavierCore
  import Foundation

  /// A keyboard notification, decoded where it was posted: `Notification` itself may not change threads, this may.
  struct KeyboardPost: Sendable {
    let event: KeyboardEvent
    let content: Result<KeyboardInfo, KeyboardInfoError>
    let screen: KeyboardScreen

    init?(_ notification: Notification) {
      guard let event = KeyboardEvent(notificationName: notification.name) else { return nil }
      self.event = event
      screen = KeyboardScreen(notification)
      do throws(KeyboardInfoError) {
        content = .success(try KeyboardInfo(userInfo: notification.userInfo))
      } catch {
        content = .failure(error)
      }
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

    func removeAll() {
      lock.lock()
      defer { lock.unlock() }
      posts.removeAll()
      taken = 0
    }
  }
#endif
