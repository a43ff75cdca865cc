import { BRAND } from "@dupewise/domain/brand";
import type { Block, FooterBlock, EmailContent } from "./email-content.ts";

/** Renders an email as plain text, with the same words in the same order as the HTML. */
export function renderText({ body, footer }: EmailContent): string {
  const paragraphs = body.map(textOf).filter(Boolean);
  // The line by which email clients recognize a signature.
  const signature = ["-- ", BRAND, ...footer.map(textOf)].join("\n");
  return `${[...paragraphs, signature].join("\n\n")}\n`;
}

function textOf(piece: Block | FooterBlock): string {
  switch (piece.block) {
    case "heading":
    case "subheading":
    case "paragraph":
    case "small":
      return piece.text;
    case "quote":
      return piece.text.replaceAll(/^/gm, "> ");
    case "button":
    case "smallLink":
      return `${piece.label}:\n${piece.url}`;
    case "product":
      return [`${piece.score}%  ${piece.title}`, piece.facts, piece.reason, piece.url].filter(Boolean).join("\n");
    case "item":
      return [piece.title, piece.facts, piece.reason, piece.url].filter(Boolean).join("\n");
    case "rule":
      return "";
  }
}
