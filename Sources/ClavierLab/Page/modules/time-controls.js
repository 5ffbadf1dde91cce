// The controls for time: pause, next frame, speed, and the scrubber.

import { byId, setAttributes, setText, svg } from "./elements.js";
import { seconds } from "./words.js";

export class TimeControls {
  #pause = byId("pause");
  #step = byId("step");
  #scrubber = byId("scrubber");
  #clock = byId("clock");
  #live = byId("live");
  #marks = byId("marks");
  #isPaused = false;
  #range = { start: 0, end: 0 };
  #events = [];
  #drawnMarks = "";

  /** - setRate(rate), step(), scrub(time), live(). */
  constructor(actions) {
    this.#pause.addEventListener("click", () => {
      this.#setPaused(!this.#isPaused);
      actions.setRate(this.rate);
    });
    this.#step.addEventListener("click", () => actions.step());
    for (const choice of this.#rates) {
      choice.addEventListener("change", () => {
        this.#setPaused(false);
        actions.setRate(this.rate);
      });
    }
    this.#scrubber.addEventListener("input", () => actions.scrub(Number(this.#scrubber.value)));
    this.#live.addEventListener("click", () => actions.live());
  }

  /** Virtual seconds per second; 0 while paused. */
  get rate() {
    if (this.#isPaused) return 0;
    return Number([...this.#rates].find((choice) => choice.checked)?.value ?? 1);
  }

  /** Shows the present time, which is later than that of the newest frame while nothing moves. */
  tick(time) {
    setText(this.#clock, seconds(time));
  }

  clear() {
    this.#events = [];
    this.#range = { start: 0, end: 0 };
  }

  mark(time, isAction) {
    this.#events.push({ time, isAction });
  }

  /** Shows the stored range, and the displayed moment in it; no moment means the present. */
  show(range, time) {
    this.#range = range;
    const isLive = time === null;
    const shown = isLive ? range.end : time;
    setAttributes(this.#scrubber, { min: range.start, max: Math.max(range.end, range.start + 1e-3) });
    this.#scrubber.value = isLive ? this.#scrubber.max : shown;
    setAttributes(this.#scrubber, { "aria-valuetext": `${seconds(shown)}${isLive ? ", live" : ""}` });
    setText(this.#clock, seconds(shown));
    setAttributes(this.#live, { "aria-pressed": String(isLive) });
    this.#drawMarks();
  }

  get #rates() {
    return byId("rate").querySelectorAll("input");
  }

  #setPaused(isPaused) {
    this.#isPaused = isPaused;
    const name = isPaused ? "Resume" : "Pause";
    setAttributes(this.#pause, { "aria-pressed": String(isPaused), "aria-label": name, title: name });
    this.#step.disabled = !isPaused;
  }

  /** A tick for each event, in thousandths of the range. */
  #drawMarks() {
    const { start, end } = this.#range;
    const length = Math.max(end - start, 1e-3);
    this.#events = this.#events.filter((event) => event.time >= start);
    const data = { event: "", action: "" };
    for (const { time, isAction } of this.#events) {
      const x = Math.round(((time - start) / length) * 1000);
      data[isAction ? "action" : "event"] += `M${x} 0V10`;
    }
    const text = data.event + data.action;
    if (text === this.#drawnMarks) return;
    this.#drawnMarks = text;
    setAttributes(this.#marks, { viewBox: "0 0 1000 10" });
    this.#marks.replaceChildren(
      svg("path", { d: data.event, class: "mark" }), svg("path", { d: data.action, class: "mark action" }));
  }
}
