import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import * as z from "zod";
import { readId, startApi } from "../../testing/start-api.ts";

const APP = `<!doctype html><html><head><title>Dupewise</title><meta name="description" content="The app" />
<link rel="preload" as="fetch" href="/api/trpc/auth.session" /><link rel="modulepreload" crossorigin href="/assets/core.js">
<script type="module" crossorigin src="/assets/entry.js"></script></head><body><div id="root"></div></body></html>`;
/** Renders the given names escaped, as the app would. */
const RENDERER = `let drawings = 0;
export const listModulesToPreload = (path, signedIn) => path === "/support" && !signedIn ? [] : [signedIn ? "/src/member.tsx" : "/src/visitor.tsx"];
export const render = async (address, { user }) => {
  if (address.includes("fails")) throw new Error("cannot be rendered");
  return '<p style="width:7%">Drawing ' + ++drawings + " of " + address + " for " + (user?.json.name ?? "nobody").replaceAll("<", "&lt;") + "</p>";
};`;
const MANIFEST = {
  "src/member.tsx": { file: "assets/member.js", imports: ["_shared.js", "index.html"] },
  "src/visitor.tsx": { file: "assets/visitor.js", imports: ["_shared.js"] },
  "_shared.js": { file: "assets/shared.js" },
  "index.html": { file: "assets/core.js" },
};
const HOSTILE = "Ada</script><script>alert(1)</script>\u2028$&";
const TEXTS = { originalUrl: "Product: Wool coat\nPrice: $420", dupeUrl: "Product: Wool coat\nPrice: $89" };
const Sent = z.object({
  user: z.object({ json: z.object({ name: z.string(), email: z.string() }) }).nullable(),
  reads: z.array(z.object({ procedure: z.string(), type: z.string(), input: z.unknown() })),
});

async function started(environment: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), `dupewise-test-${process.pid}-`));
  onTestFinished(() => rm(folder, { recursive: true }));
  await Promise.all([mkdir(join(folder, ".render")), mkdir(join(folder, ".vite"))]);
  await writeFile(join(folder, "index.html"), APP);
  await writeFile(join(folder, ".render", "render.mjs"), RENDERER);
  await writeFile(join(folder, ".vite", "manifest.json"), JSON.stringify(MANIFEST));
  const api = await startApi({ SERVE_WEB: "true", WEB_DIST: folder, ...environment });
  const open = async (path: string, cookie = "") => {
    const answer = await fetch(new URL(path, api.url), { headers: { cookie } });
    return { status: answer.status, headers: answer.headers, html: await answer.text() };
  };
  return { ...api, open };
}

const sentIn = (html: string) =>
  Sent.parse(JSON.parse(/<script type="application\/json" id="sent-page">(.*?)<\/script>/.exec(html)?.[1] ?? "null"));
const preloadsIn = (html: string) => [...html.matchAll(/modulepreload"[^>]*href="([^"]+)"/g)].map(([, href]) => href);

describe("a visitor's page", () => {
  it("is rendered signed out, with its code preloaded and no user data", async () => {
    const { open } = await started();
    const { html, status } = await open("/");
    expect(status).toBe(200);
    expect(html).toContain("of / for nobody</p></div>");
    expect(sentIn(html)).toEqual({ user: null, reads: [] });
    expect(preloadsIn(html)).toEqual(["/assets/core.js", "/assets/visitor.js", "/assets/shared.js"]);
    // The response is embedded, so preloading it would waste a request.
    expect(html).not.toContain("auth.session");
  });

  it("is rendered once for all visitors, and never reuses a member's page", async () => {
    const { open, signUp } = await started();
    const cookie = await signUp("ada@example.com");
    const first = await open("/auth");
    expect((await open("/auth", cookie)).html).toContain("for Ada Lovelace");
    expect((await open("/auth")).html).toBe(first.html);
    expect((await open("/auth", "session=made-up")).html).toBe(first.html);
    expect((await open("/auth?view=forgotten")).html).not.toBe(first.html);
  });

  it("is the same regardless of query parameters that the page does not use", async () => {
    const { open } = await started();
    const [home, forgotten] = [await open("/"), await open("/auth?view=forgotten")];
    for (const more of ["?x=1", "?x=2&utm_source=mail", "?subscription=other", "?share=secret"])
      expect((await open(`/${more}`)).html).toBe(home.html);
    for (const more of ["?view=forgotten&x=1", "?next=%2Fhistory&view=forgotten"])
      expect((await open(`/auth${more}`)).html).toBe(forgotten.html);
    expect((await open("/auth/?view=forgotten")).html).toBe(forgotten.html);
    expect((await open("/c/one?share=secret&x=1")).html).toContain("of /c/one?share=secret for");
  });

  it("is rendered only once for concurrent requests", async () => {
    const { open } = await started();
    const pages = await Promise.all(Array.from({ length: 8 }, () => open("/trust")));
    expect(new Set(pages.map(({ html }) => html)).size).toBe(1);
  });

  it("is sent empty, with status 429, to a rate-limited address unless it is cached", async () => {
    const { open } = await started({ RATE_LIMIT_SCALE: "0.01" });
    for (const id of ["one", "two", "three"]) expect((await open(`/c/${id}`)).html).toContain(`of /c/${id}`);
    const { status, html, headers } = await open("/c/four");
    expect([status, html, headers.get("cache-control")]).toEqual([429, APP, "private, no-store"]);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await open("/")).toMatchObject({ status: 200, html: expect.stringContaining("of / for nobody") });
  });

  it("is cached for known paths but not for unknown ones", async () => {
    const { open } = await started();
    for (const path of ["/c/made-up", "/unsubscribe/made-up", "/made-up"]) {
      expect((await open(path)).html).not.toBe((await open(path)).html);
    }
    expect((await open("/privacy")).html).toBe((await open("/privacy")).html);
  });

  it("is sent empty if only members may see it", async () => {
    const { open } = await started();
    expect((await open("/support")).html).toContain('<div id="root"></div>');
  });
});

it("shows an operators' page only to operators, and a 404 to everyone else", async () => {
  const { open, signUp } = await started({ OPERATORS: "grace@example.com" });
  const [member, operator] = [await signUp("ada@example.com"), await signUp("grace@example.com")];
  const found = await open("/operators/ratings", operator);
  expect(found.status).toBe(200);
  expect(found.html).toContain("of /operators/ratings for");
  expect(found.html).toContain('"procedure":"ratings.summary"');
  for (const cookie of [member, ""]) {
    const [page, unknown] = [await open("/operators/ratings", cookie), await open("/no/such/page", cookie)];
    expect([page.status, page.headers.get("x-robots-tag")]).toEqual([404, "noindex"]);
    expect(page.html).not.toContain("ratings");
    expect(preloadsIn(page.html)).toEqual(preloadsIn(unknown.html));
  }
});

describe("a member's page", () => {
  it("embeds the user and the initial data, and is not cached", async () => {
    const { open, signUp } = await started();
    const cookie = await signUp("ada@example.com");
    const { html, headers } = await open("/history", cookie);
    expect(headers.get("cache-control")).toBe("private, no-store");
    const sent = sentIn(html);
    expect(sent.user?.json).toMatchObject({ name: "Ada Lovelace", email: "ada@example.com" });
    expect(sent.reads.map(({ procedure, type }) => [procedure, type])).toEqual([["history.list", "infinite"]]);
    expect(preloadsIn(html)).toEqual(["/assets/core.js", "/assets/member.js", "/assets/shared.js"]);
    expect(html).not.toContain("password");
    expect((await open("/history")).html).not.toContain("ada@example.com");
  });

  it("contains a comparison only for its owner", async () => {
    const { open, signUp, call } = await started();
    const owner = await signUp("ada@example.com");
    const id = readId((await call("POST", "/api/comparisons", { cookie: owner, body: TEXTS })).body);
    const reads = async (cookie: string) => sentIn((await open(`/c/${id}`, cookie)).html).reads;
    expect((await reads(owner)).map(({ procedure }) => procedure)).toEqual([
      "comparisons.get",
      "comparisons.shareState",
    ]);
    expect(await reads(await signUp("grace@example.com"))).toEqual([]);
    expect(await reads("")).toEqual([]);
  });

  it("is rendered for an unknown page path but not for a missing file", async () => {
    const { open, signUp } = await started();
    const cookie = await signUp("ada@example.com");
    const { html, status, headers } = await open("/no/such/page", cookie);
    expect([status, headers.get("x-robots-tag")]).toEqual([404, "noindex"]);
    expect(html).toContain("of /no/such/page for Ada Lovelace");
    expect(await open("/assets/gone.js", cookie)).toMatchObject({ status: 404, html: APP });
  });

  it("escapes a hostile name in the page's text and in its embedded data", async () => {
    const { open, call } = await started();
    const body = { name: HOSTILE, email: "eve@example.com", password: "lovelace1" };
    const { cookie = "" } = await call("POST", "/api/register", { body });
    const { html } = await open("/", cookie);
    expect(html.match(/<script/g)).toHaveLength(2);
    expect(html).not.toContain("<script>alert");
    expect(sentIn(html).user?.json.name).toBe(HOSTILE);
  });

  it("falls back to the app shell when rendering fails", async () => {
    const { open, signUp } = await started();
    const { html, status } = await open("/history?q=fails", await signUp("ada@example.com"));
    expect([status, html]).toEqual([200, APP]);
  });
});

describe("the content security policy", () => {
  it("allows a rendered page's stylesheet by its hash, but no inline scripts", async () => {
    const { open } = await started();
    const { html, headers } = await open("/");
    const style = /<style>(.*?)<\/style>/.exec(html)?.[1] ?? "";
    expect(style).toBe('[data-rendered="0"]{width:7%}');
    const hash = createHash("sha256").update(style).digest("base64");
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toContain(`style-src 'self' 'sha256-${hash}';`);
    expect(policy).toContain("script-src 'self';");
    expect(html).not.toContain("style=");
  });
});
