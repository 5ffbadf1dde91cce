// Users need only one import: the types of ClavierCore are part of Clavier's public interface.
@_exported public import ClavierCore
