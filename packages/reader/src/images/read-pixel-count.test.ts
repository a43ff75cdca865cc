import { renderSwatchPng } from "@dupewise/testing/shop/images";
import { describe, expect, it } from "vitest";
import { readPixelCount } from "./read-pixel-count.ts";

const hex = (text: string) => Buffer.from(text.replaceAll(" ", ""), "hex");
const gif = hex("474946383961 e803 f401");
const jpeg = hex("ffd8 ffe0 0004 0000 ffc4 0003 00 ffc2 000b 08 01f4 03e8");
const webp = (form: string, rest: string) => Buffer.concat([Buffer.from(`RIFF0000WEBP${form}0000`), hex(rest)]);
const avif = Buffer.concat([Buffer.from("0000ftypavif".repeat(3) + "ispe"), hex("00000000 000003e8 000001f4")]);

describe("an image's declared size", () => {
  it.each([
    ["image/gif", gif],
    ["image/jpeg", jpeg],
    ["image/webp", webp("VP8X", "00000000 e70300 f30100")],
    ["image/webp", webp("VP8 ", "000000 9d012a e803 f401")],
    ["image/webp", webp("VP8L", "2f e7c37c00")],
    ["image/avif", avif],
  ])("is read from the header: %s", (type, bytes) => expect(readPixelCount(type, bytes)).toBe(500_000));

  it("is read from a complete image", () => expect(readPixelCount("image/png", renderSwatchPng())).toBeGreaterThan(0));

  it.each([
    ["image/png", hex("89504e470d0a1a0a")],
    ["image/jpeg", hex("ffd8 ffe0 ffff")],
    ["image/jpeg", Buffer.concat([hex("ffd8"), Buffer.alloc(1000, 0xff)])],
    ["image/webp", webp("VP8X", "")],
    ["image/avif", Buffer.from("ispe")],
    ["image/gif", hex("")],
  ])("is null when the header ends too soon: %s", (type, bytes) => expect(readPixelCount(type, bytes)).toBeNull());
});
