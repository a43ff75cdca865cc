import type { Evidence } from "@dupewise/domain/product/product";

interface PastedSource {
  title: string | null;
  description?: string | null | undefined;
  evidence?: readonly Evidence[] | undefined;
}

/**
 * Returns a product's description. For pasted text, puts the rest of the title line in front of the description;
 * without a description, returns the paragraph that states the material shares.
 */
export function productProse(source: PastedSource): string {
  const prose = `${behindTitle(source)}${source.description ?? besides(source)}`;
  return prose.includes(":") ? prose.replace(DENIED_LINE, "") : prose;
}

/** Excludes whatever begins a line for `^`, as a run of those would be read again from each. */
const BLANKS = String.raw`[^\S\n\r\u2028\u2029]*`;
/** "Polarized: no", "Futter: ohne": what the product lacks. */
const DENIED_LINE = new RegExp(
  `^${BLANKS}[^:\\n\\r\\u2028\\u2029]{2,40}:${BLANKS}(?:no|none|not included|nein|ohne|keine?|non|sans|aucune?|ninguno|ninguna|nessuno|nessuna|senza)\\.?${BLANKS}$`,
  "gimu",
);

/**
 * The rest of a pasted title line after the name, as in "Tote, black. Coated canvas.", unless the description contains
 * it.
 */
function behindTitle({ title, description, evidence = [] }: PastedSource): string {
  const line = evidence.find(({ field, source }) => field === "title" && source === "pasted-text")?.quote ?? "";
  // A title may be capitalized where its line isn't.
  const at = title ? line.toLowerCase().indexOf(title.toLowerCase()) : -1;
  const behind = at < 0 ? "" : line.slice(at + (title ?? "").length);
  return description?.includes(behind.trim()) ? "" : `${behind}\n`;
}

/** The rest of a pasted paragraph around its material shares, unless the description contains it. */
function besides({ title, evidence = [] }: PastedSource): string {
  const told = evidence.find(({ field, source }) => source === "pasted-text" && field === "composition")?.quote ?? "";
  return told.length < PARAGRAPH || (title && told.includes(title)) ? "" : told;
}

/** A materials line shorter than this, in characters, says nothing else. */
const PARAGRAPH = 100;
