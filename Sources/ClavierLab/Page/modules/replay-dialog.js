// Explains a pasted console log, and replays it on the phone.

import { byId, html } from "./elements.js";
import { frame } from "./words.js";
import { exampleLog } from "./example-log.js";

const mostCharacters = 1_000_000;
/** The limits of a replay, in bytes: of the text, and of the message that contains it. */
const mostBytes = 1_000_000;
const mostMessageBytes = 1_400_000;

export class ReplayDialog {
  #dialog = byId("replay");
  #text = byId("replay-text");
  #result = byId("replay-result");
  #play = byId("replay-play");
  #request = null;

  /** `play(text)` is called to play the log on the phone. */
  constructor(play) {
    byId("open-replay").addEventListener("click", () => this.open());
    byId("replay-example").addEventListener("click", () => this.#use(exampleLog));
    byId("replay-file").addEventListener("click", () => byId("replay-file-input").click());
    byId("replay-file-input").addEventListener("change", ({ target }) => {
      this.#read(target.files[0]);
      // Otherwise, choosing the same file again, for example with a new recording, would not be a change.
      target.value = "";
    });
    byId("replay-explain").addEventListener("click", () => this.#explain());
    this.#play.addEventListener("click", () => {
      this.#dialog.close();
      play(this.#text.value);
    });
    this.#text.addEventListener("input", () => {
      // The explanation of the previous text would allow a replay of the new text.
      this.#request?.abort();
      this.#play.disabled = true;
    });
    this.#text.addEventListener("paste", () => setTimeout(() => this.#explain()));
    this.#acceptDrops();
  }

  open() {
    if (!this.#dialog.open) this.#dialog.showModal();
    this.#text.focus();
  }

  #use(text) {
    this.#text.value = text;
    this.#text.scrollTop = 0;
    this.#explain();
  }

  async #read(file) {
    if (!file) return;
    if (file.size > mostCharacters) {
      this.#fail(`${file.name} is larger than one megabyte. Keep only the part about the keyboard.`);
      return;
    }
    this.#use(await file.text());
  }

  async #explain() {
    const text = this.#text.value;
    this.#request?.abort();
    this.#play.disabled = true;
    if (!text.trim()) {
      this.#fail("The log is empty. Paste a log, or try the example.");
      return;
    }
    this.#request = new AbortController();
    try {
      const response = await fetch("/explain", { method: "POST", body: text, signal: this.#request.signal });
      const report = await response.json();
      if (response.ok) this.#show(report);
      else this.#fail(report.error ?? `The lab responded with status ${response.status}.`);
    } catch (error) {
      if (error.name !== "AbortError") this.#fail("The lab does not respond. Is it still running?");
    }
  }

  #show(report) {
    const count = report.notifications.length;
    const size = sizeProblem(this.#text.value);
    this.#play.disabled = count === 0 || size !== null;
    const problems = (report.problems ?? []).map((problem) => html("li", { class: "bad" }, problemText(problem)));
    this.#result.replaceChildren(
      html("p", { class: "result-head" }, count === 0 ? "The log contains no keyboard notification." : found(count)),
      ...(count > 0 && size ? [html("p", { class: "bad" }, size)] : []),
      ...(problems.length > 0 ? [html("ul", { class: "remarks" }, ...problems)] : []),
      html("ol", { class: "notifications" }, ...report.notifications.map(notificationItem)));
    this.#result.scrollTop = 0;
  }

  #fail(message) {
    this.#result.replaceChildren(html("p", { class: "bad" }, message));
    this.#selectPlace(message);
  }

  /** Moves the cursor to the position that the message contains. */
  #selectPlace(message) {
    const place = /line (\d+)(?:, column (\d+))?/.exec(message);
    if (!place) return;
    const lines = this.#text.value.split("\n");
    const row = Math.min(Number(place[1]), lines.length) - 1;
    const start = lines.slice(0, row).reduce((sum, line) => sum + line.length + 1, 0);
    const column = Math.min(Math.max(Number(place[2] ?? 1), 1) - 1, lines[row].length);
    this.#text.focus();
    this.#text.setSelectionRange(start + column, start + lines[row].length);
  }

  #acceptDrops() {
    const veil = byId("drop");
    const carriesFile = (event) => [...(event.dataTransfer?.types ?? [])].includes("Files");
    document.addEventListener("dragover", (event) => {
      if (!carriesFile(event)) return;
      event.preventDefault();
      veil.hidden = false;
    });
    document.addEventListener("dragleave", (event) => {
      if (!event.relatedTarget) veil.hidden = true;
    });
    document.addEventListener("drop", (event) => {
      veil.hidden = true;
      if (!carriesFile(event)) return;
      event.preventDefault();
      this.open();
      this.#read(event.dataTransfer.files[0]);
    });
  }
}

/** Why a log is too long for a replay; null if it is not. */
function sizeProblem(text) {
  const encoder = new TextEncoder();
  const isShort = encoder.encode(text).length <= mostBytes && encoder.encode(JSON.stringify(text)).length <= mostMessageBytes;
  return isShort ? null : "The log is too long for a replay, which accepts at most one megabyte. "
    + "Keep only the part about the keyboard.";
}

function found(count) {
  return count === 1 ? "One notification" : `${count} notifications`;
}

function problemText(problem) {
  const column = problem.column ? `, column ${problem.column}` : "";
  return `Line ${problem.line}${column}: ${problem.message}`;
}

function notificationItem(notification) {
  const facts = [
    notification.startFrame && `begin ${frame(notification.startFrame)}`,
    notification.endFrame && `end ${frame(notification.endFrame)}`,
    notification.duration !== null && `${notification.duration} s`,
    notification.curve !== null && `curve ${notification.curve}`,
  ].filter(Boolean);
  return html(
    "li", {},
    html(
      "p", { class: "notification-head" },
      html("span", { class: "quiet-text" }, `line ${notification.line}`),
      html("strong", { class: "code" }, notification.event ?? "notification without a name"),
      notification.state ? html("span", { class: "chip" }, notification.state) : null),
    html("p", { class: "code quiet-text" }, facts.join(" · ")),
    html("ul", { class: "remarks" }, ...notification.remarks.map((remark) => html("li", {}, remark))));
}
