extension Unmanaged {
  /// Calls `body` with the object without counting a reference, and returns the result of `body`.
  ///
  /// The caller keeps the object alive while `body` runs. The standard library's own method checks the actor of an
  /// isolated closure at each call, which takes longer than most closures.
  @inline(__always) func borrow<Result>(_ body: (Instance) -> Result) -> Result {
    _withUnsafeGuaranteedRef(body)
  }
}
