// Saves the phone as a PNG, and the last seconds as an animated SVG that the phone process creates.

import { fileNamePart } from "./words.js";

const pixelsPerPoint = 2;
/** The characters that a browser does not accept in an SVG image. A pasted terminal log can contain such characters. */
const notInImages = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;

/** "clavier-create-account-iphone-16-4.2s.png" */
export function fileName({ screen, device, time }, extension) {
  return `clavier-${fileNamePart(screen)}-${fileNamePart(device)}-${time.toFixed(1)}s.${extension}`;
}

export function save(blob, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // After the download has begun, the browser keeps the data.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

export function saveFilm(svgText, name) {
  save(new Blob([svgText], { type: "image/svg+xml" }), name);
}

/** A page that plays the session from disk. */
export function savePage(pageText, name) {
  save(new Blob([pageText], { type: "text/html" }), name);
}

/** Saves a PNG of the phone, and returns whether the browser could create it. */
export async function savePicture({ picture, bodySize }, name) {
  try {
    if (bodySize) save(await png(picture, bodySize), name);
    return true;
  } catch {
    return false;
  }
}

/** A PNG of the phone's picture, with two pixels per point. */
async function png(picture, size) {
  const canvas = await rasterized(picture, size, pixelsPerPoint);
  const blob = await new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) throw new Error("The browser could not create a PNG.");
  return blob;
}

/** A canvas with the phone's picture. `room` is the canvas's size in points if it is larger than the picture. */
export async function rasterized(picture, size, scale, { room = size, background = null } = {}) {
  const copy = picture.cloneNode(true);
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", size.width * scale);
  copy.setAttribute("height", size.height * scale);
  // The page's style sheet does not apply to an image, so the fonts are copied.
  const style = getComputedStyle(picture);
  copy.setAttribute("font-family", style.fontFamily);
  copy.style.fontVariantEmoji = "unicode";
  for (const text of copy.querySelectorAll("text")) text.setAttribute("xml:space", "preserve");
  for (const text of copy.querySelectorAll("text.code")) text.setAttribute("font-family", "ui-monospace, monospace");
  const text = new XMLSerializer().serializeToString(copy).replace(notInImages, "\ufffd");
  const url = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(room.width, size.width) * scale;
    canvas.height = Math.max(room.height, size.height) * scale;
    const context = canvas.getContext("2d", { willReadFrequently: true });
    if (background) {
      context.fillStyle = background;
      context.fillRect(0, 0, canvas.width, canvas.height);
    }
    context.drawImage(image, (canvas.width - size.width * scale) / 2, (canvas.height - size.height * scale) / 2);
    return canvas;
  } finally {
    URL.revokeObjectURL(url);
  }
}
