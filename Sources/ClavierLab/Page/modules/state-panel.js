// Describes the keyboard, the covered inputs, and why the screen moved.

import { html } from "./elements.js";
import { countOfPoints, frame, spaced } from "./words.js";

const columns = ["Input", "Frame on screen", "Visibility"];

export class StatePanel {
  #container;
  #shown = null;

  constructor(container) {
    this.#container = container;
    this.show(null);
  }

  show(state) {
    if (state === this.#shown && this.#container.hasChildNodes()) return;
    this.#shown = state;
    if (!state) {
      this.#container.replaceChildren(html("p", { class: "empty" }, "Waiting for the phone…"));
      return;
    }
    const focused = state.inputs.find((input) => input.isFocused);
    this.#container.replaceChildren(
      html("h3", {}, "Keyboard"),
      facts([
        ["state", sentence(spaced(state.placement))],
        ["frame", state.keyboardFrame ? frame(state.keyboardFrame) : "none"],
        ["covered height", countOfPoints(state.overlap)],
        ["focused input", focused ? focused.label || focused.id : "none"],
      ]),
      ...sentences("What moved and why", "reasons", state.explanation),
      html("h3", {}, "Inputs"),
      state.inputs.length > 0 ? inputTable(state.inputs) : html("p", { class: "quiet-text" }, "This screen has no inputs."),
      ...sentences("Assumed", "reasons", state.assumed),
    );
  }
}

function sentences(title, className, list) {
  if (!list || list.length === 0) return [];
  return [html("h3", {}, title), html("ul", { class: className }, ...list.map((text) => html("li", {}, text)))];
}

function facts(rows) {
  return html("dl", { class: "facts" }, ...rows.flatMap(([term, value]) => [html("dt", {}, term), html("dd", {}, value)]));
}

function inputTable(inputs) {
  const rows = inputs.map((input) => {
    const { text, kind } = seen(input);
    return html(
      "tr", { class: input.isFocused ? "focused" : null },
      html("th", { scope: "row" }, input.label || input.id),
      html("td", { class: "code" }, frame(input.frame)),
      html("td", { class: kind }, text));
  });
  return html(
    "table", { class: "inputs-table" },
    html("thead", {}, html("tr", {}, ...columns.map((title) => html("th", { scope: "col" }, title)))),
    html("tbody", {}, ...rows));
}

/** Only the edited input must be visible. The keyboard may cover other inputs. */
function seen(input) {
  if (input.coveredHeight > 0) {
    return { text: `covered by ${countOfPoints(input.coveredHeight)}`, kind: input.isFocused ? "bad" : "quiet-text" };
  }
  return input.isInSight ? { text: "visible", kind: "good" } : { text: "not visible", kind: "quiet-text" };
}

function sentence(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
