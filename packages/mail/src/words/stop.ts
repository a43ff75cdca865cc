import type { FootBlock } from "../letter.ts";
import { webAddress } from "../plain-text.ts";

/** The link at a mail's end that stops mails of its kind. */
export const stop = (link: string): FootBlock => ({
  block: "smallLink",
  label: "Stop these emails",
  url: webAddress(link),
});

/** One click in the mail program stops them (RFC 8058). */
export const unsubscribeHeaders = (link: string) => ({
  "List-Unsubscribe": `<${webAddress(link)}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});
