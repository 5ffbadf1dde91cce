// One import for users: the values of ClavierCore are part of every signature of Clavier.
@_exported public import ClavierCore
