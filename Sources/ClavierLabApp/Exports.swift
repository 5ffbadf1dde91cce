// Users need only one import: the program of a lab is a list of `LabScreen`.
@_exported public import struct ClavierLab.LabScreen
@_exported public import enum ClavierLab.LabScreenBuilder
