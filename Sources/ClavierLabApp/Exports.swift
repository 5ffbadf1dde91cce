// Users need only one import, because the program of a lab uses `LabScreen` to list its screens.
@_exported public import struct ClavierLab.LabScreen
@_exported public import enum ClavierLab.LabScreenBuilder
