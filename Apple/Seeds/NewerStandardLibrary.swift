// Error: a type of the standard library that the oldest system does not have
// Unit: ClavierCore
// Platforms: ios catalyst
func wait() async throws {
  try await Task.sleep(for: .seconds(1))  // expect: is only available in
}

func rest() async throws { try await Task.sleep(nanoseconds: 1) }
