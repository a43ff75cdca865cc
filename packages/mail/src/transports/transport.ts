import type { RenderedMail } from "../render-mail.ts";

/** A rendered mail with its addresses. */
export interface Envelope extends RenderedMail {
  /** The same at every attempt: it becomes the Message-ID. */
  id: string;
  recipient: string;
}

/** The outcome of a delivery attempt. */
export type Posting = { outcome: "sent" } | { outcome: "failed"; reason: string; isFinal: boolean };

/** Delivers mails. */
export interface Transport {
  /** Throws what went wrong. */
  send: (envelope: Envelope, options: { signal: AbortSignal }) => Promise<void>;
  close: () => void;
}
