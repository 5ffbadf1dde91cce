// `import Combine` means the system's on Apple platforms, and OpenCombine everywhere else.
@_exported public import OpenCombine
