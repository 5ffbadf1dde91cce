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
}
