// Measures how long it takes from a touch to the painted frame that shows it.

import { afterPaint } from "./after-paint.js";

export class TouchTimer {
  /** The latest result, in milliseconds; null before the first touch. */
  lastMilliseconds = null;
  /** The number of results. */
  count = 0;

  /** When the last finger came down, until a frame came in answer. */
  #began = null;
  /** When the finger came down that a frame has answered, until that frame is drawn. */
  #answered = null;

  touch(time) {
    this.#began = time;
  }

  answer() {
    this.#answered ??= this.#began;
    this.#began = null;
  }

  /** Whether a finger came down that no frame has answered. */
  get isWaiting() {
    return this.#began !== null;
  }

  /** Call it within an animation frame that draws what the phone sent. Returns whether the frame answers a touch. */
  draw() {
    if (this.#answered === null) return false;
    const began = this.#answered;
    this.#answered = null;
    afterPaint(() => {
      this.lastMilliseconds = performance.now() - began;
      this.count += 1;
    });
    return true;
  }
}
