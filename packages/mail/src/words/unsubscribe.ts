import type { FooterBlock } from "../email-content.ts";
import { toSafeLink } from "../plain-text.ts";

/** Creates the footer link that lets a recipient unsubscribe. */
export const createUnsubscribeFooter = (link: string): FooterBlock => ({
  block: "smallLink",
  label: "Stop these emails",
  url: toSafeLink(link),
});

/** Creates the headers that let email clients offer one-click unsubscribe (RFC 8058). */
export const createUnsubscribeHeaders = (link: string) => ({
  "List-Unsubscribe": `<${toSafeLink(link)}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});
