public import Foundation

/// A registration for changes of traits.
@_documentation(visibility: internal)
@preconcurrency @MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// An object whose traits can be observed.
@_documentation(visibility: internal)
@preconcurrency @MainActor public protocol UITraitChangeObservable: AnyObject {
  /// A closure that receives the object and its former traits.
  typealias TraitChangeHandler<TraitEnvironment> = (
    _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
  ) -> Void

  /// Ends a registration.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

@_documentation(visibility: internal)
extension UITraitChangeObservable {
  /// Calls a closure when one of the traits has changed.
  ///
  /// The closure declares the type of its first parameter, which is that of the object, as on a device.
  @discardableResult public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits) { [unowned self] previous in
      guard let environment = self as? TraitEnvironment else {
        preconditionFailure("The closure for changes of traits expects \(TraitEnvironment.self), not \(Self.self).")
      }
      handler(environment, previous)
    }
    (self as? UIView)?.traitRegistrations.append(registration)
    (self as? UIViewController)?.traitRegistrations.append(registration)
    return registration
  }
}

@_documentation(visibility: internal)
extension UIView: UITraitChangeObservable {
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitRegistrations.removeAll { $0 === registration }
  }

  func callTraitRegistrations(_ previous: UITraitCollection?) {
    guard let previous else { return }
    for registration in traitRegistrations { registration.traitsMayHaveChanged(from: previous, to: traitCollection) }
  }
}

@_documentation(visibility: internal)
extension UIViewController: UITraitChangeObservable {
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitRegistrations.removeAll { $0 === registration }
  }

  func callTraitRegistrations(_ previous: UITraitCollection?) {
    guard let previous else { return }
    for registration in traitRegistrations { registration.traitsMayHaveChanged(from: previous, to: traitCollection) }
  }
}

/// The registrations of one object.
final class TraitRegistration: NSObject, UITraitChangeRegistration {
  let traits: [any ComparableTrait.Type]
  let call: (UITraitCollection) -> Void

  init(_ traits: [UITrait], call: @escaping (UITraitCollection) -> Void) {
    self.traits = traits.compactMap { $0 as? any ComparableTrait.Type }
    self.call = call
    super.init()
  }

  func traitsMayHaveChanged(from old: UITraitCollection, to new: UITraitCollection) {
    if traits.contains(where: { $0.hasChanged(from: old, to: new) }) { call(old) }
  }
}
