const LONGEST_SIDE = 1600;
const QUALITY = 0.85;

/**
 * Scales a photo down to at most 1600 pixels on its longer side, and re-encodes it without camera metadata. Returns it
 * as base64. Throws a `RangeError` if the file is not a photo, or if the result is larger than `maxBytes`.
 */
export async function shrinkPhoto(file: Blob, maxBytes: number): Promise<string> {
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new RangeError("This file isn't a photo that your browser can open.");
  });
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const [, base64 = ""] = canvas.toDataURL("image/jpeg", QUALITY).split(",");
  if (base64.length * 0.75 > maxBytes) throw new RangeError("That photo is too large. The maximum is 5 MB.");
  return base64;
}
