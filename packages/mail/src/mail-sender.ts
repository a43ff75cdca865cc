import { Email } from "@dupewise/domain/account/email";
import type { Mail } from "@dupewise/domain/alerts/mail";
import { renderMail } from "./render-mail.ts";
import { describeFailure } from "./transports/describe-failure.ts";
import type { DeliveryOutcome, Transport } from "./transports/transport.ts";

interface PostedMail {
  id: string;
  recipient: string;
  mail: Mail;
}

/** The time limit for a delivery, however slowly a server responds. */
const DEADLINE_MS = 60_000;

/**
 * Creates a function that renders an email and hands it to a transport. The function returns the outcome within a
 * minute.
 */
export function createMailSender(transport: Transport) {
  return async ({ id, recipient, mail }: PostedMail, options: { signal: AbortSignal }): Promise<DeliveryOutcome> => {
    if (!Email.safeParse(recipient).success) {
      return { outcome: "failed", reason: "We can't send email to this address", isFinal: true };
    }
    const envelope = { id, recipient, ...renderMail(mail) };
    const signal = AbortSignal.any([options.signal, AbortSignal.timeout(DEADLINE_MS)]);
    try {
      await transport.send(envelope, { signal });
      return { outcome: "sent" };
    } catch (error) {
      return describeFailure(error);
    }
  };
}
