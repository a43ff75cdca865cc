import type { Evidence } from "@dupewise/domain/product/product";

interface PastedSource {
  title: string | null;
  description?: string | null | undefined;
  evidence?: readonly Evidence[] | undefined;
}

/** Returns what a page says in prose, with what a pasted text says outside of its description. */
export function pastedWords(source: PastedSource): string {
  return `${behindTitle(source)}${source.description ?? besides(source)}`;
}

/** What a pasted line goes on with behind the name, "Tote, black. Coated canvas.", where no description holds it. */
function behindTitle({ title, description, evidence = [] }: PastedSource): string {
  const line = evidence.find(({ field, source }) => field === "title" && source === "pasted-text")?.quote ?? "";
  const at = title ? line.indexOf(title) : -1;
  const behind = at < 0 ? "" : line.slice(at + (title ?? "").length);
  return description?.includes(behind.trim()) ? "" : `${behind}\n`;
}

/** What a pasted text says in one paragraph with its shares of materials, where no description holds it. */
function besides({ title, evidence = [] }: PastedSource): string {
  const told = evidence.find(({ field, source }) => source === "pasted-text" && field === "composition")?.quote ?? "";
  return told.length < PARAGRAPH || (title && told.includes(title)) ? "" : told;
}

/** Below this many characters a line of materials says nothing besides. */
const PARAGRAPH = 100;
