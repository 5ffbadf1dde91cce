extension Unmanaged {
  /// Calls `body` with the object without counting a reference, and returns the result of `body`.
  ///
  /// The caller must keep the object alive while `body` runs. Retaining and releasing an object takes longer than most
  /// calls, in particular if there are weak references to the object.
  ///
  /// The standard library's own method is slower: if it is passed a closure of an isolated function, it checks the
  /// closure's actor at each call.
  @inline(__always) func borrow<Result>(_ body: (Instance) -> Result) -> Result {
    _withUnsafeGuaranteedRef(body)
  }
}
