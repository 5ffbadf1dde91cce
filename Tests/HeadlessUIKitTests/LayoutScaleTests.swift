import Foundation
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Auto Layout at scale") struct LayoutScaleTests {
  @Test("A change on a screen with 2,700 constrained views costs less than a hundredth of the first layout")
  func manyViews() {
    let screen = Screen()
    var constants: [NSLayoutConstraint] = []
    for index in 0..<300 {
      let box = screen.add(rect(0, CGFloat(index), 300, 40))
      var previous: UIView?
      for _ in 0..<9 {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(view)
        let top = view.topAnchor.constraint(equalTo: previous?.bottomAnchor ?? box.topAnchor, constant: 2)
        NSLayoutConstraint.activate([
          top, view.leadingAnchor.constraint(equalTo: box.leadingAnchor),
          view.heightAnchor.constraint(equalToConstant: 3),
          view.trailingAnchor.constraint(equalTo: box.trailingAnchor),
        ])
        if previous == nil { constants.append(top) }
        previous = view
      }
    }
    let first = processorTime { HeadlessWorld.updateCycle() }
    let changes = processorTime {
      for step in 0..<100 {
        constants[step * 3].constant += 1
        HeadlessWorld.updateCycle()
      }
    }
    #expect((constants[3].firstItem as? UIView)?.frame.minY == 3)
    // If each change were as expensive as the first layout, all would take a hundred times as long.
    #expect(changes < first, "the first layout took \(first), a hundred changes \(changes)")
  }
}
