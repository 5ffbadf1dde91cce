import Foundation

/// The HTML page that lists the animations of a run.
///
/// The page refers only to files in the same folder.
package enum PictureIndex {
  package static func page(of results: [ScreenResult], device: String) -> String {
    var films = ""
    for result in results {
      let name = ScreenFilm.fileName(of: result)
      let title = XMLText.escaped("\(result.screen.title) · \(result.screen.style)")
      let passed = result.report.allVisible && result.report.restored
      let verdict =
        passed ? "✓ every input visible, screen restored" : "✗ an input was covered, or the screen was not restored"
      films += """
        <section>
        <h2>\(title)</h2>
        <p class="\(passed ? "good" : "bad")">\(verdict)</p>
        <a href="\(name)"><img src="\(name)" alt="\(title)"></a>
        </section>

        """
    }
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(XMLText.escaped("\(device) · Clavier"))</title>
      <style>\(style)</style>
      </head>
      <body>
      <header>
      <p>\(XMLText.escaped(device))</p>
      <h1>\(results.count == 1 ? "One screen" : "\(results.count) screens")</h1>
      <p>\(summary(of: results))</p>
      </header>
      <main>
      \(films)</main>
      </body>
      </html>

      """
  }

  /// Returns a sentence on the result of all screens.
  private static func summary(of results: [ScreenResult]) -> String {
    let failed = results.filter { !$0.report.allVisible || !$0.report.restored }.count
    let inputs = results.map { Set($0.report.steps.compactMap(\.focused)).count }.reduce(0, +)
    guard failed == 0 else {
      let edited = "\(inputs) \(inputs == 1 ? "input was" : "inputs were") edited."
      return "\(edited) \(failed) of the screens failed."
    }
    return switch inputs {
    case 0: "No input was edited."
    case 1: "One input was edited and visible."
    default: "\(inputs) inputs were edited. All were visible."
    }
  }

  private static let style = """
    :root{color-scheme:light dark;--ink:#1c1d20;--soft:#5d636e;--line:#dfe1e6;--paper:#f6f7f9;--card:#fff;\
    --good:#127a3e;--bad:#b3261e}
    @media (prefers-color-scheme:dark){:root{--ink:#eef0f4;--soft:#9aa2af;--line:#2b2f37;--paper:#0f1115;--card:#181b21;\
    --good:#5bd38d;--bad:#ff8a80}}
    *{box-sizing:border-box}
    body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.45 \(SVGText.fontFamily)}
    header,main{max-width:1400px;margin:0 auto;padding:32px}
    header p{margin:0;color:var(--soft)}
    h1{margin:4px 0;font-size:40px}
    h2{margin:0;font-size:18px;overflow-wrap:anywhere}
    main{display:grid;gap:24px;grid-template-columns:repeat(auto-fill,minmax(min(620px,100%),1fr))}
    section{min-width:0;padding:24px;background:var(--card);border:1px solid var(--line);border-radius:24px}
    section p{margin:4px 0 12px}
    img{width:100%;height:auto}
    .good{color:var(--good)}
    .bad{color:var(--bad)}

    """
}
