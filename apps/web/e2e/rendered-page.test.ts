import type { Page } from "@dupewise/testing/browser";
import { describe, expect, it } from "vitest";
import { register, compareThroughApi } from "./steps.ts";
import { CARDIGAN, CARDIGAN_ALTERNATIVE } from "./texts.ts";
import { visitEachTest } from "./visit-each-test.ts";

const visit = visitEachTest();

/** Records whether the page was server-rendered, and what replaces it whenever its heading disappears. */
const WATCH = `{
  window.seen = { rendered: false, instead: [] };
  new MutationObserver(() => {
    const root = document.getElementById("root");
    if (root?.querySelector("[inert]") && root.querySelector("h1")) window.seen.rendered = true;
    else if (window.seen.rendered && !root?.querySelector("h1")) window.seen.instead.push(root?.textContent ?? "");
  }).observe(document, { childList: true, subtree: true });
}`;

async function expectKept(page: Page, paths: readonly string[]): Promise<void> {
  await page.addInitScript(WATCH);
  for (const path of paths) {
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect([path, await page.evaluate("window.seen")]).toEqual([path, { rendered: true, instead: [] }]);
  }
}

describe("a page that the server has rendered", () => {
  it("keeps its heading for visitors while the app hydrates", () =>
    expectKept(visit.opened.page, ["/", "/auth", "/trust", "/privacy"]));

  it("keeps its heading for members while the app hydrates", async () => {
    const { page } = visit.opened;
    await register(page);
    const result = await compareThroughApi(page, CARDIGAN, CARDIGAN_ALTERNATIVE);
    await expectKept(page, ["/", result, "/history", "/notifications", "/personalized", "/account", "/subscribe"]);
    await expectKept(page, ["/trust", "/support", "/history/insights", "/no/such/page"]);
  });
});
