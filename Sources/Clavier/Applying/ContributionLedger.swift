#if canImport(UIKit)
  import ClavierCore
  import Foundation
  import UIKit

  /// Who contributed how much to which number of which object.
  ///
  /// Nothing is remembered to be put back. A share is added, and taken back by subtracting that share alone, so that what the
  /// app or the user wrote meanwhile stays. Objects are held weakly; the share of one that died is dropped.
  @MainActor final class ContributionLedger {
    private struct Key: Hashable {
      let object: ObjectIdentifier
      let property: ContributedProperty
    }

    private struct Entry {
      weak var object: AnyObject?
      let number: Int
      var share = SharedValue()
      /// What was written with our share in it, as far as an app may have saved it.
      var written: [CGFloat] = []
    }

    /// A number that our share was taken off.
    private struct Copy {
      weak var object: AnyObject?
      let property: ContributedProperty
      let own: CGFloat
      let written: [CGFloat]
    }

    private var entries: [Key: Entry] = [:]
    private var added = 0
    private var copies: [Copy] = []

    /// Whether an app may hold a number with a share in it that is not there any more.
    var mayBeCopied: Bool { !copies.isEmpty }

    /// Called when somebody else wrote a number of ours since we last did, with by how much in points.
    var onForeignWrite: ((_ object: AnyObject, ContributedProperty, _ difference: CGFloat, _ share: CGFloat) -> Void)?

    /// Called when another ledger has a share in a number of ours.
    var onSharedWrite: ((_ object: AnyObject, ContributedProperty) -> Void)?

    /// Whether nothing at all is contributed.
    var isEmpty: Bool { !entries.contains { isShare($0.value, of: $0.key.property) } }

    /// Our share of a number, in points.
    func amount(of property: ContributedProperty, in object: AnyObject) -> CGFloat {
      let key = Key(object: ObjectIdentifier(object), property: property)
      guard var entry = entries[key], entry.object === object, let current = property.value(of: object) else {
        return 0
      }
      if isOurs(property, of: object) { entry.share.reconcile(current) }
      return entry.share.amount
    }

    /// The living objects that have a share in one of some properties, the latest first.
    func objects(with properties: Set<ContributedProperty>) -> [AnyObject] {
      var seen: Set<ObjectIdentifier> = []
      let found = entries.filter { properties.contains($0.key.property) }.values.sorted { $0.number > $1.number }
      return found.compactMap(\.object).filter { seen.insert(ObjectIdentifier($0)).inserted }
    }

    /// Makes our share of a number so many points.
    ///
    /// - Parameter target: What the number should be then, where a rule outside of the ledger limits it; the ledger's own sum
    ///   is written all the same when no screen could show the difference, because that is exact.
    func set(_ amount: CGFloat, of property: ContributedProperty, in object: AnyObject, target: CGFloat? = nil) {
      let key = Key(object: ObjectIdentifier(object), property: property)
      added += 1
      var entry = entries[key] ?? Entry(object: object, number: added)
      // The memory of a dead object was used again.
      if entry.object !== object { entry = Entry(object: object, number: added) }
      guard let current = property.value(of: object) else { return }
      if isOurs(property, of: object) { entry.share.reconcile(current) }
      if entry.share.amount == 0 { entries[key] = nil }
      report(entry.share, current, property, object)
      guard amount != entry.share.amount || target.map({ $0 != current }) == true else { return }
      if amount != 0 { claim(property, of: object) }
      let sum = entry.share.replace(with: amount, in: current)
      let value = target.map { abs($0 - sum) < .imperceptible ? sum : $0 } ?? sum
      if value != current { property.write(value, to: object) }
      // UIKit rounds some numbers to pixels when they are written.
      let present = property.value(of: object) ?? value
      entry.share.noteWritten(present)
      if property.isOftenSaved { noteCopies(of: &entry, present, property) }
      entries[key] = amount == 0 ? nil : entry
    }

    private func noteCopies(of entry: inout Entry, _ present: CGFloat, _ property: ContributedProperty) {
      if entry.share.amount != 0 {
        if entry.written.count < Self.mostCopies { entry.written.append(present) }
        copies.removeAll { $0.object === entry.object && $0.property == property }
      } else if !entry.written.isEmpty {
        copies.append(Copy(object: entry.object, property: property, own: present, written: entry.written))
      }
    }

    /// Takes our share off the numbers that an app saved while the share was in them, and has written back since.
    ///
    /// The usual code saves `contentInset` when the keyboard shows and restores it when the keyboard hides. The avoider writes
    /// at `keyboardWillChangeFrame`, which is posted before `keyboardWillShow`, so the app saves the share along with its own.
    func retractCopies() {
      for copy in copies {
        guard let object = copy.object, let current = copy.property.value(of: object) else { continue }
        // What equals our old share may be another avoider's new one.
        guard isOurs(copy.property, of: object) else { continue }
        if current != copy.own, copy.written.contains(current) { copy.property.write(copy.own, to: object) }
      }
      copies.removeAll { $0.object == nil }
    }

    /// Forgets which numbers an app may have saved.
    func forgetCopies() { copies = [] }

    /// As many heights as a keyboard may have while it is up, and more.
    private static let mostCopies = 16

    /// Whether we have a share of a number that nobody else wrote since we did.
    func isUntouched(_ property: ContributedProperty, in object: AnyObject) -> Bool {
      let key = Key(object: ObjectIdentifier(object), property: property)
      guard let entry = entries[key], entry.object === object, let current = property.value(of: object) else {
        return false
      }
      return entry.share.difference(from: current) == 0
    }

    /// Takes what happened to a number since we wrote it as a change of our share.
    func attribute(_ property: ContributedProperty, in object: AnyObject) {
      let key = Key(object: ObjectIdentifier(object), property: property)
      guard var entry = entries[key], entry.object === object, let current = property.value(of: object) else { return }
      entry.share.attribute(current)
      entries[key] = entry.share.amount == 0 ? nil : entry
    }

    /// Leaves a number as it is, and gives up our share of it.
    func forget(_ property: ContributedProperty, in object: AnyObject) {
      entries[Key(object: ObjectIdentifier(object), property: property)] = nil
    }

    /// Forgets shares of objects that died, and those that somebody has taken back by setting a number to what it was.
    ///
    /// Such a share is 0 for as long as the number stays what it is, so it has to be forgotten before the app changes it.
    func dropEmpty() {
      entries = entries.filter { isShare($0.value, of: $0.key.property) }
    }

    private func isShare(_ entry: Entry, of property: ContributedProperty) -> Bool {
      entry.object.map { amount(of: property, in: $0) != 0 } ?? false
    }

    /// The ledgers that have, or had, a share of each object.
    private static let ledgers = WeakTable<AnyObject, WeakTable<ContributionLedger, Bool>>()

    /// By how many points all avoiders together have moved a view, in its superview's coordinates: negative when it is shifted up.
    static func shift(of view: UIView) -> CGFloat {
      guard let ledgers = ledgers[view] else { return 0 }
      return ledgers.objects.reduce(0) { $0 + $1.amount(of: .shift, in: view) }
    }

    /// Whether no other ledger has a share in a number: one that lowers its share by as much as ours leaves ours as it is.
    private func isOurs(_ property: ContributedProperty, of object: AnyObject) -> Bool {
      let key = Key(object: ObjectIdentifier(object), property: property)
      let others = Self.ledgers[object]?.objects ?? []
      return !others.contains { $0 !== self && $0.entries[key] != nil }
    }

    private func claim(_ property: ContributedProperty, of object: AnyObject) {
      let ledgers = Self.ledgers[object] ?? WeakTable()
      if ledgers[self] == nil {
        ledgers[self] = true
        Self.ledgers[object] = ledgers
      }
      for other in ledgers.objects where other !== self && other.amount(of: property, in: object) != 0 {
        onSharedWrite?(object, property)
        other.onSharedWrite?(object, property)
      }
    }

    private func report(_ share: SharedValue, _ current: CGFloat, _ property: ContributedProperty, _ object: AnyObject)
    {
      guard share.amount != 0, let difference = share.difference(from: current), difference != 0 else { return }
      onForeignWrite?(object, property, difference, share.amount)
    }
  }
#endif
