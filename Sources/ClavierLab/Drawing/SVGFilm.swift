import Foundation

/// Writes a film as the elements, definitions, and style of an animated SVG.
///
/// The animation uses CSS, which also runs in an `<img>`, where scripts do not. For users who prefer reduced motion,
/// the picture shows the moment `poster`.
struct SVGFilm {
  /// The duration of one repetition, in seconds.
  let duration: Double
  /// The moment that is shown without motion.
  let poster: Double
  /// The prefix of every name, so that one page can contain several pictures.
  let prefix: String

  private(set) var definitions = ""
  private(set) var keyframes = ""
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
    var attributes = ""
    var classes: [String] = []
    if let place = node.origin.value(at: poster) {
      attributes += translation(place)
      if let name = animation(of: node.origin, tolerance: 0.1, { "transform:\(Self.cssTranslation($0))" }) {
        classes.append(name)
      }
    }
    let opacity = node.opacity.value(at: poster) ?? 1
    if opacity != 1 { attributes += " opacity=\"\(SVGText.number(opacity))\"" }

    var content = ""
    for (shape, isThere) in node.shapes {
      content += element(of: shape, isThere: isThere, size: node.size)
    }
    var inner = ""
    for child in node.children { inner += elements(of: child) }
    if !inner.isEmpty {
      content += wrap(inner, scroll: node.scroll, clipRadius: node.clipRadius, size: node.size)
    }
    guard !content.isEmpty else { return "" }
    content = turned(content, node)
    let fade = animation(of: node.opacity.simplified(tolerance: 0.01)) { "opacity:\(SVGText.number($0))" }
    // Two animations of one element must be in one declaration, so movement and fading have separate elements.
    if let fade {
      let open = "<g class=\"\(fade)\"\(opacity == 1 ? "" : " opacity=\"\(SVGText.number(opacity))\"")>"
      let place = node.origin.value(at: poster).map(translation) ?? ""
      return open + group(place, classes, content) + "</g>"
    }
    return group(attributes, classes, content)
  }

  // MARK: Parts

  private func group(_ attributes: String, _ classes: [String], _ content: String) -> String {
    if attributes.isEmpty && classes.isEmpty { return content }
    let classText = classes.isEmpty ? "" : " class=\"\(classes.joined(separator: " "))\""
    return "<g\(classText)\(attributes)>\(content)</g>\n"
  }

  private func translation(_ place: SIMD2<Double>) -> String {
    let x = SVGText.number(place.x)
    let y = SVGText.number(place.y)
    return x == "0" && y == "0" ? "" : " transform=\"translate(\(x) \(y))\""
  }

  private static func cssTranslation(_ place: SIMD2<Double>) -> String {
    "translate(\(SVGText.number(place.x))px,\(SVGText.number(place.y))px)"
  }

  /// Rotates, scales, or flips the content of a node around its center.
  private mutating func turned(_ content: String, _ node: FilmNode) -> String {
    guard node.matrix.samples.contains(where: { !$0.value.isIdentity }) else { return content }
    let turns = Track(
      samples: zip(node.matrix.samples, node.size.samples).map { matrix, size in
        .init(time: matrix.time, value: CenteredMatrix(matrix: matrix.value, size: size.value))
      })
    let name = animation(of: turns.withoutRests) { "transform:\($0.functions(unit: "px"))" }
    let still = turns.value(at: poster).flatMap { turn in
      turn.matrix.isIdentity ? nil : " transform=\"\(turn.functions(unit: ""))\""
    }
    return group(still ?? "", name.map { [$0] } ?? [], content)
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

  private mutating func wrap(
    _ inner: String, scroll: Track<SIMD2<Double>>, clipRadius: Double?, size: Track<SIMD2<Double>>
  ) -> String {
    let back = Track(samples: scroll.samples.map { .init(time: $0.time, value: SIMD2(-$0.value.x, -$0.value.y)) })
    let name = animation(of: back, tolerance: 0.1) { "transform:\(Self.cssTranslation($0))" }
    let scrolled = group(back.value(at: poster).map(translation) ?? "", name.map { [$0] } ?? [], inner)
    guard let clipRadius else { return scrolled }
    clipCount += 1
    let clip = "\(prefix)c\(clipCount)"
    let box = boxAttributes(size: size, radius: clipRadius)
    definitions += "<clipPath id=\"\(clip)\"><rect\(box)/></clipPath>"
    return "<g clip-path=\"url(#\(clip))\">\(scrolled)</g>"
  }

  private mutating func boxAttributes(size: Track<SIMD2<Double>>, radius: Double) -> String {
    let now = size.value(at: poster) ?? .zero
    var text = " width=\"\(SVGText.number(now.x))\" height=\"\(SVGText.number(now.y))\""
    if radius > 0 { text += " rx=\"\(SVGText.number(radius))\"" }
    let name = animation(of: size, tolerance: 0.1) {
      "width:\(SVGText.number($0.x))px;height:\(SVGText.number($0.y))px"
    }
    if let name { text += " class=\"\(name)\"" }
    return text
  }

  private mutating func element(
    of shape: PictureShape, isThere: Track<Bool>, size: Track<SIMD2<Double>>
  ) -> String {
    let drawn: String
    switch shape {
    case .box(let style):
      drawn = "<rect\(boxAttributes(size: size, radius: style.radius))\(Self.paint(style))/>"
    case .rectangle(let frame, let style):
      let radius = style.radius > 0 ? " rx=\"\(SVGText.number(style.radius))\"" : ""
      drawn = """
        <rect x="\(SVGText.number(frame.minX))" y="\(SVGText.number(frame.minY))" \
        width="\(SVGText.number(frame.width))" height="\(SVGText.number(frame.height))"\(radius)\(Self.paint(style))/>
        """
    case .text(let line):
      drawn = Self.text(line)
    case .path(let data, let fill, let stroke, let width):
      let style = PictureShape.BoxStyle(fill: fill, stroke: stroke, strokeWidth: width)
      let round = stroke == nil ? "" : " stroke-linecap=\"round\" stroke-linejoin=\"round\""
      drawn = "<path d=\"\(data)\"\(Self.paint(style))\(round)/>"
    }
    guard !isThere.isConstant || isThere.samples.first?.value == false else { return drawn }
    let isShown = isThere.value(at: poster) ?? true
    guard let name = animation(of: isThere.steps, timing: .steps, { "opacity:\($0 ? 1 : 0)" }) else {
      return isShown ? drawn : ""
    }
    return "<g class=\"\(name)\"\(isShown ? "" : " opacity=\"0\"")>\(drawn)</g>"
  }

  static func paint(_ style: PictureShape.BoxStyle) -> String {
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

  static func text(_ line: PictureShape.TextLine) -> String {
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
    attributes += paint(.init(fill: line.paint))
    guard let caret = line.caret else { return "<text\(attributes)>\(XMLText.escaped(line.string))</text>" }
    let units = line.string.utf16
    let place = units.index(units.startIndex, offsetBy: max(0, caret), limitedBy: units.endIndex) ?? units.endIndex
    let before = String(line.string[..<place])
    let after = String(line.string[place...])
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

  /// Returns the class that animates the values of a track; nil if the track has only one value.
  private mutating func animation(
    of track: Track<SIMD2<Double>>, tolerance: Double, _ css: (SIMD2<Double>) -> String
  ) -> String? {
    guard duration > 0, !track.isConstant else { return nil }
    return animation(of: track.simplified(tolerance: tolerance), css)
  }

  /// Returns the class that animates the samples of a track; nil if they have only one value.
  private mutating func animation<Value>(
    of track: Track<Value>, timing: Timing = .linear, _ css: (Value) -> String
  ) -> String? {
    guard duration > 0, !track.isConstant else { return nil }
    let samples = track.samples
    var frames = ""
    for sample in samples {
      frames += "\(percent(sample.time)){\(css(sample.value))}"
    }
    if let last = samples.last, last.time < duration { frames += "100%{\(css(last.value))}" }
    if let name = names[frames] { return name }
    let name = "\(prefix)a\(names.count)"
    names[frames] = name
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
