import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import * as z from "zod";
import { readId, startApi } from "../../testing/start-api.ts";

const APP = `<!doctype html><html><head><title>Dupewise</title>
<meta
  name="description"
  content="The app"
/></head><body><div id="root"></div></body></html>`;
/** Reading a text drops whole elements; this is what remains to be escaped. */
const HOSTILE = 'Product: "><script $& coat';
const Link = z.object({ token: z.string(), path: z.string() });

async function shared(originalUrl: string, body: object = {}, environment: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), `dupewise-test-${process.pid}-`));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, "index.html"), APP);
  const api = await startApi({ SERVE_WEB: "true", WEB_DIST: folder, ...environment });
  const cookie = await api.signUp("ada@example.com");
  const input = { originalUrl: originalUrl || api.shop.link("designerCoat"), dupeUrl: HOSTILE };
  const id = readId((await api.call("POST", "/api/comparisons", { cookie, body: input })).body);
  const link = Link.parse((await api.call("POST", `/api/comparisons/${id}/share`, { cookie, body })).body);
  const open = async (path: string) => {
    const answer = await fetch(new URL(path, api.url));
    return { status: answer.status, robots: answer.headers.get("x-robots-tag"), html: await answer.text() };
  };
  const takeBack = () => api.call("DELETE", `/api/comparisons/${id}/share`, { cookie });
  return { id, link, open, takeBack, url: api.url };
}

describe("the page of a shared comparison", () => {
  it("has preview metadata for clients that don't run scripts, without third-party content", async () => {
    const { id, link, open, url } = await shared("");
    const { html, status, robots } = await open(link.path);
    expect([status, robots]).toEqual([200, "noindex"]);
    expect(html).toMatch(/<title>Belted Wrap Coat.* or .*· Dupewise<\/title>/);
    const picture = `${url}/previews/c/${id}.jpg?share=${link.token}`;
    expect(html).toContain(`<meta property="og:image" content="${picture}" />`);
    expect(html).toContain(`<meta property="og:url" content="${url}${link.path}" />`);
    expect(html).toMatch(/<meta property="og:description" content="(\d+% similar\. )?[^"]+" \/>/);
    expect(html.match(/https?:\/\/[^/"]+/g)?.filter((origin) => origin !== url)).toEqual([]);
  });

  it("has a preview image for anyone with the link, until the link is revoked", async () => {
    const { id, link, takeBack, url } = await shared("");
    const picture = (token: string) => fetch(`${url}/previews/c/${id}.jpg?share=${token}`);
    const answer = await picture(link.token);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(5_000);
    expect((await picture("x".repeat(link.token.length))).status).toBe(404);
    expect((await fetch(`${url}/previews/b/${id}.jpg?share=${link.token}`)).status).toBe(404);
    await takeBack();
    expect((await picture(link.token)).status).toBe(404);
  });

  it("escapes pasted text", async () => {
    const { link, open } = await shared(HOSTILE);
    const { html } = await open(link.path);
    expect(html).not.toContain("<script $");
    expect(html).toContain("&gt;&lt;script $&amp; coat");
    expect(html.match(/<title>/g)).toHaveLength(1);
  });

  it("contains no private data", async () => {
    const { link, open } = await shared("Product: Grandmother's coat\n80% wool\n$400", { pastedTextPrivate: true });
    const { html } = await open(link.path);
    expect(html).toContain("<title>Private product or Private product · Dupewise</title>");
    expect(html).not.toContain("Grandmother");
  });

  it("falls back to the app shell, marked noindex, if the link is invalid", async () => {
    const { id, link, open } = await shared("");
    for (const path of [`/c/${id}`, `/c/${id}?share=${"x".repeat(link.token.length)}`, `/c/nothing?share=1`]) {
      expect(await open(path)).toEqual({ status: 200, robots: "noindex", html: APP });
    }
    expect((await open("/")).robots).toBeNull();
  });

  it("falls back to the app shell if the network address is rate limited", async () => {
    const { link, open } = await shared("", {}, { RATE_LIMIT_SCALE: "0.01" });
    expect((await open(link.path)).html).toContain("og:title");
    for (let read = 0; read < 60; read++) await open(link.path);
    expect(await open(link.path)).toEqual({ status: 429, robots: "noindex", html: APP });
  });
});
