import Foundation
import Testing
import UIKit

@MainActor @Suite("Swipe actions of lists in collection views") struct ListSwipeTests {
  /// A list whose first row cannot be archived.
  final class Mail: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var rows = ["Ada", "Charles", "Mary"]
    var log: [String] = []
    /// Calls the completion of the action that was performed last.
    var finish: ((Bool) -> Void)?
    let view = UICollectionView(frame: rect(0, 0, 393, 852), collectionViewLayout: UICollectionViewFlowLayout())

    override init() {
      super.init()
      var list = UICollectionLayoutListConfiguration(appearance: .plain)
      list.trailingSwipeActionsConfigurationProvider = { [weak self] path in
        guard path.item > 0 else { return nil }
        let archive = UIContextualAction(style: .normal, title: "Archive") { _, _, finish in
          self?.log.append("archive \(path.item)")
          self?.rows.remove(at: path.item)
          self?.view.deleteItems(at: [path])
          finish(true)
        }
        let flag = UIContextualAction(style: .normal, title: "Flag") { _, _, finish in
          self?.log.append("flag \(path.item)")
          self?.finish = finish
        }
        return UISwipeActionsConfiguration(actions: [archive, flag])
      }
      list.leadingSwipeActionsConfigurationProvider = { _ in UISwipeActionsConfiguration(actions: []) }
      view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
      view.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: list)
      (view.dataSource, view.delegate) = (self, self)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { rows.count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath) }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      log.append("select \(indexPath.item)")
    }

    func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    func buttons(_ item: Int) -> [UIButton] {
      func all(in view: UIView) -> [UIButton] {
        view.subviews.flatMap { ($0 as? UIButton).map { [$0] } ?? all(in: $0) }
      }
      return view.cellForItem(at: path(item)).map { all(in: $0) } ?? []
    }
  }

  @Test("A swipe shows the buttons of a row, the first one outermost, until an action is completed")
  func buttonsOfRow() throws {
    let mail = Mail()
    let stage = TableStage(mail.view)
    #expect(!mail.view.headlessSwipe(itemAt: mail.path(0), toward: .left), "it has no actions")
    #expect(!mail.view.headlessSwipe(itemAt: mail.path(1), toward: .right), "there are no leading actions")
    #expect(mail.view.headlessSwipe(itemAt: mail.path(1), toward: .left))
    HeadlessWorld.updateCycle()
    let cell = try #require(mail.view.cellForItem(at: mail.path(1)))
    #expect(mail.buttons(1).map(\.currentTitle) == ["Archive", "Flag"])
    #expect(mail.buttons(1).map { $0.convert($0.bounds, to: cell).maxX } == [393, 319])
    stage.tap(mail.buttons(1)[1])
    #expect(mail.log == ["flag 1"] && !mail.buttons(1).isEmpty, "the action has not been completed")
    mail.finish?(true)
    #expect(mail.buttons(1).isEmpty)
  }

  @Test("A full swipe performs the first action, and a touch elsewhere only closes the actions")
  func fullSwipe() throws {
    let mail = Mail()
    let stage = TableStage(mail.view)
    mail.view.headlessSwipe(itemAt: mail.path(1), toward: .left, isFull: true)
    #expect(mail.log == ["archive 1"] && mail.rows == ["Ada", "Mary"])
    HeadlessWorld.updateCycle()
    #expect(mail.view.visibleCells.count == 2 && mail.buttons(1).isEmpty)
    mail.log = []
    mail.view.headlessSwipe(itemAt: mail.path(1), toward: .left)
    stage.tap(try #require(mail.view.cellForItem(at: mail.path(0))))
    #expect(mail.log == [] && mail.buttons(1).isEmpty, "the touch selects nothing")
    stage.tap(try #require(mail.view.cellForItem(at: mail.path(0))))
    #expect(mail.log == ["select 0"])
  }

  @Test("Reloading the list, or swiping another row, closes the actions of a row")
  func closing() {
    let mail = Mail()
    let stage = TableStage(mail.view)
    mail.view.headlessSwipe(itemAt: mail.path(1), toward: .left)
    mail.view.headlessSwipe(itemAt: mail.path(2), toward: .left)
    #expect(mail.buttons(1).isEmpty && mail.buttons(2).count == 2)
    mail.view.reloadData()
    HeadlessWorld.updateCycle()
    #expect((0..<3).allSatisfy { mail.buttons($0).isEmpty })
    _ = stage
  }

  @Test("In a right-to-left layout, a swipe to the right shows the trailing actions at the left")
  func rightToLeft() throws {
    let mail = Mail()
    let stage = TableStage(mail.view)
    mail.view.semanticContentAttribute = .forceRightToLeft
    #expect(mail.view.headlessSwipe(itemAt: mail.path(1), toward: .right))
    let cell = try #require(mail.view.cellForItem(at: mail.path(1)))
    #expect(mail.buttons(1).map { $0.convert($0.bounds, to: cell).minX } == [0, 74])
    _ = stage
  }
}
