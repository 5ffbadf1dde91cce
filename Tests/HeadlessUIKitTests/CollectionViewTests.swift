import Foundation
import Testing
import UIKit

@MainActor @Suite("Collection views") struct CollectionViewTests {
  private func stage(
    _ count: Int, _ change: (UICollectionViewFlowLayout) -> Void = { _ in }
  ) -> (view: UICollectionView, source: ItemSource, stage: TableStage) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 80)
    change(layout)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 393, height: 852), collectionViewLayout: layout)
    view.register(ItemCell.self, forCellWithReuseIdentifier: "item")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    let source = ItemSource(count)
    view.dataSource = source
    view.delegate = source
    return (view, source, TableStage(view))
  }

  private func frame(_ view: UICollectionView, _ item: Int) -> CGRect? {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame
  }

  @Test("Lines are filled, and gaps share the remaining width")
  func lines() {
    let (view, source, stage) = stage(7)
    #expect(frame(view, 0) == CGRect(x: 0, y: 0, width: 100, height: 80))
    #expect(frame(view, 1)?.minX == 146.5 && frame(view, 2)?.maxX == 393)
    #expect(frame(view, 3)?.origin == CGPoint(x: 0, y: 90))
    #expect(frame(view, 6)?.origin == CGPoint(x: 0, y: 180))
    #expect(view.contentSize == CGSize(width: 393, height: 260))
    _ = (source, stage)
  }

  @Test(
    "A layout pass while the edited item is removed shows the new items, each in one cell", arguments: [true, false])
  func layoutDuringRemoval(reloads: Bool) throws {
    let (view, source, stage) = stage(12)
    let cell = try #require(view.cellForItem(at: IndexPath(item: 10, section: 0)))
    let field = UITextField(frame: CGRect(x: 0, y: 5, width: 100, height: 34))
    cell.contentView.addSubview(field)
    field.becomeFirstResponder()
    let token = NotificationCenter.default.addObserver(
      forName: UITextField.textDidEndEditingNotification, object: field, queue: nil
    ) { _ in MainActor.assumeIsolated { HeadlessWorld.updateCycle() } }
    source.count = 3
    if reloads { view.reloadData() } else { view.deleteItems(at: (3..<12).map { IndexPath(item: $0, section: 0) }) }
    HeadlessWorld.updateCycle()
    #expect(view.visibleCells.count == 3)
    #expect(view.subviews.filter { $0 is UICollectionViewCell && !$0.isHidden }.count == 3)
    NotificationCenter.default.removeObserver(token)
    _ = stage
  }

  @Test("Each run reuses the same cells, starting with the cell that was hidden last")
  func reuseOrder() throws {
    let (view, source, stage) = stage(300)
    func cells(from first: Int) -> [UICollectionViewCell] {
      (first..<first + 30).compactMap { view.cellForItem(at: IndexPath(item: $0, section: 0)) }
    }
    stage.scroll(view, to: 0)
    let before = cells(from: 0)
    stage.scroll(view, to: 30 * 90)
    try #require(before.count == 30)
    #expect(cells(from: 90) == before.reversed())
    _ = source
  }

  @Test("The visible items are not sorted, as Apple documents for indexPathsForVisibleItems")
  func unsortedItems() {
    let (view, source, stage) = stage(7)
    let paths = view.indexPathsForVisibleItems
    #expect(paths.count == 7 && paths != paths.sorted() && view.visibleCells.map { view.indexPath(for: $0) } == paths)
    _ = (source, stage)
  }

  @Test("A layout that scrolls horizontally has vertical lines")
  func horizontal() {
    let (view, source, stage) = stage(30) {
      $0.scrollDirection = .horizontal
      $0.itemSize = CGSize(width: 100, height: 300)
      $0.sectionInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
    }
    #expect(frame(view, 0)?.minX == 20 && frame(view, 0)?.minY == 0)
    #expect(frame(view, 1)?.minX == 20 && (frame(view, 1)?.minY ?? 0) > 300)
    #expect(frame(view, 2)?.minX == 130)
    #expect(view.contentSize.width == CGFloat(20 + 15 * 110 - 10 + 20))
    view.scrollToItem(at: IndexPath(item: 20, section: 0), at: .centeredHorizontally, animated: false)
    HeadlessWorld.updateCycle()
    #expect(view.cellForItem(at: IndexPath(item: 20, section: 0)) != nil)
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) == nil)
    _ = (source, stage)
  }

  @Test("The delegate determines sizes and spacing, and headers are above their sections")
  func delegate() throws {
    let (view, source, stage) = stage(4) { $0.headerReferenceSize = CGSize(width: 0, height: 40) }
    source.sizes = [0: CGSize(width: 393, height: 50)]
    view.collectionViewLayout.invalidateLayout()
    HeadlessWorld.updateCycle()
    #expect(frame(view, 0) == CGRect(x: 0, y: 40, width: 393, height: 50))
    #expect(frame(view, 1)?.minY == 100)
    let header = try #require(view.subviews.first { !($0 is UICollectionViewCell) })
    #expect(header.frame == CGRect(x: 0, y: 0, width: 393, height: 40))
    _ = (source, stage)
  }

  @Test("Of 10,000 items, only the visible ones have cells, which are reused")
  func reuse() {
    let (view, source, stage) = stage(10_000)
    let made = Set(view.visibleCells.map(ObjectIdentifier.init))
    #expect(made.count <= 33)
    for step in 1...50 { stage.scroll(view, to: CGFloat(step) * 400) }
    #expect(view.visibleCells.filter { made.contains(ObjectIdentifier($0)) }.count > 20)
    let paths = view.indexPathsForVisibleItems
    #expect(paths.allSatisfy { (view.cellForItem(at: $0) as? ItemCell)?.number == $0.item })
    _ = (source, stage)
  }

  @Test("A tap selects an item, items can be inserted and deleted, and the cell with the first responder stays")
  func life() throws {
    let (view, source, stage) = stage(60)
    // The tap is below the field, which would otherwise become first responder.
    let tapped = try #require(view.cellForItem(at: IndexPath(item: 4, section: 0)))
    HeadlessTouches.tap(at: tapped.convert(CGPoint(x: 50, y: 75), to: nil))
    #expect(source.selected == [4] && view.indexPathsForSelectedItems == [IndexPath(item: 4, section: 0)])
    let cell = try #require(view.cellForItem(at: IndexPath(item: 7, section: 0)) as? ItemCell)
    cell.field.becomeFirstResponder()
    source.count = 61
    view.insertItems(at: [IndexPath(item: 0, section: 0)])
    #expect(view.indexPath(for: cell) == IndexPath(item: 8, section: 0) && cell.field.isFirstResponder)
    stage.scroll(view, to: 1000)
    #expect(cell.field.isFirstResponder && view.cellForItem(at: IndexPath(item: 8, section: 0)) == nil)
    source.count = 60
    view.deleteItems(at: [IndexPath(item: 8, section: 0)])
    #expect(!cell.field.isFirstResponder)
    // The cell is in the reuse pool, or is already reused for an item that became visible.
    #expect(view.visibleCells.contains(cell) == (cell.superview != nil))
    _ = (source, stage)
  }

  /// Taps an item below its field, which would otherwise become first responder.
  private func tap(_ item: Int, in view: UICollectionView) throws {
    let cell = try #require(view.cellForItem(at: IndexPath(item: item, section: 0)))
    HeadlessTouches.tap(at: cell.convert(CGPoint(x: 50, y: 75), to: nil))
    HeadlessWorld.updateCycle()
  }

  @Test("A tap on an item ends its highlight before the item is selected")
  func callsDuringTap() throws {
    let (view, source, stage) = stage(60)
    try tap(4, in: view)
    #expect(
      source.calls == ["shouldHighlight 4", "didHighlight 4", "didUnhighlight 4", "shouldSelect 4", "didSelect 4"])
    #expect(view.cellForItem(at: IndexPath(item: 4, section: 0))?.isHighlighted == false)
    source.calls = []
    try tap(5, in: view)
    #expect(
      source.calls == [
        "shouldHighlight 5", "didHighlight 5", "didUnhighlight 5", "shouldSelect 5", "didDeselect 4", "didSelect 5",
      ])
    view.allowsMultipleSelection = true
    source.calls = []
    try tap(5, in: view)
    #expect(
      source.calls == ["shouldHighlight 5", "didHighlight 5", "didUnhighlight 5", "shouldDeselect 5", "didDeselect 5"])
    #expect(view.indexPathsForSelectedItems == nil)
    _ = stage
  }

  @Test(
    "An item that disappears before it is selected is not selected",
    arguments: ["shouldHighlight", "didHighlight", "didUnhighlight", "shouldSelect"], [false, true])
  func removalBeforeSelection(call: String, allowsMultipleSelection: Bool) throws {
    let (view, source, stage) = stage(60)
    view.allowsMultipleSelection = allowsMultipleSelection
    source.callThatRemovesItems = call
    try tap(4, in: view)
    #expect(source.calls.contains("\(call) 4") && source.selected.isEmpty)
    #expect(view.indexPathsForSelectedItems == nil)
    _ = stage
  }

  @Test("An item that disappears before it is deselected is not reported as deselected")
  func removalBeforeDeselection() throws {
    let (view, source, stage) = stage(60)
    view.allowsMultipleSelection = true
    try tap(4, in: view)
    source.callThatRemovesItems = "shouldDeselect"
    try tap(4, in: view)
    #expect(source.calls.last == "shouldDeselect 4")
    #expect(view.indexPathsForSelectedItems == nil)
    _ = stage
  }

  @Test("An item that disappears while another item is deselected is not selected")
  func removalDuringDeselection() throws {
    let (view, source, stage) = stage(60)
    try tap(4, in: view)
    source.callThatRemovesItems = "didDeselect"
    try tap(5, in: view)
    #expect(source.calls.contains("didDeselect 4") && source.selected == [4])
    #expect(view.indexPathsForSelectedItems == nil)
    _ = stage
  }
}

private final class ItemCell: UICollectionViewCell {
  let field = UITextField(frame: CGRect(x: 0, y: 20, width: 90, height: 34))
  var number = -1

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(field)
  }

  required init?(coder: NSCoder) { nil }
}

private final class ItemSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  var count: Int
  var sizes: [Int: CGSize] = [:]
  private(set) var selected: [Int] = []
  /// The calls about highlighting and selecting, each with the item.
  var calls: [String] = []
  /// The call during which all items disappear.
  var callThatRemovesItems: String?

  init(_ count: Int) { self.count = count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    (cell as? ItemCell)?.number = indexPath.item
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    sizes[indexPath.item] ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
  }

  private func log(_ call: String, _ indexPath: IndexPath, in collectionView: UICollectionView) {
    calls.append("\(call) \(indexPath.item)")
    guard call == callThatRemovesItems else { return }
    count = 0
    collectionView.reloadData()
  }

  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    log("shouldHighlight", indexPath, in: collectionView)
    return true
  }

  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    log("didHighlight", indexPath, in: collectionView)
  }

  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    log("didUnhighlight", indexPath, in: collectionView)
  }

  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    log("shouldSelect", indexPath, in: collectionView)
    return true
  }

  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    log("shouldDeselect", indexPath, in: collectionView)
    return true
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    selected.append(indexPath.item)
    log("didSelect", indexPath, in: collectionView)
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    log("didDeselect", indexPath, in: collectionView)
  }
}
