// Stores the settings in the URL's fragment, so that a link opens the same phone. Default values are omitted.

import { defaultSettings } from "./settings-form.js";

/** The settings of the page that the phone does not need. */
const defaultPage = { compare: true };

/** The settings in the fragment, and the parts that `has(name, value)` does not accept, as "name=value". */
export function settingsInAddress(has) {
  const settings = { ...defaultSettings };
  const page = { ...defaultPage };
  const unknown = [];
  for (const [name, value] of new URLSearchParams(location.hash.slice(1))) {
    const group = [page, settings].find((candidate) => Object.hasOwn(candidate, name));
    const isSwitch = typeof group?.[name] === "boolean";
    const isValid = isSwitch ? value === "true" || value === "false" : group !== undefined && has(name, value);
    if (!isValid) unknown.push(`${name}=${value}`.slice(0, 60));
    else group[name] = isSwitch ? value === "true" : value;
  }
  return { settings, page, unknown };
}

/** `isStep` adds an entry to the browser's history, unless the link stays the same. */
export function putInAddress(settings, page, { isStep = false } = {}) {
  const named = Object.entries(settings).filter(([name, value]) => value !== defaultSettings[name]);
  // The options of another lab can change the default device, screen, and system, so these are always included.
  const fragment = new URLSearchParams({ device: settings.device, screen: settings.screen, system: settings.system });
  for (const [name, value] of named) fragment.set(name, value);
  for (const [name, value] of Object.entries(page)) if (value !== defaultPage[name]) fragment.set(name, value);
  if (location.hash === `#${fragment}`) return;
  if (isStep) history.pushState(null, "", `#${fragment}`);
  else history.replaceState(null, "", `#${fragment}`);
}

/** Copies the link, and returns a sentence that reports whether that worked. */
export async function copyLink() {
  try {
    await navigator.clipboard.writeText(location.href);
    return "The link was copied.";
  } catch {
    return "The browser does not allow copying. Copy the link from the address bar.";
  }
}
