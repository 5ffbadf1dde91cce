// Reads a recorded session: returns any moment of it, and plays it at a pace that a viewer can follow.

import { applying } from "./phone-model.js";

const framesPerKeyFrame = 40;
/** The longest time without movement that is played, in seconds. */
const longestPause = 1.5;
/** The minimum time between two actions during playback, in seconds, so that a viewer can see the effect of the first action. */
const shortestRest = 0.8;
const newNode = { parent: null, index: 0, x: 0, y: 0, width: 0, height: 0, scrollX: 0, scrollY: 0, opacity: 1, matrix: null, clip: null, shapes: [] };
const newState = { explanation: [], inputs: [], keyboardFrame: null, focused: null, overlap: 0 };

export class RecordedSession {
  #frames = [];
  #states = [];
  #shapes;
  /** Pairs of a recorded time and the time at which it plays, in order. */
  #pace = [];
  #shown = { index: -1, nodes: new Map() };
  rows;

  constructor(session) {
    this.rows = session.rows;
    this.#shapes = session.shapes;
    let state = newState;
    for (const change of session.states) {
      state = { ...state, ...change };
      this.#states.push(state);
    }
    this.#readFrames(session.frames);
    this.#setPace();
  }

  /** The duration of the playback, in seconds. */
  get duration() {
    return this.#pace.at(-1)?.played ?? 0;
  }

  /** Converts a recorded time to the time at which it is played. */
  played(recorded) {
    return between(this.#pace, "recorded", "played", recorded);
  }

  /** Converts a time of the playback to the recorded time that is played then. */
  recorded(played) {
    return between(this.#pace, "played", "recorded", played);
  }

  /** The phone at a recorded time. */
  moment(time) {
    const index = Math.max(0, lastIndex(this.#frames, time));
    const frame = this.#frames[index];
    return {
      frame, nodes: this.#nodes(index), shape: this.#shapes[Math.max(0, lastIndex(this.#shapes, frame.time))],
      state: this.#states[lastIndex(this.#states, time)] ?? null,
    };
  }

  #readFrames(changes) {
    const known = new Map();
    let nodes = new Map();
    for (const [place, change] of changes.entries()) {
      const frame = { keyboard: null, covered: null, coveredHeight: 0, isWhole: place === 0, isMoving: false, removed: [], ...change };
      if (frame.isWhole) known.clear();
      frame.nodes = (change.nodes ?? []).map((node) => {
        const full = { ...(known.get(node.id) ?? newNode), ...node };
        known.set(node.id, full);
        return full;
      });
      nodes = applying(frame, nodes);
      frame.keyNodes = place % framesPerKeyFrame === 0 ? new Map(nodes) : null;
      this.#frames.push(frame);
    }
  }

  #nodes(index) {
    let start = this.#shown.index;
    // Playing forward continues from the last picture.
    if (start > index || index - start > framesPerKeyFrame || start < 0) {
      start = index - (index % framesPerKeyFrame);
      this.#shown = { index: start, nodes: new Map(this.#frames[start].keyNodes) };
    }
    let { nodes } = this.#shown;
    for (let next = start + 1; next <= index; next += 1) nodes = applying(this.#frames[next], nodes);
    this.#shown = { index, nodes };
    return nodes;
  }

  /** The virtual clock may stop between two actions, or run for a long time while nothing happens. */
  #setPace() {
    const moments = [
      ...this.#frames.map(({ time }) => ({ time, rest: 0 })),
      ...this.rows.filter(({ type }) => type === "action").map(({ time, text }) => ({
        time, rest: text.startsWith("type ") ? 0.1 : shortestRest,
      })),
    ].sort((a, b) => a.time - b.time);
    let played = 0;
    let last = moments[0]?.time ?? 0;
    for (const { time, rest } of moments) {
      played += Math.max(Math.min(time - last, longestPause), rest);
      last = Math.max(time, last);
      this.#pace.push({ recorded: last, played });
    }
    this.#pace.push({ recorded: last, played: played + shortestRest });
  }
}

function lastIndex(list, time) {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (list[middle].time <= time + 1e-6) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

function between(pairs, from, to, value) {
  let low = 0;
  let high = pairs.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (pairs[middle][from] <= value + 1e-9) low = middle;
    else high = middle - 1;
  }
  const [start, end] = [pairs[low], pairs[Math.min(low + 1, pairs.length - 1)]];
  const part = end[from] > start[from] ? Math.min(Math.max((value - start[from]) / (end[from] - start[from]), 0), 1) : 0;
  return start[to] + (end[to] - start[to]) * part;
}
