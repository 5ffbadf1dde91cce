// `import Combine` imports the system's module on Apple platforms, and OpenCombine everywhere else.
@_exported public import OpenCombine
