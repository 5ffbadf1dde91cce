// Applies the appearance of the system or the user's choice. It is not a module, so that it runs before the first paint.

(() => {
  const choices = ["automatic", "light", "dark"];
  const storageKey = "clavierLab.appearance";

  let choice = readChoice();
  apply();

  document.addEventListener("DOMContentLoaded", connectButton);

  function connectButton() {
    const button = document.getElementById("theme");
    label(button);
    button.addEventListener("click", () => {
      choice = choices[(choices.indexOf(choice) + 1) % choices.length];
      // A private window may not store the choice, which then lasts until the page closes.
      try { localStorage.setItem(storageKey, choice); } catch {}
      apply();
      label(button);
    });
  }

  function readChoice() {
    try {
      const stored = localStorage.getItem(storageKey);
      return choices.includes(stored) ? stored : "automatic";
    } catch {
      return "automatic";
    }
  }

  function apply() {
    if (choice === "automatic") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = choice;
  }

  function label(button) {
    button.setAttribute("aria-label", `Appearance: ${choice}`);
    button.title = `Appearance: ${choice}`;
  }
})();
