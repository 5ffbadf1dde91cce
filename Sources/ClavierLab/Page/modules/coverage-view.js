// Highlights the covered part of the focused input, and draws a line at the top of the keyboard.

import { setAttributes, svg } from "./elements.js";

export class CoverageView {
  #hatch = svg("rect", { stroke: "#d92d20", "stroke-width": 1 });
  #edge = svg("path", { fill: "none", stroke: "#d92d20", "stroke-width": 1, "stroke-dasharray": "4 3" });
  #isOn = true;
  #frame = null;

  constructor(marks, prefix = "") {
    const name = `${prefix}covered-hatch`;
    setAttributes(this.#hatch, { fill: `url(#${name})` });
    const pattern = svg(
      "pattern",
      { id: name, width: 7, height: 7, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" },
      svg("rect", { width: 7, height: 7, fill: "#d92d20", "fill-opacity": 0.22 }),
      svg("rect", { width: 2.5, height: 7, fill: "#d92d20", "fill-opacity": 0.85 }));
    marks.append(svg("defs", {}, pattern), this.#hatch, this.#edge);
    this.show(null);
  }

  set isOn(isOn) {
    this.#isOn = isOn;
    this.show(this.#frame);
  }

  /** While a finger drags something (`isDragged`), nothing is animated, so the covered part is shown even while the screen moves. */
  show(frame, isDragged = false) {
    this.#frame = frame;
    // During an animation, the overlap is not final yet.
    const isResult = frame && (!frame.isMoving || isDragged);
    const covered = this.#isOn && isResult && frame.coveredHeight > 0 ? frame.covered : null;
    place(this.#hatch, covered);
    // Content need not stay above a keyboard that is not at the bottom edge.
    const isDocked = frame?.keyboard && frame.isKeyboardDocked !== false;
    const keyboard = this.#isOn && isDocked ? frame.keyboard : null;
    setAttributes(this.#edge, {
      display: keyboard ? null : "none",
      d: keyboard ? `M${keyboard[0]} ${keyboard[1]}h${keyboard[2]}` : "M0 0",
    });
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
