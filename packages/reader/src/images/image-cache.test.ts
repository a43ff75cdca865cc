import { expect, it } from "vitest";
import { createImageCache } from "./image-cache.ts";

const MINUTE = 60_000;
const image = (size: number) => ({ type: "image/png", bytes: new Uint8Array(size) });

function counting(maxBytes?: number) {
  let time = 0;
  const asked: string[] = [];
  const cache = createImageCache({ now: () => time, ...(maxBytes !== undefined && { maxBytes }) });
  return {
    asked,
    pass: (ms: number) => (time += ms),
    get: (url: string, size: number | null = 10) =>
      cache.get(url, async () => {
        asked.push(url);
        return size === null ? null : image(size);
      }),
  };
}

it("fetches an image once for concurrent and later requests", async () => {
  const { get, asked } = counting();
  await Promise.all([get("a"), get("a")]);
  expect(await get("a")).toEqual(image(10));
  expect(asked).toEqual(["a"]);
});

it("fetches an image again after a day, and a failed one after ten minutes", async () => {
  const { get, asked, pass } = counting();
  await get("good");
  await get("bad", null);
  pass(11 * MINUTE);
  await get("good");
  expect(await get("bad", null)).toBeNull();
  expect(asked).toEqual(["good", "bad", "bad"]);
  pass(25 * 60 * MINUTE);
  await get("good");
  expect(asked.at(-1)).toBe("good");
});

it("evicts the least recently used image to stay within its size limit", async () => {
  const { get, asked } = counting(30_000);
  await get("a", 10_000);
  await get("b", 10_000);
  await get("a");
  await get("c", 10_000);
  await get("a");
  await get("b", 10_000);
  expect(asked).toEqual(["a", "b", "c", "b"]);
});
