/// The name of an Objective-C method.
///
/// There is no Objective-C here, so the type has no values. It exists so that code that passes nil compiles, such as
/// `UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)`.
// Hidden from the documentation: it belongs to the Objective-C module, and CI's table of UIKit's declarations has no
// row.
@_documentation(visibility: internal)
public enum Selector: Hashable, Sendable {}
