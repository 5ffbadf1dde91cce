import Foundation
import KeyboardGallery

/// A page with one figure per step: what was done, the phone afterwards, which notifications came, how it came out.
///
/// The page needs nothing but itself: no script, no font, no picture from elsewhere.
package enum Filmstrip {
  package static func page(of run: ScreenRun, device: String, assumed: [AssumedHeight]) -> String {
    let symbols = Symbols(run)
    var figures = ""
    for (index, step) in run.steps.enumerated() { figures += figure(step, number: index + 1, symbols: symbols) }
    let passed = run.report.allVisible && run.report.restored
    let outcome = passed ? "Every input stayed visible, and the screen was restored." : "Not everything went well."
    let notes = assumed.map { height in
      let text = "\(height.kind), \(height.orientation): \(PlainText.number(height.height)) points, \(height.note)."
      return "<li>\(XMLText.escaped(text))</li>"
    }
    let differences = run.report.differences.map { "<li>\(XMLText.escaped($0))</li>" }
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(XMLText.escaped("\(run.screen.title) · \(run.screen.style) · Clavier"))</title>
      <style>\(style)</style>
      </head>
      <body>
      <header>
      <p class="kicker">\(XMLText.escaped(device))</p>
      <h1>\(XMLText.escaped(run.screen.title))</h1>
      <p class="lead"><code>\(XMLText.escaped(run.screen.style))</code> · style \(XMLText.escaped(run.screen.id))</p>
      <p class="outcome \(passed ? "good" : "bad")">\(passed ? "✓" : "✗") \(outcome)</p>
      \(differences.isEmpty ? "" : "<p>Not as before:</p><ul>\(differences.joined())</ul>")
      </header>
      <svg width="0" height="0" aria-hidden="true" style="position:absolute"><defs>\(symbols.definitions)</defs></svg>
      <main\(symbols.isLandscape ? " class=\"wide\"" : "")>
      \(figures)</main>
      <footer>
      \(notes.isEmpty ? "" : "<p>Assumed, because no source gives the height:</p><ul>\(notes.joined())</ul>")
      <p>Drawn from a simulated device. The notifications went through the real NotificationCenter.</p>
      </footer>
      </body>
      </html>

      """
  }

  // MARK: Parts

  private static func figure(_ step: ScreenRun.Step, number: Int, symbols: Symbols) -> String {
    let report = step.report
    let isFine = report.visible && report.coveredHeight == 0
    var verdict = ""
    if let focused = report.focused {
      let words =
        isFine
        ? "\(focused) is visible"
        : report.coveredHeight > 0
          ? "\(focused) is covered by \(PlainText.rounded(report.coveredHeight)) points" : "\(focused) is out of sight"
      verdict = "<p class=\"\(isFine ? "good" : "bad")\">\(isFine ? "✓" : "✗") \(XMLText.escaped(words))</p>"
    }
    let events = report.events.map { "<code>\(XMLText.escaped($0))</code>" }.joined(separator: " ")
    var facts = "<span class=\"state\">\(XMLText.escaped(report.state))</span>"
    if let frame = report.keyboardFrame {
      facts += " \(PlainText.rounded(frame.width)) × \(PlainText.rounded(frame.height)) points"
    }
    let moves =
      report.moves.isEmpty ? "" : "<p class=\"moves\">\(XMLText.escaped(report.moves.joined(separator: ", ")))</p>"
    let finding = report.finding.map { "<p class=\"finding\">\(XMLText.escaped($0))</p>" } ?? ""
    return """
      <figure>
      \(symbols.picture(of: step, number: number))
      <figcaption>
      <h2><span>\(number)</span>\(XMLText.escaped(report.action))</h2>
      \(verdict)\(finding)
      <p class="facts">\(facts)</p>
      \(moves)
      <p class="events">\(events.isEmpty ? "no notification: the keyboard stays" : events)</p>
      </figcaption>
      </figure>

      """
  }

  static let style = """
    :root{color-scheme:light dark;--ink:#1c1d20;--soft:#5d636e;--line:#dfe1e6;--paper:#f6f7f9;--card:#fff;\
    --good:#127a3e;--bad:#b3261e;--chip:#e8f1fb;--chipink:#0b5aa5}
    @media (prefers-color-scheme:dark){:root{--ink:#eef0f4;--soft:#9aa2af;--line:#2b2f37;--paper:#0f1115;--card:#181b21;\
    --good:#5bd38d;--bad:#ff8a80;--chip:#1b2a3c;--chipink:#8cc8ff}}
    *{box-sizing:border-box}
    body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.45 \(SVGText.fontFamily)}
    header,footer{max-width:1400px;margin:0 auto;padding:48px 32px 8px}
    footer{padding:8px 32px 56px;color:var(--soft);font-size:14px}
    .kicker{margin:0;color:var(--soft);font-weight:600}
    h1{margin:4px 0 2px;font-size:40px;letter-spacing:-.02em;line-height:1.1}
    .lead{margin:8px 0 0;color:var(--soft);font-size:18px}
    .outcome{margin:14px 0 0;font-weight:600}
    code{font-family:ui-monospace,'SF Mono',Menlo,Consolas,'Liberation Mono',monospace;font-size:.92em}
    main{max-width:1400px;margin:0 auto;padding:24px 32px;display:grid;gap:24px;\
    grid-template-columns:repeat(auto-fill,minmax(280px,1fr))}
    main.wide{grid-template-columns:repeat(auto-fill,minmax(460px,1fr))}
    figure{margin:0;padding:24px;background:var(--card);border:1px solid var(--line);border-radius:24px;\
    display:flex;flex-direction:column;gap:18px}
    figure svg{width:100%;height:auto;max-height:560px}
    h2{margin:0 0 6px;font-size:18px;display:flex;gap:10px;align-items:baseline}
    h2 span{color:var(--soft);font-weight:500;font-variant-numeric:tabular-nums}
    figcaption p{margin:4px 0}
    .good{color:var(--good);font-weight:600}
    .bad{color:var(--bad);font-weight:600}
    .facts,.moves,.finding{color:var(--soft);font-size:14px}
    .state{color:var(--ink);font-weight:600}
    .events{margin-top:10px!important;color:var(--soft);font-size:13px;line-height:2}
    .events code{background:var(--chip);color:var(--chipink);padding:3px 7px;border-radius:7px;white-space:nowrap}

    """
}

extension Filmstrip {
  /// What all the pictures of a page have in common is defined once: the body and each keyboard.
  struct Symbols {
    private(set) var definitions = ""
    private(set) var isLandscape = false
    private var names: [PictureNode: String] = [:]

    init(_ run: ScreenRun) {
      for picture in run.steps.compactMap(\.picture) {
        isLandscape = picture.phone.isLandscape
        define(picture.phone.body)
        if let drawing = picture.keyboardDrawing { define(drawing.node) }
      }
    }

    private mutating func define(_ node: PictureNode) {
      guard names[node] == nil, let film = FilmNode([(0, node)]) else { return }
      let name = "s\(names.count)"
      names[node] = name
      var writer = SVGFilm(prefix: name)
      let content = writer.elements(of: film)
      definitions += "\(writer.definitions)<g id=\"\(name)\">\(content)</g>"
    }

    /// One phone as an element of the page.
    func picture(of step: ScreenRun.Step, number: Int) -> String {
      guard let picture = step.picture else { return "" }
      var stage = PhoneStage(picture, symbols: names)
      guard let film = FilmNode([(0, stage.node(of: picture))]) else { return "" }
      // Symbols have names of their own; the prefix is for the parts of this one picture.
      var writer = SVGFilm(prefix: "f\(number)-")
      writer.symbolPrefix = ""
      let content = writer.elements(of: film)
      let size = picture.phone.bodySize
      let label = XMLText.escaped("The phone after \(step.report.action)")
      return """
        <svg viewBox="-6 -6 \(SVGText.number(size.width + 12)) \(SVGText.number(size.height + 12))" role="img" \
        aria-label="\(label)"><defs>\(writer.definitions)</defs>\(content)</svg>
        """
    }
  }
}
