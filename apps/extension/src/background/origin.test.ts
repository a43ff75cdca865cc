import { describe, expect, it } from "vitest";
import { DUPEWISE, createFakeBrowser } from "../testing/fake-browser.ts";
import { getDupewiseOrigin, parseOrigin, registerHandOver, setOrigin } from "./origin.ts";

describe("a typed address", () => {
  it.each([
    ["https://dupes.example/capture?x=1", "https://dupes.example"],
    [" dupes.example ", "https://dupes.example"],
    ["http://localhost:3000", "http://localhost:3000"],
    ["", null],
    ["javascript:alert(1)", null],
    ["https://user:word@dupes.example", null],
    ["two words", null],
  ])("%j becomes %j", (typed, origin) => expect(parseOrigin(typed)).toBe(origin));
});

describe("a self-hosted Dupewise", () => {
  it("is the only permission requested, and only its pages get the script", async () => {
    const { ext, did } = createFakeBrowser();
    expect(await setOrigin(ext, "http://192.168.0.4:3000")).toBe(true);
    expect(await getDupewiseOrigin(ext)).toBe("http://192.168.0.4:3000");
    expect(did).toEqual([
      ["asked", "http://192.168.0.4/*"],
      ["registered", "http://192.168.0.4/*"],
    ]);
  });

  it("changes nothing if the user declines", async () => {
    const { ext, did, setting } = createFakeBrowser();
    setting.allows = false;
    expect(await setOrigin(ext, "https://dupes.example")).toBe(false);
    expect(await getDupewiseOrigin(ext)).toBe(DUPEWISE);
    expect(did).toEqual([["asked", "https://dupes.example/*"]]);
  });

  it("gets no script once its permission has been revoked", async () => {
    const { ext, did, setting } = createFakeBrowser();
    await setOrigin(ext, "https://dupes.example");
    setting.allows = false;
    did.length = 0;
    await registerHandOver(ext);
    expect(did).toEqual([]);
  });

  it("falls back to the built-in one without asking", async () => {
    const { ext, did } = createFakeBrowser();
    await setOrigin(ext, "https://dupes.example");
    did.length = 0;
    await setOrigin(ext, DUPEWISE);
    expect([await getDupewiseOrigin(ext), did]).toEqual([DUPEWISE, []]);
  });
});
