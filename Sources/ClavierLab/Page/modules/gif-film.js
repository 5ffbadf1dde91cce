// Creates an animated GIF of the last seconds, from the moments that the timeline has stored.

import { html, svg } from "./elements.js";
import { rasterized, save } from "./export.js";
import { GIFEncoder } from "./gif.js";
import { turningCanvases } from "./phone-turn.js";
import { margin, PhoneView } from "./phone-view.js";

/** Durations in seconds. A picture without movement is shown long enough to look at it. */
const shortestMotion = 0.08;
const longestPause = 1.5;
const shortestRest = 0.9;
/** The number of pictures from which the colors are chosen. */
const sampleCount = 6;
const background = "#ffffff";

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
    view.turns = false;
    const times = kept(timeline.times(from, to));
    const bodies = times.map(({ time }) => timeline.moment(time).shape.body);
    // All pictures have the same size, even if the phone is rotated between them.
    const size = {
      width: Math.max(...bodies.map(({ width }) => width)) + 2 * margin,
      height: Math.max(...bodies.map(({ height }) => height)) + 2 * margin,
    };
    const drawn = ({ time }, paper) => {
      const { shape, nodes } = timeline.moment(time);
      view.take(shape);
      view.show(nodes);
      return rasterized(picture, view.bodySize, 1, { room: size, background: paper });
    };
    const read = (canvas) => canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
    const pixels = async (moment) => read(await drawn(moment, background));
    const isLandscape = ({ time }) => {
      const { width, height } = timeline.moment(time).shape.body;
      return width > height;
    };
    const step = Math.max(1, Math.floor(times.length / sampleCount));
    const samples = [];
    for (let index = 0; index < times.length; index += step) samples.push(await pixels(times[index]));
    const [{ width, height }] = samples;
    const encoder = new GIFEncoder(width, height, samples.map(({ data }) => data));
    for (const [index, moment] of times.entries()) {
      if (index > 0 && isLandscape(moment) !== isLandscape(times[index - 1])) {
        const former = await drawn(times[index - 1], null);
        const formerSize = view.bodySize;
        const next = await drawn(moment, null);
        const steps = turningCanvases(former, next, formerSize, isLandscape(moment), background);
        for (const canvas of steps) encoder.add(read(canvas).data, Math.round(shortestMotion * 100));
      }
      const pause = (times[index + 1]?.time ?? moment.time) - moment.time;
      const least = moment.isMoving ? shortestMotion : shortestRest;
      encoder.add((await pixels(moment)).data, Math.round(Math.max(Math.min(pause, longestPause), least) * 100));
    }
    return encoder.finish();
  } finally {
    container.remove();
  }
}

/** Enough frames of each motion, and one frame for each period without movement. */
function kept(times) {
  const result = [];
  for (const moment of times) {
    const last = result.at(-1);
    if (!last || !moment.isMoving || moment.time - last.time >= shortestMotion - 0.001) result.push(moment);
  }
  return result;
}
