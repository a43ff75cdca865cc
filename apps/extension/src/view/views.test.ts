import { launchBrowser, openPage, type OpenedPage } from "@dupewise/testing/browser";
import { expectAccessible } from "@dupewise/testing/browser/accessibility";
import { afterAll, beforeAll, beforeEach, afterEach, expect, it } from "vitest";
import { createFakeBrowser } from "../testing/fake-browser.ts";
import { serveViews } from "../testing/serve-views.ts";

const COAT = { url: "https://www.maison.example/coat", title: "<b>Belted</b> wool coat", html: "<h1>Coat</h1>" };

let views: Awaited<ReturnType<typeof serveViews>>;
let browser: Awaited<ReturnType<typeof launchBrowser>>;
let opened: OpenedPage;

beforeAll(async () => {
  [views, browser] = await Promise.all([serveViews(), launchBrowser()]);
});
afterAll(() => Promise.all([views.close(), browser.close()]));
beforeEach(async () => {
  opened = await openPage(browser, { origin: views.origin, viewport: { width: 400, height: 420 } });
});
afterEach(() => opened.close());

/** Opens a view in a browser with the given current page. */
async function open(view: "popup" | "options", front: unknown) {
  const { page } = opened;
  const setting = `Object.assign(fake.setting, ${JSON.stringify({ page: front })})`;
  await page.addInitScript(
    `const fake = (${createFakeBrowser.toString()})("https://dupewise.example"); ${setting}; window.chrome = fake.ext; window.did = fake.did;`,
  );
  await page.goto(`/${view}/index.html`);
  return page;
}

async function inspect() {
  const { page, takeProblems } = opened;
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page, { colorsOnly: true });
  await page.emulateMedia({ colorScheme: "light" });
  expect(await page.evaluate("document.documentElement.scrollWidth - innerWidth")).toBeLessThanOrEqual(0);
  expect(takeProblems()).toEqual([]);
}

it("captures a page with the keyboard, lists and removes captured pages, and adds more alternatives", async () => {
  const page = await open("popup", COAT);
  await page.getByRole("button", { name: "The original" }).waitFor();
  expect(await page.evaluate("window.did")).toEqual([]);
  await inspect();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.getByText("Saved. Now open the alternative and click again.").waitFor();
  const original = page.getByRole("region", { name: "Original" });
  expect(await original.innerText()).toContain("<b>Belted</b> wool coat");
  expect(await original.innerText()).toContain("\nmaison.example");
  await inspect();
  await page.getByRole("button", { name: "Remove the original" }).click();
  await page.getByText("Original removed.").waitFor();
  await page.getByRole("button", { name: "The alternative" }).click();
  await page.getByRole("button", { name: "The original" }).click();
  await page.getByText("Both are open in Dupewise.").waitFor();
  expect(await page.evaluate("window.did.at(-1)")).toEqual(["opened", "https://dupewise.example/capture"]);
  await page.getByRole("button", { name: "Another alternative" }).click();
  await page.getByText("Saved: 2 alternatives. Open Dupewise to compare them.").waitFor();
  expect(await page.evaluate("window.did.at(-1)")).toEqual(["read", 1]);
  await inspect();
});

it("explains why a page cannot be read", async () => {
  const page = await open("popup", null);
  await page.getByRole("button", { name: "The alternative" }).click();
  await page.getByRole("alert").getByText("Browser extensions can't read this page").waitFor();
  await inspect();
});

it("accepts a server's URL in the settings, requests permission only for it, and rejects invalid URLs", async () => {
  const page = await open("options", null);
  const field = page.getByLabel("Address of your Dupewise server");
  await expect.poll(() => field.inputValue()).toBe("https://dupewise.example");
  await field.fill("not an address");
  await page.keyboard.press("Enter");
  await page.getByText("That isn't a website address").waitFor();
  await inspect();
  await field.fill("dupes.example/anything");
  await page.keyboard.press("Enter");
  await page.getByText("Saved. Pages are sent to https://dupes.example.").waitFor();
  expect(await page.evaluate("window.did")).toEqual([
    ["asked", "https://dupes.example/*"],
    ["registered", "https://dupes.example/*"],
  ]);
});
