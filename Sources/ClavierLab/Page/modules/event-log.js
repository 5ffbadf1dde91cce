// Lists actions and notifications as they happen, and explains the selected one below the list.

import { html, setAttributes, setText } from "./elements.js";
import { frame, seconds, spaced } from "./words.js";

const mostEntries = 600;
/** The pause after which the same action is a new entry, in seconds. */
const longestBurst = 4;

const signs = {
  willShow: "↑", didShow: "↑", willHide: "↓", didHide: "↓", willChangeFrame: "↕", didChangeFrame: "↕",
};

const meanings = {
  willShow: "The keyboard is about to appear, or to change its frame while it is visible.",
  didShow: "The keyboard has appeared.",
  willHide: "The keyboard is about to disappear, or to undock.",
  didHide: "The keyboard has disappeared.",
  willChangeFrame: "The keyboard is about to change its frame.",
  didChangeFrame: "The keyboard has changed its frame.",
};

export class EventLog {
  #list;
  #empty;
  #detail;
  #showMoment;
  #handler;
  #entries = [];
  #pending = [];
  #pinned = null;
  #pointed = null;
  #shown = null;
  #latest = null;
  #time = null;

  /**
   * - `showMoment(time)` is called when the user wants to see the phone at an earlier time.
   * - `handler` finds the lines that handle a notification: `exists(name)`, `select(name)` with null for none, `show(name)`.
   */
  constructor({ list, empty, detail, showMoment, handler }) {
    this.#list = list;
    this.#empty = empty;
    this.#detail = detail;
    this.#showMoment = showMoment;
    this.#handler = handler;
    list.addEventListener("click", (event) => this.#pin(this.#entryOf(event.target)));
    list.addEventListener("pointerover", (event) => {
      if (event.pointerType === "mouse") this.#point(this.#entryOf(event.target));
    });
    list.addEventListener("pointerleave", () => this.#point(null));
    list.addEventListener("focusin", (event) => this.#point(this.#entryOf(event.target)));
    list.addEventListener("focusout", () => this.#point(null));
    list.addEventListener("keydown", (event) => this.#move(event));
    this.#explain(null);
  }

  clear() {
    this.#entries = [];
    this.#pending = [];
    this.#pinned = null;
    this.#pointed = null;
    this.#latest = null;
    this.#list.replaceChildren();
    this.#empty.hidden = false;
    this.#explain(null);
  }

  add(message) {
    this.#pending.push(message);
  }

  /** Adds all new entries to the list, once for each frame of the page. */
  flush() {
    if (this.#pending.length === 0) return;
    const scroller = this.#list.parentElement;
    const isAtEnd = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < 40;
    const added = this.#joined(this.#pending).map((message) => {
      const entry = { message, item: message.type === "action" ? actionItem(message) : eventItem(message) };
      this.#entries.push(entry);
      if (message.type === "event") this.#latest = entry;
      return entry;
    });
    this.#pending = [];
    if (added.length === 0) return;
    this.#list.append(...added.map((entry) => entry.item));
    for (const entry of this.#entries.splice(0, this.#entries.length - mostEntries)) entry.item.remove();
    this.#empty.hidden = true;
    this.#makeReachable(this.#reachable ?? this.#entries[0]);
    if (isAtEnd) scroller.scrollTop = scroller.scrollHeight;
    if (!this.#pinned && !this.#pointed) this.#explain(this.#latest);
  }

  /** Consecutive letters, repeated keys, and repeated drags are one entry, so that notifications stay visible. */
  #joined(messages) {
    const kept = [];
    let last = this.#entries.at(-1)?.message;
    for (const message of messages) {
      const isLate = last && message.time - (last.lastTime ?? last.time) > longestBurst;
      if (!last || isLate || !join(last, message)) {
        kept.push(message);
        last = message;
        continue;
      }
      last.lastTime = message.time;
      const entry = this.#entries.at(-1);
      if (entry?.message === last) setText(entry.item.querySelector(".what"), title(last));
    }
    return kept;
  }

  /** Marks the entries after the displayed time as future entries. Null means the present. */
  showTime(time) {
    if (time === null && this.#time === null) return;
    this.#time = time;
    let current = null;
    for (const { message, item } of this.#entries) {
      const isFuture = time !== null && message.time > time + 1e-6;
      item.classList.toggle("future", isFuture);
      if (!isFuture) current = item;
    }
    for (const { item } of this.#entries) {
      const isCurrent = time !== null && item === current;
      setAttributes(item, { "aria-current": isCurrent ? "time" : null });
    }
    if (time !== null) current?.scrollIntoView({ block: "nearest" });
  }

  // MARK: Selection

  #entryOf(element) {
    const item = element.closest?.("li");
    return this.#entries.find((entry) => entry.item === item) ?? null;
  }

  #pin(entry) {
    if (!entry) return;
    this.#pinned?.item.classList.remove("pinned");
    this.#pinned = this.#pinned === entry ? null : entry;
    this.#pinned?.item.classList.add("pinned");
    this.#makeReachable(entry);
    this.#explain(this.#pinned ?? this.#pointed ?? this.#latest);
  }

  #point(entry) {
    this.#pointed = entry;
    this.#explain(entry ?? this.#pinned ?? this.#latest);
  }

  #reachable = null;

  /** Tab reaches one entry, and the arrow keys reach the others. */
  #makeReachable(entry) {
    if (this.#reachable) this.#reachable.item.firstElementChild.tabIndex = -1;
    this.#reachable = this.#entries.includes(entry) ? entry : (this.#entries[0] ?? null);
    if (this.#reachable) this.#reachable.item.firstElementChild.tabIndex = 0;
  }

  #move(event) {
    const place = this.#entries.indexOf(this.#entryOf(event.target));
    const last = this.#entries.length - 1;
    const places = { ArrowDown: Math.min(place + 1, last), ArrowUp: Math.max(place - 1, 0), Home: 0, End: last };
    if (place < 0 || !(event.key in places)) return;
    event.preventDefault();
    const entry = this.#entries[places[event.key]];
    this.#makeReachable(entry);
    entry.item.firstElementChild.focus();
  }

  // MARK: Explanation

  #explain(entry) {
    const chosen = entry && (entry === this.#pointed || entry === this.#pinned) ? entry.message : null;
    this.#handler.select(chosen?.type === "event" ? chosen.name : null);
    if (this.#shown === entry && this.#detail.hasChildNodes()) return;
    this.#shown = entry;
    this.#detail.replaceChildren(...(entry ? this.#explanation(entry.message) : [
      html("p", { class: "quiet-text" }, "Select a notification to read its explanation."),
    ]));
    this.#detail.scrollTop = 0;
  }

  #handlerButton({ type, name }) {
    if (type !== "event" || !this.#handler.exists(name)) return [];
    const button = html("button", { type: "button", class: "button small" }, "Show its handler");
    button.addEventListener("click", () => this.#handler.show(name));
    return [button];
  }

  #explanation(message) {
    const moment = html("button", { type: "button", class: "button small" }, "Show this moment");
    moment.addEventListener("click", () => this.#showMoment(message.time));
    const heading = message.type === "action" ? title(message) : message.name;
    const head = html(
      "div", { class: "detail-head" },
      html("h3", { class: message.type === "action" ? null : "code" }, heading),
      html("span", { class: "quiet-text" }, seconds(message.time)), ...this.#handlerButton(message), moment);
    if (message.type === "action") return [head, html("p", {}, "You performed this action. Any notifications that it caused are below it in the list.")];
    const rows = [
      ["start frame", message.startFrame && frame(message.startFrame)],
      ["end frame", message.endFrame && frame(message.endFrame)],
      ["duration", number(message.duration, " s")],
      ["curve", number(message.curve, message.curve === 7 ? ", the keyboard's own" : "")],
      ["belongs to this app", answer(message.belongsToCurrentApp)],
    ];
    return [
      head,
      html("p", {}, meanings[message.name] ?? spaced(message.name)),
      html("dl", { class: "facts" }, ...rows.flatMap(([term, value]) => [
        html("dt", {}, term), html("dd", {}, value ?? "not included"),
      ])),
      html("ul", { class: "remarks" }, ...(message.remarks ?? []).map((remark) => html("li", {}, remark))),
    ];
  }
}

/** Adds an action to the previous entry if both are of the same kind, and returns whether it did. */
function join(last, message) {
  const text = typed(last) !== null && typed(message) !== null ? typed(last) + typed(message) : null;
  if (text !== null) {
    last.text = `type “${text}”`;
    return true;
  }
  const isRepeated = last.type === "action" && message.type === "action" && last.text === message.text;
  if (!isRepeated || !/^(press|drag) /.test(message.text)) return false;
  last.count = (last.count ?? 1) + 1;
  return true;
}

function title(message) {
  return message.count > 1 ? `${message.text} × ${message.count}` : message.text;
}

function typed(message) {
  return message?.type === "action" ? (/^type “(.*)”$/s.exec(message.text)?.[1] ?? null) : null;
}

function number(value, unit) {
  return value === null || value === undefined ? null : `${Math.round(value * 1000) / 1000}${unit}`;
}

function answer(value) {
  return value === null || value === undefined ? null : value ? "yes" : "no";
}

function actionItem(message) {
  return html(
    "li", { class: "action", "data-name": "action", "data-number": message.number, "data-time": message.time },
    row(message, html("span", { class: "what" }, title(message))));
}

function eventItem(message) {
  const name = message.name;
  const end = message.endFrame;
  const summary = end ? `y ${Math.round(end[1] * 10) / 10} · ${Math.round(end[3] * 10) / 10} high` : "no end frame";
  return html(
    "li", { class: `event ${kind(name)}`, "data-name": name, "data-number": message.number, "data-time": message.time },
    row(
      message,
      html("span", { class: "sign", "aria-hidden": "true" }, signs[name] ?? "·"),
      html("span", { class: "what code" }, name),
      html("span", { class: "summary" }, summary)));
}

function row(message, ...content) {
  return html(
    "button", { type: "button", tabindex: -1, class: "row" },
    html("span", { class: "when" }, message.time.toFixed(2)), ...content);
}

/** The half of the animation to which the entry belongs, which determines its color. */
function kind(name) {
  return name.startsWith("did") ? "past" : "coming";
}
