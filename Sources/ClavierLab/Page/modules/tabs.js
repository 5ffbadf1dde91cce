// Accessible tabs with arrow keys, Home, and End. On a wide page, the last panel is always visible and has no tab.

const wide = matchMedia("(min-width: 1800px)");

/** Returns a function that selects a tab by its number; the last one may be -1. */
export function connectTabs(list, onChange = () => {}) {
  const all = [...list.querySelectorAll("[role=tab]")];
  const last = all.at(-1);
  const panel = (tab) => document.getElementById(tab.getAttribute("aria-controls"));
  const usable = () => (wide.matches ? all.slice(0, -1) : all);
  let chosen = all[0];

  const select = (tab) => {
    chosen = usable().includes(tab) ? tab : all[0];
    for (const other of all) {
      other.setAttribute("aria-selected", String(other === chosen));
      other.tabIndex = other === chosen ? 0 : -1;
      panel(other).hidden = other !== chosen;
    }
    last.hidden = wide.matches;
    panel(last).setAttribute("role", wide.matches ? "region" : "tabpanel");
    if (wide.matches) panel(last).hidden = false;
    onChange();
  };

  for (const tab of all) tab.addEventListener("click", () => select(tab));
  wide.addEventListener("change", () => select(chosen));
  list.addEventListener("keydown", (event) => {
    const tabs = usable();
    const place = tabs.indexOf(document.activeElement);
    const steps = { ArrowLeft: place - 1, ArrowRight: place + 1, Home: 0, End: tabs.length - 1 };
    if (place < 0 || !(event.key in steps)) return;
    event.preventDefault();
    const tab = tabs.at(steps[event.key] % tabs.length);
    tab.focus();
    select(tab);
  });
  select(chosen);
  return (number) => { if (usable().includes(all.at(number))) select(all.at(number)); };
}
