import Testing
import UIKit

@testable import Clavier

/// What the ledger knows of its contributions.
@MainActor struct ContributionLedgerTests {
  @Test func `lists the objects from the latest contribution to the earliest`() {
    HeadlessWorld.reset()
    let ledger = ContributionLedger()
    let views = (0..<8).map { _ in UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
    for view in views { ledger.set(10, of: .bottomInset, in: view) }
    let listed = ledger.objects(with: [.bottomInset])
    #expect(listed.map(ObjectIdentifier.init) == views.reversed().map(ObjectIdentifier.init))
  }

  @Test(
    arguments: zip([ContributedProperty.bottomInset, .indicatorInset, .scrolled, .shift], [0, 0, 10, 10] as [CGFloat]))
  func `reverts a number that the app saved with a contribution and restored, but only an inset`(
    property: ContributedProperty, rest: CGFloat
  ) {
    HeadlessWorld.reset()
    let (ledger, view) = (ContributionLedger(), Self.makeView())
    ledger.set(10, of: property, in: view)
    ledger.set(0, of: property, in: view)
    property.write(10, to: view)
    #expect(ledger.mayBeCopied == (rest == 0))
    ledger.retractCopies()
    #expect(property.value(of: view) == rest)
  }

  @Test func `expects no restored copy while it contributes`() {
    HeadlessWorld.reset()
    let (ledger, view) = (ContributionLedger(), Self.makeView())
    ledger.set(10, of: .bottomInset, in: view)
    #expect(!ledger.mayBeCopied)
    ledger.set(0, of: .bottomInset, in: view)
    #expect(ledger.mayBeCopied)
    ledger.set(20, of: .bottomInset, in: view)
    #expect(!ledger.mayBeCopied)
    ledger.retractCopies()
    #expect(view.contentInset.bottom == 20)
  }

  @Test func `keeps a restored copy while another ledger contributes`() {
    HeadlessWorld.reset()
    let (one, other, view) = (ContributionLedger(), ContributionLedger(), Self.makeView())
    one.set(10, of: .bottomInset, in: view)
    one.set(0, of: .bottomInset, in: view)
    other.set(10, of: .bottomInset, in: view)
    one.retractCopies()
    #expect(view.contentInset.bottom == 10)
    other.set(0, of: .bottomInset, in: view)
    #expect(view.contentInset.bottom == 0)
  }

  @Test func `reports to both ledgers that they contribute to the same number`() {
    HeadlessWorld.reset()
    let (one, other, view) = (ContributionLedger(), ContributionLedger(), Self.makeView())
    var reports: [String] = []
    one.onSharedWrite = { _, _ in reports.append("one") }
    other.onSharedWrite = { _, _ in reports.append("other") }
    one.set(10, of: .bottomInset, in: view)
    #expect(reports.isEmpty)
    other.set(20, of: .bottomInset, in: view)
    #expect(reports.sorted() == ["one", "other"])
  }

  @Test func `drops a contribution that the app resets after another ledger has reverted its own`() {
    HeadlessWorld.reset()
    let (one, other, view) = (ContributionLedger(), ContributionLedger(), Self.makeView())
    one.set(10, of: .bottomInset, in: view)
    other.set(20, of: .bottomInset, in: view)
    other.set(0, of: .bottomInset, in: view)
    #expect(one.amount(of: .bottomInset, in: view) == 10)
    view.contentInset.bottom = 0
    #expect(one.amount(of: .bottomInset, in: view) == 0)
  }

  @Test func `keeps a contribution while another ledger's contribution hides it`() {
    HeadlessWorld.reset()
    let (one, other, view) = (ContributionLedger(), ContributionLedger(), Self.makeView())
    one.set(10, of: .bottomInset, in: view)
    other.set(-10, of: .bottomInset, in: view)
    #expect(view.contentInset.bottom == 0)
    #expect(one.amount(of: .bottomInset, in: view) == 10)
  }

  private static func makeView() -> UIScrollView {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize.height = 1000
    return view
  }
}
