import Clavier
import Foundation
import Testing
import UIKit

@testable import ClavierTesting

@MainActor
struct CarouselTests {
  /// Sections of cards that scroll sideways independently, above a section of ordinary rows.
  private final class Cards: UIViewController, UICollectionViewDataSource {
    /// The number of cards in each section, and then the number of rows.
    let counts: [Int]

    init(counts: [Int]) {
      self.counts = counts
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func loadView() {
      let last = counts.count - 1
      let layout = UICollectionViewCompositionalLayout { index, _ in
        let item = NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        )
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: index == last ? .fractionalWidth(1) : .absolute(250), heightDimension: .absolute(300)),
          subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        if index != last { section.orthogonalScrollingBehavior = .continuous }
        return section
      }
      // The list ends above the keyboard.
      let list = UICollectionView(frame: CGRect(x: 0, y: 60, width: 393, height: 400), collectionViewLayout: layout)
      list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "card")
      list.dataSource = self
      view = UIView()
      view.addSubview(list)
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      counts[section]
    }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
      let field =
        cell.contentView.subviews.first as? UITextField
        ?? UITextField(frame: CGRect(x: 20, y: 250, width: 200, height: 40))
      field.accessibilityIdentifier = "\(indexPath.section), \(indexPath.item)"
      cell.contentView.addSubview(field)
      return cell
    }

    /// Returns how far each visible section of cards is scrolled, in points.
    func offsets() throws -> [CGFloat] {
      let list = try #require(view.subviews.first as? UICollectionView)
      let scrollViews = list.visibleCells.compactMap { $0.superview as? UIScrollView }.filter { $0 !== list }
      return Set(scrollViews).map(\.contentOffset.x)
    }
  }

  private let configuration = TrialConfiguration(device: .standard, orientation: .portrait)

  @Test func `tests each card and the rows below`() throws {
    let counts = [80, 20, 80, 60, 3]
    let trial = try InputTrial(searching: { Cards(counts: counts) }, in: configuration)
    let expected = counts.enumerated().flatMap { section, count in (0..<count).map { "\(section), \($0)" } }
    // The first cards of several sections are on the first page.
    #expect(trial.inputs.map(\.name).sorted() == expected.sorted())
    let offsets = try (trial.controller as? Cards)?.offsets()
    #expect(offsets == [0, 0], "the scroll positions are restored")
    for input in trial.inputs.filter({ $0.name.hasSuffix("7") || $0.name.hasPrefix("4") }) {
      let verdict = trial.check(input, under: TestedKeyboard(kind: .text))
      #expect(verdict == InputTrial.Verdict(input: input.name, coveredLength: 0, explanation: nil))
    }
  }

  @Test func `tests the rows below a section with very many cards`() throws {
    let names = try InputTrial(searching: { Cards(counts: [2000, 2]) }, in: configuration).inputs.map(\.name)
    #expect(names.contains("1, 1") && names.count > 50 && names.count < 150)
  }
}
