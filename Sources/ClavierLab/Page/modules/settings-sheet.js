// Shows the settings as a sheet at the bottom of a narrow page, so that the phone stays visible.

import { byId } from "./elements.js";

export class SettingsSheet {
  #button = byId("open-settings");
  #sheet = byId("settings");

  constructor() {
    this.#button.addEventListener("click", () => this.#open(!this.#isOpen));
    byId("close-settings").addEventListener("click", () => this.#open(false));
    this.#sheet.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && this.#isOpen) this.#open(false);
    });
  }

  get #isOpen() {
    return this.#button.getAttribute("aria-expanded") === "true";
  }

  #open(isOpen) {
    this.#button.setAttribute("aria-expanded", String(isOpen));
    this.#sheet.classList.toggle("open", isOpen);
    if (isOpen) byId("screen").focus({ preventScroll: true });
    else this.#button.focus({ preventScroll: true });
  }
}
