public import Foundation

/// The characters and attributes of a text view.
@_documentation(visibility: internal)
open class NSTextStorage: NSMutableAttributedString {}
