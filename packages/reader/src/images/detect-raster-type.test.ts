import { renderSwatchPng } from "@dupewise/testing/shop/images";
import { describe, expect, it } from "vitest";
import { detectRasterType } from "./detect-raster-type.ts";

const bytes = (text: string) => Buffer.from(text, "latin1");

describe("an image's type", () => {
  it.each([
    ["image/png", renderSwatchPng()],
    ["image/jpeg", bytes("\xff\xd8\xff\xe0\x00\x10JFIF")],
    ["image/gif", bytes("GIF89a\x01\x00\x01\x00")],
    ["image/webp", bytes("RIFF\x24\x00\x00\x00WEBPVP8 ")],
    ["image/avif", bytes("\x00\x00\x00\x20ftypavif\x00\x00\x00\x00")],
  ])("is detected from its first bytes: %s", (type, content) => expect(detectRasterType(content)).toBe(type));

  it.each([
    ["SVG", bytes('<svg xmlns="http://www.w3.org/2000/svg">')],
    ["a page", bytes("<!doctype html><script>alert(1)</script>")],
    ["text that starts with the name of an image format", bytes("PNG\r\n")],
    ["audio in an image container", bytes("RIFF\x24\x00\x00\x00WAVEfmt ")],
    ["video in an image container", bytes("\x00\x00\x00\x20ftypisom\x00\x00\x00\x00")],
    ["nothing", bytes("")],
  ])("is null for %s", (_what, content) => expect(detectRasterType(content)).toBeNull());
});
