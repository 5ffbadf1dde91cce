// Calls functions after a frame of the page has been painted.

/**
 * Calls a function after the current frame has been painted. Call it within an animation frame.
 *
 * A task without a priority might have to wait for the phone's messages and for the next frame.
 */
export function afterPaint(act) {
  if (window.scheduler?.postTask) {
    window.scheduler.postTask(act, { priority: "user-blocking" });
    return;
  }
  const channel = new MessageChannel();
  channel.port1.onmessage = () => {
    channel.port1.close();
    act();
  };
  channel.port2.postMessage(null);
}
