import Foundation

/// An SVG picture as text.
package enum SVGDocument {
  /// Returns a still picture.
  package static func still(_ node: PictureNode, title: String, prefix: String = "") -> String {
    guard let film = FilmNode([(0, node)]) else { return "" }
    var writer = SVGFilmWriter(prefix: prefix)
    let content = writer.elements(of: film)
    return document(content, writer: writer, size: node.size, title: title)
  }

  /// Returns an animation that repeats.
  ///
  /// - Parameters:
  ///   - moments: The pictures with their times in seconds, in order of time. The first picture is at time 0.
  ///   - addition: An animation that is drawn over the pictures.
  ///   - duration: The duration of one repetition, in seconds.
  ///   - poster: The time of the still picture for users who prefer reduced motion.
  ///   - title: The description for screen readers.
  static func film(
    _ moments: [(time: Double, node: PictureNode)], beside addition: FilmNode? = nil, duration: Double, poster: Double,
    title: String
  ) -> String {
    guard let size = moments.first?.node.size, var film = FilmNode(moments.map { ($0.time, $0.node) }) else {
      return ""
    }
    if let addition { film.children.append(addition) }
    var writer = SVGFilmWriter(duration: duration, poster: poster, prefix: "")
    let content = writer.elements(of: film)
    return document(content, writer: writer, size: size, title: title)
  }

  /// Returns the SVG element.
  ///
  /// - Parameter margin: The space for the side buttons, which extend beyond the body.
  private static func document(
    _ content: String, writer: SVGFilmWriter, size: CGSize, title: String, margin: Double = 6
  ) -> String {
    let width = SVGText.number(Double(size.width) + 2 * margin)
    let height = SVGText.number(Double(size.height) + 2 * margin)
    let m = SVGText.number(-margin)
    let name = XMLText.escaped(title)
    var style = "text{font-family:\(SVGText.fontFamily);white-space:pre}"
    style += ".mono,.mono text{font-family:ui-monospace,'SF Mono',Menlo,Consolas,'Liberation Mono',monospace}"
    if !writer.keyframes.isEmpty {
      style += "\n.caret{animation:blink 1.1s step-end infinite}@keyframes blink{50%{opacity:0}}\n"
      style += writer.keyframes
      style += "@media (prefers-reduced-motion:reduce){*{animation:none!important}}"
    }
    let definitions = writer.definitions.isEmpty ? "" : "<defs>\(writer.definitions)</defs>\n"
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="\(m) \(m) \(width) \(height)" width="\(width)" height="\(height)" \
      role="img" aria-label="\(name)">
      <title>\(name)</title>
      <style>\(style)</style>
      \(definitions)\(content)</svg>

      """
  }
}
