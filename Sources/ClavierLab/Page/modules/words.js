// Formats values for the page.

/** A number of points with at most one decimal. */
export function points(value) {
  return String(Math.round(value * 10) / 10);
}

/** "12 points", "1 point". */
export function countOfPoints(value) {
  const text = points(value);
  return `${text} ${text === "1" ? "point" : "points"}`;
}

export function seconds(value) {
  return `${value.toFixed(2)} s`;
}

/** A frame as its origin and size: "0, 516 · 393 × 336". */
export function frame(rectangle) {
  const [x, y, width, height] = rectangle.map(points);
  return `${x}, ${y} · ${width} × ${height}`;
}

/** Text as part of a file's name: "iPhone 16 Pro" becomes "iphone-16-pro". */
export function fileNamePart(text) {
  return text.toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "");
}

/** "willChangeFrame" as "will change frame". */
export function spaced(camelCase) {
  return camelCase.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
}
