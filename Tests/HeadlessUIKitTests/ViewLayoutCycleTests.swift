import Foundation
import TestSupport
import Testing
import UIKit

private final class LayoutLogger: UIView {
  var layouts = 0
  var updates = 0
  var onLayout: (() -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    onLayout?()
  }

  override func updateProperties() { updates += 1 }
}

@MainActor @Suite("Update cycle") struct ViewLayoutCycleTests {
  private func laid(in superview: UIView) -> LayoutLogger {
    // Outside the safe area, whose changes also request layout.
    let view = LayoutLogger(frame: rect(0, 200, 100, 100))
    superview.addSubview(view)
    HeadlessWorld.updateCycle()
    view.layouts = 0
    return view
  }

  @Test("Several calls of setNeedsLayout cause one layout pass in the next update cycle")
  func coalescing() {
    let view = laid(in: Screen().view)
    view.setNeedsLayout()
    view.setNeedsLayout()
    #expect(view.layouts == 0)
  }

  @Test("The update cycle lays out a view once")
  func coalescedLayout() {
    let screen = Screen()
    let view = laid(in: screen.view)
    view.setNeedsLayout()
    view.setNeedsLayout()
    HeadlessWorld.updateCycle()
    #expect(view.layouts == 1)
    HeadlessWorld.updateCycle()
    #expect(view.layouts == 1)
  }

  @Test("layoutIfNeeded lays out the subtree immediately, and does nothing if no layout is pending")
  func layoutIfNeeded() {
    let screen = Screen()
    let (outer, beside) = (laid(in: screen.view), laid(in: screen.view))
    let inner = laid(in: outer)
    outer.layouts = 0
    outer.layoutIfNeeded()
    #expect(outer.layouts == 0 && inner.layouts == 0)
    inner.setNeedsLayout()
    beside.setNeedsLayout()
    outer.layoutIfNeeded()
    #expect(outer.layouts == 0 && inner.layouts == 1 && beside.layouts == 0)
  }

  @Test("A view controller's layout methods are called before and after its view's layoutSubviews")
  func controllerCallbacks() {
    final class Controller: UIViewController {
      let journal = Journal()
      override func loadView() {
        let view = LayoutLogger(frame: rect(0, 0, 1, 1))
        view.onLayout = { [journal] in journal.note("layoutSubviews") }
        self.view = view
      }
      override func viewWillLayoutSubviews() { journal.note("will") }
      override func viewDidLayoutSubviews() { journal.note("did") }
    }
    let controller = Controller()
    let screen = Screen(controller: controller)
    _ = controller.journal.take()
    screen.view.setNeedsLayout()
    screen.view.layoutIfNeeded()
    #expect(controller.journal.take() == ["will", "layoutSubviews", "did"])
  }

  @Test("Adding, removing, resizing, and scrolling request layout; moving does not")
  func triggers() {
    let screen = Screen()
    let view = laid(in: screen.view)
    func layouts(after change: () -> Void) -> Int {
      view.layouts = 0
      change()
      HeadlessWorld.updateCycle()
      return view.layouts
    }
    let inner = UIView(frame: rect(0, 0, 5, 5))
    #expect(layouts { view.addSubview(inner) } == 1)
    #expect(layouts { inner.frame.size.width = 9 } == 1)
    #expect(layouts { inner.removeFromSuperview() } == 1)
    #expect(layouts { view.frame.size.width = 50 } == 1)
    #expect(layouts { view.bounds.origin.y = 10 } == 1)
    #expect(layouts { view.frame.origin.y = 230 } == 0)
    #expect(layouts { view.addSubview(inner) } == 1)
    let constraint = inner.widthAnchor.constraint(equalTo: view.widthAnchor)
    #expect(layouts { constraint.isActive = true } == 1)
    #expect(layouts { constraint.constant = 5 } >= 1)
  }

  @Test("Subviews that their superview's layout resizes do not cause another layout pass")
  func resizingWithinLayout() {
    let screen = Screen()
    let view = laid(in: screen.view)
    let inner = screen.add(rect(0, 0, 1, 1), to: view)
    view.onLayout = { inner.frame = view.bounds.insetBy(dx: 1, dy: 1) }
    HeadlessWorld.updateCycle()
    view.layouts = 0
    view.frame.size.width = 77
    HeadlessWorld.updateCycle()
    #expect(view.layouts == 1 && inner.frame == rect(1, 1, 75, 98))
  }

  @Test("A requested property update is performed once, before layout")
  func updateProperties() {
    let screen = Screen()
    let view = laid(in: screen.view)
    view.setNeedsUpdateProperties()
    view.setNeedsUpdateProperties()
    #expect(view.updates == 0)
    view.onLayout = { #expect(view.updates == 1) }
    view.setNeedsLayout()
    HeadlessWorld.updateCycle()
    #expect(view.updates == 1 && view.layouts == 1)
    view.setNeedsUpdateProperties()
    view.updatePropertiesIfNeeded()
    view.updatePropertiesIfNeeded()
    #expect(view.updates == 2)
  }

  @Test("Constraints are updated before layout, inner views first")
  func updateConstraints() {
    final class UpdateLogger: UIView {
      var journal: Journal?
      override func updateConstraints() {
        journal?.note("update \(tag)")
        super.updateConstraints()
      }
      override func layoutSubviews() { journal?.note("layout \(tag)") }
    }
    let screen = Screen()
    let (outer, inner, journal) = (UpdateLogger(), UpdateLogger(), Journal())
    (outer.tag, inner.tag) = (1, 2)
    screen.view.addSubview(outer)
    outer.addSubview(inner)
    HeadlessWorld.updateCycle()
    for view in [outer, inner] {
      view.journal = journal
      view.setNeedsUpdateConstraints()
      view.setNeedsLayout()
    }
    #expect(inner.needsUpdateConstraints())
    HeadlessWorld.updateCycle()
    #expect(journal.take() == ["update 2", "update 1", "layout 1", "layout 2"])
    #expect(!inner.needsUpdateConstraints())
  }

  @Test("A new view updates its constraints once, and new constraints take effect in the same cycle")
  func firstUpdateConstraints() {
    final class LateView: UIView {
      var updates = 0
      override func updateConstraints() {
        updates += 1
        if updates == 1, let superview {
          translatesAutoresizingMaskIntoConstraints = false
          topAnchor.constraint(equalTo: superview.topAnchor, constant: 30).isActive = true
          heightAnchor.constraint(equalToConstant: 12).isActive = true
        }
        super.updateConstraints()
      }
    }
    let screen = Screen()
    let view = LateView()
    screen.view.addSubview(view)
    HeadlessWorld.updateCycle()
    HeadlessWorld.updateCycle()
    #expect(view.updates == 1 && view.frame == rect(0, 30, 0, 12))
  }

  @Test("Without constraints, the autoresizing mask distributes a superview's growth")
  func autoresizing() {
    let outer = UIView(frame: rect(0, 0, 100, 100))
    let inner = UIView(frame: rect(10, 20, 50, 40))
    outer.addSubview(inner)
    inner.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    outer.frame.size = CGSize(width: 130, height: 160)
    #expect(inner.frame == rect(10, 80, 80, 40))
    inner.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    outer.frame.size = CGSize(width: 180, height: 160)
    #expect(isClose(inner.frame, rect(20, 80, 80, 40)))
    outer.autoresizesSubviews = false
    outer.frame.size = .zero
    #expect(isClose(inner.frame, rect(20, 80, 80, 40)))
  }

  @Test("An update cycle does not visit ten thousand views without pending passes")
  func cleanTreeIsFree() {
    let screen = Screen()
    let laidOut = laid(in: screen.view)
    for _ in 0..<100 {
      let row = screen.add(rect(0, 0, 10, 10), to: laidOut)
      for _ in 0..<100 { row.addSubview(LayoutLogger()) }
    }
    HeadlessWorld.updateCycle()
    laidOut.layouts = 0
    let time = processorTime { for _ in 0..<10_000 { HeadlessWorld.updateCycle() } }
    #expect(laidOut.layouts == 0)
    // Visiting all views would take at least a millisecond, and ten seconds for all cycles.
    #expect(time < .seconds(3), "ten thousand cycles took \(time)")
  }
}
