#if canImport(UIKit)
  import Foundation
  import UIKit

  /// Calls a closure once for each screen refresh, or about 120 times per second before iOS 18 and visionOS 2, until
  /// ``stop()`` is called.
  @MainActor final class DisplayFrames {
    private var onFrame: (@MainActor (TimeInterval) -> Void)?
    private var stopFrames: @MainActor () -> Void = {}

    /// - Parameters:
    ///   - view: A view on the display.
    ///   - onFrame: A closure that is called with the seconds since the first frame.
    init(of view: UIView, _ onFrame: @escaping @MainActor (TimeInterval) -> Void) {
      self.onFrame = onFrame
      if #available(iOS 18, visionOS 2, *) {
        var start: TimeInterval?
        let link = UIUpdateLink(view: view) { [weak self] _, info in
          let first = start ?? info.modelTime
          start = first
          self?.onFrame?(info.modelTime - first)
        }
        link.requiresContinuousUpdates = true
        link.isEnabled = true
        stopFrames = { link.isEnabled = false }
      } else {
        // `CADisplayLink` needs a selector, which Clavier avoids because it is also tested on Linux. A task is not
        // synchronized with the screen. It pauses for half the duration of a frame on the slowest display.
        let task = Task { @MainActor [weak self] in
          let start = DispatchTime.now().uptimeNanoseconds
          while !Task.isCancelled, let onFrame = self?.onFrame {
            onFrame(TimeInterval(DispatchTime.now().uptimeNanoseconds - start) / 1e9)
            try? await Task.sleep(nanoseconds: 8_333_333)
          }
        }
        stopFrames = { task.cancel() }
      }
    }

    func stop() {
      // Apple does not document whether a link that is disabled during a frame is still called for that frame.
      onFrame = nil
      stopFrames()
    }
  }
#endif
