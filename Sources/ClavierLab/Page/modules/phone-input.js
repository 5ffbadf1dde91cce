// Turns pointer, wheel, and keyboard events into commands for the phone.

/** The time that the wheel must be still before the simulated finger is lifted, in milliseconds. */
const wheelRest = 130;
const mostCharacters = 1000;
/** The code of every key event that an input method handles. */
const composingKey = 229;

const keyNames = {
  Backspace: "backspace", Delete: "delete", Enter: "return", ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down",
};

export class PhoneInput {
  #container;
  #view;
  #phone;
  #pointer = null;
  #lastMove = null;
  #moveRequest = 0;
  #wheel = null;

  /**
   * - phone.send(type, fields), phone.act(type, fields), which returns to the present first,
   *   phone.screen {width, height}, phone.keyboard (frame or null), phone.state
   * - phone.report(text): shows a message on the page.
   * - phone.touched(timeStamp): a finger touched the screen; starts the measurement of the time until a frame shows it.
   * - phone.dragged(isDragging): whether a finger that is down has moved.
   */
  constructor(container, view, phone) {
    this.#container = container;
    this.#view = view;
    this.#phone = phone;
    container.addEventListener("pointerdown", (event) => this.#down(event));
    container.addEventListener("pointermove", (event) => this.#move(event));
    container.addEventListener("pointerup", (event) => this.#up(event, "ended"));
    container.addEventListener("pointercancel", (event) => this.#up(event, "cancelled"));
    container.addEventListener("wheel", (event) => this.#scroll(event), { passive: false });
    container.addEventListener("keydown", (event) => this.#key(event));
    container.addEventListener("paste", (event) => this.#paste(event));
    container.addEventListener("beforeinput", (event) => this.#beforeInput(event));
    container.addEventListener("compositionend", (event) => this.#endComposition(event));
  }

  // MARK: Pointer

  #down(event) {
    if (this.#pointer !== null || event.button !== 0) return;
    const point = this.#view.screenPoint(event.clientX, event.clientY);
    if (!this.#isOnScreen(point)) return;
    event.preventDefault();
    this.#phone.goLive();
    this.#liftWheel();
    this.#focusContainer();
    this.#container.setPointerCapture(event.pointerId);
    this.#pointer = event.pointerId;
    this.#phone.touched(event.timeStamp);
    this.#touch("began", point);
  }

  #move(event) {
    if (event.pointerId !== this.#pointer) return;
    this.#lastMove = this.#view.screenPoint(event.clientX, event.clientY);
    // A mouse can report a thousand moves per second, but a screen samples touches sixty times.
    this.#moveRequest ||= requestAnimationFrame(() => this.#sendMove());
  }

  #up(event, phase) {
    if (event.pointerId !== this.#pointer) return;
    if (this.#lastMove) this.#sendMove();
    this.#pointer = null;
    this.#touch(phase, this.#view.screenPoint(event.clientX, event.clientY));
  }

  #sendMove() {
    cancelAnimationFrame(this.#moveRequest);
    this.#moveRequest = 0;
    if (this.#lastMove && this.#pointer !== null) this.#touch("moved", this.#lastMove);
    this.#lastMove = null;
  }

  #touch(phase, { x, y }) {
    const round = (value) => Math.round(value * 100) / 100;
    this.#phone.dragged(phase === "moved");
    this.#phone.send("touch", { phase, x: round(x), y: round(y) });
  }

  #isOnScreen({ x, y }) {
    const { width, height } = this.#phone.screen;
    return x >= 0 && y >= 0 && x <= width && y <= height;
  }

  /** A tap shows no focus ring, and neither does typing after it. Moving focus with Tab does. */
  #focusContainer() {
    this.#container.dataset.pointer = "";
    if (!this.#container.contains(document.activeElement)) this.#container.focus({ preventScroll: true });
  }

  // MARK: Wheel

  /** The wheel simulates a finger that drags. The finger stops at the keyboard, because only a real drag dismisses the keyboard. */
  #scroll(event) {
    const start = this.#view.screenPoint(event.clientX, event.clientY);
    if (event.ctrlKey || (!this.#wheel && !this.#isOnScreen(start)) || this.#pointer !== null) return;
    event.preventDefault();
    if (!this.#wheel) {
      this.#phone.goLive();
      const lowest = this.#lowest;
      this.#wheel = { x: start.x, y: Math.min(start.y, lowest - 1), timer: 0, request: 0 };
      this.#touch("began", this.#wheel);
    }
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 24 : event.deltaY;
    const y = this.#wheel.y - pixels / this.#view.scale;
    this.#wheel.y = Math.max(1, Math.min(y, this.#lowest - 1));
    this.#wheel.request ||= requestAnimationFrame(() => {
      if (!this.#wheel) return;
      this.#wheel.request = 0;
      this.#touch("moved", this.#wheel);
    });
    clearTimeout(this.#wheel.timer);
    this.#wheel.timer = setTimeout(() => this.#liftWheel(), y === this.#wheel.y ? wheelRest : 0);
  }

  get #lowest() {
    return this.#phone.keyboard?.[1] ?? this.#phone.screen.height;
  }

  #liftWheel() {
    if (!this.#wheel) return;
    clearTimeout(this.#wheel.timer);
    cancelAnimationFrame(this.#wheel.request);
    this.#touch("moved", this.#wheel);
    this.#touch("ended", this.#wheel);
    this.#wheel = null;
  }

  // MARK: Keyboard

  #key(event) {
    if (event.key === "Tab") delete this.#container.dataset.pointer;
    if (event.isComposing || event.keyCode === composingKey || isShortcut(event)) return;
    const state = this.#phone.state;
    const input = event.target.closest?.("[data-input]");
    if (input && input.dataset.input !== state?.focused) {
      // If an input has focus on the page but not on the phone, Return moves the phone's focus to it.
      if (event.key === "Enter") {
        event.preventDefault();
        this.#phone.act("focus", { input: input.dataset.input });
      }
      return;
    }
    if (!state?.focused) return;
    if (this.#send(event, state)) {
      event.preventDefault();
      this.#phone.goLive();
    }
  }

  #send(event, state) {
    const { key } = event;
    if (key === "Tab") {
      // After the last input, Tab leaves the phone.
      const to = event.shiftKey ? "previous" : "next";
      if (!state.canNavigate?.[to]) return false;
      this.#phone.send("navigate", { to });
    } else if (key === "Escape") {
      this.#phone.send("navigate", { to: "done" });
    } else if (keyNames[key]) {
      this.#phone.send("key", { key: keyNames[key] });
    } else if ([...key].length === 1 && !event.target.closest?.("[data-input]")) {
      // If an input has focus, its text area turns keys into text.
      this.#phone.send("text", { text: key });
    } else {
      return false;
    }
    return true;
  }

  /** Sends text to the phone instead of inserting it into the text area. Text that is being composed stays in the text area until the composition ends. */
  #beforeInput(event) {
    if (event.isComposing || event.inputType === "insertCompositionText") return;
    event.preventDefault();
    if (/^delete.*Forward$/.test(event.inputType)) this.#sendInput("key", { key: "delete" });
    else if (event.inputType.startsWith("delete")) this.#sendInput("key", { key: "backspace" });
    else if (event.inputType === "insertLineBreak") this.#sendInput("key", { key: "return" });
    else this.#insert(event.data ?? event.dataTransfer?.getData("text/plain"));
  }

  #endComposition(event) {
    this.#insert(event.data);
    // From now on, the phone draws the text. Some browsers still insert it into the text area after this event.
    const clear = () => { event.target.value = ""; };
    clear();
    setTimeout(clear);
  }

  #insert(text) {
    if (!text) return;
    const characters = [...text];
    if (characters.length > mostCharacters) this.#phone.report("Only the first 1,000 characters were pasted.");
    this.#sendInput("text", { text: characters.slice(0, mostCharacters).join("") });
  }

  #sendInput(type, fields) {
    if (!this.#phone.state?.focused) return;
    this.#phone.goLive();
    this.#phone.send(type, fields);
  }

  #paste(event) {
    const text = event.clipboardData?.getData("text/plain");
    if (!text || !this.#phone.state?.focused) return;
    event.preventDefault();
    this.#insert(text);
  }
}

/** Whether a key is for the browser. "@" needs AltGr (reported as Ctrl and Alt) on many keyboards, and Option on a Mac. */
function isShortcut(event) {
  if (event.getModifierState("AltGraph")) return false;
  const isOptionOfMac = event.altKey && /Mac/.test(navigator.platform) && [...event.key].length === 1;
  return event.ctrlKey || event.metaKey || (event.altKey && !isOptionOfMac);
}
