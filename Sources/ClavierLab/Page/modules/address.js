// Stores the settings in the URL's fragment, so that a link opens the same phone. Default values are omitted.

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
  // The device and the screen are always included, so that the link describes what it opens.
  const fragment = new URLSearchParams({ device: settings.device, screen: settings.screen });
  for (const [name, value] of named) fragment.set(name, value);
  history.replaceState(null, "", `#${fragment}`);
}
