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

  private static func makeView() -> UIScrollView {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize.height = 1000
    return view
  }
}
