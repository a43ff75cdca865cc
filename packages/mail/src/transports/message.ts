import type { SendMailOptions } from "nodemailer";
import type { Sender } from "./sender.ts";
import type { Envelope } from "./transport.ts";

/**
 * Converts an email to a nodemailer message with exactly one recipient, whatever the address contains.
 * @param replyTo the address that receives replies, unless the email itself specifies one
 */
export function toMessage(envelope: Envelope, from: Sender, replyTo?: string): SendMailOptions {
  const { id, recipient, subject, text, html, headers } = envelope;
  const domain = from.address.slice(from.address.lastIndexOf("@") + 1);
  return {
    from,
    to: { name: "", address: recipient },
    envelope: { from: from.address, to: [recipient] },
    messageId: `<${id}@${domain}>`,
    subject,
    text,
    html,
    headers: { ...(replyTo !== undefined && { "Reply-To": replyTo }), ...headers },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
