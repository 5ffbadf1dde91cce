import FlyingFox

/// An error that ends the connection, because the start of the next request is unknown.
struct Refusal: Error {
  var answer: Answer

  init(_ status: HTTPStatusCode, _ message: String) {
    answer = .error(status, message)
  }
}
