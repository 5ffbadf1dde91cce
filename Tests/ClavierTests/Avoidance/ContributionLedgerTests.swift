import Testing
import UIKit

@testable import Clavier

/// The contributions that the ledger records.
@MainActor struct ContributionLedgerTests {
  /// A view that runs app code when its transform is set.
  private final class RespondingView: UIView {
    var onTransform: () -> Void = {}

    override var transform: CGAffineTransform { didSet { onTransform() } }
  }

  @Test func `the shift is known while a handler sets the translation to which the shift is added`() {
    HeadlessWorld.reset()
    let view = RespondingView()
    let ledger = ContributionLedger()
    ledger.set(-100, of: .shift, in: view)
    var seen: [CGFloat] = []
    view.onTransform = { seen.append(ledger.amount(of: .shift, in: view)) }
    // The sum of this translation and the shift equals the earlier translation without the shift. Therefore, the sum
    // could be mistaken for a reset by the app.
    ContributionLedger.setTranslation(100, of: view)
    #expect(seen == [-100] && view.transform.ty == 0)
    ledger.set(0, of: .shift, in: view)
    #expect(view.transform.ty == 100)
  }

  @Test func `lists the objects from the latest contribution to the earliest`() {
    HeadlessWorld.reset()
    let ledger = ContributionLedger()
    let views = (0..<8).map { _ in UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
    for view in views { ledger.set(10, of: .bottomInset, in: view) }
    ledger.set(10, of: .indicatorInset, in: views[7])
    let listed = ledger.objects(with: [.bottomInset, .indicatorInset])
    #expect(listed.map(ObjectIdentifier.init) == views.reversed().map(ObjectIdentifier.init))
  }

  @Test(
    arguments: zip([ContributedProperty.bottomInset, .indicatorInset, .scrolled, .shift], [0, 0, 10, 10] as [CGFloat]))
  func `removes the contribution from a restored inset that includes it, but from no other number`(
    property: ContributedProperty, rest: CGFloat
  ) {
    HeadlessWorld.reset()
    let (ledger, view) = (ContributionLedger(), Self.makeView())
    for amount in [10, 20, 0] as [CGFloat] { ledger.set(amount, of: property, in: view) }
    property.write(10, to: view)
    #expect(ledger.hasSavedNumbers == (rest == 0))
    ledger.correctSavedNumbers()
    #expect(property.value(of: view) == rest)
  }

  @Test func `removes the contribution from a saved number after many changes of the contribution`() {
    HeadlessWorld.reset()
    let (ledger, view) = (ContributionLedger(), Self.makeView())
    for amount in (0..<40).map({ $0.isMultiple(of: 2) ? 10 : 20 }) + [30, 0] as [CGFloat] {
      ledger.set(amount, of: .bottomInset, in: view)
    }
    view.contentInset.bottom = 30
    ledger.correctSavedNumbers()
    #expect(view.contentInset.bottom == 0)
  }

  @Test func `during a contribution, does not expect the app to restore a saved number`() {
    HeadlessWorld.reset()
    let (ledger, view) = (ContributionLedger(), Self.makeView())
    ledger.set(10, of: .bottomInset, in: view)
    #expect(!ledger.hasSavedNumbers)
    ledger.set(0, of: .bottomInset, in: view)
    #expect(ledger.hasSavedNumbers)
    ledger.set(20, of: .bottomInset, in: view)
    #expect(!ledger.hasSavedNumbers)
    ledger.correctSavedNumbers()
    #expect(view.contentInset.bottom == 20)
  }

  @Test func `corrects other saved numbers although points are added again to one property`() {
    HeadlessWorld.reset()
    let (ledger, view, other) = (ContributionLedger(), Self.makeView(), Self.makeView())
    for amount in [10, 0] as [CGFloat] {
      ledger.set(amount, of: .bottomInset, in: view)
      ledger.set(amount, of: .indicatorInset, in: view)
      ledger.set(amount, of: .bottomInset, in: other)
    }
    ledger.set(20, of: .bottomInset, in: view)
    ContributedProperty.indicatorInset.write(10, to: view)
    ContributedProperty.bottomInset.write(10, to: other)
    ledger.correctSavedNumbers()
    #expect(ContributedProperty.indicatorInset.value(of: view) == 0 && other.contentInset.bottom == 0)
    #expect(view.contentInset.bottom == 20)
  }

  @Test func `each ledger keeps its own shift while a handler sets the translation of a view that two ledgers shift`() {
    HeadlessWorld.reset()
    let view = RespondingView()
    let (one, other) = (ContributionLedger(), ContributionLedger())
    one.set(-100, of: .shift, in: view)
    other.set(-30, of: .shift, in: view)
    ContributionLedger.setTranslation(7, of: view)
    #expect(view.transform.ty == -123)
    #expect(one.holdsUnchangedContribution(.shift, in: view) && other.holdsUnchangedContribution(.shift, in: view))
    one.set(0, of: .shift, in: view)
    #expect(view.transform.ty == -23)
    other.set(0, of: .shift, in: view)
    #expect(view.transform.ty == 7)
  }

  @Test func `after an object is deallocated, does not expect the app to restore a saved number of that object`() {
    HeadlessWorld.reset()
    let ledger = ContributionLedger()
    do {
      let view = Self.makeView()
      for amount in [10, 0] as [CGFloat] { ledger.set(amount, of: .bottomInset, in: view) }
      #expect(ledger.hasSavedNumbers)
    }
    ledger.correctSavedNumbers()
    #expect(!ledger.hasSavedNumbers)
  }

  @Test(arguments: [true, false])
  func `a contribution that the app has reset stays removed when the app changes the number again`(isDropped: Bool) {
    HeadlessWorld.reset()
    let (ledger, view) = (ContributionLedger(), Self.makeView())
    ledger.set(10, of: .bottomInset, in: view)
    view.contentInset.bottom = 0
    #expect(ledger.contributions.isEmpty)
    if isDropped { ledger.dropEmpty() } else { ledger.set(0, of: .bottomInset, in: view) }
    view.contentInset.bottom = 30
    #expect(ledger.amount(of: .bottomInset, in: view) == 0 && ledger.isEmpty)
  }

  @Test func `lists contributions in the order in which points were first added`() {
    HeadlessWorld.reset()
    let ledger = ContributionLedger()
    let views = (0..<20).map { _ in Self.makeView() }
    for view in views { ledger.set(10, of: .bottomInset, in: view) }
    ledger.set(20, of: .bottomInset, in: views[0])
    #expect(ledger.contributions.map { ObjectIdentifier($0.0) } == views.map { ObjectIdentifier($0) })
  }

  @Test func `reports how much other code has changed a number since the ledger last wrote it`() {
    HeadlessWorld.reset()
    let (ledger, view) = (ContributionLedger(), Self.makeView())
    var changes: [CGFloat] = []
    ledger.onChangeByOthers = { changes.append($2.difference) }
    for amount in [10, 20] as [CGFloat] { ledger.set(amount, of: .bottomInset, in: view) }
    #expect(changes.isEmpty)
    view.contentInset.bottom += 1
    ledger.set(30, of: .bottomInset, in: view)
    #expect(changes == [1])
  }

  @Test func `keeps a number that the app sets when it is notified that other code has changed the number`() {
    HeadlessWorld.reset()
    let (ledger, view) = (ContributionLedger(), Self.makeView())
    ledger.set(10, of: .bottomInset, in: view)
    view.contentInset.bottom += 5
    ledger.onChangeByOthers = { _, _, change in
      #expect(change.number == 15 && change.addedAmount == 10)
      view.contentInset.bottom = 0
    }
    ledger.set(20, of: .bottomInset, in: view)
    #expect(view.contentInset.bottom == 0)
    #expect(ledger.amount(of: .bottomInset, in: view) == 0)
    ledger.set(0, of: .bottomInset, in: view)
    #expect(view.contentInset.bottom == 0)
  }

  @Test func `a shift that the app has reset stays reset when a handler sets a translation`() {
    HeadlessWorld.reset()
    let (ledger, view) = (ContributionLedger(), UIView())
    ledger.set(-100, of: .shift, in: view)
    view.transform = .identity
    ContributionLedger.setTranslation(-60, of: view)
    #expect(view.transform.ty == -60 && ledger.amount(of: .shift, in: view) == 0)
    ledger.set(0, of: .shift, in: view)
    #expect(view.transform.ty == -60)
  }

  @Test func `writes the exact sum if the difference from the target is too small to be visible`() {
    HeadlessWorld.reset()
    let (ledger, view) = (ContributionLedger(), Self.makeView())
    view.contentInset.bottom = 0.1
    ledger.set(10, of: .bottomInset, in: view, target: 10.1 + 1e-5)
    #expect(view.contentInset.bottom == 0.1 + 10)
    ledger.set(20, of: .bottomInset, in: view, target: 15)
    #expect(view.contentInset.bottom == 15)
  }

  @Test func `a number that the view rounds or refuses is not a change by other code`() {
    HeadlessWorld.reset()
    let ledger = ContributionLedger()
    let view = WholePointsScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize.height = 1000
    ledger.set(10.3, of: .scrolled, in: view)
    #expect(view.contentOffset.y == 10 && ledger.holdsUnchangedContribution(.scrolled, in: view))
    ledger.set(0, of: .scrolled, in: view)
    ledger.set(0.4, of: .scrolled, in: view)
    #expect(view.contentOffset.y == 0 && ledger.amount(of: .scrolled, in: view) == 0.4)
  }

  @Test func `a movement attributed to the avoider is not a change by other code, and may end the contribution`() {
    HeadlessWorld.reset()
    let (ledger, view) = (ContributionLedger(), Self.makeView())
    ledger.set(10, of: .scrolled, in: view)
    view.contentOffset.y = 25
    #expect(ledger.changeByOthers(of: .scrolled, in: view) == 15)
    ledger.attribute(.scrolled, in: view)
    #expect(ledger.changeByOthers(of: .scrolled, in: view) == 0 && ledger.amount(of: .scrolled, in: view) == 25)
    view.contentOffset.y = 0
    ledger.attribute(.scrolled, in: view)
    #expect(ledger.changeByOthers(of: .scrolled, in: view) == nil)
  }

  @Test(arguments: [-100, 1] as [CGFloat])
  func `the shift of a view includes the shifts of all avoiders`(first: CGFloat) {
    HeadlessWorld.reset()
    let view = UIView()
    let (ledger, other) = (ContributionLedger(), ContributionLedger())
    #expect(ContributionLedger.shift(of: view) == 0)
    ledger.set(first, of: .shift, in: view)
    #expect(ContributionLedger.isInUse && ContributionLedger.shift(of: view) == first)
    other.set(-20, of: .shift, in: view)
    #expect(ContributionLedger.shift(of: view) == first - 20)
    ledger.set(0, of: .shift, in: view)
    #expect(ContributionLedger.shift(of: view) == -20)
  }

  @Test func `a new object at the address of a deallocated one has no contribution`() throws {
    HeadlessWorld.reset()
    let ledger = ContributionLedger()
    var others: [UIView] = []
    for _ in 0..<1000 {
      var view: UIView? = UIView()
      let address = ObjectIdentifier(try #require(view))
      ledger.set(10, of: .shift, in: try #require(view))
      view = nil
      let new = UIView()
      others.append(new)
      guard ObjectIdentifier(new) == address else { continue }
      new.transform.ty = 3
      #expect(ledger.amount(of: .shift, in: new) == 0)
      ledger.set(4, of: .shift, in: new)
      #expect(new.transform.ty == 7)
      return
    }
    Issue.record("no address was used again")
  }

  @Test(arguments: [20, -20] as [CGFloat])
  func `keeps a change that the app makes while the ledger writes the number`(change: CGFloat) {
    HeadlessWorld.reset()
    let ledger = ContributionLedger()
    let view = RespondingScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentInset.bottom = 30
    view.onNextInset = { [weak view] in view?.contentInset.bottom += change }
    ledger.set(300, of: .bottomInset, in: view)
    #expect(view.contentInset.bottom == 330 + change && ledger.amount(of: .bottomInset, in: view) == 300)
    ledger.set(0, of: .bottomInset, in: view)
    #expect(view.contentInset.bottom == 30 + change)
    // An app can also replace the number, for example, when it centers its content.
    view.onNextInset = { [weak view] in view?.contentInset.bottom = 5 }
    ledger.set(300, of: .bottomInset, in: view)
    #expect(ledger.amount(of: .bottomInset, in: view) == 0)
    ledger.set(0, of: .bottomInset, in: view)
    #expect(view.contentInset.bottom == 5)
  }

  private static func makeView() -> UIScrollView {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize.height = 1000
    return view
  }
}

/// A scroll view that runs app code the next time its inset is set.
private final class RespondingScrollView: UIScrollView {
  var onNextInset: (() -> Void)?

  override var contentInset: UIEdgeInsets {
    didSet {
      let action = onNextInset
      onNextInset = nil
      action?()
    }
  }
}

/// A scroll view of an app that scrolls by whole points.
private final class WholePointsScrollView: UIScrollView {
  override var contentOffset: CGPoint {
    get { super.contentOffset }
    set { super.contentOffset = CGPoint(x: newValue.x, y: newValue.y.rounded()) }
  }
}
