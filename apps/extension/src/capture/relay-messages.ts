/**
 * Relays messages between the extension and the Dupewise page that this script runs in. Ignores messages in frames, on
 * other origins and from other windows. The function must not reference anything outside itself, so that tests can run
 * it as the browser does.
 * @returns a function that tells the page that captured sides are available; it returns false if this is not the page
 * that
 * compares them
 */
export function relayMessages(origin: string, send: (message: unknown) => Promise<unknown>): () => boolean {
  if (location.origin !== origin || window.top !== window) return () => false;
  const isForPages = () => location.pathname.replace(/\/$/, "") === "/capture";
  const announce = () => {
    if (isForPages()) window.postMessage({ dupewise: "here" }, origin);
    return isForPages();
  };
  window.addEventListener("message", ({ source, origin: from, data }: MessageEvent<unknown>) => {
    if (source !== window || from !== origin) return;
    if (typeof data !== "object" || data === null || !("dupewise" in data)) return;
    // This function's own messages come back to it. Captured pages go only to the page that compares, which may be left
    // when done.
    if (data.dupewise === "here" || data.dupewise === "sides") return;
    if (data.dupewise === "ask" && !isForPages()) return;
    const id = "id" in data ? data.id : undefined;
    void send(data).then((sides) => {
      if (data.dupewise === "ask") window.postMessage({ dupewise: "sides", id, sides }, origin);
    });
  });
  announce();
  return announce;
}
