// Highlights the covered part of the focused input, and draws a line at the top of the keyboard.

import { setAttributes, svg } from "./elements.js";

export class CoverageView {
  #hatch = svg("rect", { fill: "url(#covered-hatch)", stroke: "#d92d20", "stroke-width": 1 });
  #edge = svg("path", { fill: "none", stroke: "#d92d20", "stroke-width": 1, "stroke-dasharray": "4 3" });
  #key = svg("rect", { fill: "#000000", "fill-opacity": 0.16, rx: 5 });
  #isOn = true;
  #frame = null;

  constructor(marks) {
    const pattern = svg(
      "pattern",
      { id: "covered-hatch", width: 7, height: 7, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" },
      svg("rect", { width: 7, height: 7, fill: "#d92d20", "fill-opacity": 0.22 }),
      svg("rect", { width: 2.5, height: 7, fill: "#d92d20", "fill-opacity": 0.85 }));
    marks.append(svg("defs", {}, pattern), this.#hatch, this.#edge, this.#key);
    this.press(null);
    this.show(null);
  }

  set isOn(isOn) {
    this.#isOn = isOn;
    this.show(this.#frame);
  }

  show(frame) {
    this.#frame = frame;
    const covered = this.#isOn && frame?.coveredHeight > 0 ? frame.covered : null;
    place(this.#hatch, covered);
    const keyboard = this.#isOn ? frame?.keyboard : null;
    setAttributes(this.#edge, {
      display: keyboard ? null : "none",
      d: keyboard ? `M${keyboard[0]} ${keyboard[1]}h${keyboard[2]}` : "M0 0",
    });
  }

  /** Shows that a key of the drawn keyboard is held down. */
  press(box) {
    place(this.#key, box);
  }
}

function place(element, box) {
  if (!box) {
    setAttributes(element, { display: "none" });
    return;
  }
  const [x, y, width, height] = box;
  setAttributes(element, { display: null, x, y, width: Math.max(0, width), height: Math.max(0, height) });
}
