import UIKit.UIView

@IBDesignable public class GreetingView: UIView {
  @IBInspectable public var greeting: String = "}" {
    didSet { setNeedsLayout() }
  }

  public func observe(_ center: NotificationCenter) {
    center.addObserver(self, selector: #selector(reset), name: Notification.Name("reset"), object: nil)
  }

  @objc func reset() {
    greeting = ""
  }
}
