// One import for tests: they replay the traces that the inspector records.
@_exported public import ClavierInspector
