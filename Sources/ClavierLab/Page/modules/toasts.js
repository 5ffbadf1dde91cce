// Short messages that screen readers announce and that disappear after a while.

import { html } from "./elements.js";

const shownFor = 6000;
const most = 3;

/** Returns a function that removes the message. */
export function toast(container, text) {
  const close = html("button", { type: "button", class: "toast-close", "aria-label": "Dismiss message" }, "×");
  const item = html("div", { class: "toast" }, html("p", {}, text), close);
  const remove = () => {
    clearTimeout(timer);
    item.remove();
  };
  close.addEventListener("click", remove);
  const timer = setTimeout(remove, shownFor);
  container.append(item);
  while (container.children.length > most) container.firstElementChild.remove();
  return remove;
}
