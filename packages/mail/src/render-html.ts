import { BRAND } from "@dupewise/domain/brand";
import type { Block, FootBlock, Letter } from "./letter.ts";
import layout from "./layout/layout.data.json" with { type: "json" };

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
  "\n": "<br />",
};

/** Renders a letter as HTML in the shared layout, with every value escaped. */
export function renderHtml({ subject, preview, body, foot }: Letter): string {
  const { top, middle, bottom } = layout;
  return [
    fill(top, { subject, preview, brand: BRAND }),
    ...body.map(pieceOf),
    middle,
    ...foot.map(pieceOf),
    bottom,
  ].join("");
}

const pieceOf = ({ block, ...values }: Block | FootBlock): string => fill(layout.blocks[block], values);

/** In one pass, so that placeholders inside a value are not filled. */
function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (_place, name: string) => escape(values[name] ?? ""));
}

const escape = (text: string): string => text.replaceAll(/[&<>"'\n]/g, (character) => ENTITIES[character] ?? "");
