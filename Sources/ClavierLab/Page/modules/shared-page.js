// Joins the shared pages of two phones into one file.

/** The largest size of a page, in bytes, as in the program that creates it. */
const mostBytes = 2_000_000;
/** In a session's text, each "<" is escaped. */
const recorded = /<script type="application\/json" id="session">([^<]*)<\/script>/;
const empty = '<script type="application/json" id="other-session">null</script>';

/**
 * The first page with the other page's session, or the first page alone if both together are too large.
 *
 * A page is { html, to }, where `to` is the time at which its session ends. Both sessions end at the same moment, but the
 * clocks of the two phones started separately. The file contains the difference between the clocks.
 */
export function joinedPages({ html, to }, other) {
  const session = recorded.exec(other?.html ?? "")?.[1];
  if (!session) return html;
  const start = empty.replace(">null", ` data-offset="${other.to - to}">null`);
  // The session's text may contain patterns that `replace` would interpret.
  const joined = html.replace(empty, () => start.replace("null", () => session));
  return new TextEncoder().encode(joined).length <= mostBytes ? joined : html;
}
