// Error: a missing import of a module
// Unit: ClavierCore
// Platforms: ios macos
import CoreGraphics

let name = UUID()  // expect: cannot find 'UUID' in scope
