import { MAX_ADDITIONAL_ALTERNATIVES } from "@dupewise/domain/capture/hand-over";
import { describe, expect, it } from "vitest";
import { DUPEWISE, createFakeBrowser } from "../testing/fake-browser.ts";
import { handlePageMessage } from "./handle-page-message.ts";
import { storeAlternative, storeSide, getCapturedSides } from "./captured-sides.ts";

const COAT = { id: "a", url: "https://maison.example/coat", title: "Coat", html: "<h1>Coat</h1>" };
const COPY = { ...COAT, id: "b", url: "https://shop.example/coat" };
const OWN = { id: "this-extension", frameId: 0, url: `${DUPEWISE}/capture` };

async function withBoth() {
  const { ext, setting } = createFakeBrowser();
  await storeSide(ext, "original", COAT);
  await storeSide(ext, "alternative", COPY);
  const tell = (message: unknown, sender: object = OWN) => handlePageMessage(ext, message, sender);
  return { ext, setting, tell };
}

describe("the Dupewise page", () => {
  it("receives both sides whenever it asks for them", async () => {
    const { tell } = await withBoth();
    for (const id of ["1", "2"])
      expect(await tell({ dupewise: "ask", id })).toEqual({ original: COAT, alternative: COPY });
  });

  it("can swap the sides, remove one and clear both", async () => {
    const { ext, setting, tell } = await withBoth();
    await tell({ dupewise: "swap" });
    expect(await getCapturedSides(ext)).toEqual({ original: COPY, alternative: COAT });
    await tell({ dupewise: "drop", side: "original" });
    expect([await getCapturedSides(ext), setting.badge]).toEqual([{ alternative: COAT }, "1/2"]);
    await tell({ dupewise: "done" });
    expect([await getCapturedSides(ext), setting.badge]).toEqual([{}, ""]);
  });

  it("receives additional alternatives, and can remove several at once", async () => {
    const { ext, setting, tell } = await withBoth();
    const [third, fourth, fifth] = ["c", "d", "e"].map((id) => ({ ...COPY, id }));
    for (const page of [third, fourth, fifth]) if (page) await storeAlternative(ext, page);
    expect(await tell({ dupewise: "ask", id: "1" })).toMatchObject({ more: [third, fourth, fifth] });
    expect(setting.badge).toBe("5");
    const forgotten = [
      { dupewise: "drop-more", id: "d" },
      { dupewise: "drop", side: "alternative" },
    ];
    await Promise.all(forgotten.map((message) => tell(message)));
    expect(await getCapturedSides(ext)).toEqual({ original: COAT, alternative: third, more: [fifth] });
    await tell({ dupewise: "done" });
    expect([await getCapturedSides(ext), setting.badge]).toEqual([{}, ""]);
  });

  it("receives no more alternatives than one comparison accepts", async () => {
    const { ext } = await withBoth();
    const add = (number: number) => storeAlternative(ext, { ...COPY, id: `copy ${number}` });
    for (let number = 0; number < MAX_ADDITIONAL_ALTERNATIVES; number++) await add(number);
    await expect(add(MAX_ADDITIONAL_ALTERNATIVES)).rejects.toThrow("as many alternatives");
    expect((await getCapturedSides(ext)).more).toHaveLength(MAX_ADDITIONAL_ALTERNATIVES);
  });
});

it.each([
  ["another site", { ...OWN, url: "https://evil.example/capture" }],
  ["a site with a similar name", { ...OWN, url: `${DUPEWISE}.evil.example/capture` }],
  ["the same host with another scheme", { ...OWN, url: "http://dupewise.example/capture" }],
  ["a frame of the page", { ...OWN, frameId: 4 }],
  ["another extension", { ...OWN, id: "hostile-extension" }],
  ["a sender without a page", { id: "this-extension" }],
])("ignores messages from %s", async (_who, sender) => {
  const { ext, tell } = await withBoth();
  for (const message of [{ dupewise: "ask", id: "1" }, { dupewise: "swap" }, { dupewise: "done" }]) {
    expect(await tell(message, sender)).toBeUndefined();
  }
  expect(await getCapturedSides(ext)).toEqual({ original: COAT, alternative: COPY });
});
