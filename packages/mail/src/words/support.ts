import { BRAND } from "@dupewise/domain/brand";
import { EMAIL_MAX_LENGTH } from "@dupewise/domain/constants";
import type { MailOf } from "@dupewise/domain/alerts/mail";
import { createHeading, createParagraph, createSmallPrint, type EmailContent } from "../email-content.ts";
import { formatGreeting, sanitizeText, sanitizeLine } from "../plain-text.ts";

/**
 * Composes the confirmation of a support request. Doesn't repeat the message, because anyone can enter someone else's
 * address.
 */
export function composeSupportReceivedEmail({ name, id, priority }: MailOf<"support-received">): EmailContent {
  return {
    subject: "We received your message",
    preview: "We'll get back to you within 24 hours.",
    body: [
      createHeading("We received your message"),
      createParagraph(formatGreeting(name)),
      createParagraph(
        priority
          ? "Thank you for contacting us. As a Premium member, you get priority support. We'll get back to you within 24 hours."
          : "Thank you for contacting us. We'll get back to you within 24 hours.",
      ),
      createParagraph(`If you write again, please mention request number ${id}.`),
    ],
    footer: [
      createSmallPrint(`You're receiving this because someone wrote to ${BRAND} support and gave this address.`),
    ],
  };
}

/**
 * Composes the email that forwards a support request to the operator, who can answer the sender by replying to the
 * email.
 */
export function composeSupportRequestEmail({
  id,
  from,
  name,
  message,
  priority,
}: MailOf<"support-request">): EmailContent {
  const sender = sanitizeLine(name, 100);
  const address = sanitizeLine(from, EMAIL_MAX_LENGTH);
  return {
    subject: `${priority ? "[priority] " : ""}Support request from ${sender}`,
    preview: sanitizeLine(message, 140),
    body: [
      createHeading("Support request"),
      createParagraph(`From ${sender}, ${address}${priority ? ", a Premium member" : ""}. Request number ${id}.`),
      { block: "quote", text: sanitizeText(message) },
    ],
    footer: [createSmallPrint("Reply to this email to answer the sender.")],
    headers: { "Reply-To": address },
  };
}
