// The picture of a phone during a rotation: the old and the new picture rotate together, and one fades into the other.

import { setAttributes } from "./elements.js";

/** The duration in milliseconds, which matches a rotation in iOS. */
const duration = 400;
const easing = "cubic-bezier(0.35, 0.05, 0.25, 1)";

/** The angle of the old picture in degrees, and the opacity of the new one, at a fraction of the rotation, from 0 to 1. */
export function turned(part, isLandscape) {
  // In landscape, the phone's top is on the left.
  const whole = isLandscape ? -90 : 90;
  return { old: whole * part, new: whole * (part - 1), opacity: part };
}

/** A copy of a picture that stays the same when the picture changes. */
export function copyOf(picture) {
  const copy = picture.cloneNode(true);
  for (const element of copy.querySelectorAll("[id]")) element.id = `before-${element.id}`;
  for (const element of copy.querySelectorAll("[clip-path]")) {
    element.setAttribute("clip-path", element.getAttribute("clip-path").replace("url(#", "url(#before-"));
  }
  for (const element of copy.querySelectorAll("[fill^='url(#']")) {
    element.setAttribute("fill", element.getAttribute("fill").replace("url(#", "url(#before-"));
  }
  copy.removeAttribute("id");
  copy.removeAttribute("role");
  copy.removeAttribute("aria-label");
  setAttributes(copy, { "aria-hidden": "true", class: "turning" });
  return copy;
}

/**
 * Rotates a picture from its former orientation with an animation, unless the user prefers reduced motion. `growth` is the new scale
 * divided by the old one.
 */
export function turn(picture, former, isLandscape, growth) {
  if (!matchMedia("(prefers-reduced-motion: no-preference)").matches) return;
  picture.parentElement.querySelector(":scope > .turning")?.remove();
  picture.before(former);
  const [start, end] = [turned(0, isLandscape), turned(1, isLandscape)];
  const options = { duration, easing };
  const centered = "translate(-50%, -50%)";
  former.animate([
    { transform: `${centered} rotate(${start.old}deg)`, opacity: 1 },
    { transform: `${centered} rotate(${end.old}deg) scale(${growth})`, opacity: 0.6 },
  ], options).finished.finally(() => former.remove());
  picture.animate([
    { transform: `rotate(${start.new}deg) scale(${1 / growth})`, opacity: start.opacity },
    { transform: "none", opacity: end.opacity },
  ], options);
}

/**
 * The rotation as canvases for an animation: the steps between two canvases with a transparent background. `size` is the size of the
 * former phone in the middle of its canvas.
 */
export function turningCanvases(former, next, size, isLandscape, background, steps = 4) {
  const canvases = [];
  for (let step = 1; step < steps; step += 1) {
    const { old, new: angle, opacity } = turned(step / steps, isLandscape);
    const [sine, cosine] = [Math.sin, Math.cos].map((part) => Math.abs(part((old * Math.PI) / 180)));
    // In the middle of the rotation, the phone is drawn smaller, so that its corners stay in the picture.
    const scale = Math.min(
      1, next.width / (size.width * cosine + size.height * sine), next.height / (size.width * sine + size.height * cosine));
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [next.width, next.height];
    const context = canvas.getContext("2d", { willReadFrequently: true });
    context.fillStyle = background;
    context.fillRect(0, 0, canvas.width, canvas.height);
    for (const [picture, degrees, alpha] of [[former, old, 1], [next, angle, opacity]]) {
      context.save();
      context.translate(canvas.width / 2, canvas.height / 2);
      context.rotate((degrees * Math.PI) / 180);
      context.scale(scale, scale);
      context.globalAlpha = alpha;
      context.drawImage(picture, -picture.width / 2, -picture.height / 2);
      context.restore();
    }
    canvases.push(canvas);
  }
  return canvases;
}
