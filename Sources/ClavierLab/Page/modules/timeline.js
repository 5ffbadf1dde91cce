// Stores the frames for the scrubber, with the complete phone at every sixtieth frame, so that any moment can be
// reconstructed from at most sixty frames.

import { applying } from "./phone-model.js";

const framesPerKeyFrame = 60;
const longest = 600;
const mostCharacters = 20_000_000;

export class Timeline {
  #frames = [];
  #states = [];
  /** The phone's orientations, from the oldest to the newest. */
  #shapes = [];
  #characters = 0;
  #sinceKeyFrame = 0;
  #shown = null;

  clear() {
    this.#frames = [];
    this.#states = [];
    this.#shapes = [];
    this.#characters = 0;
    this.#sinceKeyFrame = 0;
    this.#shown = null;
  }

  get isEmpty() {
    return this.#frames.length === 0;
  }

  get start() {
    return this.#frames[0]?.frame.time ?? 0;
  }

  get end() {
    return this.#frames.at(-1)?.frame.time ?? 0;
  }

  /** Stores a frame; `nodes` are the phone's nodes after it. */
  record(frame, nodes, length) {
    const isKeyFrame = this.isEmpty || frame.isWhole || this.#sinceKeyFrame >= framesPerKeyFrame;
    this.#sinceKeyFrame = isKeyFrame ? 1 : this.#sinceKeyFrame + 1;
    this.#frames.push({ frame, length, nodes: isKeyFrame ? new Map(nodes) : null });
    this.#characters += length;
    this.#forget();
  }

  recordState(state) {
    this.#states.push(state);
  }

  recordShape(shape) {
    this.#shapes.push(shape);
  }

  /** The stored frames from one time to another: the time of each, and whether something moved. */
  times(from, to) {
    return this.#frames.map(({ frame }) => ({ time: frame.time, isMoving: frame.isMoving }))
      .filter(({ time }) => time >= from && time <= to);
  }

  /** The phone at a time: its shape, its nodes, and the last frame and state before that time. */
  moment(time) {
    const index = Math.max(0, this.#lastIndex(this.#frames, (kept) => kept.frame.time <= time + 1e-6));
    if (this.isEmpty) return null;
    if (this.#shown?.entry !== this.#frames[index]) this.#shown = { entry: this.#frames[index], nodes: this.#nodes(index) };
    const frame = this.#frames[index].frame;
    const shape = this.#lastOf(this.#shapes, frame.time);
    return { shape, nodes: this.#shown.nodes, frame, state: this.#lastOf(this.#states, time) };
  }

  #lastOf(list, time) {
    return list[this.#lastIndex(list, (known) => known.time <= time + 1e-6)] ?? null;
  }

  #nodes(index) {
    let key = index;
    while (!this.#frames[key].nodes) key -= 1;
    let nodes = new Map(this.#frames[key].nodes);
    for (let next = key + 1; next <= index; next += 1) nodes = applying(this.#frames[next].frame, nodes);
    return nodes;
  }

  /** Removes frames that are too old or too many, up to a complete frame. */
  #forget() {
    while (this.end - this.start > longest || this.#characters > mostCharacters) {
      const next = this.#frames.findIndex((kept, index) => index > 0 && kept.nodes);
      if (next < 0) return;
      for (const kept of this.#frames.splice(0, next)) this.#characters -= kept.length;
      for (const list of [this.#states, this.#shapes]) {
        const known = this.#lastIndex(list, (entry) => entry.time <= this.start);
        if (known > 0) list.splice(0, known);
      }
    }
  }

  #lastIndex(list, isBefore) {
    let low = 0;
    let high = list.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isBefore(list[middle])) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }
}
