// The functions with which the tests of flowkey's UIKit, a different implementation, control their app, touches, and
// clock. These versions of the functions control the headless UIKit.
import Foundation

@testable import UIKit

// MARK: - The app

extension Notification.Name {
  // The names of Swift 4.
  public static let UIApplicationWillEnterForeground = UIApplication.willEnterForegroundNotification
  public static let UIApplicationDidBecomeActive = UIApplication.didBecomeActiveNotification
  public static let UIApplicationWillResignActive = UIApplication.willResignActiveNotification
  public static let UIApplicationDidEnterBackground = UIApplication.didEnterBackgroundNotification
}

extension UIApplication {
  @MainActor public static func onWillEnterForeground() {
    HeadlessWorld.enterBackground()
    HeadlessWorld.enterForeground()
  }

  @MainActor public static func onDidEnterForeground() {
    HeadlessWorld.resignActive()
    HeadlessWorld.becomeActive()
  }

  @MainActor public static func onWillEnterBackground() {
    HeadlessWorld.becomeActive()
    HeadlessWorld.resignActive()
  }

  @MainActor public static func onDidEnterBackground() {
    HeadlessWorld.becomeActive()
    HeadlessWorld.enterBackground()
  }
}

// MARK: - Touches

extension UITouch {
  @MainActor public convenience init(touchId: Int, at point: CGPoint, timestamp: TimeInterval) {
    self.init(at: point, timestamp: timestamp)
  }

  @MainActor public func updateAbsoluteLocation(_ point: CGPoint) {
    update(to: point, phase: phase, timestamp: timestamp)
  }
}

// MARK: - The clock

/// A moment after the beginning of an animation.
public struct PeerMoment {
  let seconds: TimeInterval

  public init(startingAt milliseconds: Double) {
    seconds = milliseconds / 1000
  }
}

extension UIView {
  @MainActor public static func animateIfNeeded(at moment: PeerMoment) {
    HeadlessClock.advance(by: max(0, moment.seconds - HeadlessClock.now))
  }
}

extension CALayer {
  /// The presentation layer, if the layer has animations; otherwise nil.
  @MainActor public var _presentation: CALayer? { animationKeys() == nil ? nil : presentation() }
}

// MARK: - Text

extension String {
  public func size(with font: UIFont) -> CGSize {
    NSString(string: self).size(withAttributes: [.font: font])
  }
}
