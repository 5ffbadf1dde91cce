import Foundation
import Testing
import UIKit

/// The delegate of an interaction, which logs all calls.
@MainActor private final class MenuSource: NSObject, UIContextMenuInteractionDelegate {
  var configuration: UIContextMenuConfiguration?
  var log: [String] = []

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    log.append("asked at \(location.x), \(location.y)")
    return configuration
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    log.append("will display")
    animator?.addCompletion { self.log.append("did display") }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    log.append("will end")
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    animator.addCompletion { self.log.append("committed \(animator.previewViewController?.title ?? "nothing")") }
  }
}

@MainActor @Suite("Context menus") struct ContextMenuTests {
  private func press(_ view: UIView, for duration: TimeInterval = 0.6) {
    let center = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    HeadlessTouches.began(at: center)
    HeadlessClock.advance(by: duration)
    HeadlessTouches.ended(at: center)
    HeadlessClock.advanceUntilIdle()
  }

  private func menu(_ actions: [UIMenuElement]) -> UIContextMenuConfiguration {
    UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: actions) })
  }

  @Test("A long press opens the menu, and choosing an action performs it and closes the menu")
  func interaction() {
    let (screen, source) = (Screen(), MenuSource())
    let view = UIView(frame: rect(100, 200, 80, 40))
    screen.view.addSubview(view)
    let interaction = UIContextMenuInteraction(delegate: source)
    view.addInteraction(interaction)
    source.configuration = menu([
      UIAction(title: "Copy") { _ in source.log.append("copied") },
      UIAction(title: "Cut", attributes: .disabled) { _ in },
    ])
    press(view, for: 0.3)
    #expect(source.log.isEmpty && interaction.headlessMenu == nil)
    press(view)
    #expect(source.log == ["asked at 40.0, 20.0", "will display", "did display"])
    #expect(interaction.location(in: nil) == CGPoint(x: 140, y: 220))
    #expect(interaction.headlessMenu?.children.map(\.title) == ["Copy", "Cut"])
    #expect(!interaction.headlessPerform("Cut") && !interaction.headlessPerform("Paste"))
    #expect(interaction.headlessMenu != nil)
    #expect(interaction.headlessPerform("Copy"))
    #expect(source.log.suffix(2) == ["copied", "will end"] && interaction.headlessMenu == nil)
  }

  @Test("Without a menu, a long press has its usual effect; an open menu takes the touch")
  func touches() {
    let (screen, source) = (Screen(), MenuSource())
    let button = UIButton(frame: rect(100, 200, 80, 40))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    screen.view.addSubview(button)
    button.addInteraction(UIContextMenuInteraction(delegate: source))
    press(button)
    #expect(taps == 1)
    source.configuration = menu([UIAction(title: "Copy") { _ in }])
    press(button)
    #expect(taps == 1 && source.log.contains("will display"))
  }

  @Test("A tap commits the preview, and a removed interaction opens no menu")
  func preview() {
    let (screen, source) = (Screen(), MenuSource())
    let view = UIView(frame: rect(100, 200, 80, 40))
    screen.view.addSubview(view)
    let interaction = UIContextMenuInteraction(delegate: source)
    view.interactions = [interaction]
    source.configuration = UIContextMenuConfiguration(
      identifier: "photo" as NSString,
      previewProvider: {
        let preview = UIViewController()
        preview.title = "Photo"
        return preview
      })
    press(view)
    #expect(source.configuration?.identifier as? NSString == "photo")
    #expect(interaction.headlessPreview?.title == "Photo" && interaction.headlessMenu?.children.isEmpty == true)
    interaction.headlessTapPreview()
    HeadlessClock.advanceUntilIdle()
    #expect(source.log.suffix(2) == ["will end", "committed Photo"] && interaction.headlessPreview == nil)
    view.removeInteraction(interaction)
    source.log = []
    press(view)
    #expect(source.log.isEmpty && interaction.view == nil)
  }

  @Test("Deferred elements are requested when the menu opens, and only once unless they are uncached")
  func deferredElements() {
    let (screen, source) = (Screen(), MenuSource())
    screen.view.addInteraction(UIContextMenuInteraction(delegate: source))
    var requests = (cached: 0, uncached: 0)
    let cached = UIDeferredMenuElement { completion in
      requests.cached += 1
      completion([UIAction(title: "Cached") { _ in }])
    }
    let uncached = UIDeferredMenuElement.uncached { completion in
      requests.uncached += 1
      completion([UIAction(title: "Call \(requests.uncached)") { _ in }])
    }
    source.configuration = menu([UIMenu(title: "More", children: [cached]), uncached])
    let interaction = screen.view.interactions.first as? UIContextMenuInteraction
    press(screen.view)
    interaction?.dismissMenu()
    press(screen.view)
    let shown = interaction?.headlessMenu
    #expect(requests.cached == 1 && requests.uncached == 2)
    #expect(shown?.children.last?.title == "Call 2")
    #expect((shown?.children.first as? UIMenu)?.children.first?.title == "Cached")
    interaction?.updateVisibleMenu { $0.replacingChildren([]) }
    #expect(interaction?.headlessMenu?.children.isEmpty == true)
  }

  @Test("A preview is at the position of its view, or at a different position")
  func previews() {
    let screen = Screen()
    let view = UIView(frame: rect(10, 20, 30, 40))
    screen.view.addSubview(view)
    let parameters = UIPreviewParameters(textLineRects: [NSValue(cgRect: rect(0, 0, 10, 10))])
    let preview = UITargetedPreview(view: view, parameters: parameters)
    #expect(preview.size == CGSize(width: 30, height: 40) && preview.target.center == CGPoint(x: 25, y: 40))
    #expect(preview.target.container === screen.view && parameters.visiblePath?.bounds == rect(0, 0, 10, 10))
    let other = UIPreviewTarget(container: view, center: .zero, transform: CGAffineTransform(scaleX: 2, y: 2))
    let moved = preview.retargetedPreview(with: other)
    #expect(moved.view === view && moved.target === other && moved.parameters === parameters)
  }

  @MainActor private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var (asked, selected): ([Int], [Int]) = ([], [])

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath.row) }

    func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
      asked.append(indexPath.row)
      guard indexPath.row > 0 else { return nil }
      return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Pin") { _ in }]) })
    }
  }

  @Test("A long press on a row opens its menu instead of selecting it")
  func rows() throws {
    let (table, rows) = (UITableView(frame: rect(0, 0, 393, 852)), Rows())
    (table.dataSource, table.delegate) = (rows, rows)
    let stage = TableStage(table)
    press(try #require(table.cellForRow(at: IndexPath(row: 1, section: 0))))
    #expect(rows.asked == [1] && rows.selected.isEmpty)
    #expect(table.contextMenuInteraction?.headlessPerform("Pin") == true)
    press(try #require(table.cellForRow(at: IndexPath(row: 0, section: 0))))
    #expect(rows.asked == [1, 0] && rows.selected == [0] && table.contextMenuInteraction?.headlessMenu == nil)
    _ = stage
  }

  @MainActor private final class Items: UICollectionViewController {
    var asked: [[Int]] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }

    override func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
      asked.append(indexPaths.map(\.item))
      return UIContextMenuConfiguration(actionProvider: { _ in UIMenu() })
    }
  }

  @Test("A collection view controller shows its items, clears the selection, and opens menus")
  func items() throws {
    let controller = Items(collectionViewLayout: UICollectionViewFlowLayout())
    let stage = TableStage(showing: controller)
    let collection = try #require(controller.collectionView)
    #expect(collection.visibleCells.count == 2 && controller.collectionViewLayout === collection.collectionViewLayout)
    press(try #require(collection.cellForItem(at: IndexPath(item: 1, section: 0))))
    #expect(controller.asked == [[1]] && collection.contextMenuInteraction?.headlessMenu != nil)
    collection.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    controller.beginAppearanceTransition(false, animated: false)
    controller.endAppearanceTransition()
    controller.beginAppearanceTransition(true, animated: false)
    #expect(collection.indexPathsForSelectedItems == nil)
    controller.setEditing(true, animated: false)
    #expect(collection.isEditing)
    _ = stage
  }
}
