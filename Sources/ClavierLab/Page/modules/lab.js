// Connects the parts of the page: messages update the model, the model updates the view, and input goes to the phone.

import { afterPaint } from "./after-paint.js";
import { putInAddress, settingsInAddress } from "./address.js";
import { Connection } from "./connection.js";
import { CoverageView } from "./coverage-view.js";
import { byId, setAttributes, setText } from "./elements.js";
import { EventLog } from "./event-log.js";
import { fileName, saveFilm, savePage } from "./export.js";
import { connectExports } from "./export-buttons.js";
import { InputOverlay } from "./input-overlay.js";
import { PhoneInput } from "./phone-input.js";
import { PhoneModel } from "./phone-model.js";
import { PhoneView } from "./phone-view.js";
import { ReplayDialog } from "./replay-dialog.js";
import { defaultSettings, SettingsForm } from "./settings-form.js";
import { SettingsSheet } from "./settings-sheet.js";
import { joinedPages } from "./shared-page.js";
import { SourceView } from "./source-view.js";
import { StatePanel } from "./state-panel.js";
import { connectTabs } from "./tabs.js";
import { TimeControls } from "./time-controls.js";
import { Timeline } from "./timeline.js";
import { toast } from "./toasts.js";
import { TouchTimer } from "./touch-timer.js";
import { roomForTwo, Twin } from "./twin.js";
import { Verdict } from "./verdict.js";

/** The longest time that the page waits for the phone's response to a touch, in milliseconds. */
const longestAnswer = 100;
/** The longest time for which the page shows chosen settings that the phone has not reported, in milliseconds. */
const longestChoice = 3000;

class Lab {
  #phone = byId("phone");
  #model = new PhoneModel();
  #timeline = new Timeline();
  #view = new PhoneView(this.#phone, byId("phone-picture"));
  #coverage = new CoverageView(this.#view.marks);
  #overlay = new InputOverlay(byId("inputs"), (id) => this.#act("focus", { input: id }));
  #source = new SourceView({ container: byId("source"), name: byId("source-name") });
  #events = new EventLog({
    list: byId("events"), empty: byId("events-empty"), detail: byId("event-detail"),
    showMoment: (time) => this.#showMoment(time),
    handler: {
      exists: (name) => this.#source.handles(name),
      select: (name) => this.#source.select(name),
      show: (name) => {
        this.#selectTab(-1);
        this.#source.revealHandler(name);
        this.#source.light(name);
      },
    },
  });
  #selectTab = () => {};
  #statePanel = new StatePanel(byId("panel-state"));
  #verdict = new Verdict();
  #time = new TimeControls({
    setRate: (rate) => {
      this.#twin.setRate(rate);
      this.#act("time", { rate });
    },
    step: () => {
      this.#twin.step();
      this.#act("step");
    },
    scrub: (time) => this.#showMoment(time),
    live: () => this.#showMoment(null),
  });
  #connection = new Connection({
    opened: () => this.#opened(),
    received: (message, length) => this.#receive(message, length),
    lost: (isTryingAgain, reason) => this.#lost(isTryingAgain, reason),
  });
  #twin = new Twin();
  /** A promise of the page that the second phone shares, or null. */
  #otherPage = null;
  /** The settings of the page that the phone does not need. */
  #page = { compare: true };
  #form;
  /** The settings that the phone has reported. */
  #settings = { ...defaultSettings };
  /** The chosen settings as JSON, until the phone reports them; null if the form shows the reported settings. */
  #chosen = null;
  #choiceTimer = 0;
  /** The phone's body and screen in the current orientation. */
  #shape = { screen: { width: 0, height: 0 } };
  /** The lab's reason for ending the phone. */
  #lossReason = "";
  /** Whether a finger is dragging something on the phone. During a drag, only the frames show what is covered. */
  #isDragging = false;
  /** The newest frame and state, even if an earlier moment is shown. */
  #frame = null;
  #state = null;
  /** The moment that is shown, in seconds of the virtual clock; null means the present. */
  #moment = null;
  #drawRequest = 0;
  /** When the newest frame arrived, on the page's clock. */
  #frameTime = 0;
  #touchTimer = new TouchTimer();

  /** For tests: the time from the last touch to the first frame that shows its effect. */
  get lastTouchToFrameMilliseconds() { return this.#touchTimer.lastMilliseconds; }
  get touchToFrameCount() { return this.#touchTimer.count; }

  constructor(catalog) {
    this.#form = new SettingsForm(byId("settings-form"), catalog, (settings) => this.#choose(settings));
    this.#settings = this.#readAddress();
    this.#form.show(this.#settings);
    this.#source.show(this.#form.screen);
    this.#view.onPlaced = (place) => this.#overlay.place(place);
    new PhoneInput(this.#phone, this.#view, this.#personOnPhone);
    new ReplayDialog((text) => this.#act("replay", { text }));
    new SettingsSheet();
    this.#selectTab = connectTabs(document.querySelector("[role=tablist]"), () => this.#source.reveal());
    this.#connectButtons();
    setInterval(() => this.#tick(), 1000);
    const follow = () => {
      this.#form.show(this.#readAddress());
      this.#compare();
      this.#choose(this.#form.settings, { isFromAddress: true });
    };
    // Back and Forward change the fragment too.
    window.addEventListener("hashchange", follow);
    this.#connection.connect();
  }

  // MARK: Messages

  #opened() {
    this.#sendSettings(this.#form.settings);
  }

  #lost(isTryingAgain, reason) {
    this.#phone.dataset.ready = "false";
    this.#endChoice();
    // Only the first failure has a reason.
    this.#lossReason = reason || this.#lossReason;
    // The catalog was loaded, so the lab was running. The sentence describes the problem, and the button names the remedy.
    const what = this.#lossReason || "The lab has stopped responding.";
    // A lab that provides a reason is still running.
    const remedy = reason ? "" : " Start the lab again, then reconnect.";
    setText(byId("banner-text"), `${what}${isTryingAgain ? " Reconnecting…" : remedy}`);
    byId("reconnect").hidden = false;
    byId("banner").hidden = false;
    byId("toasts").replaceChildren();
    this.#verdict.showLoss();
  }

  #receive(message, length) {
    const handlers = {
      opened: () => this.#open(message),
      turned: () => this.#take(message),
      frame: () => this.#receiveFrame(message, length),
      event: () => this.#log(message),
      action: () => this.#log(message),
      state: () => this.#receiveState(message),
      problem: () => this.#receiveProblem(message),
      export: () => saveFilm(message.svg, fileName(this.#subject(message.to), "svg")),
      shared: () => this.#saveShared(message),
    };
    // A newer lab may send messages that this page does not know.
    handlers[message.type]?.();
  }

  async #saveShared({ html, to }) {
    savePage(joinedPages({ html, to }, await this.#otherPage), fileName(this.#subject(to), "html"));
  }

  #open(message) {
    // The lab may accept a session and then report that the phone cannot be started. Therefore, the page counts as
    // connected only when the phone's first message arrives.
    byId("banner").hidden = true;
    this.#lossReason = "";
    // If only the settings have changed, the screen continues, and its events stay.
    if (!message.isContinuation) {
      this.#timeline.clear();
      this.#events.clear();
      this.#time.clear();
    }
    this.#model = new PhoneModel();
    this.#frame = null;
    this.#state = null;
    this.#moment = null;
    // A screen that continues has the same inputs. Removing their elements would drop the page's focus.
    if (!message.isContinuation) this.#overlay.clear();
    this.#take(message);
    this.#takeSettings(message.settings);
    this.#source.show(this.#form.screen);
    const { device, screen } = this.#form;
    setAttributes(this.#phone, {
      "aria-label": `${this.#settings.device}, ${screen?.title ?? this.#settings.screen}`,
      "data-device": device?.id, "data-screen": this.#settings.screen, "data-ready": "false",
      "data-dark": String(this.#settings.darkMode),
    });
    this.#twin.follow(this.#settings);
    this.#compare();
    if (this.#time.rate !== 1) this.#connection.send("time", { rate: this.#time.rate });
    this.#requestDraw();
  }

  #take(shape) {
    this.#shape = shape;
    // A rotated phone must fit into the space that is available after the rotation.
    this.#compare();
    this.#timeline.recordShape(shape);
    this.#overlay.take(shape.screen);
    this.#requestDraw();
  }

  /** Applies the settings that the phone reports, which may differ from the requested ones. */
  #takeSettings(settings) {
    this.#settings = { ...defaultSettings, ...settings };
    // The phone has not received the last choice yet.
    if (this.#chosen && this.#chosen !== JSON.stringify(this.#settings)) return;
    this.#showSettings();
  }

  /** Shows two phones if there is enough space: side by side in portrait, and one above the other in landscape. */
  #compare() {
    const { body } = this.#shape;
    if (!body) return;
    const { compare } = this.#page;
    const { handlesKeyboard } = this.#settings;
    const { isStacked, hasRoom } = roomForTwo(body, byId("phones"));
    this.#twin.place({ isWanted: compare && handlesKeyboard && hasRoom, isStacked });
    const note = byId("compare-note");
    note.hidden = !compare || !handlesKeyboard || hasRoom;
    setText(note, note.hidden ? "" : "There is not enough space for two phones. Turn off “Handle the keyboard” to see the screen without Clavier.");
  }

  #receiveProblem({ message }) {
    toast(byId("toasts"), message);
    this.#showSettings();
  }

  #receiveFrame(frame, length) {
    this.#model.apply(frame);
    this.#frame = frame;
    this.#frameTime = performance.now();
    this.#timeline.record(frame, this.#model.nodes, length);
    this.#phone.dataset.moving = String(frame.isMoving);
    this.#showReadiness();
    this.#touchTimer.answer();
    this.#requestDraw();
  }

  /** The phone can be used after its first frame and its first state have arrived. */
  #showReadiness() {
    if (this.#frame && this.#state) this.#phone.dataset.ready = "true";
  }

  #receiveState(state) {
    if (state.focused && !this.#state?.focused) requestAnimationFrame(() => afterPaint(() => this.#revealPhone()));
    this.#state = state;
    this.#showReadiness();
    this.#timeline.recordState(state);
    this.#twin.mirror(state);
    const isChanged = JSON.stringify({ ...defaultSettings, ...state.settings }) !== JSON.stringify(this.#settings);
    if (state.settings && isChanged) {
      this.#takeSettings(state.settings);
      this.#twin.follow(this.#settings);
      this.#compare();
    }
    this.#overlay.show(state.inputs, this.#phone.contains(document.activeElement));
    byId("previous").disabled = !state.canNavigate?.previous;
    byId("next").disabled = !state.canNavigate?.next;
    for (const id of ["done", "return"]) byId(id).disabled = !state.focused;
    this.#requestDraw();
  }

  /** Scrolls to the phone, so that the input and the keyboard are both visible on a short or zoomed page. */
  #revealPhone() {
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.#phone.scrollIntoView({ block: "nearest", behavior: isCalm ? "auto" : "smooth" });
  }

  #log(message) {
    this.#events.add(message);
    // Without keyboard handling, the marked lines of the source do not run.
    if (message.type === "event" && this.#settings.handlesKeyboard) this.#source.light(message.name);
    this.#time.mark(message.time, message.type === "action");
    // The frame that responds to a touch follows the entry of the action. Another frame of the page between the two
    // would delay it.
    if (this.#touchTimer.isWaiting) setTimeout(() => this.#requestDraw(), longestAnswer);
    else this.#requestDraw();
  }

  // MARK: Drawing

  /** The page draws at most once per frame, regardless of the number of messages. If no messages arrive, the page does not draw. */
  #requestDraw() {
    this.#drawRequest ||= requestAnimationFrame(() => {
      this.#drawRequest = 0;
      this.#draw();
    });
  }

  /** The phone's time advances between its frames. */
  #tick() {
    if (document.hidden || !this.#frame || this.#frame.isMoving || this.#moment !== null || !this.#connection.isOpen) return;
    if (this.#touchTimer.isWaiting) return;
    this.#time.tick(this.#frame.time + ((performance.now() - this.#frameTime) / 1000) * this.#time.rate);
  }

  #draw() {
    const past = this.#moment === null ? null : this.#timeline.moment(this.#moment);
    const frame = past ? past.frame : this.#frame;
    const state = past ? past.state : this.#state;
    this.#view.take(past ? past.shape : this.#shape);
    this.#view.show(past ? past.nodes : this.#model.nodes);
    this.#coverage.show(frame, this.#isDragging);
    // After the connection is lost, the last state is no longer current.
    if (past || this.#connection.isOpen) {
      this.#verdict.show(state, { isPast: past !== null, drag: !past && this.#isDragging ? this.#drag : null });
    } else if (state) {
      this.#verdict.showLoss();
    }
    setAttributes(this.#phone, { "data-live": String(this.#moment === null) });
    // The response to a touch is drawn before the panels around the phone. Any other frame draws everything at the same time.
    if (!past && this.#touchTimer.draw()) afterPaint(() => this.#drawPanels());
    else this.#drawPanels();
  }

  #drawPanels() {
    const past = this.#moment === null ? null : this.#timeline.moment(this.#moment);
    // The list reads its height, so it is updated first, while the page's layout is still valid.
    this.#events.flush();
    this.#events.showTime(this.#moment);
    this.#statePanel.show(past ? past.state : this.#state);
    this.#time.show(this.#timeline, this.#moment);
  }

  #showMoment(time) {
    this.#moment = time !== null && !this.#timeline.isEmpty ? time : null;
    this.#requestDraw();
  }

  /** How much of the input and of the screen is covered during a drag. */
  get #drag() {
    const { keyboard, coveredHeight } = this.#frame;
    return { coveredHeight, overlap: keyboard ? Math.max(0, this.#shape.screen.height - keyboard[1]) : 0 };
  }

  // MARK: Commands

  /** Actions happen in the present, because the past cannot be changed. */
  #act(type, fields) {
    this.#showMoment(null);
    this.#connection.send(type, fields);
  }

  /** The settings in the link. Parts that this lab does not support are reported. */
  #readAddress() {
    const { settings, page, unknown } = settingsInAddress((name, value) => this.#form.has(name, value));
    unknown.push(...this.#form.unsupported(settings));
    if (unknown.length > 0) toast(byId("toasts"), `This lab does not support some settings in the link: ${unknown.join(", ")}.`);
    this.#page = page;
    byId("compare").checked = page.compare;
    return settings;
  }

  /** Each choice that the user makes adds an entry to the browser's history. The settings that the phone then reports do not. */
  #choose(settings, { isFromAddress = false } = {}) {
    putInAddress(settings, this.#page, { isStep: !isFromAddress });
    this.#source.show(this.#form.screen);
    this.#showMoment(null);
    this.#sendSettings(settings);
  }

  /**
   * Sends settings, and keeps them in the form and the address until the phone reports them. A report that was sent
   * before the phone received them would otherwise revert the user's last choice. The phone does not report settings
   * that change nothing, so the wait is limited.
   */
  #sendSettings(settings) {
    // A new connection starts with the form's settings.
    if (!this.#connection.isOpen) return;
    this.#chosen = JSON.stringify({ ...defaultSettings, ...settings });
    clearTimeout(this.#choiceTimer);
    this.#choiceTimer = setTimeout(() => this.#showSettings(), longestChoice);
    this.#connection.send("settings", { settings });
  }

  #endChoice() {
    clearTimeout(this.#choiceTimer);
    this.#chosen = null;
  }

  /** Shows the settings that the phone has reported. */
  #showSettings() {
    this.#endChoice();
    this.#form.show(this.#settings);
    putInAddress(this.#form.settings, this.#page);
  }

  get #personOnPhone() {
    const lab = this;
    return {
      get screen() { return lab.#shape.screen; },
      get keyboard() { return lab.#frame?.keyboard ?? null; },
      get state() { return lab.#state; },
      act(type, fields) { lab.#act(type, fields); },
      goLive() { if (lab.#moment !== null) lab.#showMoment(null); },
      send(type, fields) {
        if (type === "text") lab.#verdict.noteTyping();
        if (type === "touch") lab.#twin.touch(fields, lab.#isOnKeyboard(fields));
        lab.#connection.send(type, fields);
      },
      report(text) { toast(byId("toasts"), text); },
      dragged(isDragging) {
        const wasDragging = lab.#isDragging;
        lab.#isDragging = isDragging && lab.#frame !== null;
        // A frame that shows nothing new would delay the frame with the phone's response.
        if (lab.#isDragging !== wasDragging) lab.#requestDraw();
      },
      touched(time) {
        lab.#verdict.dismissHint();
        lab.#touchTimer.touch(time);
      },
    };
  }

  #isOnKeyboard({ x, y }) {
    const keyboard = this.#frame?.keyboard;
    return Boolean(keyboard) && x >= keyboard[0] && x < keyboard[0] + keyboard[2] && y >= keyboard[1];
  }

  #connectButtons() {
    const on = (id, act) => byId(id).addEventListener("click", act);
    for (const to of ["previous", "next", "done"]) on(to, () => this.#act("navigate", { to }));
    on("return", () => this.#act("key", { key: "return" }));
    on("start-over", () => {
      this.#twin.reopen();
      this.#act("reopen");
    });
    on("rotate", () => {
      const { settings } = this.#form;
      this.#form.show({ ...settings, orientation: settings.orientation === "portrait" ? "landscape" : "portrait" });
      this.#choose(this.#form.settings);
    });
    on("reconnect", () => {
      this.#connection.reconnect();
      this.#twin.reconnect();
    });
    document.querySelector(".skip").addEventListener("click", (event) => {
      // The link's own fragment would replace the settings in the address.
      event.preventDefault();
      this.#phone.focus();
    });
    connectExports({
      timeline: this.#timeline, view: this.#view, moment: () => this.#moment, subject: (time) => this.#subject(time),
      send: (type, fields) => {
        // Both phones are asked at the same moment, because their clocks are compared at the ends of the sessions.
        if (type === "share") this.#otherPage = this.#twin.share();
        this.#connection.send(type, fields);
      },
      updateAddress: () => putInAddress(this.#form.settings, this.#page),
    });
    byId("show-covered").addEventListener("change", (event) => {
      this.#coverage.isOn = event.target.checked;
      this.#twin.isOn = event.target.checked;
    });
    byId("compare").addEventListener("change", (event) => {
      this.#page.compare = event.target.checked;
      putInAddress(this.#form.settings, this.#page, { isStep: true });
      this.#compare();
    });
    new ResizeObserver(() => { if (this.#state) this.#compare(); }).observe(byId("phones"));
  }

  #subject(time) {
    return { screen: this.#form.screen?.title ?? this.#settings.screen, device: this.#settings.device, time };
  }
}

try {
  const response = await fetch("/catalog.json");
  if (!response.ok) throw new Error(String(response.status));
  const catalog = await response.json();
  Object.assign(defaultSettings, catalog.settings);
  window.clavierLab = new Lab(catalog);
} catch (error) {
  console.error(error);
  setText(byId("banner-text"), "The lab does not respond. Is it still running?");
  byId("banner").hidden = false;
  byId("reconnect").addEventListener("click", () => location.reload());
}
