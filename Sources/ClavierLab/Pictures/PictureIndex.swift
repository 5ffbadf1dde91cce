import Foundation
import KeyboardGallery

/// The page that one opens first: every film of a run, each with the way to its filmstrip.
///
/// It refers to the files beside it and to nothing else.
package enum PictureIndex {
  package static func page(of runs: [ScreenRun], device: String) -> String {
    var films = ""
    for run in runs {
      let name = FilmPictures.fileName(of: run)
      let title = XMLText.escaped("\(run.screen.title) · \(run.screen.style)")
      let passed = run.report.allVisible && run.report.restored
      let verdict = passed ? "✓ every input visible, screen restored" : "✗ not everything went well"
      films += """
        <section>
        <h2>\(title)</h2>
        <p><span class="\(passed ? "good" : "bad")">\(verdict)</span> · <a href="\(name).html">step by step</a></p>
        <a href="\(name).html"><img src="\(name).svg" alt="\(title)"></a>
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
      <style>\(Filmstrip.style)
      main{grid-template-columns:repeat(auto-fill,minmax(min(620px,100%),1fr))!important}
      section{padding:24px;background:var(--card);border:1px solid var(--line);border-radius:24px}
      section img{width:100%;height:auto;margin-top:12px}
      section p{margin:0}
      a{color:inherit}</style>
      </head>
      <body>
      <header>
      <p class="kicker">\(XMLText.escaped(device))</p>
      <h1>\(runs.count == 1 ? "One screen" : "\(runs.count) screens, \(runs.count) styles")</h1>
      <p class="lead">Ordinary UIKit screens on a simulated device, moved by real keyboard notifications.</p>
      </header>
      <main>
      \(films)</main>
      </body>
      </html>

      """
  }
}
