import type { Mail } from "@dupewise/domain/alerts/mail";
import { renderHtml } from "./render-html.ts";
import { renderText } from "./render-text.ts";
import { composeEmail } from "./compose-email.ts";

/** An email's subject, HTML and plain text, without addresses. */
export interface RenderedMail {
  /** One line of 150 characters at most. */
  subject: string;
  text: string;
  html: string;
  headers: Readonly<Record<string, string>>;
}

/** Renders an email as HTML and as equivalent plain text. */
export function renderMail(mail: Mail): RenderedMail {
  const content = composeEmail(mail);
  return {
    subject: content.subject,
    text: renderText(content),
    html: renderHtml(content),
    // Prevents out-of-office replies (RFC 3834).
    headers: { "Auto-Submitted": "auto-generated", ...content.headers },
  };
}
