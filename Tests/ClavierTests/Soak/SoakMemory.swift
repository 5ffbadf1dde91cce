import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// The memory of this process.
enum SoakMemory {
  /// The resident memory in bytes; 0 if unknown.
  static var resident: Int {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
    let numbers = text.split(separator: " ").compactMap { Int($0) }
    return numbers.count > 1 ? numbers[1] * 4096 : 0
  }

  /// The number of bytes that are allocated on the heap; 0 if unknown.
  ///
  /// The number is the memory that the allocator received from the system, minus the free blocks. Swift does not import
  /// `malloc.h`, so the function `malloc_info` is looked up by name.
  static var heap: Int {
    #if canImport(Glibc)
      typealias MallocInfo = @convention(c) (CInt, UnsafeMutableRawPointer) -> CInt
      var text: UnsafeMutablePointer<CChar>?
      var size = 0
      guard let symbol = dlsym(nil, "malloc_info"), let stream = open_memstream(&text, &size) else { return 0 }
      // This is safe, because it is the function's signature in malloc.h: `int malloc_info(int options, FILE *stream)`.
      _ = unsafeBitCast(symbol, to: MallocInfo.self)(0, stream)
      fclose(stream)
      defer { free(text) }
      guard let text else { return 0 }
      // The totals of all arenas come last, after those of each arena. The text is searched as a C string, because a
      // Swift string would allocate memory.
      func bytes(_ element: String) -> Int {
        var last: UnsafeMutablePointer<CChar>?
        var next = strstr(text, element)
        while let found = next {
          last = found
          next = strstr(found + 1, element)
        }
        guard let last, let size = strstr(last, "size=\"") else { return 0 }
        return strtol(size + 6, nil, 10)
      }
      return bytes("<system type=\"current\"") + bytes("<total type=\"mmap\"") - bytes("<total type=\"fast\"")
        - bytes("<total type=\"rest\"")
    #else
      return 0
    #endif
  }
}
