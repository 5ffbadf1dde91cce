// One import for users: a lab's program is a list of LabScreen.
@_exported public import struct ClavierLab.LabScreen
@_exported public import enum ClavierLab.LabScreenBuilder
