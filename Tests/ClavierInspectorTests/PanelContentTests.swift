import ClavierCore
import CoreGraphics
import Testing

@testable import ClavierInspector

/// Tests the text that the panel shows for given values.
struct PanelContentTests {
  private let screen = CGRect(x: 0, y: 0, width: 393, height: 852)
  private let frame = CGRect(x: 0, y: 516, width: 393, height: 336)

  private var docked: InspectionSnapshot {
    InspectionSnapshot(keyboard: KeyboardState(placement: .docked, frame: frame, screen: screen))
  }

  private func rows(_ title: String, of snapshot: InspectionSnapshot) -> [String] {
    PanelContent(snapshot).sections.first { $0.title == title }?.rows.map(\.text) ?? []
  }

  private func warnings(in snapshot: InspectionSnapshot) -> [String] {
    PanelContent(snapshot).sections.flatMap(\.rows).filter(\.isWarning).map(\.text)
  }

  @Test func `shows that nothing is known before the first notification`() {
    let content = PanelContent(InspectionSnapshot(keyboard: .unknown(on: screen)))
    #expect(content.summary == "not known yet")
    #expect(content.sections.map(\.title) == ["Covered", "Avoider", "Conflicts", "Keyboard", "Recent events"])
    #expect(
      content.sections.flatMap(\.rows).map(\.text) == [
        "No input is being edited.", "No avoider is enabled.", "None.", "Placement: not known yet",
        "Recorded notifications: 0", "None.",
      ])
  }

  @Test func `shows the covered views with their covered heights`() {
    var snapshot = docked
    snapshot.window = InspectedView(name: "UIWindow", height: 852, coveredHeight: 336)
    snapshot.editedInput = InspectedView(name: "UITextField “email”", height: 34, coveredHeight: 12.25)
    snapshot.coveredInputs = [InspectedView(name: "UITextView", height: 120, coveredHeight: 120)]
    #expect(PanelContent(snapshot).summary == "docked, covers 336 points")
    #expect(
      rows("Covered", of: snapshot) == [
        "UIWindow: 336 of 852 points are covered",
        "Warning: Edited UITextField “email”: 12.3 of 34 points are covered",
        "UITextView: 120 of 120 points are covered",
      ])
    #expect(warnings(in: snapshot) == ["Warning: Edited UITextField “email”: 12.3 of 34 points are covered"])
  }

  @Test func `a length of one point is written in the singular`() {
    var snapshot = docked
    snapshot.window = InspectedView(name: "UIWindow", height: 852, coveredHeight: 1)
    snapshot.avoiders = [InspectedAvoider(explanation: ["First."], coveredHeight: 1)]
    #expect(PanelContent(snapshot).summary == "docked, covers 1 point")
    #expect(rows("Covered", of: snapshot).first == "UIWindow: 1 of 852 points is covered")
    #expect(rows("Avoider", of: snapshot) == ["First.", "Warning: 1 point of the input stays covered."])
  }

  @Test(
    arguments: zip(
      KeyboardFrameSource.allCases, ["a notification", "the keyboard layout guide", "the accessory view"]))
  func `names the source of the frame`(source: KeyboardFrameSource, title: String) {
    var snapshot = docked
    snapshot.frameSource = source
    #expect(rows("Keyboard", of: snapshot).contains("Frame from: \(title)"))
  }

  @Test func `an input that is not covered is not a warning`() {
    var snapshot = docked
    snapshot.editedInput = InspectedView(name: "UITextField", height: 34, coveredHeight: 0)
    #expect(rows("Covered", of: snapshot) == ["Edited UITextField: not covered"])
    #expect(warnings(in: snapshot).isEmpty)
  }

  @Test func `shows every sentence of the plan`() {
    var snapshot = docked
    snapshot.avoiders = [InspectedAvoider(explanation: ["First.", "Second."], coveredHeight: 0)]
    #expect(rows("Avoider", of: snapshot) == ["First.", "Second."])
    snapshot.avoiders.append(InspectedAvoider(explanation: [], coveredHeight: 7))
    #expect(
      rows("Avoider", of: snapshot) == [
        "Avoider 1 of 2", "First.", "Second.", "Avoider 2 of 2", "There is no plan yet.",
        "Warning: 7 points of the input stay covered.",
      ])
  }

  @Test func `names the property and the object of a conflict`() {
    var snapshot = docked
    snapshot.conflicts = [
      InspectedConflict(object: "UITableView", property: "contentInset.bottom", isWithAvoider: false),
      InspectedConflict(object: "UIView “form”", property: "transform.ty", isWithAvoider: true),
    ]
    let expected = [
      "Warning: Other code also changes contentInset.bottom of UITableView.",
      "Warning: Another avoider could also change transform.ty of UIView “form”.",
    ]
    #expect(rows("Conflicts", of: snapshot) == expected)
    #expect(warnings(in: snapshot) == expected)
  }

  @Test func `lists the newest event first, with the reason if it has no effect`() {
    let info = KeyboardInfo(endFrame: frame, duration: 0.25, curve: .keyboard)
    var foreign = info
    foreign.belongsToCurrentApp = false
    var snapshot = docked
    snapshot.events = [
      InspectedEvent(time: 0, kind: .notification(.willShow, info, .applied)),
      InspectedEvent(time: 0.256, kind: .notification(.didShow, foreign, .late)),
      InspectedEvent(time: 1, kind: .malformed(.willHide, reason: "no frame")),
      InspectedEvent(time: 2.5, kind: .correction(.hidden(on: screen))),
    ]
    let raw = KeyboardAnimation.Curve.keyboard.rawValue
    #expect(
      rows("Recent events", of: snapshot) == [
        "2.5 s Corrected without a notification: hidden, (0, 852), 393 × 0",
        "Warning: 1 s willHide was ignored: no frame",
        "0.26 s didShow: (0, 516), 393 × 336, 0.25 s, curve \(raw), another app. "
          + KeyboardStateMachine.Outcome.late.explanation,
        "0 s willShow: (0, 516), 393 × 336, 0.25 s, curve \(raw)",
      ])
  }

  @Test(arguments: KeyboardState.Placement.allCases)
  func `every placement has a title of its own`(placement: KeyboardState.Placement) {
    let others = KeyboardState.Placement.allCases.filter { $0 != placement }
    #expect(!others.map(\.title).contains(placement.title))
    #expect(!placement.title.isEmpty)
  }

  @Test(arguments: [
    (0.0, "0"), (-0.04, "0"), (336, "336"), (336.04, "336"), (336.06, "336.1"), (-12.5, "-12.5"), (.nan, "nan"),
    (.infinity, "inf"), (-.infinity, "-inf"), (1e300, "1e+300"),
  ])
  func `formats any length without a trap`(length: Double, text: String) {
    #expect(CGFloat(length).points == text)
  }
}
