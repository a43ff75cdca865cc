/** A color in CIE L*a*b* under D65: L 0–100, a and b about ±128. */
export type Lab = readonly [lightness: number, a: number, b: number];

const D65 = [0.95047, 1, 1.08883] as const;

/** Converts an sRGB color in hexadecimal notation, such as "#c19a6b", to CIE 1976 L*a*b*. */
export function hexToLab(hex: string): Lab {
  const value = Number.parseInt(hex.slice(1), 16);
  return rgbToLab((value >> 16) & 255, (value >> 8) & 255, value & 255);
}

/** Converts the three channels of an sRGB color, 0–255 each, to CIE 1976 L*a*b*. */
export function rgbToLab(r: number, g: number, b: number): Lab {
  const [red, green, blue] = [linear(r), linear(g), linear(b)];
  const x = cubeRoot((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / D65[0]);
  const y = cubeRoot((0.2126729 * red + 0.7151522 * green + 0.072175 * blue) / D65[1]);
  const z = cubeRoot((0.0193339 * red + 0.119192 * green + 0.9503041 * blue) / D65[2]);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function cubeRoot(t: number): number {
  return t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116;
}

const RADIAN = Math.PI / 180;
const POW_25_7 = 25 ** 7;

/**
 * Returns the perceived difference between two colors, ΔE2000: about 1 is just noticeable, 100 separates black from
 * white. Source: Sharma, Wu and Dalal, "The CIEDE2000 color-difference formula", Color Research and Application 30
 * (2005).
 */
export function deltaE2000([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number {
  const meanC7 = ((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2) ** 7;
  const stretch = 1.5 - 0.5 * Math.sqrt(meanC7 / (meanC7 + POW_25_7));
  const c1 = Math.hypot(a1 * stretch, b1);
  const c2 = Math.hypot(a2 * stretch, b2);
  const h1 = hue(a1 * stretch, b1);
  const h2 = hue(a2 * stretch, b2);

  const gray = c1 * c2 === 0;
  const turn = h2 - h1 > 180 ? -360 : h2 - h1 < -180 ? 360 : 0;
  const dh = gray ? 0 : h2 - h1 + turn;
  const dL = l2 - l1;
  const dC = c2 - c1;
  const dH = 2 * Math.sqrt(c1 * c2) * Math.sin((dh / 2) * RADIAN);

  const l = (l1 + l2) / 2;
  const c = (c1 + c2) / 2;
  const h = gray ? h1 + h2 : Math.abs(h1 - h2) <= 180 ? (h1 + h2) / 2 : (h1 + h2 + (h1 + h2 < 360 ? 360 : -360)) / 2;
  const t =
    1 -
    0.17 * Math.cos((h - 30) * RADIAN) +
    0.24 * Math.cos(2 * h * RADIAN) +
    0.32 * Math.cos((3 * h + 6) * RADIAN) -
    0.2 * Math.cos((4 * h - 63) * RADIAN);
  const sL = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
  const sC = 1 + 0.045 * c;
  const sH = 1 + 0.015 * c * t;
  const rotation =
    -2 * Math.sqrt(c ** 7 / (c ** 7 + POW_25_7)) * Math.sin(60 * Math.exp(-(((h - 275) / 25) ** 2)) * RADIAN);
  return Math.sqrt((dL / sL) ** 2 + (dC / sC) ** 2 + (dH / sH) ** 2 + rotation * (dC / sC) * (dH / sH));
}

function hue(a: number, b: number): number {
  if (a === 0 && b === 0) return 0;
  const degrees = Math.atan2(b, a) / RADIAN;
  return degrees < 0 ? degrees + 360 : degrees;
}
