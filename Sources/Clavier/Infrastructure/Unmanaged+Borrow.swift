extension Unmanaged {
  /// Calls `body` with the object without counting a reference, and returns the result of `body`.
  ///
  /// The caller must keep the object alive while `body` runs. Retaining and releasing an object takes longer than most
  /// calls, in particular if there are weak references to the object.
  ///
  /// If a closure of an isolated function is passed directly to the standard library's method, it checks its actor at
  /// each call. A closure that is passed to this method does not.
  @inline(__always) func borrow<Result>(_ body: (Instance) -> Result) -> Result {
    _withUnsafeGuaranteedRef(body)
  }
}
