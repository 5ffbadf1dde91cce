// The settings in the address's fragment, so that a link shows what its sender saw. Only what is not standard is named.

import { defaultSettings } from "./settings-form.js";

export function settingsInAddress() {
  const given = new URLSearchParams(location.hash.slice(1));
  const settings = { ...defaultSettings };
  for (const [name, standard] of Object.entries(defaultSettings)) {
    const value = given.get(name);
    if (value === null) continue;
    settings[name] = typeof standard === "boolean" ? value === "true" : value;
  }
  return settings;
}

export function putInAddress(settings) {
  const named = Object.entries(settings).filter(([name, value]) => value !== defaultSettings[name]);
  // The device and the screen are always named: a link should say what it shows.
  const fragment = new URLSearchParams({ device: settings.device, screen: settings.screen });
  for (const [name, value] of named) fragment.set(name, value);
  history.replaceState(null, "", `#${fragment}`);
}
