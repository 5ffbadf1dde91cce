// Plays a recorded session from a single file: the phone, the list of events, and the verdict.

import { CoverageView } from "./coverage-view.js";
import { byId, html, setAttributes, setText } from "./elements.js";
import { PhoneView } from "./phone-view.js";
import { RecordedSession } from "./recorded-session.js";
import { verdictOn } from "./verdict.js";
import { frame } from "./words.js";

/** The longest time by which the second phone follows the first one, in seconds. */
const longestDelay = 0.5;

const signs = { play: "M6 4v12l10-6z", pause: "M5 4h3.5v12H5zM11.5 4H15v12h-3.5z" };

class Player {
  #session;
  #view = new PhoneView(byId("phone"), byId("phone-picture"));
  #coverage = new CoverageView(this.#view.marks);
  /** The same session without Clavier; null if it was not recorded. */
  #other = null;
  #scrubber = byId("scrubber");
  #rows = [];
  /** The displayed time, in seconds of the playback. */
  #time = 0;
  #isPlaying = false;
  #lastTick = 0;
  #current = null;

  constructor(session, other, offset) {
    this.#session = new RecordedSession(session);
    if (other) this.#other = new OtherPhone(other, this.#session, offset);
    setText(byId("title"), session.title);
    setText(byId("about"), `${session.style} · ${session.device} · recorded with ${session.tool}`);
    this.#scrubber.max = this.#session.duration;
    this.#scrubber.addEventListener("input", () => {
      this.#pause();
      this.#show(Number(this.#scrubber.value));
    });
    byId("play").addEventListener("click", () => (this.#isPlaying ? this.#pause() : this.play()));
    document.addEventListener("keydown", (event) => {
      if (event.key !== " " || event.target.closest("button, input")) return;
      event.preventDefault();
      byId("play").click();
    });
    this.#rows = joined(this.#session.rows).map((row) => this.#row(row));
    byId("rows").append(...this.#rows.map(({ item }) => item));
    this.#show(0);
  }

  play() {
    if (this.#time >= this.#session.duration) this.#time = 0;
    this.#setPlaying(true);
    this.#lastTick = performance.now();
    requestAnimationFrame((now) => this.#tick(now));
  }

  #pause() {
    this.#setPlaying(false);
  }

  #setPlaying(isPlaying) {
    this.#isPlaying = isPlaying;
    setAttributes(byId("phone"), { "data-playing": String(isPlaying) });
    setAttributes(byId("play"), { "aria-label": isPlaying ? "Pause" : "Play" });
    setAttributes(byId("play-sign"), { d: isPlaying ? signs.pause : signs.play });
  }

  #tick(now) {
    if (!this.#isPlaying) return;
    const time = this.#time + Math.max(0, now - this.#lastTick) / 1000;
    this.#lastTick = now;
    this.#show(Math.min(time, this.#session.duration));
    if (time >= this.#session.duration) this.#pause();
    else requestAnimationFrame((next) => this.#tick(next));
  }

  #show(played) {
    this.#time = played;
    const time = this.#session.recorded(played);
    const moment = this.#session.moment(time);
    this.#view.take(moment.shape);
    this.#view.show(moment.nodes);
    this.#coverage.show(moment.frame);
    this.#other?.show(time);
    if (moment.state) {
      const verdict = verdictOn(moment.state);
      setText(byId("verdict"), [verdict.text, moment.state.focused ? verdict.more : ""].filter(Boolean).join(" "));
      setAttributes(byId("verdict"), { "data-kind": verdict.kind });
    }
    this.#scrubber.value = played;
    // The player speeds up pauses, so the clock shows the recorded time, as the list does.
    setText(byId("clock"), `${time.toFixed(2)} s`);
    this.#showRows(played);
  }

  #showRows(played) {
    let current = null;
    for (const row of this.#rows) {
      const isFuture = row.played > played + 1e-6;
      row.item.classList.toggle("future", isFuture);
      if (!isFuture) current = row;
    }
    if (current === this.#current) return;
    if (this.#current) setAttributes(this.#current.item, { "aria-current": null });
    this.#current = current;
    if (current) {
      setAttributes(current.item, { "aria-current": "true" });
      const list = byId("rows");
      const [top, height] = [current.item.offsetTop - list.offsetTop, current.item.offsetHeight];
      if (top < list.scrollTop || top + height > list.scrollTop + list.clientHeight) list.scrollTop = top - 40;
    }
    byId("detail").replaceChildren(...(current ? explanation(current.row) : []));
  }

  #row(row) {
    const played = this.#session.played(row.time);
    const end = row.type === "event" && row.endFrame ? ` y ${Math.round(row.endFrame[1] * 10) / 10}` : "";
    const button = html(
      "button", { type: "button" },
      html("span", { class: "when" }, row.time.toFixed(2)),
      html("span", { class: "what" }, (row.type === "action" ? row.text : row.name) + end));
    button.addEventListener("click", () => {
      this.#pause();
      this.#show(played);
    });
    return { row, played, item: html("li", { class: row.type }, button) };
  }
}

/** The phone that shows the same screen without Clavier. */
class OtherPhone {
  #session;
  #view;
  #coverage;
  /** The difference between the clocks of the two phones, in seconds. */
  #offset;

  constructor(session, first, offset) {
    this.#session = new RecordedSession(session);
    this.#offset = exactOffset(this.#session.rows, first.rows, offset);
    setAttributes(byId("phones"), { "data-compare": "true" });
    byId("other").hidden = false;
    byId("choice").hidden = false;
    for (const choice of document.querySelectorAll("[name=shown]")) {
      choice.addEventListener("change", () => setAttributes(byId("phones"), { "data-shown": choice.value }));
    }
    this.#view = new PhoneView(byId("other-phone"), byId("other-picture"), "other-");
    this.#coverage = new CoverageView(this.#view.marks, "other-");
  }

  show(time) {
    const moment = this.#session.moment(time + this.#offset);
    this.#view.take(moment.shape);
    this.#view.show(moment.nodes);
    this.#coverage.show(moment.frame);
    const verdict = moment.state ? verdictOn(moment.state) : {};
    setText(byId("other-verdict"), verdict.short ? `: ${verdict.short}` : "");
    setAttributes(byId("other"), { "data-kind": verdict.kind });
  }
}

/**
 * Returns the difference between the two phones' clocks that makes both phones show a notification at the same moment.
 *
 * The second phone repeats an action a moment after the first one. The difference at the ends of the sessions shows which
 * notifications belong together, even if the second phone was opened in the middle of the session.
 */
function exactOffset(others, rows, offset) {
  const events = (list) => list.filter(({ type }) => type === "event");
  const differences = events(others).flatMap((other) =>
    events(rows).filter(({ name }) => name === other.name).map(({ time }) => other.time - time));
  const distance = (difference) => Math.abs(difference - offset);
  const closest = differences.reduce((best, next) => (distance(next) < distance(best) ? next : best), Infinity);
  return distance(closest) < longestDelay ? closest : offset;
}

/** Consecutive letters are one row. */
function joined(rows) {
  const result = [];
  for (const row of rows) {
    const last = result.at(-1);
    if (typed(last) === null || typed(row) === null) result.push({ ...row });
    else last.text = `type “${typed(last)}${typed(row)}”`;
  }
  return result;
}

function typed(row) {
  return row?.type === "action" ? (/^type “(.*)”$/s.exec(row.text)?.[1] ?? null) : null;
}

function explanation(row) {
  if (row.type === "action") return [html("h3", {}, row.text), html("p", {}, "A user action.")];
  const facts = [
    row.startFrame && `from ${frame(row.startFrame)}`, row.endFrame && `to ${frame(row.endFrame)}`,
    row.duration !== null && `${row.duration} s`, row.curve !== null && `curve ${row.curve}`,
  ].filter(Boolean);
  return [
    html("h3", {}, row.name), html("p", {}, facts.join(" · ")),
    html("ul", {}, ...(row.remarks ?? []).map((remark) => html("li", {}, remark))),
  ];
}

const recorded = (id) => JSON.parse(byId(id).textContent);
const offset = Number(byId("other-session").dataset.offset);
const player = new Player(recorded("session"), recorded("other-session"), offset);
if (!matchMedia("(prefers-reduced-motion: reduce)").matches) player.play();
