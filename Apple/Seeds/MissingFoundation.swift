// Error: a module that is not imported
// Unit: ClavierCore
// Platforms: ios macos
import CoreGraphics

let name = UUID()  // expect: cannot find 'UUID' in scope
