import sharp from "sharp";
import { describe, expect, it, onTestFinished } from "vitest";
import { PREVIEW_SIZE, type PreviewCard } from "./card.ts";
import { createPreviewRenderer } from "./preview-renderer.ts";

const photoOf = (color: string) =>
  sharp({ create: { width: 600, height: 900, channels: 3, background: color } })
    .jpeg()
    .toBuffer();
const [GREEN, NAVY] = await Promise.all([photoOf("#2f6b3a"), photoOf("#1c2a52")]);

const cardOf = (changes: Partial<PreviewCard> = {}): PreviewCard => ({
  title: "Take the alternative, if polyester is fine.",
  score: "86%",
  sides: [
    { name: "Belted wool coat", price: "$1,890", photo: GREEN },
    { name: "Tie-waist coat", price: "$179", photo: NAVY },
  ],
  note: "Based on what both shops say",
  ...changes,
});

function start(options?: Parameters<typeof createPreviewRenderer>[0]) {
  const renderer = createPreviewRenderer(options);
  onTestFinished(() => renderer.close());
  return renderer;
}

/** The color at a point, as three numbers. */
async function colorAt(image: Uint8Array, left: number, top: number): Promise<number[]> {
  return [...(await sharp(image).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer())];
}

describe("a preview image", () => {
  it("shows each photo in its place, at the size that the page declares", async () => {
    const image = await start().render(cardOf());
    expect(await sharp(image).metadata()).toMatchObject({ format: "jpeg", ...PREVIEW_SIZE });
    const [[, green = 0], [, , navy = 0]] = await Promise.all([colorAt(image, 270, 200), colorAt(image, 920, 200)]);
    expect(Math.abs(green - 0x6b)).toBeLessThan(12);
    expect(Math.abs(navy - 0x52)).toBeLessThan(12);
  });

  it("is rendered even if a photo is missing or broken, a name is long, or no font covers its script", async () => {
    const renderer = start();
    const sides = [
      { name: "Пальто из шерсти 大衣", price: null, photo: null },
      { name: "x".repeat(2_000), price: "$1", photo: Buffer.from("\u0089PNG no more") },
    ];
    const image = await renderer.render(cardOf({ sides, score: "40–60%", title: "<b>&amp;</b> ".repeat(300) }));
    expect(await sharp(image).metadata()).toMatchObject(PREVIEW_SIZE);
    expect((await renderer.render(cardOf({ sides: [], score: null }))).byteLength).toBeGreaterThan(1_000);
  });

  it("is rendered only once per card, no matter how many requests arrive concurrently", async () => {
    const renderer = start();
    const images = await Promise.all(Array.from({ length: 16 }, () => renderer.render(cardOf())));
    expect(new Set(images).size).toBe(1);
  });

  it("shows a gray photo in gray, and a transparent photo over the swatch", async () => {
    const gray = await sharp(GREEN).grayscale().jpeg().toBuffer();
    const clear = await sharp({ create: { width: 40, height: 90, channels: 4, background: "#00000000" } })
      .png()
      .toBuffer();
    const sides = [gray, clear].map((photo) => ({ name: "Coat", price: null, photo }));
    const image = await start().render(cardOf({ sides }));
    const [[red = 0, green = 0, blue = 0], cloth] = await Promise.all([
      colorAt(image, 200, 200),
      colorAt(image, 1000, 200),
    ]);
    expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThan(8);
    for (const [index, value] of [0xdc, 0xd5, 0xc8].entries()) {
      expect(Math.abs((cloth[index] ?? 0) - value)).toBeLessThan(12);
    }
  });

  it("is not rendered if too many requests are waiting or if it takes too much processor time", async () => {
    const busy = start({ maxWaiting: 2 });
    const wanted = await Promise.allSettled([1, 2, 3].map((note) => busy.render(cardOf({ note: String(note) }))));
    expect(wanted.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected"]);
    const impatient = start({ maxProcessorMs: 1 });
    await expect(impatient.render(cardOf())).rejects.toMatchObject({ code: "unavailable" });
  });

  it("is cached until newer images need its memory", async () => {
    const renderer = start({ maxBytes: 1 });
    const [first, again] = [await renderer.render(cardOf()), await renderer.render(cardOf())];
    expect(first).not.toBe(again);
    expect(first).toEqual(again);
  });
});
