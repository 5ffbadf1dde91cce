// Error: a module of the package that is no declared dependency of the target
// Unit: Package.swift ClavierTesting
internal import ClavierTraces  // expect: 'ClavierTraces' is imported and is no declared dependency of the target 'ClavierTesting'
import struct FlyingFox.HTTPRequest  // expect: 'FlyingFox' is imported and is no declared dependency of the target 'ClavierTesting'

// import ClavierLab
let sample = """
  import ClavierLab
  """
