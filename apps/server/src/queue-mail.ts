import type { SendMail } from "@dupewise/api/mail";
import type { Mail } from "@dupewise/domain/mail";
import { queueMail } from "@dupewise/db/queries/mail-outbox";
import { BRAND } from "@dupewise/domain/brand";

interface Letter {
  userId: string | null;
  recipient: string;
  subject: string;
  text: string;
  headers?: Record<string, string>;
}

/**
 * Writes mails into the outbox, in the caller's transaction.
 * @param supportEmail who gets support requests; they are stored in any case
 */
export function createMailer(supportEmail: string | undefined): SendMail {
  return async (db, mail) => {
    const letter = write(mail, supportEmail);
    if (letter) await queueMail(db, letter);
  };
}

function write(mail: Mail, supportEmail: string | undefined): Letter | null {
  if (mail.kind === "support-request") {
    if (supportEmail === undefined) return null;
    return {
      userId: null,
      recipient: supportEmail,
      subject: `${mail.priority ? "[priority] " : ""}Support request ${mail.id}`,
      text: `${mail.name} <${mail.from}> writes:\n\n${mail.message}`,
      headers: { "Reply-To": mail.from },
    };
  }
  return { userId: mail.userId, recipient: mail.to, ...wordsOf(mail) };
}

function wordsOf(mail: Exclude<Mail, { kind: "support-request" }>): Pick<Letter, "subject" | "text"> {
  const hello = `Hello ${mail.name},\n\n`;
  switch (mail.kind) {
    case "password-reset":
      return {
        subject: `Set a new password for ${BRAND}`,
        text: `${hello}open this link within an hour to set a new password:\n\n${mail.link}\n\nIf you did not ask for it, do nothing: your password stays as it is.`,
      };
    case "password-changed":
      return {
        subject: `Your ${BRAND} password was changed`,
        text: `${hello}your password was changed and every other session has ended. If that was not you, ask for a new password on the sign-in page at once.`,
      };
    case "email-changed":
      return {
        subject: `Your ${BRAND} email was changed`,
        text: `${hello}your account now uses ${mail.newEmail}. If that was not you, write to our support.`,
      };
    case "test-alert":
      return {
        subject: `A test of your alert for ${mail.productName}`.slice(0, 300),
        text: `${hello}this is what an alert for ${mail.productName} will look like. Your alerts: ${mail.link}`,
      };
    case "welcome":
    case "alert":
    case "digest":
    case "subscription-started":
    case "subscription-ending":
    case "payment-failed":
    case "support-received":
      return { subject: BRAND, text: hello };
  }
}
