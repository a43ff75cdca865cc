/** One piece of a mail; all values are plain text. */
export type Block =
  | { block: "heading" | "subheading" | "paragraph" | "quote"; text: string }
  | { block: "button"; label: string; url: string }
  | { block: "product"; score: string; title: string; url: string; facts: string; reason: string }
  | { block: "rule" };

/** What stands below: why the mail came, and how to stop it. */
export type FootBlock = { block: "small"; text: string } | { block: "smallLink"; label: string; url: string };

/** A mail in words, before it is HTML or text. */
export interface Letter {
  /** Strangers' words in it are short: it has one line of 150 characters at most. */
  subject: string;
  /** What lists of mails show beside the subject. */
  preview: string;
  body: readonly Block[];
  foot: readonly FootBlock[];
  headers?: Readonly<Record<string, string>>;
}

export const heading = (text: string): Block => ({ block: "heading", text });
export const paragraph = (text: string): Block => ({ block: "paragraph", text });
export const small = (text: string): FootBlock => ({ block: "small", text });
