import { describe, expect, it } from "vitest";
import { DUPEWISE, createFakeBrowser } from "../testing/fake-browser.ts";
import { getCapturedSides } from "./captured-sides.ts";
import { openDupewise, captureActivePage } from "./capture-active-page.ts";

const page = (url: string) => ({ url, title: "Coat", html: "<h1>Coat</h1>" });

describe("a click on the button", () => {
  it("stores the active page as a side, updates the badge on the button, and does not open Dupewise yet", async () => {
    const { ext, did, setting } = createFakeBrowser();
    setting.page = page("https://shop.example/coat");
    const taken = await captureActivePage(ext, "original");
    expect(taken).toMatchObject({ sides: { original: { url: "https://shop.example/coat", title: "Coat" } } });
    expect(did).toEqual([["read", 1]]);
    expect(setting.badge).toBe("1/2");
  });

  it("opens Dupewise for the second side, and keeps both pages until they are compared", async () => {
    const { ext, did, setting } = createFakeBrowser();
    setting.page = page("https://shop.example/coat");
    await captureActivePage(ext, "alternative", { id: 3 });
    setting.page = page("https://maison.example/coat");
    await captureActivePage(ext, "original", { id: 4 });
    expect(did).toEqual([
      ["read", 3],
      ["read", 4],
      ["opened", `${DUPEWISE}/capture`],
    ]);
    expect(setting.badge).toBe("2/2");
    expect(Object.keys(await getCapturedSides(ext))).toEqual(["original", "alternative"]);
  });

  it("adds one alternative after another without leaving the shop", async () => {
    const { ext, did, setting } = createFakeBrowser();
    for (const shop of ["one", "two", "three"]) {
      setting.page = page(`https://${shop}.example/coat`);
      await captureActivePage(ext, "more");
    }
    expect(did).toEqual(Array.from({ length: 3 }, () => ["read", 1]));
    setting.page = page("https://maison.example/coat");
    expect(await captureActivePage(ext, "original")).toMatchObject({
      sides: { alternative: { url: "https://one.example/coat" }, more: [{}, { url: "https://three.example/coat" }] },
    });
    expect([did.at(-1), setting.badge]).toEqual([["opened", `${DUPEWISE}/capture`], "4"]);
  });

  it("switches to the tab that is already comparing, or opens a new one if that tab has navigated away", async () => {
    const { ext, did, setting } = createFakeBrowser();
    await openDupewise(ext);
    setting.isThere = true;
    await openDupewise(ext);
    setting.isThere = false;
    await openDupewise(ext);
    const opened = ["opened", `${DUPEWISE}/capture`];
    expect(did).toEqual([opened, ["showed", 7], opened]);
  });

  it.each([
    ["on a page closed to extensions", null, "Browser extensions can't read this page"],
    ["on something that is not a page", { problem: "no-page" }, "Browser extensions can't read this page"],
    ["on an oversized page", { problem: "too-large" }, "too large"],
    ["on Dupewise itself", page(`${DUPEWISE}/capture`), "Dupewise itself"],
    [
      "on a page that returns something other than markup",
      { ...page("https://a.example"), html: {} },
      "extensions can't read",
    ],
  ])("stores nothing %s, and explains why", async (_where, found, problem) => {
    const { ext, setting } = createFakeBrowser();
    setting.page = found;
    expect(await captureActivePage(ext, "original")).toEqual({ problem: expect.stringContaining(problem) });
    expect(await getCapturedSides(ext)).toEqual({});
  });
});
