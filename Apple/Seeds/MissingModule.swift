// Error: a module that the platform does not have
// Unit: ClavierTesting
// Platforms: macos
import UIKit  // expect: module 'UIKit'
