const HEEL = String.raw`(?:heels?|absatz(?:höhe)?|talons?|tac[oó]n(?:es)?|tacco|tacchi|salto|hak(?:ken|hoogte)?|obcas\p{L}{0,3})`;
const LENGTH = String.raw`(?<size>\d{1,3}(?:[.,]\d{1,2})?)[\s-]?(?<unit>cm|mm|inch(?:es)?|in|")`;
const BETWEEN = String.raw`(?:\s*:\s*|\s+(?:height|höhe|of|about|approx\.?|measures|von|de|di|da|ca\.?|alto|alta)){0,3}`;
/** "8 cm heel", "3-inch stiletto heel"; "Heel height: 85 mm", "Absatz 6 cm", "talon de 8 cm". */
const FORMS = [
  new RegExp(String.raw`(?<![\p{L}\d.,])${LENGTH}(?!\p{L})\s*(?:\p{L}+\s+){0,3}${HEEL}(?!\p{L})`, "iu"),
  new RegExp(String.raw`(?<!\p{L})${HEEL}${BETWEEN}\s*${LENGTH}(?!\p{L})`, "iu"),
];
/** Matches what both forms contain. */
const MEASURED = new RegExp(LENGTH, "iu");
const CM_PER: Readonly<Record<string, number>> = { cm: 1, mm: 0.1 };
const CM_PER_INCH = 2.54;
/** The height from which a heel has each name, in centimeters; shops' size guides agree within one. */
const STEPS = [
  { below: 2, name: "flat sole" },
  { below: 5, name: "low heel" },
  { below: 8, name: "mid heel" },
  { below: 25, name: "high heel" },
] as const;

/**
 * Finds a heel height that the text states as a measurement. Returns its name (8 cm is a "high heel") with the quoted
 * words and their offsets, or null if there is none.
 */
export function findHeelHeight(text: string): { name: string; quote: string; start: number; end: number } | null {
  for (const form of MEASURED.test(text) ? FORMS : []) {
    const hit = form.exec(text);
    if (!hit) continue;
    const { size = "", unit = "" } = hit.groups ?? {};
    const centimetres = Number(size.replace(",", ".")) * (CM_PER[unit.toLowerCase()] ?? CM_PER_INCH);
    const step = STEPS.find(({ below }) => centimetres < below);
    if (step) return { name: step.name, quote: hit[0], start: hit.index, end: hit.index + hit[0].length };
  }
  return null;
}
