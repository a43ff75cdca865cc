import { BRAND } from "@dupewise/domain/brand";
import type { Block, FooterBlock, EmailContent } from "./email-content.ts";
import layout from "./layout/layout.data.json" with { type: "json" };

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
  "\n": "<br />",
};

/** Renders an email as HTML in the shared layout, with every value escaped. */
export function renderHtml({ subject, preview, body, footer }: EmailContent): string {
  const { top, middle, bottom } = layout;
  return [
    fill(top, { subject, preview, brand: BRAND }),
    ...body.map(pieceOf),
    middle,
    ...footer.map(pieceOf),
    bottom,
  ].join("");
}

const pieceOf = ({ block, ...values }: Block | FooterBlock): string => fill(layout.blocks[block], values);

/** In one pass, so that placeholders inside a value are not filled. */
function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (_place, name: string) => escape(values[name] ?? ""));
}

const escape = (text: string): string => text.replaceAll(/[&<>"'\n]/g, (character) => ENTITIES[character] ?? "");
