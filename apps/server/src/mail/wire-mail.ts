import { join } from "node:path";
import type { PostMail } from "@dupewise/api/ports/mail";
import { ensureDataFolder } from "@dupewise/db/data-folder";
import { BRAND } from "@dupewise/domain/brand";
import type { Environment } from "../config/env.ts";

interface MailDelivery {
  postMail: PostMail;
  /** Ends delivery, and removes the data folder if it was created for emails but stayed empty. */
  close: () => Promise<void>;
}

/**
 * Sets up email delivery through the configured SMTP server or, without one, to a folder. The email renderer loads with
 * the first email. Throws a `StartupError` if the folder isn't writable.
 */
export function wireMail(env: Environment): MailDelivery {
  const takeBack = env.SMTP_URL === undefined ? ensureDataFolder(env.DATA_DIR) : undefined;
  let opening: ReturnType<typeof open> | undefined;
  return {
    postMail: async (mail, options) => {
      opening ??= open(env);
      return (await opening).postMail(mail, options);
    },
    close: async () => {
      (await opening)?.close();
      takeBack?.();
    },
  };
}

async function open(env: Environment) {
  const { createMailSender } = await import("@dupewise/mail/mail-sender");
  const transport = await openTransport(env);
  return { postMail: createMailSender(transport), close: transport.close };
}

async function openTransport({ SMTP_URL, MAIL_FROM, SUPPORT_EMAIL: replyTo, DATA_DIR, ...dkim }: Environment) {
  const from = MAIL_FROM ?? { name: BRAND, address: "no-reply@dupewise.invalid" };
  if (SMTP_URL === undefined) {
    const { createFileOutbox } = await import("@dupewise/mail/transports/file-outbox");
    return createFileOutbox({ folder: join(DATA_DIR, "outbox"), from, replyTo });
  }
  const { DKIM_DOMAIN: domain, DKIM_SELECTOR: selector, DKIM_PRIVATE_KEY: privateKey } = dkim;
  const { createSmtpTransport } = await import("@dupewise/mail/transports/smtp");
  const signing = domain && selector && privateKey ? { domain, selector, privateKey } : undefined;
  return createSmtpTransport({ url: SMTP_URL, from, replyTo, dkim: signing });
}
