// Places a transparent text area over each input in the picture, for keyboards, input methods, screen readers, and tests.

import { afterPaint } from "./after-paint.js";
import { html, setAttributes } from "./elements.js";
import { countOfPoints } from "./words.js";

/** The smallest size of an element, in points. A smaller element, for an input that is out of sight, would be invisible even with focus. */
const smallest = 6;

/** A finger types on the simulated phone's keys, so the real device's keyboard stays hidden. */
const inputMode = matchMedia("(pointer: coarse)").matches ? "none" : "text";

export class InputOverlay {
  #container;
  #elements = new Map();
  #activate;
  #screen = { width: 0, height: 0 };
  #place = { scale: 1 };
  #isFocusing = false;
  /** The input whose element lost focus with the browser's window; null if there is none. */
  #left = null;
  #focused = null;

  /** `activate(id)` is called when a keyboard or a screen reader moves focus to an element. A pointer taps the phone instead. */
  constructor(container, activate) {
    this.#container = container;
    this.#activate = activate;
    container.addEventListener("compositionstart", ({ target }) => {
      this.#putAtCaret(target);
      target.classList.add("composing");
    });
    container.addEventListener("compositionend", ({ target }) => target.classList.remove("composing"));
  }

  /** The size of the screen on which the elements are. */
  take(screen) {
    this.#screen = screen;
    this.#container.style.width = `${screen.width}px`;
    this.#container.style.height = `${screen.height}px`;
  }

  clear() {
    this.#container.replaceChildren();
    this.#elements.clear();
    this.#focused = null;
    this.#left = null;
  }

  /** One pixel of the container is one point of the screen. */
  place(place) {
    this.#place = place;
    this.#container.style.transform = `translate(${place.x}px, ${place.y}px) scale(${place.scale})`;
  }

  show(inputs, hasPageFocus) {
    const known = new Set(inputs.map((input) => input.id));
    for (const [id, element] of this.#elements) {
      if (known.has(id)) continue;
      element.remove();
      this.#elements.delete(id);
    }
    inputs.forEach((input, place) => {
      const element = this.#element(input.id);
      if (this.#container.children[place] !== element) {
        this.#container.insertBefore(element, this.#container.children[place]);
      }
      this.#update(element, input);
    });
    this.#focused = inputs.find((input) => input.isFocused)?.id ?? null;
    if (this.#focused === null || !hasPageFocus) return;
    // Moving the page's focus and reading positions make the browser lay out the page. The phone's picture does not
    // wait for that.
    const former = document.activeElement;
    requestAnimationFrame(() => afterPaint(() => {
      // The user may have moved focus in the meantime.
      if (document.activeElement === former) this.#moveFocus();
    }));
  }

  #moveFocus() {
    const element = this.#elements.get(this.#focused);
    if (!element) return;
    this.#isFocusing = true;
    if (document.activeElement !== element) element.focus({ preventScroll: true });
    this.#isFocusing = false;
    this.#putAtCaret(element);
  }

  #element(id) {
    let element = this.#elements.get(id);
    if (element) return element;
    element = html("textarea", {
      "data-input": id, rows: 1, autocomplete: "off", autocapitalize: "off", autocorrect: "off", spellcheck: "false",
      inputmode: inputMode,
    });
    element.addEventListener("click", (event) => {
      // A click with a pointer has already been sent as a touch.
      if (event.detail === 0) this.#activate(id);
    });
    element.addEventListener("blur", () => {
      this.#left = document.hasFocus() ? null : id;
    });
    element.addEventListener("focus", () => {
      // The browser restores focus when the user returns to the page. The user has not chosen the input again.
      const isReturn = this.#left === id;
      this.#left = null;
      if (isReturn) return;
      if (!this.#isFocusing && this.#focused !== id) this.#activate(id);
    });
    this.#elements.set(id, element);
    return element;
  }

  /** An input method shows its text and its candidates where the phone's cursor is. */
  #putAtCaret(element) {
    const caret = document.querySelector("#phone-picture .caret")?.getBoundingClientRect();
    const box = element.getBoundingClientRect();
    const isInside = caret && caret.height > 0 && caret.x >= box.x && caret.x <= box.right;
    const left = isInside ? (caret.x - box.x) / this.#place.scale : 8;
    const top = isInside ? Math.max(0, (caret.y - box.y) / this.#place.scale) : 8;
    element.style.padding = `${top}px 0 0 ${left}px`;
  }

  #update(element, input) {
    setAttributes(element, {
      "aria-label": name(input),
      "data-focused": String(input.isFocused),
      "data-covered-height": Math.round(input.coveredHeight * 100) / 100,
      "data-in-sight": String(input.isInSight),
      "data-empty": String(!input.value),
    });
    const [x, y, width, height] = input.frame;
    const left = clamp(x, 0, this.#screen.width - smallest);
    const top = clamp(y, 0, this.#screen.height - smallest);
    Object.assign(element.style, {
      left: `${left}px`,
      top: `${top}px`,
      width: `${clamp(x + width, smallest, this.#screen.width) - left}px`,
      height: `${clamp(y + height, smallest, this.#screen.height) - top}px`,
    });
  }
}

/** Returns the accessible name of an input, such as "Email, ada@example.com, covered by 12 points". */
export function name(input) {
  const parts = [input.label || input.id];
  if (input.value && !input.isSecure) parts.push(input.value);
  if (input.value && input.isSecure) parts.push(`${[...input.value].length} hidden characters`);
  if (input.coveredHeight > 0) parts.push(`covered by ${countOfPoints(input.coveredHeight)}`);
  else if (input.isUnderFreeKeyboard) parts.push("under the keyboard");
  else if (!input.isInSight) parts.push("not visible");
  return parts.join(", ");
}

function clamp(value, least, most) {
  return Math.max(least, Math.min(value, most));
}
