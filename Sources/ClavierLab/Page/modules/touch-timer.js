// Measures the time from a touch to the painted frame that shows its effect.

import { afterPaint } from "./after-paint.js";

export class TouchTimer {
  /** The latest result, in milliseconds; null before the first touch. */
  lastMilliseconds = null;
  /** The number of results. */
  count = 0;

  /** When a finger last touched the screen, until a frame responds. */
  #began = null;
  /** When the finger made the touch whose response has not been drawn yet. */
  #answered = null;

  touch(time) {
    this.#began = time;
  }

  answer() {
    this.#answered ??= this.#began;
    this.#began = null;
  }

  /** Whether a touch has had no response yet. */
  get isWaiting() {
    return this.#began !== null;
  }

  /** Returns whether the frame responds to a touch. Call it within an animation frame that draws what the phone sent. */
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
