import ClavierTesting
import ClavierTraces
import Foundation

/// Reads text after the header of a trace as JSON lines, as in a test or a pasted trace.
@MainActor
func check(_ bytes: [UInt8]) {
  let body = Data("{\"clavierTrace\":1}\n".utf8) + Data(bytes)
  if let trace = try? KeyboardTrace(data: body) { checkRoundTrip(of: trace) }
  let text = String(decoding: bytes, as: UTF8.self)
  if let trace = try? KeyboardTrace(jsonLines: text) { checkRoundTrip(of: trace) }
}
