import Foundation
import Testing
import UIKit

@Suite("Casting between structures and the objects that box them") struct ValuesBridgingTests {
  private let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
  private let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

  @Test("as? unboxes a structure")
  func conditionalCast() {
    let userInfo: [AnyHashable: Any] = [
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: rect),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.25),
    ]
    #expect(userInfo[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect == rect)
    #expect(userInfo[UIResponder.keyboardAnimationDurationUserInfoKey] as? CGFloat == 0.25)
    #expect(userInfo[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval == 0.25)
    #expect(NSValue(cgPoint: CGPoint(x: 5, y: 6)) as? CGPoint == CGPoint(x: 5, y: 6))
    #expect(NSValue(cgSize: CGSize(width: 7, height: 8)) as? CGSize == CGSize(width: 7, height: 8))
    #expect(NSValue(uiEdgeInsets: insets) as? UIEdgeInsets == insets)
    #expect(NSNumber(value: 3) as? CGFloat == 3)
  }

  @Test("as! unboxes a structure")
  func forcedCast() {
    let value: Any = NSValue(cgRect: rect)
    #expect(value as! CGRect == rect)
    #expect((NSNumber(value: 0.5) as Any) as! CGFloat == 0.5)
  }

  @Test("as? returns nil for a type other than the boxed type")
  func otherType() {
    #expect(NSValue(cgRect: rect) as? CGPoint == nil)
    #expect(NSValue(cgRect: rect) as? UIEdgeInsets == nil)
    #expect(NSValue(cgPoint: .zero) as? CGSize == nil)
    #expect(NSNumber(value: 1) as? CGRect == nil)
    #expect(("text" as Any) as? CGRect == nil)
    #expect(NSValue(cgRect: rect) as? CGFloat == nil)
  }

  @Test("A cast to an object boxes a structure")
  func boxing() {
    #expect((rect as Any as? NSValue)?.cgRectValue == rect)
    #expect((CGFloat(2) as Any as? NSNumber)?.doubleValue == 2)
    #expect((insets as Any as? NSValue)?.uiEdgeInsetsValue == insets)
  }
}
