// Draws a node's shapes before its content. Elements are reused as long as their kinds stay the same.

import { setAttributes, setText, svg } from "./elements.js";

const elementNames = { box: "rect", text: "text", path: "path" };
const caretColor = "#007aff";
/** The cursor is on the left of a letter of a right-to-left script. */
const endsRightToLeft = /[\u0590-\u08ff]$/;

export function drawShapes(entry, node) {
  const shapes = node.shapes.filter((shape) => shape.kind in elementNames);
  const isSame =
    shapes.length === entry.shapes.length && shapes.every((shape, index) => shape.kind === entry.shapes[index].kind);
  if (!isSame) {
    for (const { element } of entry.shapes) element.remove();
    entry.shapes = shapes.map(({ kind }) => ({ kind, element: svg(elementNames[kind]) }));
    entry.group.prepend(...entry.shapes.map(({ element }) => element));
  }
  shapes.forEach((shape, index) => draw[shape.kind](entry.shapes[index].element, shape, node));
}

const draw = {
  box(element, shape, node) {
    setAttributes(element, {
      x: shape.x ?? 0,
      y: shape.y ?? 0,
      width: Math.max(0, shape.width ?? node.width),
      height: Math.max(0, shape.height ?? node.height),
      rx: shape.radius || null,
      ...paint(shape),
    });
  },

  text(element, shape) {
    setAttributes(element, {
      x: shape.x,
      y: shape.y,
      "font-size": shape.size,
      "font-weight": shape.weight === 400 ? null : shape.weight,
      "text-anchor": shape.anchor === "start" ? null : shape.anchor,
      class: shape.isCode ? "code" : null,
      // Views have the size that their text has in Apple's font, so a wider font is made narrower.
      textLength: shape.width ? shape.width + caretWidth(shape) : null,
      lengthAdjust: shape.width ? "spacingAndGlyphs" : null,
      ...paint(shape),
    });
    if (shape.caret === undefined || shape.caret === null) {
      setText(element, shape.string);
      return;
    }
    // The cursor is part of the text, because the letters' positions depend on the font. A stroke is about 0.3 of the
    // font size wide. Negative spacing on both sides keeps the letters in place.
    const before = shape.string.slice(0, shape.caret);
    const after = shape.string.slice(shape.caret);
    const half = -0.15 * shape.size;
    const caret = svg(
      "tspan", { class: "caret", fill: caretColor, "font-size": shape.size * 1.15, dx: after ? half : 0.5 },
      endsRightToLeft.test(before) ? "|\u200f" : "|");
    element.replaceChildren(before, caret, ...(after ? [svg("tspan", { dx: half }, after)] : []));
  },

  path(element, shape) {
    setAttributes(element, { d: shape.d, "stroke-linecap": "round", "stroke-linejoin": "round", ...paint(shape) });
  },
};

/** The width that the cursor adds to text: a whole stroke at the end of the text, and less between letters, where the spacing is negative. */
function caretWidth({ caret, string, size }) {
  if (caret === undefined || caret === null) return 0;
  return caret < string.length ? 0.045 * size : 0.345 * size + 0.5;
}

function paint(shape) {
  return {
    fill: shape.fill ?? "none",
    "fill-opacity": shape.fillOpacity === 1 ? null : shape.fillOpacity,
    stroke: shape.stroke,
    "stroke-opacity": shape.strokeOpacity === 1 ? null : shape.strokeOpacity,
    "stroke-width": shape.stroke ? shape.strokeWidth : null,
  };
}
