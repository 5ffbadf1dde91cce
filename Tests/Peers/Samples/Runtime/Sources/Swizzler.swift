import ObjectiveC
import UIKit

/// A class that replaces a method, which only the Objective-C runtime can do.
public final class Swizzler: NSObject {
  public func replace() -> Bool {
    class_getInstanceMethod(UIResponder.self, #selector(UIResponder.becomeFirstResponder)) != nil
  }
}
