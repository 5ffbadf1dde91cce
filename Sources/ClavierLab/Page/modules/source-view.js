// The source of the running screen, with the lines that handle the keyboard marked.

import { html, setText } from "./elements.js";
import { swiftPieces } from "./swift-syntax.js";

export class SourceView {
  #container;
  #name;
  #shown = null;

  constructor({ container, name }) {
    this.#container = container;
    this.#name = name;
  }

  show(screen) {
    if (screen === this.#shown) return;
    this.#shown = screen;
    const source = screen?.source;
    setText(this.#name, source?.file ?? "");
    if (!source?.text) {
      this.#container.replaceChildren(
        html("p", { class: "empty" }, "The source is not available, because the lab runs outside of its package."));
      return;
    }
    const marked = new Set(source.highlights);
    const lines = source.text.replace(/\n$/, "").split("\n").map((line, index) => lineElement(line, index + 1, marked));
    this.#container.replaceChildren(html("ol", { class: "lines code" }, ...lines));
    this.reveal();
  }

  /** Scrolls to the longest run of marked lines; does nothing while the panel is hidden, and is called again when it is shown. */
  reveal() {
    const first = startOfLongestRun([...this.#container.querySelectorAll(".marked")]);
    if (!first || this.#container.clientHeight === 0) return;
    this.#container.scrollTop = Math.max(0, first.offsetTop - this.#container.clientHeight / 4);
  }
}

function startOfLongestRun(lines) {
  const lengths = lines.map((line) => {
    let length = 1;
    for (let next = line.nextElementSibling; next?.classList.contains("marked"); next = next.nextElementSibling) length += 1;
    return length;
  });
  return lines[lengths.indexOf(Math.max(...lengths))] ?? null;
}

function lineElement(line, number, marked) {
  const pieces = swiftPieces(line).map(([kind, text]) => (kind ? html("span", { class: `swift-${kind}` }, text) : text));
  const isMarked = marked.has(number);
  return html(
    "li", { class: isMarked ? "marked" : null, "data-line": number },
    html("span", { class: "number", "aria-hidden": "true" }, String(number)),
    html("code", {}, ...(pieces.length > 0 ? pieces : ["\u200b"])),
    isMarked ? html("span", { class: "visually-hidden" }, " (handles the keyboard)") : null);
}
