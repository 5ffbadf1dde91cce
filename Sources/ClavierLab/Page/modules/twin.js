// A second phone that shows the same screen without keyboard handling. It repeats the actions on the first phone.

import { Connection } from "./connection.js";
import { CoverageView } from "./coverage-view.js";
import { byId, setAttributes, setText } from "./elements.js";
import { PhoneModel } from "./phone-model.js";
import { margin, PhoneView } from "./phone-view.js";
import { verdictOn } from "./verdict.js";

/** The time after which a hidden page ends its second phone, in milliseconds. */
const hiddenWait = 5000;
/** The time after which a phone that does not respond is omitted from a shared page, in milliseconds. */
const shareWait = 5000;
/** The distance after which a moving finger is a drag, in points. */
const slack = 10;
/** The smallest scale of two phones, in pixels per point. With a smaller scale, their keys would be too small to use. */
const leastScale = 0.4;
const leastWidth = 440;
/** The space around a phone with its caption, in pixels. */
const around = { width: 24, height: 36 };

/** The positions of two phones in an element, and whether it is large enough for them. */
export function roomForTwo(body, { clientWidth, clientHeight }) {
  const isStacked = body.width > body.height;
  const width = (isStacked ? clientWidth : clientWidth / 2) - around.width;
  const height = (isStacked ? clientHeight / 2 : clientHeight) - around.height;
  const scale = Math.min(width / (body.width + 2 * margin), height / (body.height + 2 * margin));
  return { isStacked, hasRoom: clientWidth >= leastWidth && scale >= leastScale };
}

export class Twin {
  #figure = byId("twin");
  #stage = byId("phones");
  #phone = byId("twin-phone");
  #verdict = byId("twin-verdict");
  #view = new PhoneView(this.#phone, byId("twin-picture"), "twin-");
  #coverage = new CoverageView(this.#view.marks, "twin-");
  #model = new PhoneModel();
  #frame = null;
  #state = null;
  #connection = null;
  #isWanted = false;
  #settings = null;
  #rate = 1;
  /** The input and the text that the first phone edits. */
  #leader = null;
  #sent = null;
  /** The touch on the first phone: where it began, and whether it was sent to this phone. */
  #touch = null;
  #takeShared = () => {};
  /** The page that was requested, and has not arrived yet; null if there is none. */
  #sharing = null;
  /** Why the phone is not connected; empty if it is, or if it is starting. */
  #loss = "";
  #drawRequest = 0;
  #timer = 0;

  constructor() {
    document.addEventListener("visibilitychange", () => this.#update());
  }

  /** Shows the phone beside the first one or below it, or hides it. */
  place({ isWanted, isStacked }) {
    setAttributes(this.#stage, { "data-compare": String(isWanted), "data-stacked": String(isWanted && isStacked) });
    if (this.#isWanted === isWanted) return;
    this.#isWanted = isWanted;
    this.#figure.hidden = !isWanted;
    this.#update();
  }

  /** Opens the screen of the first phone, or follows its settings. */
  follow(settings) {
    this.#settings = { ...settings, handlesKeyboard: false };
    this.#send("settings", { settings: this.#settings });
  }

  /** Replaces the connection, because the user has pressed Reconnect. */
  reconnect() {
    this.#connection?.reconnect();
    this.#update();
  }

  reopen() {
    this.#leader = null;
    this.#sent = null;
    this.#send("reopen");
  }

  /** Edits the same input with the same text as the first phone. */
  mirror(state) {
    const input = state.inputs.find((candidate) => candidate.isFocused);
    this.#leader = input ? { input: input.id, text: input.value } : {};
    this.#catchUp();
  }

  /**
   * The page that this phone shares, and the time at which it ends on this phone's clock: { html, to }. The promise is
   * for null if there is no phone, or if it has nothing to share.
   */
  share() {
    if (!this.#connection?.isOpen || !this.#state) return Promise.resolve(null);
    // A second request would replace the first one, which would then wait until it times out.
    this.#sharing ??= new Promise((resolve) => {
      this.#takeShared = resolve;
      setTimeout(() => resolve(null), shareWait);
      this.#send("share");
    }).finally(() => { this.#sharing = null; });
    return this.#sharing;
  }

  setRate(rate) {
    this.#rate = rate;
    this.#send("time", { rate });
  }

  step() {
    this.#send("step");
  }

  /** Keys and drags are the same on both phones. Another tap may hit a different view on this phone, so mirror() follows its result. */
  touch(touch, isOnKeyboard) {
    if (touch.phase === "began") {
      this.#touch = { start: touch, isSent: isOnKeyboard };
      if (isOnKeyboard) this.#send("touch", touch);
      return;
    }
    if (!this.#touch) return;
    const { start } = this.#touch;
    if (!this.#touch.isSent && Math.hypot(touch.x - start.x, touch.y - start.y) > slack) {
      this.#touch.isSent = true;
      this.#send("touch", start);
    }
    if (this.#touch.isSent) this.#send("touch", touch);
    if (touch.phase !== "moved") this.#touch = null;
  }

  set isOn(isOn) {
    this.#coverage.isOn = isOn;
  }

  // MARK: Connection

  #update() {
    clearTimeout(this.#timer);
    if (!this.#isWanted) this.#stop();
    else if (document.hidden) this.#timer = setTimeout(() => this.#stop(), hiddenWait);
    else if (!this.#connection) this.#start();
  }

  #start() {
    this.#connection = new Connection({
      opened: () => {
        if (this.#settings) this.#send("settings", { settings: this.#settings });
        if (this.#rate !== 1) this.setRate(this.#rate);
      },
      received: (message) => this.#receive(message),
      lost: (isTryingAgain, reason) => {
        setAttributes(this.#phone, { "data-ready": "false" });
        if (!isTryingAgain) this.#connection = null;
        // Only the first failure has a reason.
        this.#loss = reason || this.#loss || "The lab does not respond.";
        this.#state = null;
        this.#showVerdict();
      },
    });
    this.#loss = "";
    this.#showVerdict();
    this.#connection.connect();
  }

  #stop() {
    this.#connection?.close();
    this.#connection = null;
    setAttributes(this.#phone, { "data-ready": "false" });
  }

  #send(type, fields) {
    this.#connection?.send(type, fields);
  }

  #catchUp() {
    const wanted = JSON.stringify(this.#leader);
    if (!this.#state || !this.#leader || wanted === this.#sent) return;
    this.#sent = wanted;
    this.#send("follow", this.#leader);
  }

  #receive(message) {
    if (message.type === "opened") {
      this.#model = new PhoneModel();
      this.#frame = null;
      this.#state = null;
      this.#sent = null;
      this.#loss = "";
      this.#view.take(message);
    } else if (message.type === "turned") {
      this.#view.take(message);
    } else if (message.type === "frame") {
      this.#model.apply(message);
      this.#frame = message;
      setAttributes(this.#phone, { "data-moving": String(message.isMoving), "data-ready": "true" });
    } else if (message.type === "shared") {
      this.#takeShared(message);
    } else if (message.type === "problem") {
      this.#takeShared(null);
    } else if (message.type === "state") {
      this.#state = message;
      this.#catchUp();
    }
    this.#drawRequest ||= requestAnimationFrame(() => this.#draw());
  }

  #draw() {
    this.#drawRequest = 0;
    this.#view.show(this.#model.nodes);
    this.#coverage.show(this.#frame, this.#touch?.isSent);
    this.#showVerdict();
  }

  #showVerdict() {
    const verdict = this.#state ? verdictOn(this.#state) : { kind: "idle", short: this.#loss ? "not connected" : "" };
    // If no input is focused, there is nothing to compare. The sentence above the phones names the input.
    setText(this.#verdict, verdict.short ?? "");
    setAttributes(this.#verdict, { title: this.#loss || null });
    setAttributes(this.#figure, { "data-kind": verdict.kind });
  }
}
