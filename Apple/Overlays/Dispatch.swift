import ObjectiveC

public final class DispatchSpecificKey<Value> {
  public init() {}
}
extension DispatchSpecificKey: @unchecked Sendable where Value: Sendable {}

public struct DispatchTime: Comparable, Sendable {
  public static func now() -> DispatchTime { fatalError() }
  public static func < (left: DispatchTime, right: DispatchTime) -> Bool { false }
  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime { time }
  public var uptimeNanoseconds: UInt64 { 0 }
}

public class DispatchQueue: NSObject, @unchecked Sendable {
  public class var main: DispatchQueue { fatalError() }
  public func setSpecific<Value>(key: DispatchSpecificKey<Value>, value: Value?) {}
  public class func getSpecific<Value>(key: DispatchSpecificKey<Value>) -> Value? { nil }
  @preconcurrency public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {}
  @preconcurrency public func asyncAfter(
    deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {}
}
