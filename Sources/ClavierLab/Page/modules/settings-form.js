// The settings form, which is filled from the catalog and updated from the settings that the phone reports.

import { byId, html, setAttributes } from "./elements.js";

export const defaultSettings = {
  device: "iPhone 16", orientation: "portrait", screen: "chat", keyboard: "automatic", predictiveBar: true,
  hardwareKeyboard: false, placement: "docked", rightToLeft: false, textSize: "large", reduceMotion: false,
  crossFade: false, system: "26", darkMode: false, handlesKeyboard: true, inspector: false,
};

const textSizeNames = {
  extraSmall: "Extra small", small: "Small", medium: "Medium", large: "Large (default)", extraLarge: "Extra large",
  extraExtraLarge: "Extra extra large", extraExtraExtraLarge: "Extra extra extra large",
  accessibilityMedium: "Accessibility 1", accessibilityLarge: "Accessibility 2", accessibilityExtraLarge: "Accessibility 3",
  accessibilityExtraExtraLarge: "Accessibility 4", accessibilityExtraExtraExtraLarge: "Accessibility 5",
};

export class SettingsForm {
  #form;
  #catalog;

  /** `changed(settings)` is called with all settings after each choice. */
  constructor(form, catalog, changed) {
    this.#form = form;
    this.#catalog = catalog;
    this.#fill();
    form.addEventListener("change", (event) => {
      if (event.target.name === "device") this.#adoptSystem();
      this.#allow();
      changed(this.settings);
    });
    form.addEventListener("submit", (event) => event.preventDefault());
  }

  get settings() {
    const settings = {};
    for (const [name, standard] of Object.entries(defaultSettings)) {
      const control = this.#form.elements[name];
      settings[name] = typeof standard === "boolean" ? control.checked : control.value || standard;
    }
    return settings;
  }

  show(settings) {
    for (const [name, standard] of Object.entries(defaultSettings)) {
      const control = this.#form.elements[name];
      const value = settings[name] ?? standard;
      if (typeof standard === "boolean") {
        control.checked = value;
        continue;
      }
      const wanted = name === "device" ? this.#optionOf(value) : value;
      control.value = wanted;
      // A link may contain values that this lab does not support.
      if (control.value !== wanted) control.value = standard;
    }
    this.#allow();
  }

  /** Whether a setting has a value; a device has several names. */
  has(name, value) {
    if (name === "device") return this.#deviceNamed(value) !== null;
    const control = this.#form.elements[name];
    if (!control) return false;
    const choices = control instanceof RadioNodeList ? [...control] : [...(control.options ?? [])];
    return choices.some((choice) => choice.value === value);
  }

  /** The settings that their device does not support, as "name=value". */
  unsupported({ device, placement }) {
    return placements(this.#deviceNamed(device))[placement] ? [] : [`placement=${placement}`];
  }

  get device() {
    return this.#deviceNamed(this.#form.elements.device.value);
  }

  get screen() {
    return this.#catalog.screens.find((screen) => screen.id === this.#form.elements.screen.value) ?? null;
  }

  #fill() {
    const { devices, screens, systems, textSizes } = this.#catalog;
    const group = (label, idiom) =>
      html("optgroup", { label }, ...devices.filter((device) => device.idiom === idiom).flatMap((device) =>
        names(device).toReversed().map((name) => deviceOption(device, name))));
    byId("device").append(group("iPhone", "phone"), group("iPad", "pad"));
    byId("screen").append(
      ...screens.map((screen) => html("option", { value: screen.id }, `${screen.title} · ${screen.style}`)));
    byId("system").append(...systems.map((version) => html("option", { value: version }, `iOS ${version}`)));
    byId("text-size").append(
      ...textSizes.map((size) => html("option", { value: size }, textSizeNames[size] ?? size)));
    this.show(defaultSettings);
  }

  /** Selects the closest system that the device can run. */
  #adoptSystem() {
    const { system } = this.#form.elements;
    const distance = (version) => Math.abs(Number(version) - Number(system.value));
    const possible = this.#systems.toSorted((one, other) => distance(one) - distance(other));
    if (possible.length > 0) system.value = possible[0];
  }

  get #systems() {
    return this.device?.systems?.[this.#form.elements.device.value] ?? this.#catalog.systems;
  }

  /** Disables the settings that the device does not support, and gives the reason. */
  #allow() {
    const device = this.device;
    const systems = this.#systems;
    for (const option of byId("system").options) {
      option.disabled = !systems.includes(option.value);
      option.textContent = `${device?.idiom === "pad" ? "iPadOS" : "iOS"} ${option.value}`;
    }
    const can = placements(device);
    for (const choice of byId("placement").querySelectorAll("input")) {
      choice.disabled = !can[choice.value];
      setAttributes(choice.parentElement, {
        title: choice.disabled ? `The keyboard of ${device?.name ?? "this device"} does not support this` : null,
      });
    }
    // iOS offers cross-fade transitions only if Reduce Motion is on.
    const { crossFade, reduceMotion } = this.#form.elements;
    crossFade.disabled = !reduceMotion.checked;
    setAttributes(crossFade.parentElement, { title: crossFade.disabled ? "Turn on Reduce Motion first" : null });
    if (this.#form.querySelector("[name=placement]:checked:disabled")) this.#form.elements.placement.value = "docked";
  }

  #deviceNamed(name) {
    return this.#catalog.devices.find((device) => device.id === name || names(device).includes(name)) ?? null;
  }

  /** The phone may report a device by its identifier, or by a name that is not in the list. */
  #optionOf(value) {
    const device = this.#deviceNamed(value);
    if (!device) return defaultSettings.device;
    return names(device).includes(value) ? value : names(device)[0];
  }
}

/** Whether a device's keyboard can have each placement. */
function placements(device) {
  return { docked: true, floating: device?.canFloat, undocked: device?.canSplit, split: device?.canSplit };
}

/** Devices whose keyboards are unknown are listed too, so that users can see that they are not supported. */
function deviceOption(device, name) {
  const about = device.hasKeyboard ? `${device.width} × ${device.height}` : "keyboard height unknown";
  return html("option", { value: name, disabled: device.hasKeyboard ? null : "" }, `${name} · ${about}`);
}

function names(device) {
  return device.names?.length > 0 ? device.names : [device.name];
}
