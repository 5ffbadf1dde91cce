// Makes an animated GIF of the last seconds, from the moments that the timeline has kept.

import { html, svg } from "./elements.js";
import { rasterized, save } from "./export.js";
import { GIFEncoder } from "./gif.js";
import { PhoneView } from "./phone-view.js";

/** In seconds. A rest is long enough to look at. */
const shortestMotion = 0.08;
const longestPause = 1.5;
const shortestRest = 0.9;
/** How many pictures decide on the colors. */
const sampleCount = 6;

/** Saves a GIF of the time from one moment to another, and returns whether the browser could create it. */
export async function saveGIF(timeline, from, to, name) {
  try {
    save(await gifFilm(timeline, from, to), name);
    return true;
  } catch {
    return false;
  }
}

async function gifFilm(timeline, from, to) {
  const picture = svg("svg");
  const container = html("div", { class: "visually-hidden", "aria-hidden": "true" });
  container.append(picture);
  document.body.append(container);
  try {
    const view = new PhoneView(container, picture);
    const times = kept(timeline.times(from, to));
    const size = times.map(({ time }) => timeline.moment(time).shape.body)
      .reduce((most, body) => ({ width: Math.max(most.width, body.width), height: Math.max(most.height, body.height) }));
    const pixels = async ({ time }) => {
      const { shape, nodes } = timeline.moment(time);
      view.take(shape);
      view.show(nodes);
      const canvas = await rasterized(picture, view.bodySize, 1, { room: size, background: "#ffffff" });
      return canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
    };
    const step = Math.max(1, Math.floor(times.length / sampleCount));
    const samples = [];
    for (let index = 0; index < times.length; index += step) samples.push(await pixels(times[index]));
    const [{ width, height }] = samples;
    const encoder = new GIFEncoder(width, height, samples.map(({ data }) => data));
    for (const [index, moment] of times.entries()) {
      const pause = (times[index + 1]?.time ?? moment.time) - moment.time;
      const least = moment.isMoving ? shortestMotion : shortestRest;
      encoder.add((await pixels(moment)).data, Math.round(Math.max(Math.min(pause, longestPause), least) * 100));
    }
    return encoder.finish();
  } finally {
    container.remove();
  }
}

/** Enough frames of each motion, and every rest. */
function kept(times) {
  const result = [];
  for (const moment of times) {
    const last = result.at(-1);
    if (!last || !moment.isMoving || moment.time - last.time >= shortestMotion - 0.001) result.push(moment);
  }
  return result;
}
