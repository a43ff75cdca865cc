import type { RenderedMail } from "../render-mail.ts";

/** A rendered email with its addresses. */
export interface Envelope extends RenderedMail {
  /** The same for every attempt: it becomes the Message-ID. */
  id: string;
  recipient: string;
}

/** The outcome of a delivery attempt. */
export type DeliveryOutcome = { outcome: "sent" } | { outcome: "failed"; reason: string; isFinal: boolean };

/** A way to deliver emails. */
export interface Transport {
  /** Throws if sending fails. */
  send: (envelope: Envelope, options: { signal: AbortSignal }) => Promise<void>;
  close: () => void;
}
