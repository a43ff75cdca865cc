import type { Page } from "@dupewise/testing/browser";
import { describe, expect, it } from "vitest";
import { expectScreenAccessible } from "./expect-screen-accessible.ts";
import { signUp } from "./steps.ts";
import { CARDIGAN_ALTERNATIVE } from "./texts.ts";
import { visitEachTest } from "./visit-each-test.ts";

const visit = visitEachTest({ isFirst: true });

const HISTORY_CODE = "**/assets/history-page-*.js";
const toHistory = (page: Page) => page.getByRole("banner").getByRole("link", { name: "History" }).click();
const history = (page: Page) => page.getByText("No search history yet");

/** Removes the files of a version that is no longer on the server. */
const takeAway = (page: Page) => page.route(HISTORY_CODE, (route) => route.fulfill({ status: 404, body: "" }));

/** Counts page loads from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads++;
  });
  return () => loads;
}

describe("a page with a chunk that fails to load", () => {
  it("shows a notice while the browser is offline, loads the chunk once it is online, and loses no input", async () => {
    const { page } = visit.opened;
    await signUp(page);
    await page.getByLabel("Product URL or Description").nth(1).fill(CARDIGAN_ALTERNATIVE);
    await page.context().setOffline(true);
    await toHistory(page);
    await page.getByRole("heading", { level: 1, name: "This page needs a connection" }).waitFor();
    await page.getByRole("banner").getByRole("link", { name: "Notifications" }).waitFor();
    await expectScreenAccessible(page);
    await page.context().setOffline(false);
    await history(page).waitFor();
    await page.getByRole("link", { name: "Back to Home" }).click();
    await expect
      .poll(() => page.getByLabel("Product URL or Description").nth(1).inputValue())
      .toBe(CARDIGAN_ALTERNATIVE);
  });

  it("shows an error instead of a dialog, and opens the dialog on a later attempt, once the browser is online", async () => {
    const { page } = visit.opened;
    await signUp(page);
    const viewProfile = async () => {
      await page.getByRole("button", { name: "Profile", exact: true }).click();
      await page.getByRole("menuitem", { name: "View Profile" }).click();
    };
    await page.context().setOffline(true);
    await viewProfile();
    await page.getByText("Try again when you're back online.", { exact: true }).waitFor();
    await expectScreenAccessible(page);
    await page.context().setOffline(false);
    // Browsers cache failed imports for the lifetime of the page.
    const reloaded = page.waitForEvent("load");
    await viewProfile();
    await reloaded;
    await page.locator("#root [inert]").first().waitFor({ state: "detached" });
    await viewProfile();
    await page.getByRole("dialog", { name: "Edit Profile" }).waitFor();
  });

  it("reloads once if a newer version was deployed", async () => {
    const { page } = visit.opened;
    await signUp(page);
    await takeAway(page);
    await page.route("**/history", async (route) => {
      await page.unroute(HISTORY_CODE);
      await route.continue();
    });
    const loads = countLoads(page);
    await toHistory(page);
    await history(page).waitFor();
    expect(loads()).toBe(1);
  });

  it("stops reloading if the chunk still fails to load, and requests it again if the user retries", async () => {
    const { page } = visit.opened;
    await signUp(page);
    await takeAway(page);
    const loads = countLoads(page);
    await toHistory(page);
    await page.getByRole("heading", { level: 1, name: "This page couldn't be loaded" }).waitFor();
    await expect.poll(loads).toBe(1);
    await page.locator("#root [inert]").first().waitFor({ state: "detached" });
    await page.getByRole("heading", { level: 1, name: "This page couldn't be loaded" }).waitFor();
    await expectScreenAccessible(page);
    await page.unroute(HISTORY_CODE);
    await page.getByRole("button", { name: "Try again" }).click();
    await history(page).waitFor();
  });
});
