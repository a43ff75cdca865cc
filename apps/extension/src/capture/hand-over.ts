/**
 * Passes messages between the Dupewise page it runs in and the extension, and returns a function that notifies the page
 * that there is something to request; false when the page is not the one to hand over to. Nothing is passed in a frame,
 * at another origin, or for another window. It references nothing outside itself, so that tests can run it as the
 * browser does.
 */
export function handOver(origin: string, send: (message: unknown) => Promise<unknown>): () => boolean {
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
