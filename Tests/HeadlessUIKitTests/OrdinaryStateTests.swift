import Foundation
import Testing
import UIKit

/// A configuration that shows the state of its cell.
private struct StateConfiguration: UIContentConfiguration {
  var text = "new"

  func makeContentView() -> any UIView & UIContentView { StateView(configuration: self) }

  func updated(for state: any UIConfigurationState) -> StateConfiguration {
    guard let state = state as? UICellConfigurationState else { return self }
    return StateConfiguration(text: state.isSelected ? "selected" : state.isHighlighted ? "highlighted" : "plain")
  }
}

@MainActor private final class StateView: UIView, UIContentView {
  var configuration: any UIContentConfiguration

  init(configuration: any UIContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor @Suite("States of cells, and ordinary values") struct OrdinaryStateTests {
  private func text(_ configuration: (any UIContentConfiguration)?) -> String? {
    (configuration as? StateConfiguration)?.text
  }

  @Test("A cell of a table updates its configuration for its state before the next layout pass")
  func tableCells() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentConfiguration = StateConfiguration()
    var states: [Bool] = []
    cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
    cell.layoutIfNeeded()
    #expect(text(cell.contentConfiguration) == "plain" && states == [false])
    cell.isSelected = true
    #expect(text(cell.contentConfiguration) == "plain")
    cell.layoutIfNeeded()
    #expect(text(cell.contentConfiguration) == "selected" && states == [false, true])
    #expect(cell.configurationState.isSelected)
    cell.layoutIfNeeded()
    #expect(states.count == 2)
  }

  @Test("A cell of a collection view updates its configuration, too, and shows its background views")
  func collectionCells() {
    let cell = UICollectionViewCell(frame: rect(0, 0, 100, 50))
    cell.contentConfiguration = StateConfiguration()
    (cell.backgroundView, cell.selectedBackgroundView) = (UIView(), UIView())
    cell.layoutIfNeeded()
    #expect(cell.selectedBackgroundView?.isHidden == true && cell.backgroundView?.frame == rect(0, 0, 100, 50))
    #expect(cell.subviews.prefix(2).elementsEqual([cell.backgroundView, cell.selectedBackgroundView]) { $0 === $1 })
    cell.isHighlighted = true
    cell.layoutIfNeeded()
    #expect(text(cell.contentConfiguration) == "highlighted" && cell.selectedBackgroundView?.isHidden == false)
    cell.backgroundView = nil
    #expect(cell.subviews.first === cell.selectedBackgroundView)
  }

  @Test("A selected cell of a table shows its own background view")
  func selectedBackground() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let view = UIView()
    cell.selectedBackgroundView = view
    cell.layoutIfNeeded()
    #expect(view.superview?.isHidden == true)
    cell.setSelected(true, animated: false)
    cell.layoutIfNeeded()
    #expect(view.superview?.isHidden == false && view.frame.size == cell.bounds.size)
    cell.selectedBackgroundView = nil
    #expect(view.superview == nil)
  }

  @MainActor private final class ScopeDelegate: NSObject, UISearchBarDelegate {
    var scopes: [Int] = []
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
      scopes.append(selectedScope)
    }
  }

  @Test("A search bar shows scopes below its field, and its traits are those of the field")
  func searchBars() throws {
    let screen = Screen()
    let (bar, delegate) = (UISearchBar(frame: rect(0, 100, 393, 56)), ScopeDelegate())
    bar.delegate = delegate
    bar.scopeButtonTitles = ["All", "Read"]
    #expect(bar.intrinsicContentSize.height == 56)
    bar.showsScopeBar = true
    bar.sizeToFit()
    screen.view.addSubview(bar)
    bar.layoutIfNeeded()
    let scopes = try #require(bar.subviews.compactMap { $0 as? UISegmentedControl }.first)
    #expect(bar.frame.height == 102 && scopes.frame.minY >= bar.searchTextField.frame.maxY)
    HeadlessTouches.tap(at: CGPoint(x: 300, y: bar.frame.minY + scopes.frame.midY))
    HeadlessWorld.updateCycle()
    #expect(screen.window.hitTest(CGPoint(x: 300, y: bar.frame.minY + scopes.frame.midY), with: nil) === scopes)
    #expect(delegate.scopes == [1] && bar.selectedScopeButtonIndex == 1)
    bar.showsScopeBar = false
    #expect(bar.sizeThatFits(.zero).height == 56)
    (bar.keyboardType, bar.returnKeyType, bar.autocapitalizationType) = (.emailAddress, .go, .none)
    (bar.autocorrectionType, bar.spellCheckingType, bar.keyboardAppearance) = (.no, .no, .dark)
    (bar.enablesReturnKeyAutomatically, bar.isSecureTextEntry, bar.textContentType) = (true, true, .name)
    let field = bar.searchTextField
    #expect(field.keyboardType == .emailAddress && field.returnKeyType == .go && field.autocapitalizationType == .none)
    #expect(field.autocorrectionType == .no && field.spellCheckingType == .no && field.keyboardAppearance == .dark)
    #expect(field.enablesReturnKeyAutomatically && field.isSecureTextEntry && field.textContentType == .name)
    _ = screen
  }

  @Test("The monospaced system font has characters of equal width")
  func monospacedFonts() throws {
    let font = UIFont.monospacedSystemFont(ofSize: 20, weight: .regular)
    func width(_ text: String, _ font: UIFont) -> CGFloat {
      (text as NSString).size(withAttributes: [.font: font]).width
    }
    #expect(width("iii", font) == width("WWW", font) && abs(width("i", font) - 12) < 0.01)
    let design = try #require(UIFont.systemFont(ofSize: 20).fontDescriptor.withDesign(.monospaced))
    #expect(UIFont(descriptor: design, size: 0) == font)
    #expect(design.withDesign(.rounded).map { UIFont(descriptor: $0, size: 20) } == .systemFont(ofSize: 20))
    #expect(UIFont(name: "Helvetica", size: 20)?.fontDescriptor.withDesign(.serif) == nil)
    #expect(UIFont.familyNames.contains("Helvetica Neue"))
    let names = UIFont.fontNames(forFamilyName: "Helvetica Neue")
    #expect(names.allSatisfy { UIFont(name: $0, size: 12)?.familyName == "Helvetica Neue" } && names.count == 2)
    #expect(UIFont.fontNames(forFamilyName: "Unknown") == [])
  }

  @Test("A thumbnail has the requested size, and a resizable image has the requested mode")
  func images() async throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 50)).image { _ in }
    #expect(image.preparingThumbnail(of: CGSize(width: 10, height: 5))?.size == CGSize(width: 10, height: 5))
    #expect(image.preparingThumbnail(of: .zero) == nil)
    #expect(await image.byPreparingForDisplay() === image)
    #expect(await image.byPreparingThumbnail(ofSize: CGSize(width: 4, height: 2))?.size.width == 4)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let resizable = image.resizableImage(withCapInsets: insets, resizingMode: .stretch)
    #expect(resizable.resizingMode == .stretch && resizable.capInsets == insets && image.resizingMode == .tile)
  }

  @Test("Shadows are compared by their values")
  func shadows() {
    let (first, second) = (NSShadow(), NSShadow())
    for shadow in [first, second] {
      (shadow.shadowOffset, shadow.shadowColor) = (CGSize(width: 1, height: 1), UIColor.black)
    }
    #expect(first == second)
    second.shadowBlurRadius = 3
    #expect(first != second)
  }
}
