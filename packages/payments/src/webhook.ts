import type { PaymentEvent } from "@dupewise/domain/account/billing";
import { DomainError } from "@dupewise/domain/errors";
import Stripe from "stripe";
import * as z from "zod";

/** The maximum difference between a message's time and ours, in seconds, either way. */
const TOLERANCE = 300;

/** Events that may change a plan; select these for the webhook in Stripe's dashboard. */
export const PLAN_EVENTS = [
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  "customer.subscription.created",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "customer.subscription.paused",
  "customer.subscription.resumed",
  "customer.deleted",
  "invoice.paid",
  "invoice.payment_failed",
] as const satisfies Stripe.EventListParams["types"];

const Name = z.string().regex(/^[\x21-\x7e]{1,255}$/);
/** Anything but a customer ID counts as null: rejecting the event would make Stripe redeliver it for days. */
const Reference = z
  .union([Name, z.object({ id: Name }).transform(({ id }) => id)])
  .nullish()
  .catch(null);
const EventBody = z.object({
  id: Name,
  type: Name,
  livemode: z.boolean(),
  data: z.object({
    object: z.object({ object: z.string().nullish().catch(null), id: Reference, customer: Reference }),
  }),
});

interface WebhookOptions {
  /** The signing secrets: several during a rotation. */
  secrets: readonly string[];
  /** Whether the server's key is a live one. */
  livemode: boolean;
  /** Returns the current time in milliseconds. */
  now?: () => number;
}

/**
 * Creates a function that verifies and parses webhook requests. It throws `validation_failed` for a missing, invalid or
 * outdated signature, for a test event in live mode, and for a live event in test mode.
 */
export function createEventReader({ secrets, livemode, now = Date.now }: WebhookOptions) {
  return (body: Uint8Array, signature: string | undefined): PaymentEvent => {
    const text = Buffer.from(body);
    if (isFromTheFuture(signature ?? "", now())) refuse("The signature's timestamp is in the future");
    if (!secrets.some((secret) => isSigned(text, signature ?? "", secret, now())))
      refuse("The signature is invalid or too old");
    const event = EventBody.safeParse(parseJson(text.toString("utf8")));
    if (!event.success) refuse("This is not a Stripe event");
    if (event.data.livemode !== livemode) refuse("This event is from the wrong mode (test or live)");
    return buildPaymentEvent(event.data);
  };
}

/** Converts an event from Stripe's list of events to a payment event. Throws a ZodError for an unexpected format. */
export const toPaymentEvent = (event: Stripe.Event): PaymentEvent => buildPaymentEvent(EventBody.parse(event));

function buildPaymentEvent({ id, type, data: { object } }: z.infer<typeof EventBody>): PaymentEvent {
  const known = PLAN_EVENTS.some((one) => one === type);
  const customer = object.object === "customer" ? object.id : object.customer;
  return { id, type, customerId: known ? (customer ?? null) : null };
}

/** Stripe's verifier only checks the age, and accepts any time in the future. */
function isFromTheFuture(signature: string, nowMs: number): boolean {
  const times = [...signature.matchAll(/(?:^|,)\s*t=([^,]*)/g)].map(([, time]) => Number(time));
  return times.length !== 1 || times.some((time) => !(time <= nowMs / 1000 + TOLERANCE));
}

function isSigned(body: Buffer, signature: string, secret: string, nowMs: number): boolean {
  try {
    Stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE, undefined, nowMs);
    return true;
  } catch {
    return false;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function refuse(reason: string): never {
  throw new DomainError("validation_failed", reason);
}
