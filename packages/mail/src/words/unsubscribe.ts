import type { FootBlock } from "../letter.ts";
import { safeLink } from "../plain-text.ts";

/** Builds the unsubscribe link at the end of a mail. */
export const unsubscribeFooter = (link: string): FootBlock => ({
  block: "smallLink",
  label: "Stop these emails",
  url: safeLink(link),
});

/** Builds the headers for one-click unsubscribing in the mail program (RFC 8058). */
export const unsubscribeHeaders = (link: string) => ({
  "List-Unsubscribe": `<${safeLink(link)}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});
