// The connection to the phone: a WebSocket with JSON messages, and a limited number of attempts to reconnect.

const protocolVersion = 1;
const waits = [500, 1000, 2000, 4000, 8000, 15000];
/** The code with which the lab closes a session that is complete, for example because the page was idle. */
const completed = 1000;
/** The status of the lab's response to a request without a WebSocket handshake if it accepts sessions. */
const handshakeMissing = 400;
/** The longest time that the page waits for the reason of a refusal, in milliseconds. */
const refusalWait = 5000;

export class Connection {
  #socket = null;
  #failures = 0;
  #timer = null;
  #handlers;

  /**
   * - opened(): commands can be sent.
   * - received(message, length): a message, and its number of characters.
   * - lost(isTryingAgain, reason): the phone has disconnected. The lab provides the reason, which may be empty.
   */
  constructor(handlers) {
    this.#handlers = handlers;
  }

  get isOpen() {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** Connects now, without waiting for the next attempt. */
  connect() {
    clearTimeout(this.#timer);
    this.#timer = null;
    this.#socket?.close();
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/session`);
    this.#socket = socket;
    let hasOpened = false;
    socket.addEventListener("open", () => {
      if (socket !== this.#socket) return;
      hasOpened = true;
      this.#handlers.opened();
    });
    socket.addEventListener("message", (event) => {
      if (socket !== this.#socket || typeof event.data !== "string") return;
      this.#receive(event.data);
    });
    socket.addEventListener("close", async (event) => {
      if (socket !== this.#socket) return;
      const reason = hasOpened ? event.reason : await refusal();
      // The user may have reconnected in the meantime.
      if (socket !== this.#socket) return;
      this.#socket = null;
      // Another phone would only be idle again.
      if (event.code === completed) this.#handlers.lost(false, reason);
      else this.#scheduleRetry(reason);
    });
  }

  /** Ends the connection, and does not reconnect. */
  close() {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  /** Resets the number of failures, because the user has pressed Reconnect. */
  reconnect() {
    this.#failures = 0;
    this.connect();
  }

  /** Sends a command, or drops it if there is no phone. */
  send(type, fields = {}) {
    if (!this.isOpen) return;
    // JSON.stringify escapes an unpaired surrogate, but the phone accepts only whole characters.
    const whole = (_, value) => (typeof value === "string" ? value.replace(/\p{Surrogate}/gu, "\ufffd") : value);
    this.#socket.send(JSON.stringify({ version: protocolVersion, type, ...fields }, whole));
  }

  #receive(text) {
    let message;
    try {
      message = JSON.parse(text);
    } catch {
      console.warn("The phone sent invalid JSON:", text.slice(0, 200));
      return;
    }
    // A message proves that the connection works. A socket that opens and closes must not reconnect forever.
    this.#failures = 0;
    this.#handlers.received(message, text.length);
  }

  #scheduleRetry(reason) {
    const wait = waits[this.#failures];
    this.#failures += 1;
    this.#handlers.lost(wait !== undefined, reason);
    if (wait !== undefined) this.#timer = setTimeout(() => this.connect(), wait);
  }
}

/** The lab's reason for refusing a session, which a WebSocket does not report; empty if there is none. */
async function refusal() {
  try {
    const response = await fetch("/session", { signal: AbortSignal.timeout(refusalWait) });
    if (response.ok || response.status === handshakeMissing) return "";
    const { error } = await response.json();
    return typeof error === "string" ? error : "";
  } catch {
    // The lab has ended.
    return "";
  }
}
