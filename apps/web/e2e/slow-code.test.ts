import type { Page } from "@dupewise/testing/browser";
import { describe, expect, it } from "vitest";
import { signUp } from "./steps.ts";
import { visitEachTest } from "./visit-each-test.ts";

const visit = visitEachTest({ isFirst: true });

/** Holds these scripts back until the returned function is called. */
async function holdBack(page: Page, scripts: RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(scripts, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Opens a page without waiting: the server's rendering, before its scripts load. */
const drawnPage = (): Promise<Page> => visit.opened.page.context().newPage();

describe("a page with slow chunks", () => {
  it("shows a pending indicator after a link is clicked", async () => {
    const { page, takeProblems } = visit.opened;
    await signUp(page);
    const arrive = await holdBack(page, /assets\/support-page/);
    await page.getByRole("contentinfo").getByRole("link", { name: "Support" }).click();
    const waiting = page.getByRole("status").getByText("Loading...", { exact: true });
    await waiting.waitFor();
    await page.getByRole("button", { name: "Compare Products" }).waitFor();
    arrive();
    await page.getByRole("heading", { level: 1, name: "Support" }).waitFor();
    await waiting.waitFor({ state: "detached" });
    expect(takeProblems()).toEqual([]);
  });

  it("keeps text typed before hydration, and restores the rest of the draft", async () => {
    await signUp(visit.opened.page);
    await visit.opened.page.getByLabel("Product URL or Description").nth(1).fill("A coat from before");
    const page = await drawnPage();
    const arrive = await holdBack(page, /assets\/.*\.js/);
    await page.goto("/", { waitUntil: "commit" });
    const fields = page.getByLabel("Product URL or Description");
    await fields.nth(0).fill("https://shop.example/coat");
    await fields.nth(1).pressSequentially("Tie-waist coat");
    await page.locator("#root [inert]").first().waitFor();
    // A button looks inactive when it is still not hydrated after a while.
    const opacity = () => page.locator("button[type=submit]").evaluate((button) => getComputedStyle(button).opacity);
    await expect.poll(opacity).toBe("0.5");
    arrive();
    await page.locator("#root [inert]").first().waitFor({ state: "detached" });
    await expect.poll(() => fields.nth(0).inputValue()).toBe("https://shop.example/coat");
    await page.getByText("A page on shop.example").waitFor();
    expect(await opacity()).toBe("1");
    await expect.poll(() => fields.nth(1).inputValue()).toBe("A coat from before\nTie-waist coat");
    await expect.poll(() => page.evaluate("document.activeElement?.name")).toBe("Alternative");
  });

  it("keeps a password out of the URL when the form is submitted too early", async () => {
    const page = await drawnPage();
    const arrive = await holdBack(page, /assets\/.*\.js/);
    await page.goto("/auth", { waitUntil: "commit" });
    await page.getByLabel("Email").fill("ada@example.com");
    await page.getByLabel("Password", { exact: true }).fill("seam allowance 7");
    await page.getByLabel("Password", { exact: true }).press("Enter");
    arrive();
    await page.locator("#root [inert]").first().waitFor({ state: "detached" });
    await expect.poll(() => page.getByLabel("Email").inputValue()).toBe("ada@example.com");
    await expect.poll(() => page.getByLabel("Password", { exact: true }).inputValue()).toBe("seam allowance 7");
    expect(page.url()).toBe(`${visit.world.origin}/auth`);
    await page.getByRole("tab", { name: "Sign Up" }).click();
    await expect.poll(() => page.getByLabel("Email").inputValue()).toBe("ada@example.com");
  });
});
