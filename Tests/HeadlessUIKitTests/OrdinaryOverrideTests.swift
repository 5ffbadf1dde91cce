import Foundation
import Testing
import UIKit

private final class PaddedLabel: UILabel {
  let padding = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 4)

  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let text = super.textRect(forBounds: bounds.inset(by: padding), limitedToNumberOfLines: numberOfLines)
    let outset = UIEdgeInsets(top: -padding.top, left: -padding.left, bottom: -padding.bottom, right: -padding.right)
    return text.inset(by: outset)
  }

  override func drawText(in rect: CGRect) {
    super.drawText(in: rect.inset(by: padding))
  }
}

private final class SwappedButton: UIButton {
  override func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 10, dy: 10) }

  override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    CGRect(x: contentRect.minX, y: contentRect.minY, width: 50, height: 20)
  }

  override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    super.imageRect(forContentRect: contentRect).offsetBy(dx: 7, dy: 0)
  }
}

private final class EditingController: UIViewController {
  var calls: [Bool] = []

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    calls.append(animated)
  }
}

private final class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 30 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

/// Tests the members that ordinary subclasses and screens use, as Apple documents them.
@MainActor @Suite("Members that ordinary subclasses override") struct OrdinaryOverrideTests {
  @Test("A label that adds insets to its text is larger, breaks lines earlier, and shows the text inside")
  func paddedLabel() {
    HeadlessWorld.reset()
    let (label, plain) = (PaddedLabel(), UILabel())
    (label.text, plain.text) = ("Padded text", "Padded text")
    let size = plain.intrinsicContentSize
    #expect(label.intrinsicContentSize == CGSize(width: size.width + 24, height: size.height + 4))
    label.frame.size = label.intrinsicContentSize
    #expect(label.headlessTextLayout.origin.x == 20)
    #expect(isClose(label.headlessTextLayout.origin.y, 1, by: 0.5))
    (label.numberOfLines, plain.numberOfLines) = (0, 0)
    let narrow = CGSize(width: size.width + 1, height: 500)
    #expect(plain.sizeThatFits(narrow).height == size.height)
    #expect(label.sizeThatFits(narrow).height > 1.5 * size.height)
  }

  @Test("A button without a configuration asks for the frames of its title and its image")
  func buttonRects() throws {
    HeadlessWorld.reset()
    let button = SwappedButton(frame: CGRect(x: 0, y: 0, width: 120, height: 60))
    button.setTitle("Go", for: .normal)
    button.setImage(UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }, for: .normal)
    button.contentHorizontalAlignment = .left
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame == CGRect(x: 10, y: 10, width: 50, height: 20))
    #expect(button.imageView?.frame == CGRect(x: 17, y: 20, width: 20, height: 20))
  }

  @Test("The edit button begins and ends editing, and its title names the action")
  func editing() throws {
    let screen = Screen()
    let (controller, bar) = (EditingController(), UIToolbar(frame: rect(0, 400, 300, 44)))
    screen.window.addSubview(bar)
    let item = controller.editButtonItem
    #expect(item.title == "Edit" && !controller.isEditing && controller.editButtonItem === item)
    bar.items = [item]
    HeadlessWorld.updateCycle()
    HeadlessTouches.tap(try #require(item.headlessView))
    #expect(item.title == "Done" && item.style == .done && controller.isEditing && controller.calls == [true])
    controller.isEditing = false
    #expect(item.title == "Edit" && controller.calls == [true, false])
  }

  @Test("The background of a table is behind the rows, fills the bounds, and does not scroll")
  func tableBackground() {
    let screen = Screen()
    let (table, rows, background) = (UITableView(frame: rect(0, 0, 300, 400)), Rows(), UIView())
    table.dataSource = rows
    screen.window.addSubview(table)
    table.layoutIfNeeded()
    table.backgroundView = background
    table.layoutIfNeeded()
    #expect(background.frame == table.bounds && table.subviews.first === background)
    table.contentOffset.y = 120
    table.layoutIfNeeded()
    #expect(background.frame == table.bounds && background.frame.minY == 120)
    table.backgroundView = nil
    #expect(background.superview == nil)
  }

  @Test("The background of a collection is behind the items, fills the bounds, and does not scroll")
  func collectionBackground() {
    let screen = Screen()
    let (rows, background) = (Rows(), UIView())
    let collection = UICollectionView(
      frame: rect(0, 0, 100, 100), collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    (collection.dataSource, collection.backgroundView) = (rows, background)
    screen.window.addSubview(collection)
    collection.layoutIfNeeded()
    collection.contentOffset.y = 50
    collection.layoutIfNeeded()
    #expect(background.frame == collection.bounds && collection.subviews.first === background)
  }

  @Test("The default attributes of a field are its font, its color, and its alignment, and are kept")
  func defaultTextAttributes() {
    let field = UITextField()
    #expect(field.defaultTextAttributes[.font] as? UIFont == .systemFont(ofSize: 17))
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    field.defaultTextAttributes = [
      .font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.red, .kern: 2.0, .paragraphStyle: style,
    ]
    #expect(field.font == .boldSystemFont(ofSize: 20) && field.textColor == .red && field.textAlignment == .center)
    field.textAlignment = .right
    field.textColor = .blue
    let attributes = field.defaultTextAttributes
    #expect(attributes[.foregroundColor] as? UIColor == .blue && attributes[.kern] as? Double == 2)
    #expect((attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment == .right)
  }

  @Test("Geometric values can be converted to text, and malformed text results in zero")
  func geometryTexts() {
    let frame = CGRect(x: 1, y: -2.5, width: 3, height: 4)
    #expect(NSCoder.string(for: frame) == "{{1, -2.5}, {3, 4}}")
    #expect(NSCoder.cgRect(for: NSCoder.string(for: frame)) == frame)
    #expect(NSCoder.cgRect(for: "{{3,2},{4,5}}") == CGRect(x: 3, y: 2, width: 4, height: 5))
    #expect(NSCoder.cgRect(for: "{{3,2},{4}}") == .zero && NSCoder.cgRect(for: "{{a,2},{4,5}}") == .zero)
    #expect(NSCoder.cgPoint(for: NSCoder.string(for: CGPoint(x: 1, y: 2))) == CGPoint(x: 1, y: 2))
    #expect(NSCoder.cgSize(for: NSCoder.string(for: CGSize(width: 1, height: 2))) == CGSize(width: 1, height: 2))
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSCoder.string(for: insets) == "{1, 2, 3, 4}")
    #expect(NSCoder.uiEdgeInsets(for: "{1, 2, 3, 4}") == insets)
  }
}
