import Foundation
import Testing
import UIKit

extension LayoutConstraintTests {
  @Test("If constraints only limit a size, the size is as small as possible")
  func leastSizes() {
    let screen = Screen()
    let (limited, open, early) = (plain(in: screen), plain(in: screen), plain(in: screen))
    let guide = UILayoutGuide()
    screen.view.addLayoutGuide(guide)
    let (label, field) = (constrained(IntrinsicView(), in: screen.view), constrained(IntrinsicView(), in: screen.view))
    NSLayoutConstraint.activate([
      limited.widthAnchor.constraint(lessThanOrEqualToConstant: 23),
      limited.heightAnchor.constraint(greaterThanOrEqualToConstant: 7),
      open.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor, constant: 10),
      open.trailingAnchor.constraint(lessThanOrEqualTo: screen.view.trailingAnchor, constant: -10),
      early.bottomAnchor.constraint(equalTo: screen.view.bottomAnchor),
      early.topAnchor.constraint(greaterThanOrEqualTo: screen.view.topAnchor, constant: 5),
      guide.widthAnchor.constraint(lessThanOrEqualToConstant: 40),
      label.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
      field.leadingAnchor.constraint(equalTo: label.trailingAnchor),
      field.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor),
    ])
    HeadlessWorld.updateCycle()
    #expect(limited.bounds.size == CGSize(width: 0, height: 7))
    #expect(open.frame.minX == 10 && open.frame.width == 0)
    #expect(early.frame.maxY == screen.view.bounds.height && early.frame.height == 0)
    #expect(guide.layoutFrame.width == 0)
    #expect(label.bounds.width + field.bounds.width == screen.view.bounds.width)
    #expect(min(label.bounds.width, field.bounds.width) == 60)
    // Another view that enters the hierarchy later.
    let late = plain(in: screen)
    late.widthAnchor.constraint(lessThanOrEqualToConstant: 30).isActive = true
    let exact = late.widthAnchor.constraint(equalToConstant: 12)
    exact.priority = UILayoutPriority(1)
    HeadlessWorld.updateCycle()
    #expect(late.bounds.width == 0)
    exact.isActive = true
    HeadlessWorld.updateCycle()
    #expect(late.bounds.width == 12)
  }
}
