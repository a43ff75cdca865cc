import { BRAND } from "@dupewise/domain/brand";
import type { Block, FootBlock, Letter } from "./letter.ts";

/** Renders a letter as plain text, with the same words in the same order as the HTML. */
export function renderText({ body, foot }: Letter): string {
  const paragraphs = body.map(textOf).filter(Boolean);
  // The line by which email clients recognize a signature.
  const footer = ["-- ", BRAND, ...foot.map(textOf)].join("\n");
  return `${[...paragraphs, footer].join("\n\n")}\n`;
}

function textOf(piece: Block | FootBlock): string {
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
