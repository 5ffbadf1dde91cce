import Foundation

/// Writes a film as the elements, definitions, and style of an animated SVG.
///
/// The animation uses CSS, which also runs in an `<img>`, where scripts do not. For users who prefer reduced motion,
/// the picture shows the moment `poster`.
struct SVGFilmWriter {
  /// The duration of one repetition, in seconds.
  let duration: Double
  /// The moment that is shown without motion.
  let poster: Double
  /// The prefix of every name, so that one page can contain several pictures.
  let prefix: String

  private(set) var definitions = ""
  private(set) var keyframes = ""
  /// The names of the classes, by timing and keyframes.
  private var names: [String: String] = [:]
  private var clipCount = 0

  init(duration: Double, poster: Double, prefix: String) {
    self.duration = duration
    self.poster = poster
    self.prefix = prefix
  }

  /// A picture of one moment, which does not move.
  init(prefix: String) {
    self.init(duration: 0, poster: 0, prefix: prefix)
  }

  mutating func elements(of node: FilmNode) -> String {
    let translation = node.origin.value(at: poster).map(Self.translation) ?? ""
    let movement = addAnimationClass(for: node.origin.simplified(tolerance: 0.1)) {
      "transform:\(Self.cssTranslation($0))"
    }
    var content = ""
    for (shape, isThere) in node.shapes {
      content += element(of: shape, isThere: isThere, size: node.size)
    }
    var children = ""
    for child in node.children { children += elements(of: child) }
    if !children.isEmpty { content += scrolled(children, in: node) }
    guard !content.isEmpty else { return "" }
    content = turned(content, in: node)
    let opacity = node.opacity.value(at: poster) ?? 1
    let opacityAttribute = opacity == 1 ? "" : " opacity=\"\(SVGText.number(opacity))\""
    let fading = addAnimationClass(for: node.opacity.simplified(tolerance: 0.01)) {
      "opacity:\(SVGText.number($0))"
    }
    guard let fading else {
      return group(content, animation: movement, attributes: translation + opacityAttribute)
    }
    // Two animations of one element must be in one declaration, so movement and fading have separate elements.
    let moved = group(content, animation: movement, attributes: translation)
    return "<g class=\"\(fading)\"\(opacityAttribute)>\(moved)</g>"
  }

  // MARK: Parts

  /// Returns a group with an animation class and attributes, or only the content if there are neither.
  private func group(_ content: String, animation: String?, attributes: String) -> String {
    if attributes.isEmpty && animation == nil { return content }
    return "<g\(Self.classAttribute(animation))\(attributes)>\(content)</g>\n"
  }

  private static func classAttribute(_ name: String?) -> String { name.map { " class=\"\($0)\"" } ?? "" }

  private static func translation(_ offset: SIMD2<Double>) -> String {
    let x = SVGText.number(offset.x)
    let y = SVGText.number(offset.y)
    return x == "0" && y == "0" ? "" : " transform=\"translate(\(x) \(y))\""
  }

  private static func cssTranslation(_ offset: SIMD2<Double>) -> String {
    "translate(\(SVGText.number(offset.x))px,\(SVGText.number(offset.y))px)"
  }

  /// Rotates, scales, or flips the content of a node around its center.
  private mutating func turned(_ content: String, in node: FilmNode) -> String {
    guard node.matrix.samples.contains(where: { !$0.value.isIdentity }) else { return content }
    let turns = Track(
      samples: zip(node.matrix.samples, node.size.samples).map { matrix, size in
        .init(time: matrix.time, value: CenteredMatrix(matrix: matrix.value, size: size.value))
      })
    let turning = addAnimationClass(for: turns.withoutRests) { "transform:\($0.functions(unit: "px"))" }
    let still = turns.value(at: poster).flatMap { turn in
      turn.matrix.isIdentity ? nil : " transform=\"\(turn.functions(unit: ""))\""
    }
    return group(content, animation: turning, attributes: still ?? "")
  }

  /// A linear map around the center of a node.
  private struct CenteredMatrix: Hashable {
    var matrix: PictureNode.Matrix
    var size: SIMD2<Double>

    /// Returns the value of a `transform`.
    ///
    /// - Parameter unit: The unit of lengths; empty for an attribute, whose lengths have no unit.
    func functions(unit: String) -> String {
      let (x, y) = (size.x / 2, size.y / 2)
      let numbers = [matrix.a, matrix.b, matrix.c, matrix.d].map(SVGText.factor).joined(separator: ",")
      return "translate(\(SVGText.number(x))\(unit),\(SVGText.number(y))\(unit)) matrix(\(numbers),0,0) "
        + "translate(\(SVGText.number(-x))\(unit),\(SVGText.number(-y))\(unit))"
    }
  }

  /// Moves the children of a node by its content offset, and clips them if the node clips its content.
  private mutating func scrolled(_ children: String, in node: FilmNode) -> String {
    let shift = Track(
      samples: node.scroll.samples.map { .init(time: $0.time, value: SIMD2(-$0.value.x, -$0.value.y)) })
    let scrolling = addAnimationClass(for: shift.simplified(tolerance: 0.1)) {
      "transform:\(Self.cssTranslation($0))"
    }
    let translation = shift.value(at: poster).map(Self.translation) ?? ""
    let scrolled = group(children, animation: scrolling, attributes: translation)
    guard let clipRadius = node.clipRadius else { return scrolled }
    clipCount += 1
    let clip = "\(prefix)c\(clipCount)"
    let box = boxAttributes(size: node.size, radius: clipRadius)
    definitions += "<clipPath id=\"\(clip)\"><rect\(box)/></clipPath>"
    return "<g clip-path=\"url(#\(clip))\">\(scrolled)</g>"
  }

  private mutating func boxAttributes(size: Track<SIMD2<Double>>, radius: Double) -> String {
    let posterSize = size.value(at: poster) ?? .zero
    var text = " width=\"\(SVGText.number(posterSize.x))\" height=\"\(SVGText.number(posterSize.y))\""
    if radius > 0 { text += " rx=\"\(SVGText.number(radius))\"" }
    let resizing = addAnimationClass(for: size.simplified(tolerance: 0.1)) {
      "width:\(SVGText.number($0.x))px;height:\(SVGText.number($0.y))px"
    }
    return text + Self.classAttribute(resizing)
  }

  private mutating func element(
    of shape: PictureShape, isThere: Track<Bool>, size: Track<SIMD2<Double>>
  ) -> String {
    let drawn: String
    switch shape {
    case .box(let style):
      drawn = "<rect\(boxAttributes(size: size, radius: style.radius))\(Self.paintAttributes(style))/>"
    case .rectangle(let frame, let style):
      let radius = style.radius > 0 ? " rx=\"\(SVGText.number(style.radius))\"" : ""
      drawn = """
        <rect x="\(SVGText.number(frame.minX))" y="\(SVGText.number(frame.minY))" \
        width="\(SVGText.number(frame.width))" height="\(SVGText.number(frame.height))"\(radius)\(Self.paintAttributes(style))/>
        """
    case .text(let line):
      drawn = Self.textElement(line)
    case .path(let data, let fill, let stroke, let width):
      let style = PictureShape.BoxStyle(fill: fill, stroke: stroke, strokeWidth: width)
      let round = stroke == nil ? "" : " stroke-linecap=\"round\" stroke-linejoin=\"round\""
      drawn = "<path d=\"\(data)\"\(Self.paintAttributes(style))\(round)/>"
    }
    guard !isThere.isConstant || isThere.samples.first?.value == false else { return drawn }
    let isShown = isThere.value(at: poster) ?? true
    guard let appearing = addAnimationClass(for: isThere.steps, timing: .steps, css: { "opacity:\($0 ? 1 : 0)" }) else {
      return isShown ? drawn : ""
    }
    return "<g class=\"\(appearing)\"\(isShown ? "" : " opacity=\"0\"")>\(drawn)</g>"
  }

  static func paintAttributes(_ style: PictureShape.BoxStyle) -> String {
    var text = ""
    if let fill = style.fill {
      text += " fill=\"\(fill.svg)\""
      if fill.alpha < 1 { text += " fill-opacity=\"\(SVGText.number(fill.alpha))\"" }
    } else {
      text += " fill=\"none\""
    }
    if let stroke = style.stroke {
      text += " stroke=\"\(stroke.svg)\""
      if stroke.alpha < 1 { text += " stroke-opacity=\"\(SVGText.number(stroke.alpha))\"" }
      if style.strokeWidth != 1 { text += " stroke-width=\"\(SVGText.number(style.strokeWidth))\"" }
    }
    return text
  }

  static func textElement(_ line: PictureShape.TextLine) -> String {
    var attributes = " x=\"\(SVGText.number(line.position.x))\" y=\"\(SVGText.number(line.position.y))\""
    attributes += " font-size=\"\(SVGText.number(line.size))\""
    if line.weight != 400 { attributes += " font-weight=\"\(line.weight)\"" }
    if line.isCode { attributes += " class=\"mono\"" }
    if line.anchor != .start { attributes += " text-anchor=\"\(line.anchor.rawValue)\"" }
    if var width = line.width, width > 0 {
      // The cursor makes text wider: by a whole stroke at the end of the text, and by less between letters, where the
      // spacing is negative.
      if let caret = line.caret {
        width += caret < line.string.utf16.count ? 0.045 * line.size : 0.345 * line.size + 0.5
      }
      attributes += " textLength=\"\(SVGText.number(width))\" lengthAdjust=\"spacingAndGlyphs\""
    }
    attributes += paintAttributes(.init(fill: line.paint))
    guard let caret = line.caret else { return "<text\(attributes)>\(XMLText.escaped(line.string))</text>" }
    let units = line.string.utf16
    let caretIndex = units.index(units.startIndex, offsetBy: max(0, caret), limitedBy: units.endIndex) ?? units.endIndex
    let before = String(line.string[..<caretIndex])
    let after = String(line.string[caretIndex...])
    // The width of a stroke is about 0.3 of the font size. Half of it is subtracted on either side, so that no letter
    // moves.
    let half = SVGText.number(-0.15 * line.size)
    let rest = after.isEmpty ? "" : "<tspan dx=\"\(half)\">\(XMLText.escaped(after))</tspan>"
    let size = SVGText.number(line.size * 1.15)
    return "<text\(attributes)>\(XMLText.escaped(before))"
      + "<tspan class=\"caret\" fill=\"#007aff\" font-size=\"\(size)\" dx=\"\(after.isEmpty ? "0.5" : half)\">|"
      + "\(isRightToLeft(before) ? "&#x200F;" : "")</tspan>\(rest)</text>"
  }

  /// Returns whether the last letter belongs to a right-to-left script, so that the cursor after it is on its left.
  private static func isRightToLeft(_ text: String) -> Bool {
    text.unicodeScalars.last.map { (0x0590...0x08FF).contains($0.value) } ?? false
  }

  // MARK: Movement

  /// The change of a value between two samples: gradual, or only at the second sample.
  private enum Timing: String {
    case linear
    case steps = "step-end"
  }

  /// Adds the keyframes for the samples of a track, unless equal keyframes were added before.
  ///
  /// - Parameter css: A closure that returns the CSS for a value.
  /// - Returns: The name of the class with these keyframes; nil if the track has only one value.
  private mutating func addAnimationClass<Value>(
    for track: Track<Value>, timing: Timing = .linear, css: (Value) -> String
  ) -> String? {
    guard duration > 0, !track.isConstant else { return nil }
    let samples = track.samples
    var frames = ""
    for sample in samples {
      frames += "\(percent(sample.time)){\(css(sample.value))}"
    }
    if let last = samples.last, last.time < duration { frames += "100%{\(css(last.value))}" }
    let key = timing.rawValue + frames
    if let name = names[key] { return name }
    let name = "\(prefix)a\(names.count)"
    names[key] = name
    keyframes +=
      "@keyframes \(name){\(frames)}.\(name){animation:\(name) \(SVGText.number(duration))s \(timing.rawValue) infinite}\n"
    return name
  }

  private func percent(_ time: Double) -> String {
    // Four decimals are necessary, because 1/60 s is 0.0833% of a 20 s film.
    let ratio = min(max(time / duration, 0), 1)
    let text = String((ratio * 1_000_000).rounded() / 10_000)
    return (text.hasSuffix(".0") ? String(text.dropLast(2)) : text) + "%"
  }
}
