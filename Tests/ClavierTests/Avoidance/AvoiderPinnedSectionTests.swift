import ClavierTesting
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// Headers and footers of sections that float above the rows.
@MainActor @Suite(.underEveryPromptAlternative) struct AvoiderPinnedSectionTests {
  /// Returns a screen whose middle section has sections above and below it, so that its header and footer float.
  private func stage(_ kind: PinnedSectionsController.Kind) throws -> (AvoiderStage, PinnedSectionsController) {
    let screen = PinnedSectionsController(kind)
    let stage = try AvoiderStage(screen)
    HeadlessWorld.updateCycle()
    screen.scrollView.contentOffset.y = 1065
    HeadlessWorld.updateCycle()
    try #require(screen.fields.contains { screen.covered($0) > 0 })
    return (stage, screen)
  }

  @Test(arguments: PinnedSectionsController.Kind.allCases)
  func `a view in a cell inside another cell belongs to the section of the outer cell`(
    kind: PinnedSectionsController.Kind
  ) throws {
    let (_, screen) = try stage(kind)
    let heights = screen.fields.map { screen.scrollView.pinnedHeights(over: $0) }
    #expect(heights.contains { $0.header > 0 || $0.footer > 0 })
    for (field, heights) in zip(screen.fields, heights) {
      let cell: UIView = screen.scrollView is UITableView ? UITableViewCell() : UICollectionViewCell()
      let input = UITextField()
      cell.addSubview(input)
      field.superview?.addSubview(cell)
      #expect(screen.scrollView.pinnedHeights(over: input) == heights)
    }
  }

  @Test(
    .notUnder(
      .scrollViewsScrollBeforeNotifications, .scrollViewsScrollAfterNotifications,
      because: "With these alternatives, the system also scrolls."),
    arguments: PinnedSectionsController.Kind.allCases)
  func `neither the keyboard nor a header or footer above the rows covers a field`(
    kind: PinnedSectionsController.Kind
  ) throws {
    let (stage, screen) = try stage(kind)
    let (offset, inset) = (screen.scrollView.contentOffset, screen.scrollView.contentInset)
    for index in screen.fields.indices {
      // While an earlier field was edited, the list may have replaced the cell of this row.
      let field = screen.fields[index]
      let isHigh = stage.gap(below: field) > 0
      try #require(field.becomeFirstResponder())
      HeadlessClock.advanceUntilIdle()
      #expect(stage.covered(field) == 0 && screen.covered(field) == 0, "\(screen.place(of: field))")
      let movement = screen.scrollView.contentOffset.y - offset.y
      #expect(isHigh || stage.gap(below: field) < 10.001 + PinnedSectionsController.footerHeight || movement <= 0)
      stage.endEditing()
      #expect(screen.scrollView.contentOffset == offset && screen.scrollView.contentInset == inset)
    }
  }

  @Test(arguments: PinnedSectionsController.Kind.allCases)
  func `a field stays uncovered while the keyboard changes its height`(kind: PinnedSectionsController.Kind) throws {
    let (stage, screen) = try stage(kind)
    let field = try #require(screen.fields.last)
    field.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    for hasBar in [false, true] {
      let height = stage.keyboard.frame.height
      stage.keyboard.setPredictiveBar(hasBar)
      HeadlessClock.advanceUntilIdle()
      #expect(stage.keyboard.frame.height != height && stage.covered(field) == 0 && screen.covered(field) == 0)
    }
  }

  @Test(
    .notUnder(
      .scrollViewsScrollBeforeNotifications, .scrollViewsScrollAfterNotifications,
      because: "With these alternatives, the system also scrolls."),
    arguments: PinnedSectionsController.Kind.allCases)
  func `the headers and footers of scaled rows are as small as the rows`(kind: PinnedSectionsController.Kind) throws {
    let (stage, screen) = try stage(kind)
    let scrollView = screen.scrollView
    scrollView.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
    HeadlessWorld.updateCycle()
    let lowest = try #require(screen.fields.last)
    lowest.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    let space = stage.gap(below: lowest) - 10
    // A footer at the edge of the bounds is behind the keyboard, so the field needs no space for it.
    let needsNoSpace = HeadlessWorld.assumes(.headersPinToBounds) && abs(space) < 0.001
    #expect(needsNoSpace || abs(space - 0.8 * PinnedSectionsController.footerHeight) < 0.001)
    stage.endEditing()
    let highest = try #require(screen.fields.first { screen.covered($0) > 0 })
    highest.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    let top = screen.place(of: highest).minY - scrollView.contentOffset.y - scrollView.adjustedContentInset.top
    #expect(abs(top - PinnedSectionsController.headerHeight) < 0.001)
  }
}
