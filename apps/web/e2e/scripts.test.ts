import { findProductIds } from "@dupewise/db/queries/alerts/alert-matches";
import { insertNotification } from "@dupewise/db/queries/alerts/alerts";
import { claimAnalysis, storeProfile } from "@dupewise/db/queries/account/style-profile";
import { createProductCache } from "@dupewise/db/queries/products/product-cache";
import type { OpenedPage, Page } from "@dupewise/testing/browser";
import { generateScriptInjections } from "@dupewise/testing/hostile/scripts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { cycleThrough, buildPlantedFacts, buildPlantedProfile, listShownTexts, storePlanted } from "./planted.ts";
import { makePremium } from "./plans.ts";
import { register } from "./steps.ts";
import { startWorld, type World } from "./world.ts";

const TEXTS = generateScriptInjections(2101);
/** With one text per field, this many use all texts once. */
const COMPARISONS = 11;
const ALERTS = 40;

/** Runs in each page before its own code: records what the texts call, and what the policy blocks. */
const LISTEN = `
  window.heard = [];
  window.ran = (mark) => window.heard.push("text " + mark + " ran");
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) =>
    window.heard.push("policy " + violatedDirective + " " + blockedURI + " " + sample));`;

/** What ran, and what on the page could run or mislead if clicked. */
const LOOK = `(() => {
  for (const closed of document.querySelectorAll("details")) closed.open = true;
  const ADDRESS = /^(?:href|src|action|formaction|data|xlink:href|srcdoc|ping|background|poster)$/;
  const own = (url) => new URL(url, location.href).origin === location.origin;
  const found = [];
  for (const element of document.querySelectorAll("*")) {
    const tag = element.localName;
    if (/^(?:iframe|object|embed|base|marquee|math|video|audio|frame|applet|xss|animate|foreignobject)$/.test(tag)) found.push(tag);
    if (tag === "script" && element.type !== "application/json" && !(element.src && own(element.src))) found.push("a script");
    if (tag === "meta" && /refresh/i.test(element.httpEquiv)) found.push("a refresh");
    for (const { name, value } of element.attributes) {
      if (/^on/.test(name)) found.push(tag + " " + name);
      const scheme = ADDRESS.test(name) && /^[\\s\\u0000-\\u001f]*([\\w+.-]*):/.exec(value.replace(/[\\t\\n\\r]/g, ""))?.[1];
      if (scheme && !/^(?:https?|mailto)$/i.test(scheme) && !(tag === "link" || (tag === "img" && scheme === "data")))
        found.push(tag + " " + name + "=" + value.slice(0, 80));
    }
  }
  return [...window.heard, ...found];
})()`;

let world: World;
let owner: OpenedPage;
let userId: string;
const facts = (() => {
  const take = cycleThrough(TEXTS);
  return Array.from({ length: COMPARISONS }, () => buildPlantedFacts(take));
})();
let paths: { path: string; shared: string }[];

/** With the browser's policy off, only correct escaping can hold a script back. */
async function open(bypassCSP: boolean): Promise<OpenedPage> {
  const opened = await world.visit({ bypassCSP });
  await opened.page.addInitScript(LISTEN);
  opened.page.on("dialog", (dialog) => void dialog.dismiss());
  return opened;
}

const look = async (page: Page) => z.array(z.string()).parse(await page.evaluate(LOOK));

/** Returns which of these texts the page does not show verbatim. */
async function unseen(page: Page, texts: readonly string[]): Promise<string[]> {
  const shown = z.string().parse(await page.evaluate("document.querySelector('main').textContent"));
  return texts.filter((text) => !shown.includes(text));
}

beforeAll(async () => {
  world = await startWorld();
  owner = await open(true);
  const account = await register(owner.page);
  await makePremium(world, account.email);
  const [user] = await world.sql<{ id: string }[]>`select id from users where email = ${account.email}`;
  userId = user?.id ?? "";
  const take = cycleThrough(TEXTS);
  await world.sql`update users set name = ${take().slice(0, 90)}, first_name = ${take().slice(0, 50)}, last_name = ${take().slice(0, 50)}
    where id = ${userId}`;
  paths = await storePlanted(world, userId, facts);
});
afterAll(async () => {
  await owner.close();
  await world.close();
});

describe("two thousand script injections", () => {
  it("are present in the stored comparisons", () => {
    expect(new Set(TEXTS).size).toBe(TEXTS.length);
    const stored = JSON.stringify(facts);
    expect(TEXTS.filter((text) => stored.includes(JSON.stringify(text).slice(1, -1))).length).toBeGreaterThan(2000);
  });

  it("run when they are inserted as markup, which proves that they work", async () => {
    const { page, close } = await open(true);
    await page.goto("/not-found");
    await page.evaluate(`for (const text of ${JSON.stringify(TEXTS)}) {
      const place = document.body.appendChild(document.createElement("div"));
      place.innerHTML = text;
    }`);
    await expect.poll(async () => (await look(page)).filter((one) => one.endsWith(" ran")).length).toBeGreaterThan(50);
    expect((await look(page)).length).toBeGreaterThan(500);
    await close();
  });

  it("appear as plain text on every result page, even without the content security policy", async () => {
    const { page, takeProblems } = owner;
    for (const [at, { path }] of paths.entries()) {
      await page.goto(path);
      await page.locator("#verdict").waitFor();
      await expect.poll(() => unseen(page, listShownTexts(facts[at]!))).toEqual([]);
      expect(await look(page), path).toEqual([]);
    }
    expect(takeProblems()).toEqual([]);
  });

  it("appear as plain text on shared pages and previews, with no policy violations", async () => {
    const visitor = await open(false);
    for (const [at, { shared }] of paths.entries()) {
      if (at % 2 !== 0) continue;
      await visitor.page.goto(shared);
      await visitor.page.locator("#verdict").waitFor();
      await expect.poll(() => unseen(visitor.page, listShownTexts(facts[at]!))).toEqual([]);
      expect(await visitor.page.locator('meta[property="og:title"]').count()).toBe(1);
      expect(await look(visitor.page), shared).toEqual([]);
    }
    expect(visitor.takeProblems()).toEqual([]);
    await visitor.close();
  });

  it("do not run in the history, the search, the insights or the style profile", async () => {
    const { page, takeProblems } = owner;
    await claimAnalysis(world.db, userId);
    await storeProfile(world.db, userId, buildPlantedProfile(cycleThrough(TEXTS.toReversed())));
    await page.goto("/history");
    await page.getByText(`${COMPARISONS} of ${COMPARISONS} comparisons`).waitFor();
    for (let turn = 0; turn < 8; turn += 1) {
      await page.mouse.wheel(0, 3000);
      expect(await look(page)).toEqual([]);
    }
    for (const address of ["/history/insights", "/personalized"]) {
      await page.goto(address);
      await page.getByRole("heading", { level: 1 }).first().waitFor();
      expect(await look(page), address).toEqual([]);
    }
    for (const text of TEXTS.filter((_, at) => at % 150 === 0)) {
      await page.goto(`/history?q=${encodeURIComponent(text)}&sort=${encodeURIComponent(text)}`);
      expect(await look(page), text).toEqual([]);
    }
    expect(takeProblems()).toEqual([]);
  });

  it("do not run in alerts, matches, the profile or the support form", async () => {
    const { page, takeProblems } = owner;
    const take = cycleThrough(TEXTS);
    for (let n = 0; n < ALERTS; n += 1) {
      const item = { productName: take(), manufacturer: take(), gender: "unisex" as const, similarityThreshold: 85 };
      const alert = await insertNotification(world.db, userId, { ...item, makerKey: "", looksKey: null }, null);
      if (alert === "limit_reached") throw new Error(alert);
      const url = `https://shop.example/${n}`;
      const product = { ...facts[0]!.original.product, url, title: take(), brand: take() };
      await createProductCache({ db: world.db }).put(url, {
        readAt: new Date(),
        product,
        errorMessage: null,
        etag: null,
        lastModified: null,
      });
      const [found] = await findProductIds(world.db, [url]);
      await world.sql`insert into notification_matches (notification_id, product_id, similarity_score, reason)
        values (${alert.id}, ${found?.id ?? ""}, 90, ${take()})`;
    }
    await page.goto("/notifications");
    await page.getByRole("listitem").first().waitFor();
    const more = page.getByRole("button", { name: /match|found|show/i });
    for (const button of await more.all()) await button.click().catch(() => undefined);
    expect(await look(page)).toEqual([]);
    await page.goto("/account");
    await page.getByRole("button", { name: "Profile", exact: true }).click();
    expect(await look(page)).toEqual([]);
    await page.goto("/support");
    await page.getByLabel("Message").fill(TEXTS.slice(0, 20).join("\n").slice(0, 1900));
    await page.getByRole("button", { name: /send/i }).click();
    expect(await look(page)).toEqual([]);
    expect(takeProblems()).toEqual([]);
  });

  it("do not run when they are in a URL", async () => {
    const visitor = await open(true);
    const places = ["/auth?next=", "/not-found/", "/c/x?share=", "/unsubscribe/", "/reset?token=", "/?url=", "/?text="];
    for (const [at, text] of TEXTS.entries()) {
      if (at % 90 !== 0) continue;
      await visitor.page.goto(`${places[at % places.length]}${encodeURIComponent(text)}#${encodeURIComponent(text)}`);
      expect(await look(visitor.page), text).toEqual([]);
    }
    await visitor.close();
  });
});
