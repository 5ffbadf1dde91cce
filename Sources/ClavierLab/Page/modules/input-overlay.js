// Places buttons over the inputs in the picture, for keyboards, screen readers, and tests.

import { html, setAttributes } from "./elements.js";
import { countOfPoints } from "./words.js";

/** Narrower or lower than this, a button of an input that is out of sight could not be seen when it has the focus. */
const smallest = 6;

export class InputOverlay {
  #container;
  #buttons = new Map();
  #activate;
  #screen = { width: 0, height: 0 };

  /** `activate(id)` is called when a button is pressed by keyboard or screen reader; a pointer taps the phone itself. */
  constructor(container, activate) {
    this.#container = container;
    this.#activate = activate;
  }

  /** The size of the screen that the buttons lie on. */
  take(screen) {
    this.#screen = screen;
    this.#container.style.width = `${screen.width}px`;
    this.#container.style.height = `${screen.height}px`;
  }

  clear() {
    this.#container.replaceChildren();
    this.#buttons.clear();
  }

  /** One pixel of the container is one point of the screen. */
  place({ scale, x, y }) {
    this.#container.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
  }

  show(inputs, hasPageFocus) {
    const known = new Set(inputs.map((input) => input.id));
    for (const [id, button] of this.#buttons) {
      if (known.has(id)) continue;
      button.remove();
      this.#buttons.delete(id);
    }
    inputs.forEach((input, place) => {
      const button = this.#button(input.id);
      if (this.#container.children[place] !== button) this.#container.insertBefore(button, this.#container.children[place]);
      this.#update(button, input);
    });
    const focused = inputs.find((input) => input.isFocused);
    if (focused && hasPageFocus) this.#buttons.get(focused.id).focus({ preventScroll: true });
  }

  #button(id) {
    let button = this.#buttons.get(id);
    if (!button) {
      button = html("button", { type: "button", "data-input": id });
      button.addEventListener("click", (event) => {
        // A click with a pointer has already been sent as a touch.
        if (event.detail === 0) this.#activate(id);
      });
      this.#buttons.set(id, button);
    }
    return button;
  }

  #update(button, input) {
    setAttributes(button, {
      "aria-label": name(input),
      "data-focused": String(input.isFocused),
      "data-covered-height": Math.round(input.coveredHeight * 100) / 100,
      "data-in-sight": String(input.isInSight),
    });
    const [x, y, width, height] = input.frame;
    const left = clamp(x, 0, this.#screen.width - smallest);
    const top = clamp(y, 0, this.#screen.height - smallest);
    Object.assign(button.style, {
      left: `${left}px`,
      top: `${top}px`,
      width: `${clamp(x + width, smallest, this.#screen.width) - left}px`,
      height: `${clamp(y + height, smallest, this.#screen.height) - top}px`,
    });
  }
}

/** "Email, ada@example.com, covered by 12 points". */
export function name(input) {
  const parts = [input.label || input.id];
  if (input.value && !input.isSecure) parts.push(input.value);
  if (input.value && input.isSecure) parts.push(`${[...input.value].length} hidden characters`);
  if (input.coveredHeight > 0) parts.push(`covered by ${countOfPoints(input.coveredHeight)}`);
  else if (!input.isInSight) parts.push("not visible");
  return parts.join(", ");
}

function clamp(value, least, most) {
  return Math.max(least, Math.min(value, most));
}
