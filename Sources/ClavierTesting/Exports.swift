// Tests need only one import to replay the traces that the inspector records.
@_exported public import ClavierInspector
