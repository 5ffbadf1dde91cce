import ClavierTesting
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// The avoider changes only those properties of the app's views to which it contributes.
@MainActor @Suite(.underEveryPromptAlternative) struct AvoiderPromiseOwnershipTests {
  /// The stored properties to which the ledger contributes, or that UIKit derives from them.
  static let contributed: Set<String> = [
    "storedContentInset", "lastContentInset", "lastAdjustedInset", "verticalScrollIndicatorInsets", "geometry",
    "storedGeometry", "lastSafeAreaInsets", "additionalSafeAreaInsets", "storedAdditionalSafeAreaInsets",
  ]
  /// References to views, whose descriptions include their frames.
  static let references: Set<String> = ["storedView", "superviewReference", "$__lazy_storage_$_storedLayer"]
  /// Transient state between two layout passes, and the state of an input while it is edited.
  static let passing: Set<String> = [
    "pending", "pendingSubviews", "isListedAsPending", "scrolledSubviews", "animations", "isTracking",
  ]

  @Test(
    "changes no stored property of any view except those to which the ledger contributes", arguments: [false, true])
  func properties(isRightToLeft: Bool) throws {
    let screen = MixedController(MixedController.Style(isRightToLeft: isRightToLeft))
    let stage = try AvoiderStage(screen, isAvoided: false)
    let witness = stage.center.subscribe { _, _ in }
    var changed: Set<String> = []
    for input in screen.inputs {
      input.becomeFirstResponder()
      HeadlessClock.advanceUntilIdle()
      let before = StoredProperties(of: screen.view)
      let seen = Snapshot(of: screen.view)
      stage.avoider.start()
      stage.avoider.update(animated: false)
      HeadlessClock.advanceUntilIdle()
      #expect(stage.covered(stage.window.convert(input.editedRects[0], to: nil as UIWindow?)) == 0)
      changed.formUnion(StoredProperties(of: screen.view).differences(from: before))
      stage.avoider.stop()
      let after = StoredProperties(of: screen.view).differences(from: before).subtracting(Self.passing)
      expectEqual(Snapshot(of: screen.view), seen)
      #expect(after.isEmpty, "left behind by \(type(of: input))")
      input.resignFirstResponder()
      HeadlessClock.advanceUntilIdle()
    }
    #expect(changed.contains("storedContentInset"), "otherwise nothing was measured")
    #expect(
      changed.subtracting(Self.contributed).subtracting(Self.passing).subtracting(Self.references).isEmpty,
      "\(changed)")
    _ = witness
  }

  @Test("lets taps reach the app's recognizers and buttons while the screen is shifted")
  func taps() throws {
    let screen = FieldsController(.fixed, count: 13)
    let stage = try AvoiderStage(screen)
    var taps = 0
    let recognizer = UITapGestureRecognizer()
    recognizer.headlessAddAction { _ in taps += 1 }
    let box = UIView(frame: CGRect(x: 250, y: 700, width: 100, height: 44))
    box.addGestureRecognizer(recognizer)
    screen.view.addSubview(box)
    screen.fields[12].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(screen.view.transform.ty < 0)
    HeadlessTouches.tap(box)
    #expect(taps == 1)
    #expect(box.gestureRecognizers?.count == 1)
    #expect(screen.fields[12].isFirstResponder)
    _ = stage
  }
}

/// Every stored property of every view in a tree, and of its controller.
@MainActor private struct StoredProperties {
  private var objects: [[String: String]] = []

  init(of view: UIView) {
    add(view)
  }

  private mutating func add(_ view: UIView) {
    objects.append(Self.values(of: view))
    if let controller = view.next as? UIViewController { objects.append(Self.values(of: controller)) }
    for subview in view.subviews { add(subview) }
  }

  private static func values(of object: AnyObject) -> [String: String] {
    var values: [String: String] = [:]
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      for child in current.children {
        guard let label = child.label else { continue }
        // An object is described by its identity, because its contents belong to another object.
        let isObject = type(of: child.value) is AnyObject.Type
        let text = isObject ? "\(ObjectIdentifier(child.value as AnyObject))" : "\(child.value)"
        // The sign of a zero is ignored.
        values[label] = text.replacing("-0.0,", with: "0.0,").replacing("-0.0)", with: "0.0)")
      }
      mirror = current.superclassMirror
    }
    return values
  }

  /// Returns the names of the properties that differ anywhere.
  func differences(from other: StoredProperties) -> Set<String> {
    guard objects.count == other.objects.count else { return ["number of views"] }
    var names: Set<String> = []
    for (new, old) in zip(objects, other.objects) {
      for (label, value) in new where old[label] != value { names.insert(label) }
    }
    return names
  }
}
