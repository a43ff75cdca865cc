import type { IncomingMessage } from "node:http";
import { handlePaymentEvent } from "@dupewise/api/billing/handle-event";
import type { Services } from "@dupewise/api/context";
import { readBody } from "@dupewise/api/transport/json-body";
import { requirePayments } from "@dupewise/api/ports/payments";
import { jsonReply, type Reply } from "@dupewise/api/transport/reply";
import { DomainError } from "@dupewise/domain/errors";

export const STRIPE_WEBHOOK_PATH = "/api/stripe/webhook";
/** Several times the largest subscription event from Stripe. */
const MOST_BYTES = 512 * 1024;

/**
 * Handles a webhook event from Stripe. Unless the response is a 2xx, Stripe delivers the event again for up to three
 * days. Throws `not_found` for a method other than POST, `payments_unavailable` without a payment provider, or
 * `validation_failed` for a forged event.
 */
export async function handleStripeWebhook(req: IncomingMessage, services: Services): Promise<Reply> {
  if (req.method !== "POST") throw new DomainError("not_found", "There's nothing at this address");
  const payments = requirePayments(services);
  const signature = req.headers["stripe-signature"];
  const event = payments.readEvent(
    await readBody(req, MOST_BYTES),
    typeof signature === "string" ? signature : undefined,
  );
  const isNew = await handlePaymentEvent(services, event);
  return jsonReply(200, { received: true, duplicate: !isNew });
}
