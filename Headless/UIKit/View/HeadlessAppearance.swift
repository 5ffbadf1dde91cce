import Foundation
import HeadlessEnumerations

/// An appearance that the app has requested.
@MainActor struct HeadlessAppearance {
  private let containers: [any UIAppearanceContainer.Type]
  /// The instance that the app changes.
  private let model: NSObject
  /// An unchanged instance, which is used to determine what the app has changed.
  private let pristine: NSObject

  /// Returns the appearance of a type in containers, and creates it on the first request.
  static func appearance<Instance: NSObject>(
    of type: Instance.Type, in containers: [any UIAppearanceContainer.Type], create: () -> Instance
  ) -> Instance {
    let state = HeadlessWorld.state
    let found = state.appearances.lazy.first {
      $0.model.isMember(of: type) && $0.containers.elementsEqual(containers) { $0 == $1 }
    }
    if let model = found?.model as? Instance { return model }
    let model = create()
    state.appearances.append(HeadlessAppearance(containers: containers, model: model, pristine: create()))
    // Appearances of superclasses, and appearances with fewer containers, are overridden by the other appearances.
    state.appearances.sort { ($0.depth, $0.containers.count) < ($1.depth, $1.containers.count) }
    return model
  }

  private var depth: Int {
    sequence(first: Swift.type(of: model) as AnyClass, next: { _getSuperclass($0) }).reduce(0) { depth, _ in depth + 1 }
  }

  /// Styles an object that enters a window.
  ///
  /// - Parameter place: The responder that contains the object.
  static func apply(to object: NSObject, in place: UIResponder?) {
    let appearances = HeadlessWorld.state.appearances
    guard !appearances.isEmpty else { return }
    var values: [Int: HeadlessAppearance] = [:]
    for appearance in appearances where appearance.isValid(for: object, in: place) {
      for (index, property) in properties.enumerated() where property.isChanged(appearance.model, appearance.pristine) {
        values[index] = appearance
      }
    }
    for (index, appearance) in values { properties[index].copy(appearance.model, appearance.pristine, object) }
  }

  private func isValid(for object: NSObject, in place: UIResponder?) -> Bool {
    guard object !== model, object !== pristine, object.isKind(of: Swift.type(of: model)) else { return false }
    var rest = containers[...]
    var responder = place
    while let container = rest.first, let here = responder {
      if here.isKind(of: container as AnyClass) { rest = rest.dropFirst() }
      responder = here.next
    }
    return rest.isEmpty
  }

  // MARK: Properties

  private struct Property {
    let isChanged: @MainActor (_ model: NSObject, _ pristine: NSObject) -> Bool
    let copy: @MainActor (_ model: NSObject, _ pristine: NSObject, _ object: NSObject) -> Void
  }

  private static func property<Root: NSObject, Value: Equatable>(
    _ get: @escaping @MainActor (Root) -> Value, _ set: @escaping @MainActor (Root, Value) -> Void
  ) -> Property {
    Property(
      isChanged: { model, pristine in
        guard let model = model as? Root, let pristine = pristine as? Root else { return false }
        return get(model) != get(pristine)
      },
      copy: { model, pristine, object in
        guard let model = model as? Root, let pristine = pristine as? Root, let object = object as? Root,
          get(object) == get(pristine)
        else { return }
        set(object, get(model))
      })
  }

  /// The properties that an appearance can set in the headless UIKit.
  private static let properties: [Property] = [
    property({ (view: UIView) in view.backgroundColor }, { $0.backgroundColor = $1 }),
    property({ (view: UIView) in view.storedTintColor }, { $0.tintColor = $1 }),
    property({ (label: UILabel) in label.textColor }, { $0.textColor = $1 }),
    property({ (label: UILabel) in label.font }, { $0.font = $1 }),
    property({ (field: UITextField) in field.keyboardAppearance.rawValue }) {
      $0.keyboardAppearance = UIKeyboardAppearance(rawValue: $1) ?? .default
    },
    property({ (field: UITextField) in field.font }, { $0.font = $1 }),
    property({ (field: UITextField) in field.textColor }, { $0.textColor = $1 }),
    property({ (view: UITextView) in view.keyboardAppearance.rawValue }) {
      $0.keyboardAppearance = UIKeyboardAppearance(rawValue: $1) ?? .default
    },
    property({ (bar: UINavigationBar) in bar.barTintColor }, { $0.barTintColor = $1 }),
    property({ (bar: UITabBar) in bar.barTintColor }, { $0.barTintColor = $1 }),
    property({ (bar: UITabBar) in bar.unselectedItemTintColor }, { $0.unselectedItemTintColor = $1 }),
    property({ (bar: UIToolbar) in bar.barTintColor }, { $0.barTintColor = $1 }),
    property({ (control: UISwitch) in control.onTintColor }, { $0.onTintColor = $1 }),
    property({ (control: UISwitch) in control.thumbTintColor }, { $0.thumbTintColor = $1 }),
    property({ (slider: UISlider) in slider.minimumTrackTintColor }, { $0.minimumTrackTintColor = $1 }),
    property({ (slider: UISlider) in slider.maximumTrackTintColor }, { $0.maximumTrackTintColor = $1 }),
    property({ (view: UIProgressView) in view.progressTintColor }, { $0.progressTintColor = $1 }),
    property({ (control: UIPageControl) in control.pageIndicatorTintColor }, { $0.pageIndicatorTintColor = $1 }),
    property({ (table: UITableView) in table.separatorColor }, { $0.separatorColor = $1 }),
    property({ (item: UIBarButtonItem) in item.tintColor }, { $0.tintColor = $1 }),
  ]
}
