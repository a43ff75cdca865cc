// Receives what other apps share with the installed one. A photo waits in the browser's own cache for the form: it is
// never sent. Registered for /shared alone, so that no other request passes through here.
const TEXTS = ["shared-title", "shared-text", "shared-url"];

/** @typedef {Event & { request: Request, respondWith: (response: Promise<Response>) => void }} FetchEvent */

addEventListener("fetch", (/** @type {FetchEvent} */ event) => {
  const { request } = event;
  if (request.method === "POST" && new URL(request.url).pathname === "/shared") event.respondWith(receive(request));
});

/** @param {Request} request */
async function receive(request) {
  const form = await request.formData();
  const search = new URLSearchParams();
  for (const name of TEXTS) {
    const text = form.get(name);
    if (typeof text === "string" && text !== "") search.set(name, text);
  }
  const photo = form.get("shared-photo");
  if (photo instanceof File && photo.size > 0) {
    const cache = await caches.open("shared");
    await cache.put("/shared/photo", new Response(photo));
    search.set("shared-photo", "1");
  }
  return Response.redirect(`/?${search}`, 303);
}
