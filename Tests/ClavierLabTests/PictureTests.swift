import Foundation
import KeyboardGallery
import Testing
import UIKit

@testable import ClavierLab

struct PictureTests {
  private let phone = PhoneShape(
    portraitSize: CGSize(width: 320, height: 568), isLandscape: false, isPad: false, portraitTopInset: 20,
    portraitBottomInset: 0)

  private func picture(fieldAt y: Double, text: String = "Ada & <Grace>", keyboardAt top: Double?) -> PhonePicture {
    let field = PictureNode(
      "field", frame: CGRect(x: 20, y: y, width: 280, height: 40),
      shapes: [
        .box(.init(fill: .white, stroke: .separator, radius: 7)),
        .text(.init(text, at: CGPoint(x: 8, y: 26), size: 17, caret: text.utf16.count)),
      ])
    let window = PictureNode("window", frame: CGRect(origin: .zero, size: phone.screen), children: [field])
    return PhonePicture(
      phone: phone, topInset: 20, bottomInset: 0, windows: [window],
      keyboard: top.map { .init(frame: CGRect(x: 0, y: $0, width: 320, height: 253), plane: .text) })
  }

  @Test func `draws a phone as in the golden file`() throws {
    let svg = SVGDocument.still(picture(fieldAt: 120, keyboardAt: 315).node(), title: "A field & its keyboard")
    #expect(WellFormedness.problem(in: svg) == nil)
    try Golden.expect(svg, "phone.svg")
  }

  @Test func `a translucent view over the screen darkens the color behind the status bar`() throws {
    let size = CGSize(width: 320, height: 568)
    func node(_ paint: Paint?, _ children: [PictureNode] = []) -> PictureNode {
      PictureNode(
        "node", frame: CGRect(origin: .zero, size: size), shapes: paint.map { [.box(.init(fill: $0))] } ?? [],
        children: children)
    }
    let dimming = Paint(red: 0, green: 0, blue: 0, alpha: 0.2)
    let background = node(nil, [node(.white), node(nil, [node(dimming)])]).background
    #expect(background == Paint(red: 0.8, green: 0.8, blue: 0.8))
    #expect(node(nil, [node(.black), node(.white)]).background == .white)
    #expect(node(nil, [node(dimming)]).background == nil)
    var moving = node(.black)
    moving.origin.x = 200
    #expect(node(.white, [moving]).background == .white)
    var invisible = node(.black)
    invisible.opacity = 0
    #expect(node(.white, [invisible]).background == .white)
  }

  @Test func `the status bar contrasts with each picture, not only with the first`() {
    var stage = PhoneStage(phone)
    func nodes(over paint: Paint) -> [String: PictureNode] {
      var picture = picture(fieldAt: 120, keyboardAt: nil)
      picture.windows[0].shapes = [.box(.init(fill: paint))]
      let screen = stage.node(of: picture).children.last
      return Dictionary(uniqueKeysWithValues: screen?.children.map { ($0.key, $0) } ?? [])
    }
    let (white, black) = (nodes(over: .white), nodes(over: .black))
    #expect(white["status bar"] != nil && white["status bar"] != black["status bar"])
    #expect(nodes(over: .white)["status bar"] == white["status bar"])
    #expect(nodes(over: .black)["status bar"] == black["status bar"])
  }

  @Test(arguments: [KeyboardDrawing.Plane.text, .numberPad, .emoji, .bar], [false, true])
  func `every keyboard stays inside its frame`(plane: KeyboardDrawing.Plane, isLandscape: Bool) {
    for isPad in [false, true] {
      let portrait = isPad ? CGSize(width: 820, height: 1180) : CGSize(width: 393, height: 852)
      let shape = PhoneShape(
        portraitSize: portrait, isLandscape: isLandscape, isPad: isPad, portraitTopInset: isPad ? 24 : 59,
        portraitBottomInset: 20)
      let height = plane == .bar ? 55.0 : isPad ? 334 : isLandscape ? 219 : 336
      let size = CGSize(width: shape.screen.width, height: height)
      var face = KeyboardFace()
      face.suggestions = ["I", "the", "thanks"]
      let node = KeyboardDrawing(plane: plane, face: face, size: size, phone: shape, bottomInset: 20).node
      let shapes = node.shapes + node.children.flatMap(\.shapes)
      // The background extends below the frame on purpose.
      for shape in shapes.dropFirst() {
        if case .rectangle(let frame, _) = shape {
          #expect(CGRect(origin: .zero, size: size).insetBy(dx: -0.01, dy: -1.01).contains(frame), "\(plane) \(frame)")
        }
      }
      #expect(shapes.count > 4)
    }
  }

  @Test func `animates only the views that move`() {
    let moments = (0...20).map { index in
      (time: Double(index) * 0.1, node: picture(fieldAt: 120 - Double(index), keyboardAt: 315).node())
    }
    let svg = SVGDocument.film(moments, duration: 2, poster: 1, title: "film")
    #expect(WellFormedness.problem(in: svg) == nil)
    // One movement along a line, and the blinking cursor.
    #expect(svg.components(separatedBy: "@keyframes").count - 1 == 2)
    #expect(svg.contains("0%{transform:translate(20px,120px)}100%{transform:translate(20px,100px)}"))
    #expect(svg.contains("transform=\"translate(20 110)\""), "the poster shows the requested moment")
    #expect(svg.contains("prefers-reduced-motion"))
  }

  @Test func `views that appear or disappear do so without animation`() {
    let moments = [
      (time: 0.0, node: picture(fieldAt: 120, keyboardAt: nil).node()),
      (time: 0.999, node: picture(fieldAt: 120, keyboardAt: nil).node()),
      (time: 1.0, node: picture(fieldAt: 120, keyboardAt: 315).node()),
    ]
    let svg = SVGDocument.film(moments, duration: 2, poster: 0, title: "film")
    #expect(svg.contains("0%{opacity:0}49.95%{opacity:0}50%{opacity:1}"))
    #expect(svg.contains("<g class=\"a0\" opacity=\"0\">"))
  }

  @Test(
    arguments: [
      (0.0, "0"), (-0.004, "0"), (1.0, "1"), (0.5, "0.5"), (-12.345, "-12.35"), (1 / 3, "0.33"), (0.05, "0.05"),
      (.nan, "0"), (.infinity, "0"),
    ] as [(Double, String)])
  func `numbers in pictures have few digits`(value: Double, text: String) {
    #expect(SVGText.number(value) == text)
  }

  @Test(arguments: GalleryScreen.allCases)
  func `the heading beside an animation fits into the available width`(screen: GalleryScreen) {
    let (size, width) = EventLog.fitting(screen.style, in: 396)
    #expect(width <= 396 && size > 14 && size <= 23)
  }

  @Test(arguments: [
    "willShow  y 516  393 × 336", "lines 2 to 5: willChangeFrame, willShow, didChangeFrame, didShow", "",
  ])
  func `a long row beside an animation is broken between words`(text: String) {
    let font = UIFont.systemFont(ofSize: 15, weight: .semibold)
    let lines = EventLog.lines(of: text, font: font, room: 360)
    #expect(lines.joined(separator: " ") == text)
    #expect(lines.allSatisfy { font.headlessWidth(of: $0) <= 360 })
    #expect(lines.count == (text.contains("didShow") ? 2 : 1))
  }

  @Test func `escapes text`() {
    #expect(XMLText.escaped("a<b> & \"c\" 'd'\u{1}\n") == "a&lt;b&gt; &amp; &quot;c&quot; &#39;d&#39;\u{FFFD} ")
  }

  @Test func `only the two ends of a straight line are kept`() {
    let line = Track<SIMD2<Double>>(samples: (0...10).map { .init(time: Double($0), value: SIMD2(Double($0) * 2, 0)) })
    #expect(line.simplified(tolerance: 0.01).samples.map(\.time) == [0, 10])
  }

  @Test func `a curve is kept within the tolerance`() {
    let curve = Track<SIMD2<Double>>(
      samples: (0...60).map { .init(time: Double($0) / 60, value: SIMD2(100 * (1 - exp(-6 * Double($0) / 60)), 0)) })
    let simple = curve.simplified(tolerance: 0.5)
    #expect(simple.samples.count < 20)
    for sample in curve.samples {
      let after = simple.samples.firstIndex { $0.time >= sample.time } ?? 0
      let (a, b) = (simple.samples[max(0, after - 1)], simple.samples[after])
      let part = b.time > a.time ? (sample.time - a.time) / (b.time - a.time) : 0
      #expect(abs(a.value.x + (b.value.x - a.value.x) * part - sample.value.x) <= 0.5)
    }
  }

  @Test(arguments: GalleryScreen.allCases)
  func `the code in an animation is the code of its screen`(screen: GalleryScreen) throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources/KeyboardGallery/Screens")
    let files = try FileManager.default.contentsOfDirectory(at: sources, includingPropertiesForKeys: nil)
    let texts = try files.map { try String(decoding: Data(contentsOf: $0), as: UTF8.self) }
    let holdsAll = texts.contains { text in
      var rest = text[...]
      for line in StyleExcerpt.lines(of: screen).map({ $0.trimmingCharacters(in: .whitespaces) })
      where line != StyleExcerpt.gap {
        guard let range = rest.range(of: line) else { return false }
        rest = rest[range.upperBound...]
      }
      return true
    }
    #expect(holdsAll, "no screen has these lines in this order: \(StyleExcerpt.lines(of: screen))")
    #expect(StyleExcerpt.lines(of: screen).allSatisfy { $0.count <= 62 })
  }

  @Test func `suggests similar names`() {
    let names = ["closures", "delegate", "protocols", "handler", "constraint"]
    #expect(NearestName.candidates(for: "protocol", among: names) == ["protocols"])
    #expect(NearestName.candidates(for: "Handlre", among: names) == ["handler"])
    #expect(NearestName.candidates(for: "zzzz", among: names).isEmpty)
  }
}
