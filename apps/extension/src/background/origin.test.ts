import { describe, expect, it } from "vitest";
import { DUPEWISE, createFakeBrowser } from "../testing/fake-browser.ts";
import { getDupewiseOrigin, parseOrigin, registerContentScript, setDupewiseOrigin } from "./origin.ts";

describe("a typed address", () => {
  it.each([
    ["https://dupes.example/capture?x=1", "https://dupes.example"],
    [" dupes.example ", "https://dupes.example"],
    ["http://localhost:3000", "http://localhost:3000"],
    ["", null],
    ["javascript:alert(1)", null],
    ["https://user:word@dupes.example", null],
    ["two words", null],
  ])("is reduced to its origin or rejected: %j becomes %j", (typed, origin) => expect(parseOrigin(typed)).toBe(origin));
});

describe("a self-hosted Dupewise", () => {
  it("is the only origin that the extension requests access to and registers its content script for", async () => {
    const { ext, did } = createFakeBrowser();
    expect(await setDupewiseOrigin(ext, "http://192.168.0.4:3000")).toBe(true);
    expect(await getDupewiseOrigin(ext)).toBe("http://192.168.0.4:3000");
    expect(did).toEqual([
      ["asked", "http://192.168.0.4/*"],
      ["registered", "http://192.168.0.4/*"],
    ]);
  });

  it("is not used if the user denies permission", async () => {
    const { ext, did, setting } = createFakeBrowser();
    setting.allows = false;
    expect(await setDupewiseOrigin(ext, "https://dupes.example")).toBe(false);
    expect(await getDupewiseOrigin(ext)).toBe(DUPEWISE);
    expect(did).toEqual([["asked", "https://dupes.example/*"]]);
  });

  it("gets no content script once its permission has been revoked", async () => {
    const { ext, did, setting } = createFakeBrowser();
    await setDupewiseOrigin(ext, "https://dupes.example");
    setting.allows = false;
    did.length = 0;
    await registerContentScript(ext);
    expect(did).toEqual([]);
  });

  it("is replaced by the built-in address without a permission prompt", async () => {
    const { ext, did } = createFakeBrowser();
    await setDupewiseOrigin(ext, "https://dupes.example");
    did.length = 0;
    await setDupewiseOrigin(ext, DUPEWISE);
    expect([await getDupewiseOrigin(ext), did]).toEqual([DUPEWISE, []]);
  });
});
