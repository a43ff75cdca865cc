import { describe, expect, it } from "vitest";
import { measureColors, type Pixels } from "./measure-colors.ts";

type Color = readonly [r: number, g: number, b: number];
const WHITE: Color = [250, 250, 250];
const CAMEL: Color = [193, 154, 107];
const NAVY: Color = [29, 39, 70];
const SKIN: Color = [224, 172, 140];

/** A photo, painted by a function of the position, 0–1 from the left and from the top. */
function photo(paint: (x: number, y: number) => Color, [width, height] = [60, 80]): Pixels {
  const data = new Uint8Array(4 * width * height);
  for (let at = 0; at < width * height; at++) {
    data.set([...paint((at % width) / width, Math.floor(at / width) / height), 255], 4 * at);
  }
  return { width, height, data };
}

const within = (x: number, y: number, [left, right, top, bottom]: readonly number[]) =>
  x >= (left ?? 0) && x < (right ?? 1) && y >= (top ?? 0) && y < (bottom ?? 1);
const coat = (x: number, y: number) => within(x, y, [0.3, 0.7, 0.2, 0.9]);
const light = ([r, g, b]: Color, factor: number): Color => [r * factor, g * factor, b * factor];

describe("the colors of a photo", () => {
  it("do not include the color of a plain background", () => {
    for (const background of [WHITE, NAVY, [120, 160, 130]] as const) {
      const { swatches, problem, isWorn } = measureColors(photo((x, y) => (coat(x, y) ? CAMEL : background)));
      expect({ swatches, problem, isWorn }).toEqual({
        swatches: [{ hex: "#c19a6b", name: "camel", share: 1 }],
        problem: null,
        isWorn: false,
      });
    }
  });

  it("are read as one color despite shadows and folds, and as two if the product has two colors", () => {
    const folded = photo((x, y) => (coat(x, y) ? light(CAMEL, 0.92 + 0.12 * Math.sin(40 * x)) : WHITE));
    expect(measureColors(folded).swatches.map(({ name }) => name)).toEqual(["camel"]);
    const halves = measureColors(photo((x, y) => (coat(x, y) ? (y < 0.4 ? NAVY : CAMEL) : WHITE)));
    expect(halves.swatches.map(({ name, share }) => [name, Math.round(share * 10)])).toEqual([
      ["camel", 7],
      ["navy blue", 3],
    ]);
  });

  it("exclude a background with a gradient, and the background visible through a handle", () => {
    const shaded = photo((x, y) => (coat(x, y) ? NAVY : light(WHITE, 1 - 0.12 * y)));
    expect(measureColors(shaded).swatches).toMatchObject([{ name: "navy blue", share: 1 }]);
    const handle = photo((x, y) => (coat(x, y) && !within(x, y, [0.4, 0.6, 0.3, 0.5]) ? NAVY : WHITE));
    expect(measureColors(handle).swatches).toMatchObject([{ name: "navy blue", share: 1 }]);
  });

  it("are not measured if the background is busy, nothing stands out from it, or the product fills the frame", () => {
    const checks = photo((x, y) => (Math.floor(x * 12) % 2 === Math.floor(y * 12) % 2 ? CAMEL : NAVY));
    expect(measureColors(checks)).toEqual({ swatches: [], isWorn: false, problem: "busy background" });
    expect(measureColors(photo(() => WHITE))).toMatchObject({ swatches: [], problem: "hardly stands out" });
    const close = photo((x, y) => (y < 0.01 || x < 0.01 || x > 0.99 ? WHITE : CAMEL), [200, 200]);
    expect(measureColors(close)).toMatchObject({ swatches: [], problem: "busy background" });
  });

  it("do not include those of the face and shoes of the person wearing the product", () => {
    const worn = photo((x, y) => {
      if (within(x, y, [0.44, 0.56, 0.05, 0.22])) return SKIN;
      if (within(x, y, [0.4, 0.6, 0.85, 0.95])) return [20, 20, 20];
      return within(x, y, [0.3, 0.7, 0.22, 0.85]) ? NAVY : WHITE;
    });
    expect(measureColors(worn)).toMatchObject({ isWorn: true, swatches: [{ name: "navy blue", share: 1 }] });
    const rust = photo((x, y) => (coat(x, y) ? [169, 80, 44] : WHITE));
    expect(measureColors(rust)).toMatchObject({ isWorn: false, swatches: [{ name: "rust" }] });
  });
});
