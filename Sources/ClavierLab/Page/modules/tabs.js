// Tabs by the book: arrows move, Home and End jump, one tab stop.

export function connectTabs(list, onChange = () => {}) {
  const tabs = [...list.querySelectorAll("[role=tab]")];
  const select = (chosen) => {
    for (const tab of tabs) {
      const isChosen = tab === chosen;
      tab.setAttribute("aria-selected", String(isChosen));
      tab.tabIndex = isChosen ? 0 : -1;
      document.getElementById(tab.getAttribute("aria-controls")).hidden = !isChosen;
    }
    onChange(chosen.id);
  };
  for (const tab of tabs) tab.addEventListener("click", () => select(tab));
  list.addEventListener("keydown", (event) => {
    const place = tabs.indexOf(document.activeElement);
    const steps = { ArrowLeft: place - 1, ArrowRight: place + 1, Home: 0, End: tabs.length - 1 };
    if (place < 0 || !(event.key in steps)) return;
    event.preventDefault();
    const tab = tabs.at(steps[event.key] % tabs.length);
    tab.focus();
    select(tab);
  });
}
