import ClavierTesting
import Foundation
import Testing
import UIKit

@testable import ClavierLab

/// The page with a recorded session that the phone creates.
@MainActor
struct SharedSessionTests {
  /// The session as the page reads it.
  private struct Read: Decodable {
    struct Frame: Decodable {
      var time: Double
      var nodes: [Node]?
      var removed: [Int]?
    }

    /// A node or its changes.
    struct Node: Decodable {
      var id: Int
      var x: Double?
      var y: Double?
      var opacity: Double?
      var shapes: [LabShape]?
    }

    struct Row: Decodable {
      var type: String
      var time: Double
      var text: String?
      var name: String?
    }

    struct State: Decodable {
      var time: Double
      var inputs: [LabInput]?
    }

    var clavierSession: Int
    var title: String
    var device: String
    var frames: [Frame]
    var rows: [Row]
    var states: [State]

    init(page: String) throws {
      let start = try #require(page.range(of: #"<script type="application/json" id="session">"#)).upperBound
      let end = try #require(page.range(of: "</script>", range: start..<page.endIndex)).lowerBound
      self = try JSONDecoder().decode(Read.self, from: Data(page[start..<end].utf8))
    }

    /// The positions, opacities, and shapes of all nodes after the last frame.
    var last: [Int: Node] {
      var nodes: [Int: Node] = [:]
      for frame in frames {
        for change in frame.nodes ?? [] {
          var node = nodes[change.id] ?? Node(id: change.id, x: 0, y: 0, opacity: 1, shapes: [])
          node.x = change.x ?? node.x
          node.y = change.y ?? node.y
          node.opacity = change.opacity ?? node.opacity
          node.shapes = change.shapes ?? node.shapes
          nodes[change.id] = node
        }
        for id in frame.removed ?? [] { nodes[id] = nil }
      }
      return nodes
    }
  }

  private func share(_ rig: PhoneRig) throws -> String {
    let pages = rig.send(.share).compactMap { if case .shared(let page) = $0 { page.html } else { nil } }
    return try #require(pages.first)
  }

  private func expectSamePicture(_ read: Read, as rig: PhoneRig) {
    let last = read.last
    #expect(Set(last.keys) == Set(rig.model.nodes.keys))
    for (id, node) in rig.model.nodes {
      let copy = last[id]
      #expect(copy?.x == node.x && copy?.y == node.y && copy?.opacity == node.opacity, "\(id)")
      #expect(copy?.shapes == node.shapes, "\(id)")
    }
  }

  @Test func `a shared page contains the pictures, the events, and the inputs, and refers to nothing else`() throws {
    let rig = PhoneRig()
    rig.tap("email")
    rig.send(.text("ada</script><b>"))
    rig.settle()
    let page = try share(rig)
    let read = try Read(page: page)
    #expect(read.clavierSession == 1 && read.title == "Create account" && read.device == "iPhone 16 with iOS 26")
    #expect(read.rows.contains { $0.name == "willShow" } && read.rows.contains { $0.text == "tap email" })
    #expect(read.states.last { $0.inputs != nil }?.inputs?.contains { $0.value == "ada</script><b>" } == true)
    expectSamePicture(read, as: rig)
    for outside in ["src=", "href=", "@import", "url(http", "import ", "export ", "fetch("] {
      #expect(!page.contains(outside), "\(outside)")
    }
    // The only address is the name of SVG.
    let addresses = page.matches(of: /https?:[^"\s]*/).map { String($0.0) }
    #expect(Set(addresses) == ["http://www.w3.org/2000/svg"])
    #expect(page.contains("default-src 'none'"))
    #expect(page.components(separatedBy: "</script>").count == 4)
  }

  @Test func `a minute of uninterrupted motion fits into two megabytes`() throws {
    let rig = PhoneRig(LabSettings(screen: "longForm"))
    let inputs = try #require(rig.state?.inputs.map(\.id))
    var round = 0
    while rig.phone.now < SessionRecorder.longest + 6 {
      rig.send(.focus(input: inputs[round % inputs.count]))
      rig.advance(by: 0.5)
      rig.send(.text("Ada"))
      rig.advance(by: 0.4)
      if round % 5 == 4 { rig.send(.navigate(.done)) }
      rig.advance(by: 0.4)
      round += 1
    }
    rig.settle()
    let page = try share(rig)
    #expect(page.utf8.count < 2_000_000, "\(page.utf8.count)")
    let read = try Read(page: page)
    let first = try #require(read.frames.first?.time)
    let last = try #require(read.frames.last?.time)
    #expect(last - first >= 55 && last - first <= SessionRecorder.longest + 6)
    #expect(read.rows.allSatisfy { $0.time >= first })
    // Earlier frames were joined, and nothing is lost.
    expectSamePicture(read, as: rig)
  }

  @Test func `the recorder removes old messages of a paused phone, and keeps the picture`() throws {
    let rig = PhoneRig()
    rig.tap("email")
    var recorder = SessionRecorder()
    for message in rig.messages { recorder.record(message) }
    rig.send(.time(rate: 0))
    let paused = [rig.send(.text("a")), rig.send(.key(.backspace))].flatMap(\.self)
    #expect(paused.frames.count == 2 && paused.actions.count == 2)
    for _ in 0..<50_000 { for message in paused { recorder.record(message) } }
    let session = try #require(recorder.session(title: "a", style: "b", device: "c"))
    #expect(session.frames.count + session.rows.count + session.states.count < 100_000)
    #expect(session.frames.first?.isWhole == true && !session.shapes.isEmpty)
    #expect(session.rows.last == .action(paused.actions[1]) && session.states.last == paused.states.last)
    var model = NodeModel()
    for frame in session.frames { model.apply(frame) }
    #expect(model.nodes == rig.model.nodes)
  }

  @Test func `old rows are removed even if nothing moves`() throws {
    let rig = PhoneRig()
    rig.tap("email")
    var recorder = SessionRecorder()
    for message in rig.messages { recorder.record(message) }
    for number in 0..<1_000_000 { recorder.record(.action(LabAction(time: 9, number: number, text: "press left"))) }
    let session = try #require(recorder.session(title: "a", style: "b", device: "c"))
    #expect(session.rows.count < 700_000 && !session.states.isEmpty)
    var model = NodeModel()
    for frame in session.frames { model.apply(frame) }
    #expect(model.faults.isEmpty && model.nodes == rig.model.nodes)
  }

  @Test func `a session with fewer frames ends with the same picture`() throws {
    let rig = PhoneRig()
    rig.tap("email")
    let session = try #require(rig.phone.recorder.session(title: "a", style: "b", device: "c"))
    let thin = session.thinned()
    #expect(thin.frames.count < session.frames.count * 7 / 10)
    #expect(thin.frames.last?.time == session.frames.last?.time)
    var (model, whole) = (NodeModel(), NodeModel())
    for frame in thin.frames { model.apply(frame) }
    for frame in session.frames { whole.apply(frame) }
    #expect(model.nodes == whole.nodes)
    // The frame at which a motion ends is not joined with a later one.
    let ends = session.frames.filter { !$0.isMoving }.map(\.time)
    #expect(Set(ends).isSubset(of: thin.frames.map(\.time)))
    #expect(try session.json(limit: 10) == nil)
  }

  @Test func `a session with many escaped characters is thinned until its file is small enough`() throws {
    let text = String(repeating: "<", count: 1_500)
    var session = SharedSession(title: "a", style: "b", device: "c")
    session.frames = (0..<220).map { number in
      let shape = LabShape.text(.init(string: "\(number)\(text)", x: 0, y: 0, size: 12, weight: 400, fill: "#000"))
      return LabFrame(
        time: Double(number) / 60, isWhole: number == 0, isMoving: true,
        nodes: [LabNode(id: 1, parent: nil, index: 0, shapes: [shape])], removed: [], keyboard: nil, focus: nil,
        coveredHeight: 0, covered: nil)
    }
    let page = try PlayerPage(try PageFiles.built()).html(for: session)
    #expect(page.count <= PlayerPage.maximumByteCount)
    let last = try Read(page: String(decoding: page, as: UTF8.self)).last[1]
    #expect(last?.shapes == session.frames.last?.nodes.first?.shapes)
  }

  @Test func `a shared page has the title of the open screen`() throws {
    let rig = PhoneRig()
    rig.tap("email")
    rig.send(.settings(LabSettings(device: "iPhone SE (1st generation)", screen: "handler")))
    let read = try Read(page: try share(rig))
    #expect(read.title == "Send money" && read.device == "iPhone SE (1st generation) with iOS 15" && read.rows.isEmpty)
  }

  @Test func `a page can also play a run on the command line`() throws {
    let runner = GalleryRunner(device: .standard, orientation: .portrait, isFilming: true)
    let result = try runner.tapThrough(.handler).result
    let page = try PlayerPage(try PageFiles.built()).html(for: SharedSession(result, device: "iPhone 16"))
    #expect(page.count < PlayerPage.maximumByteCount)
    let read = try Read(page: String(decoding: page, as: UTF8.self))
    #expect(read.rows.filter { $0.type == "action" }.count == result.report.steps.count)
    let eventCounts: [Int] = result.report.steps.map(\.events.count)
    #expect(read.rows.filter { $0.type == "event" }.count == eventCounts.reduce(0, +))
    #expect(read.frames.count > 100 && read.frames.count <= result.film.count)
    #expect(read.states.contains { $0.inputs?.contains { $0.isFocused && $0.coveredHeight == 0 } == true })
    let rows = SharedSession(result, device: "iPhone 16").rows
    let remarks: [String] = rows.flatMap { row -> [String] in
      if case .event(let event) = row { event.remarks } else { [] }
    }
    #expect(remarks.contains("The end frame is the same as in the previous notification."))
  }

  @Test func `a floating keyboard covers nothing in a run on the command line`() throws {
    let field = UITextField(frame: CGRect(x: 20, y: 700, width: 200, height: 40))
    let form = UIViewController()
    form.view.addSubview(field)
    let device = try #require(Device.named("iPad (10th generation)"))
    let runner = try ScreenRunner(
      .closures, device: device, orientation: .portrait, isFilming: true, controller: form)
    let lines = ["willChangeFrame", "didChangeFrame"].map {
      #"{"event":"\#($0)","endFrame":[10,600,320,254],"duration":0.25,"curve":7}"#
    }
    try runner.replay(try KeyboardTrace(jsonLines: ([#"{"clavierTrace":1}"#] + lines).joined(separator: "\n")))
    let session = SharedSession(runner.finish(), device: device.id)
    let actions = session.rows.compactMap { row -> Double? in
      if case .action(let action) = row { action.time } else { nil }
    }
    let end = try #require(actions.last)
    let frame = try #require(session.frames.last { $0.time < end })
    let state = try #require(session.states.last { $0.time <= frame.time })
    #expect(state.placement == "floating" && !state.inputs.isEmpty && frame.keyboard?.y == 600)
    #expect(!frame.isKeyboardDocked && frame.covered == nil && frame.coveredHeight == 0)
  }

  @Test func `modules become one script without imports`() throws {
    let modules = [
      "a.js": "import { one, two as three } from \"./b.js\";\nimport {\n  four,\n} from \"./c.js\";\n"
        + "export class A {}\n",
      "b.js": "import { four } from \"./c.js\";\nexport const one = 1;\nexport async function two() {}\n",
      "c.js": "export function four() {}\n",
    ]
    let text = try ModuleBundle(entry: "a.js") { try #require(modules[$0]) }.text
    #expect(!text.contains("import ") && !text.contains("export "))
    #expect(text.contains("const { one, two: three } = modules[\"b.js\"];"))
    #expect(text.contains("return { one, two };") && text.contains("return { A };"))
    let places = ["c.js", "b.js", "a.js"].compactMap { text.range(of: "modules[\"\($0)\"] = ")?.lowerBound }
    #expect(places == places.sorted() && places.count == 3, "a module follows its imports, and occurs once")
  }
}
