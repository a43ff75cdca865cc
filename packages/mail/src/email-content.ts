/** One block of an email; all values are plain text. */
export type Block =
  | { block: "heading" | "subheading" | "paragraph" | "quote"; text: string }
  | { block: "button"; label: string; url: string }
  | { block: "product"; score: string; title: string; url: string; facts: string; reason: string }
  | { block: "item"; title: string; url: string; facts: string; reason: string }
  | { block: "rule" };

/** A block of the footer: why the email was sent, and how to unsubscribe. */
export type FooterBlock = { block: "small"; text: string } | { block: "smallLink"; label: string; url: string };

/** An email's text before it is rendered as HTML or plain text. */
export interface EmailContent {
  /** One line of at most 150 characters, so untrusted text in it is kept short. */
  subject: string;
  /** Shown beside the subject in email lists. */
  preview: string;
  body: readonly Block[];
  footer: readonly FooterBlock[];
  headers?: Readonly<Record<string, string>>;
}

/** Creates the heading block of an email. */
export const createHeading = (text: string): Block => ({ block: "heading", text });
/** Creates a paragraph block of an email. */
export const createParagraph = (text: string): Block => ({ block: "paragraph", text });
/** Creates a line of small print for the footer. */
export const createSmallPrint = (text: string): FooterBlock => ({ block: "small", text });
