/// Returns a value as an instance of a type; nil if the value has a different type.
///
/// Casting an `Any` directly takes three times as long, because the type of its content is then determined more than
/// once. On Linux, most values in a notification already have the type, and comparing types takes less time than
/// casting. The function is always inlined, because a call copies the value one more time.
@inlinable @inline(__always)
package func cast<Value, Target>(_ value: Value, to type: Target.Type) -> Target? {
  // This is safe, because both types are the same.
  Value.self == Target.self ? unsafeBitCast(value, to: Target.self) : value as? Target
}
