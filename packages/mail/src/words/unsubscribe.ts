import type { FooterBlock } from "../email-content.ts";
import { safeLink } from "../plain-text.ts";

/** Creates the footer link with which a recipient can unsubscribe. */
export const unsubscribeFooter = (link: string): FooterBlock => ({
  block: "smallLink",
  label: "Stop these emails",
  url: safeLink(link),
});

/** Creates the headers that let email clients offer one-click unsubscribe (RFC 8058). */
export const unsubscribeHeaders = (link: string) => ({
  "List-Unsubscribe": `<${safeLink(link)}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});
