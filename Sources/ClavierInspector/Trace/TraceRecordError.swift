/// The error for a list of numbers with the wrong length.
struct TraceRecordError: Error {
  var field: String
  var count: Int
}
