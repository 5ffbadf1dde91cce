// The source of the running screen, with the lines that handle the keyboard marked. They light up with their notification.

import { html, setText } from "./elements.js";
import { swiftPieces } from "./swift-syntax.js";

/** How long lines stay highlighted, in milliseconds. */
const glow = 900;

export class SourceView {
  #container;
  #name;
  #shown = null;
  #handlers = {};
  #timer = 0;

  constructor({ container, name }) {
    this.#container = container;
    this.#name = name;
  }

  show(screen) {
    if (screen === this.#shown) return;
    this.#shown = screen;
    const source = screen?.source;
    this.#handlers = source?.handlers ?? {};
    setText(this.#name, source ? `${source.file}${note(source)}` : "");
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

  /** Whether a line of the screen handles a notification. */
  handles(name) {
    return (this.#handlers[name]?.length ?? 0) > 0;
  }

  /** Highlights the lines that handle a notification for a moment, in addition to those of previous notifications. */
  light(name) {
    const lines = this.#lines(name);
    if (lines.length === 0) return;
    for (const line of lines) line.classList.add("lit");
    this.#scrollTo(lines[0]);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#mark("lit", []), glow);
  }

  /** Draws a frame around the lines that handle the selected notification; null removes it. */
  select(name) {
    this.#mark("selected", this.#lines(name));
  }

  /** Scrolls to the lines that handle a notification. */
  revealHandler(name) {
    const [first] = this.#lines(name);
    if (first) this.#scrollTo(first);
  }

  #lines(name) {
    const numbers = new Set(this.#handlers[name]);
    return [...this.#container.querySelectorAll("li")].filter((line) => numbers.has(Number(line.dataset.line)));
  }

  #mark(className, lines) {
    for (const line of this.#container.querySelectorAll(`.${className}`)) line.classList.remove(className);
    for (const line of lines) line.classList.add(className);
  }

  /** Scrolls only if the line is not visible, so that lines that are highlighted together stay in place. */
  #scrollTo(line) {
    const { scrollTop, clientHeight } = this.#container;
    if (clientHeight === 0) return;
    const isVisible = line.offsetTop >= scrollTop && line.offsetTop + line.offsetHeight <= scrollTop + clientHeight;
    if (!isVisible) this.#container.scrollTop = Math.max(0, line.offsetTop - clientHeight / 4);
  }

  /** Scrolls to the longest run of marked lines; does nothing while the panel is hidden, and is called again when it is shown. */
  reveal() {
    const first = startOfLongestRun([...this.#container.querySelectorAll(".marked")]);
    if (!first || this.#container.clientHeight === 0) return;
    this.#container.scrollTop = Math.max(0, first.offsetTop - this.#container.clientHeight / 4);
  }
}

function note({ text, handlers = {}, elsewhere }) {
  if (!text || Object.keys(handlers).length > 0) return "";
  return elsewhere ? ` · the keyboard is handled in ${elsewhere}` : " · this code does not observe the keyboard";
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
