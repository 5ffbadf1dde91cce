// Error: an imported module that is not a dependency of the target
// Unit: Package.swift ClavierTesting
internal import ClavierTraces  // expect: 'ClavierTraces' is imported but is not a dependency of the target 'ClavierTesting'
import struct FlyingFox.HTTPRequest  // expect: 'FlyingFox' is imported but is not a dependency of the target 'ClavierTesting'

// import ClavierLab
let sample = """
  import ClavierLab
  """
