// Joins the shared pages of two phones into one file.

/** The same as in the program that creates each page, in bytes. */
const mostBytes = 2_000_000;
/** In the text of a session, no "<" is written as such. */
const recorded = /<script type="application\/json" id="session">([^<]*)<\/script>/;
const empty = '<script type="application/json" id="other-session">null</script>';

/** The first page with the session of the other one; the first page alone if both together are too long. */
export function joinedPages(html, other) {
  const session = recorded.exec(other ?? "")?.[1];
  if (!session) return html;
  // The text of the session may contain anything, also what `replace` would interpret.
  const joined = html.replace(empty, () => empty.replace("null", () => session));
  return new TextEncoder().encode(joined).length <= mostBytes ? joined : html;
}
