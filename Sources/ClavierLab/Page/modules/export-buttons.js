// The buttons that save or share what the phone shows.

import { copyLink } from "./address.js";
import { byId } from "./elements.js";
import { fileName, savePicture } from "./export.js";
import { saveGIF } from "./gif-film.js";
import { toast } from "./toasts.js";

/** The length of a film, in seconds before the displayed moment. */
const filmLength = 12;
/** The shortest time that a film can show, in seconds: one frame of the phone. */
const shortest = 1 / 60;

/**
 * `moment()` returns the displayed moment, or null for the present. `subject(time)` describes the content of a file.
 * `send(type, fields)` sends a command to the phone.
 */
export function connectExports({ timeline, view, moment, subject, send, updateAddress }) {
  const on = (id, act) => byId(id).addEventListener("click", act);
  const say = (text) => toast(byId("toasts"), text);
  on("share", () => send("share"));
  on("export-gif", async () => {
    const to = timeline.end;
    const remove = say("Creating the GIF…");
    const isSaved = await saveGIF(timeline, to - filmLength, to, fileName(subject(to), "gif"));
    remove();
    if (!isSaved) say("The browser could not create a GIF of the phone.");
  });
  on("copy-link", async () => {
    updateAddress();
    say(await copyLink());
  });
  on("export-picture", async () => {
    const name = fileName(subject(moment() ?? timeline.end), "png");
    if (!(await savePicture(view, name))) say("The browser could not create a picture of the phone.");
  });
  on("export-film", () => {
    // A phone that was just opened has only one picture.
    const to = Math.max(timeline.end, timeline.start + shortest);
    send("export", { from: Math.max(timeline.start, to - filmLength), to });
  });
}
