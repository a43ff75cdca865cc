import { renderGarmentPng, renderSwatchPng } from "@dupewise/testing/shop/images";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { createPhotoAnalyzer } from "./photo-analyzer.ts";

const image = (bytes: Uint8Array | null) => async () => bytes && { type: "image/png", bytes: new Uint8Array(bytes) };
const NOTHING = { swatches: [], isWorn: false };

describe("a photo analyzer", () => {
  it("measures a photo only once for concurrent requests", async () => {
    const analyzer = createPhotoAnalyzer();
    const reads: string[] = [];
    const read = async () => {
      reads.push("read");
      return image(renderGarmentPng("coat", "c19a6b"))();
    };
    const [first, second] = await Promise.all([analyzer.measure("a", read, "ada"), analyzer.measure("a", read, "bob")]);
    expect(first).toMatchObject({ swatches: [{ hex: "#c19a6b", name: "camel" }], isWorn: false, problem: null });
    expect([second, reads]).toEqual([first, ["read"]]);
  });

  it("reports why no colors could be measured, and tries again on the next request", async () => {
    const analyzer = createPhotoAnalyzer();
    const broken = renderSwatchPng().subarray(0, 60);
    expect(await analyzer.measure("a", image(null), "ada")).toEqual({ ...NOTHING, problem: "no photo" });
    expect(await analyzer.measure("a", image(broken), "ada")).toEqual({ ...NOTHING, problem: "unreadable" });
    expect(await analyzer.measure("a", image(renderSwatchPng()), "ada")).toEqual({
      ...NOTHING,
      problem: "hardly stands out",
    });
  });

  it("reports a photo that takes too long as unreadable", async () => {
    const analyzer = createPhotoAnalyzer({ timeMs: 1 });
    expect(await analyzer.measure("a", image(renderSwatchPng()), "ada")).toMatchObject({ problem: "unreadable" });
  });

  it("re-encodes a photo upright and without camera metadata", async () => {
    const analyzer = createPhotoAnalyzer();
    const taken = await sharp({ create: { width: 40, height: 20, channels: 3, background: "#c19a6b" } })
      .withExif({ IFD0: { Copyright: "Ada", Make: "Camera" }, IFD3: { GPSLatitude: "52/1 30/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(taken).metadata()).exif).toBeDefined();
    const clean = await analyzer.clean(taken, "ada");
    expect(clean?.type).toBe("image/webp");
    const { width, height, exif, xmp, icc, orientation } = await sharp(clean?.bytes).metadata();
    expect([width, height, exif, xmp, icc, orientation]).toEqual([20, 40, undefined, undefined, undefined, undefined]);
  });

  it("rejects files that are not photos, and photos larger than any screen", async () => {
    const analyzer = createPhotoAnalyzer();
    const huge = Buffer.from(renderSwatchPng());
    huge.writeUInt32BE(60_000, 16);
    huge.writeUInt32BE(60_000, 20);
    for (const bytes of [Buffer.from("<svg/>"), huge, renderSwatchPng().subarray(0, 60)]) {
      expect(await analyzer.clean(bytes, "ada")).toBeNull();
    }
  });
});
