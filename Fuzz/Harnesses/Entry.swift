import Foundation

/// Checks one input of libFuzzer.
///
/// Each harness defines `check`.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  // libFuzzer calls this function on the main thread.
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  MainActor.assumeIsolated { check(bytes) }
  return 0
}

/// Stops with a message that libFuzzer reports as a crash.
func require(_ condition: Bool, _ promise: @autoclosure () -> String, line: UInt = #line, file: StaticString = #fileID)
{
  if condition { return }
  FileHandle.standardError.write(Data("\(file):\(line): broken promise: \(promise())\n".utf8))
  fatalError("broken promise")
}
