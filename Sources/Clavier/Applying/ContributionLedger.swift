#if canImport(UIKit)
  import ClavierCore
  import Foundation
  import UIKit

  /// Records how many points the avoider has added to each property of the app's objects.
  ///
  /// The ledger does not save and restore values. Instead, it adds points and later subtracts only these points, which
  /// preserves what the app or the user has changed in the meantime. Objects are held weakly.
  @MainActor final class ContributionLedger {
    private struct Key: Hashable {
      let object: ObjectIdentifier
      let property: ContributedProperty

      init(_ property: ContributedProperty, of object: AnyObject) {
        self.object = ObjectIdentifier(object)
        self.property = property
      }
    }

    private struct Entry {
      weak var object: AnyObject?
      /// The identity of the entry; a later entry has a larger number.
      let number: Int
      var contribution = Contribution()
      /// The numbers that an app may have saved, which include the added points.
      var written = WrittenNumbers()
      /// The position and size of a view after the last shift; nil for other properties.
      var geometry: ShiftedGeometry?

      /// Returns the number of added points; 0 if the app has reset the property, or if the object no longer exists.
      @MainActor func amount(of property: ContributedProperty) -> CGFloat {
        guard let object, let current = property.value(of: object) else { return 0 }
        return contribution.amount(in: current, as: property.contributionKind)
      }
    }

    /// The numbers that an app may have saved before the added points were removed.
    private struct SavedNumbers {
      weak var object: AnyObject?
      let property: ContributedProperty
      let written: WrittenNumbers
      /// The number that the property had when the added points were removed.
      ///
      /// If the property still has this number, the app may not have restored anything yet. For example, the app has
      /// added as many points as the avoider, and will subtract them later.
      let remaining: CGFloat
    }

    /// A write to a property, which runs the app's code.
    private struct RunningWrite {
      let key: Key
      /// The last value that the ledger wrote to the same property while the app's code was running; nil if there is
      /// none.
      var nestedValue: CGFloat?
    }

    private var entries: [Key: Entry] = [:]
    /// The writes that are running, one inside another.
    private var runningWrites: [RunningWrite] = []
    private var lastNumber = 0
    private var savedNumbers: [SavedNumbers] = []

    /// A change of a property by other code.
    struct ChangeByOthers {
      /// The number after the change.
      let number: CGFloat
      /// How much the number has changed since the ledger last wrote it, in points.
      let difference: CGFloat
      /// The added points at the time of the change.
      let addedAmount: CGFloat
    }

    /// Called when points are set, if other code has changed the property since the last write.
    ///
    /// The closure may run the app's code, so it is called after the write. It is called even if there was nothing to
    /// write.
    var onChangeByOthers: ((_ object: AnyObject, ContributedProperty, ChangeByOthers) -> Void)?

    /// Whether no points are added to any property.
    var isEmpty: Bool { !entries.contains { $0.value.amount(of: $0.key.property) != 0 } }

    /// The objects and properties to which points are added, in the order in which points were first added.
    var contributions: [(AnyObject, ContributedProperty)] {
      entries.sorted { $0.value.number < $1.value.number }.compactMap { key, entry in
        guard let object = entry.object, entry.amount(of: key.property) != 0 else { return nil }
        return (object, key.property)
      }
    }

    /// Whether an app may have saved a number that includes added points that have been removed since then.
    var hasSavedNumbers: Bool { !savedNumbers.isEmpty }

    // MARK: Reading

    /// Returns the number of points that are added to a property.
    func amount(of property: ContributedProperty, in object: AnyObject) -> CGFloat {
      entry(for: property, of: object)?.amount(of: property) ?? 0
    }

    /// Returns the objects that have an entry for any of the given properties, the most recent one first.
    ///
    /// Entries for properties that the app has reset are included until they are dropped.
    func objects(with properties: [ContributedProperty]) -> [AnyObject] {
      var found: [(number: Int, object: AnyObject)] = []
      for (key, entry) in entries where properties.contains(key.property) {
        if let object = entry.object { found.append((entry.number, object)) }
      }
      found.sort { $0.number > $1.number }
      var seen: Set<ObjectIdentifier> = []
      return found.map(\.object).filter { seen.insert(ObjectIdentifier($0)).inserted }
    }

    /// Returns whether points are added to a property, and no other code has changed the property since the last write.
    func holdsUnchangedContribution(_ property: ContributedProperty, in object: AnyObject) -> Bool {
      changeByOthers(of: property, in: object) == 0
    }

    /// Returns how much other code has changed a property since the last write, in points; nil if no points are added.
    func changeByOthers(of property: ContributedProperty, in object: AnyObject) -> CGFloat? {
      guard let entry = entry(for: property, of: object), let current = property.value(of: object) else { return nil }
      return entry.contribution.difference(from: current)
    }

    private func entry(for property: ContributedProperty, of object: AnyObject) -> Entry? {
      let entry = entries[Key(property, of: object)]
      // The identifier may belong to a new object at the address of a deallocated one.
      return entry?.object === object ? entry : nil
    }

    // MARK: Writing

    /// Sets the number of points that are added to a property.
    ///
    /// - Parameters:
    ///   - amount: The total number of points to add.
    ///   - property: The property.
    ///   - object: The object, which is held weakly.
    ///   - target: The value that the property should have, if a rule outside of the ledger limits that value. If this
    ///     value differs imperceptibly from the sum of the app's own value and the added points, the sum is written
    ///     instead, because the sum is exact.
    func set(_ amount: CGFloat, of property: ContributedProperty, in object: AnyObject, target: CGFloat? = nil) {
      let geometry = property == .shift ? (object as? UIView).map(geometryWithoutMove) : nil
      guard let current = property.value(of: object) else { return }
      let key = Key(property, of: object)
      var entry = entry(for: property, of: object) ?? newEntry(for: object)
      entry.contribution.reconcile(current, as: property.contributionKind)
      // If the app has reset the property, the entry is dropped, even if nothing is written below.
      if entry.contribution.amount == 0 { entries[key] = nil }
      let change = change(of: entry.contribution, to: current)
      defer { if let change { onChangeByOthers?(object, property, change) } }
      let differsFromTarget = target.map { $0 != current } ?? false
      guard amount != entry.contribution.amount || differsFromTarget else { return }
      entry.geometry = geometry
      if property == .shift, amount != 0 { recordShift(of: object) }
      let sum = entry.contribution.setAmount(amount, in: current)
      let value = target.map { abs($0 - sum) < .imperceptible ? sum : $0 } ?? sum
      write(value, to: property, of: object, replacing: current, with: entry)
    }

    /// Writes a value to a property, and stores the entry that contains its added points.
    ///
    /// Writing and reading can run the app's code, which may stop the avoider. Therefore, the added points are recorded
    /// before the write, and if the app's code has caused a newer entry, that entry is kept.
    private func write(
      _ value: CGFloat, to property: ContributedProperty, of object: AnyObject, replacing current: CGFloat,
      with entry: Entry
    ) {
      let key = Key(property, of: object)
      let amount = entry.contribution.amount
      var entry = entry
      entry.contribution.recordWritten(value)
      entries[key] = amount == 0 ? nil : entry
      runningWrites.append(RunningWrite(key: key))
      if value != current { property.write(value, to: object) }
      let nestedValue = runningWrites.removeLast().nestedValue
      for index in runningWrites.indices where runningWrites[index].key == key {
        runningWrites[index].nestedValue = value
      }
      // UIKit rounds some numbers to pixels when they are written.
      let written = property.value(of: object) ?? value
      let newest = self.entry(for: property, of: object)
      guard newest?.number == (amount == 0 ? nil : entry.number) else {
        // The app's code has changed the entry. If this code ran before the write took effect, the write has replaced
        // the value of the newest entry. Otherwise, the property has the value that the code has caused, which may
        // happen to be the same value.
        let newAmount = newest?.contribution.amount ?? 0
        if written == value, nestedValue != value, newAmount != amount {
          property.write(value - amount + newAmount, to: object)
        }
        return
      }
      if property == .scrolled {
        entry.contribution.limit(to: written)
        entry.contribution.recordWritten(written)
      } else {
        entry.contribution.recordRounded(written)
      }
      if property.isInset { rememberForCorrection(written, of: property, in: &entry) }
      entries[key] = entry.contribution.amount == 0 ? nil : entry
    }

    /// Undoes a move of a shifted view that other code has caused by setting the frame, and returns the view's position
    /// and size.
    private func geometryWithoutMove(of view: UIView) -> ShiftedGeometry {
      if let entry = entry(for: .shift, of: view) {
        view.undoMove(since: entry.geometry, shiftedBy: entry.contribution.amount)
      }
      return view.shiftedGeometry
    }

    private func newEntry(for object: AnyObject) -> Entry {
      lastNumber += 1
      return Entry(object: object, number: lastNumber)
    }

    /// Counts the change of a property since the last write as part of the added points.
    func attribute(_ property: ContributedProperty, in object: AnyObject) {
      guard let current = property.value(of: object), var entry = entry(for: property, of: object) else { return }
      entry.contribution.attribute(current)
      entries[Key(property, of: object)] = entry.contribution.amount == 0 ? nil : entry
    }

    /// Forgets the points that were added to a property, and leaves the property unchanged.
    func forget(_ property: ContributedProperty, in object: AnyObject) {
      entries[Key(property, of: object)] = nil
    }

    /// Drops the entries for deallocated objects, and for properties that the app has reset.
    ///
    /// After the app resets a property, the added points count as 0 only until the app changes the property again.
    /// Therefore, the entry must be dropped before that change.
    func dropEmpty() {
      // Reading a property can run the app's code, which may change the entries.
      for (key, entry) in entries where entry.amount(of: key.property) == 0 {
        if entries[key]?.number == entry.number { entries[key] = nil }
      }
    }

    private func change(of contribution: Contribution, to current: CGFloat) -> ChangeByOthers? {
      guard let difference = contribution.difference(from: current), difference != 0 else { return nil }
      return ChangeByOthers(number: current, difference: difference, addedAmount: contribution.amount)
    }
  }

  // MARK: - Numbers that an app has saved

  extension ContributionLedger {
    private func rememberForCorrection(_ number: CGFloat, of property: ContributedProperty, in entry: inout Entry) {
      if entry.contribution.amount != 0 {
        entry.written.record(number, own: entry.contribution.base)
        savedNumbers.removeAll { $0.object === entry.object && $0.property == property }
      } else if !entry.written.isEmpty {
        savedNumbers.append(
          SavedNumbers(object: entry.object, property: property, written: entry.written, remaining: number))
      }
    }

    /// Removes the added points from numbers that an app saved while the keyboard was visible, and has restored since
    /// then.
    ///
    /// Apps typically save `contentInset` when the keyboard appears and restore it when the keyboard hides. The avoider
    /// writes at `keyboardWillChangeFrame`, which is posted before `keyboardWillShow`, so the app also saves the added
    /// points.
    ///
    /// - Parameter isLast: Whether the app has no further reason to change its numbers.
    func correctSavedNumbers(isLast: Bool = false) {
      for saved in savedNumbers {
        guard let object = saved.object, let current = saved.property.value(of: object),
          isLast || current != saved.remaining
        else { continue }
        if let own = saved.written.own(in: current) { saved.property.write(own, to: object) }
      }
      savedNumbers.removeAll { $0.object == nil }
    }

    /// Forgets which numbers an app may have saved.
    func forgetSavedNumbers() { savedNumbers = [] }
  }

  // MARK: - Several ledgers

  extension ContributionLedger {
    /// The ledgers that have shifted each view.
    private static let ledgers = WeakTable<AnyObject, WeakTable<ContributionLedger, Void>>()

    /// Whether an avoider has shifted a view that still exists, or existed until recently.
    static var isInUse: Bool { !ledgers.isEmpty }

    /// Returns how far all avoiders together have moved a view, in its superview's points; negative if they shifted it
    /// up.
    static func shift(of view: UIView) -> CGFloat {
      guard let ledgers = ledgers[view] else { return 0 }
      return ledgers.objects.reduce(0) { $0 + $1.amount(of: .shift, in: view) }
    }

    /// Sets a view's translation, to which the shifts of all avoiders are added, in its superview's points.
    ///
    /// The ledgers do not treat this write as a change by other code, which could count as a reset of the property.
    static func setTranslation(_ own: CGFloat, of view: UIView) {
      let shifts = (ledgers[view]?.objects ?? []).map { (ledger: $0, amount: $0.amount(of: .shift, in: view)) }
      let total = shifts.reduce(0) { $0 + $1.amount }
      // Writing can run the app's code, which may cause a new plan. Therefore, the ledgers record the number first.
      let key = Key(.shift, of: view)
      for (ledger, amount) in shifts {
        if amount == 0 {
          // The app has reset the shift. After this write, that could no longer be detected.
          ledger.entries[key] = nil
        } else {
          ledger.entries[key]?.contribution.rebase(to: own + (total - amount), written: own + total)
        }
      }
      view.transform.ty = own + total
    }

    private func recordShift(of object: AnyObject) {
      let ledgers = Self.ledgers[object] ?? WeakTable()
      ledgers[self] = ()
      Self.ledgers[object] = ledgers
    }
  }
#endif
