import type { Db } from "@dupewise/db/connect";

interface ToUser {
  userId: string;
  to: string;
  name: string;
}

/** What is to be told by mail; the words are the mailer's. */
export type Mail =
  | (ToUser & { kind: "password-reset"; link: string })
  | (ToUser & { kind: "password-changed" })
  | (ToUser & { kind: "email-changed"; newEmail: string })
  | (ToUser & { kind: "test-alert"; productName: string; link: string })
  | { kind: "support-request"; id: string; from: string; name: string; message: string; priority: boolean };

/** Sends a mail once the transaction it is given has committed, and not otherwise. */
export type SendMail = (db: Db, mail: Mail) => Promise<void>;
