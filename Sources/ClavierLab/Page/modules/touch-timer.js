// Measures how long it takes from a touch to the painted frame that shows it.

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

  /** A task queued from within an animation frame runs after that frame was painted. */
  draw() {
    if (this.#answered === null) return;
    const began = this.#answered;
    this.#answered = null;
    const channel = new MessageChannel();
    channel.port1.onmessage = () => {
      this.lastMilliseconds = performance.now() - began;
      this.count += 1;
      channel.port1.close();
    };
    channel.port2.postMessage(null);
  }
}
