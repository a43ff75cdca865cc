import type { RenderedMail } from "../render-mail.ts";

/** A mail with its addresses. */
export interface Envelope extends RenderedMail {
  /** The same at every attempt: it becomes the Message-ID. */
  id: string;
  recipient: string;
}

/** What became of an attempt. */
export type Posting = { outcome: "sent" } | { outcome: "failed"; reason: string; isFinal: boolean };

/** Carries mails. */
export interface Transport {
  /** Throws what went wrong. */
  send: (envelope: Envelope, options: { signal: AbortSignal }) => Promise<void>;
  close: () => void;
}
