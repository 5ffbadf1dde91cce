/// The name of an Objective-C method.
///
/// Linux has no Objective-C, so the type has no values. The type exists so that code that passes nil compiles, such as
/// `UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)`.
@_documentation(visibility: internal)
public enum Selector: Hashable, Sendable {}
