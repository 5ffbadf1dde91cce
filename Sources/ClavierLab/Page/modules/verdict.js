// The line that reports whether the focused input is covered, and the hint for the first visit.

import { byId, setAttributes, setText } from "./elements.js";
import { countOfPoints } from "./words.js";

const storageKey = "clavierLab.hasTapped";

const typingAdvice = matchMedia("(pointer: coarse)").matches
  ? "Type on the simulated phone's keyboard."
  : "Type on your keyboard. Press Tab for the next field.";

export class Verdict {
  #line = byId("verdict");
  #text = byId("verdict-text");
  /** The part of the sentence that is omitted if there is not enough space. */
  #more = byId("verdict-more");
  #announcement = byId("announcement");
  #hint = byId("hint");
  #isHintWanted = !wasSeen();
  #hasTyped = false;

  /** `drag` describes what is covered during a drag; null at other times, when the state describes it. */
  show(state, { isPast, drag }) {
    if (!state) return;
    const verdict = verdictOn(drag ? dragged(state, drag) : state);
    setText(this.#text, isPast ? `Then: ${verdict.text}` : verdict.text);
    const advice = verdict.kind === "good" && !this.#hasTyped && !drag ? typingAdvice : null;
    setText(this.#more, isPast ? "" : ` ${advice ?? verdict.more ?? ""}`);
    setAttributes(this.#line, { "data-kind": isPast ? "past" : verdict.kind });
    if (!isPast && !drag) setText(this.#announcement, verdict.text);
    if (state.focused) this.dismissHint();
    this.#hint.hidden = !this.#isHintWanted;
  }

  /** The displayed result no longer belongs to a connected phone. */
  showLoss() {
    setText(this.#text, "The phone is not connected.");
    setText(this.#more, "");
    setAttributes(this.#line, { "data-kind": "idle" });
    this.#hint.hidden = true;
  }

  dismissHint() {
    if (!this.#isHintWanted) return;
    this.#isHintWanted = false;
    this.#hint.hidden = true;
    // A private window may not store this. The hint then appears again on the next visit.
    try { localStorage.setItem(storageKey, "true"); } catch {}
  }

  /** A user who has typed once no longer needs the hint. */
  noteTyping() {
    this.#hasTyped = true;
  }
}

function dragged(state, { coveredHeight, overlap }) {
  const inputs = state.inputs.map((input) => (input.isFocused ? { ...input, coveredHeight, isInSight: true } : input));
  return { ...state, inputs, overlap };
}

/** Returns whether the focused input is visible: the kind of result, a sentence, and the sentence without the input's name. */
export function verdictOn(state) {
  const input = state.inputs.find((candidate) => candidate.isFocused);
  if (!input) return { kind: "idle", text: "No input is focused.", more: "Tap a field on the phone." };
  const name = input.label || input.id;
  if (input.coveredHeight > 0) {
    const covered = `covered by ${countOfPoints(input.coveredHeight)}`;
    return { kind: "bad", text: `${name} is ${covered}.`, short: covered };
  }
  if (input.isUnderFreeKeyboard) {
    const more = "Drag the keyboard away by its handle.";
    return { kind: "note", text: `The keyboard is over ${name}.`, short: "under the keyboard", more };
  }
  if (!input.isInSight && state.overlap === 0 && state.keyboardFrame) {
    // Nothing moves for a floating or undocked keyboard. The input is partly out of view because of the scroll position.
    const more = "The keyboard is not the cause. Scroll the screen to see all of the input.";
    return { kind: "note", text: `${name} is partly out of view.`, short: "partly out of view", more };
  }
  if (!input.isInSight) return { kind: "bad", text: `${name} is focused but not fully visible.`, short: "not fully visible" };
  // In a visible text view that extends under the keyboard, only the line with the caret counts.
  const isTall = state.overlap > 0 && state.keyboardFrame && input.frame[1] + input.frame[3] > state.keyboardFrame[1] + 0.5;
  const seen = isTall ? `The caret in ${name} is visible.` : `${name} is fully visible.`;
  const more = state.overlap > 0 ? `The keyboard covers ${countOfPoints(state.overlap)}.` : "";
  return { kind: "good", text: seen, short: isTall ? "caret visible" : "fully visible", more };
}

function wasSeen() {
  try {
    return localStorage.getItem(storageKey) === "true";
  } catch {
    return false;
  }
}
