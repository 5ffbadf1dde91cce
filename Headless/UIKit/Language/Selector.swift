/// The name of an Objective-C method.
///
/// There is no Objective-C here, so the type has no values. It exists so that code that passes nil compiles, such as
/// `UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)`.
@_documentation(visibility: internal)
public enum Selector: Hashable, Sendable {}
