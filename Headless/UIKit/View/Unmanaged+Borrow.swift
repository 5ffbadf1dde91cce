extension Unmanaged {
  /// Calls `body` with the object without counting a reference, and returns the result of `body`.
  ///
  /// The caller keeps the object alive while `body` runs. A closure of an isolated function that is passed directly to
  /// the standard library's method checks its actor at each call, which takes longer than most closures.
  @inline(__always) func borrow<Result>(_ body: (Instance) -> Result) -> Result {
    _withUnsafeGuaranteedRef(body)
  }
}
