import { getString, getStrings, type Form } from "./form.ts";
import { invalidParameterError, missingResourceError, StripeApiError } from "./stripe-api-error.ts";
import type { StripeAccount } from "./account.ts";

/** A call to the fake Stripe API. */
export interface StripeRequest {
  method: string;
  /** The path without the query: "/v1/customers". */
  path: string;
  /** The body of a POST, or the query of any other request. */
  params: Form;
  idempotencyKey: string | null;
  authorization: string;
}

type Answer = (account: StripeAccount, params: Form, id: string) => object;

/** Returns one page of a filtered list. The item that the page starts after may no longer match the filter. */
const list = <One extends { id: string }>(
  url: string,
  params: Form,
  all: readonly One[],
  isWanted: (one: One) => boolean = () => true,
) => {
  const after = getString(params, "starting_after");
  const at = all.findIndex(({ id }) => id === after);
  if (after !== undefined && at === -1) throw missingResourceError("object", after, "starting_after", 400);
  const rest = all.slice(at + 1).filter(isWanted);
  const limit = Number(getString(params, "limit") ?? 10);
  return { object: "list", url, has_more: rest.length > limit, data: rest.slice(0, limit) };
};

const required = (params: Form, name: string): string => {
  const value = getString(params, name);
  if (value === undefined) throw invalidParameterError(`Missing required param: ${name}.`, name);
  return value;
};

/** The customer fields in a call; the others stay unchanged. */
const personIn = (params: Form) => {
  const [email, name] = [getString(params, "email"), getString(params, "name")];
  return { ...(email !== undefined && { email }), ...(name !== undefined && { name }) };
};

const boughtIn = (params: Form) => {
  const price = getString(params, "line_items", "0", "price");
  if (price !== undefined) return { price, cents: 500 };
  const interval = getString(params, "line_items", "0", "price_data", "recurring", "interval");
  const currency = getString(params, "line_items", "0", "price_data", "currency");
  const cents = Number(getString(params, "line_items", "0", "price_data", "unit_amount"));
  if (interval !== "month" || currency !== "usd" || !Number.isInteger(cents)) {
    throw invalidParameterError(
      "You must provide `price` or a recurring `price_data` in `line_items` in `subscription` mode.",
    );
  }
  return { price: "price_inline", cents };
};

const openCheckout: Answer = (account, params) => {
  if (required(params, "mode") !== "subscription")
    throw invalidParameterError("Only `subscription` is played here.", "mode");
  return account.openCheckout({
    customer: required(params, "customer"),
    success_url: required(params, "success_url"),
    cancel_url: getString(params, "cancel_url") ?? null,
    client_reference_id: getString(params, "client_reference_id") ?? null,
    metadata: getStrings(params, "metadata"),
    ...boughtIn(params),
  });
};

const updateSubscription: Answer = (account, params, id) => {
  const cancels = getString(params, "cancel_at_period_end");
  const at = getString(params, "cancel_at");
  if (cancels !== undefined) return account.setCancelAtPeriodEnd(id, cancels === "true");
  if (at === "") return account.setCancelAtPeriodEnd(id, false);
  throw invalidParameterError("Only `cancel_at_period_end` and an empty `cancel_at` are played here.");
};

const listSubscriptions: Answer = (account, params) => {
  const customer = required(params, "customer");
  account.customerOf(customer);
  const status = getString(params, "status");
  return list("/v1/subscriptions", params, account.subscriptionsOf(customer), (one) =>
    status === undefined ? one.status !== "canceled" : status === "all" || one.status === status,
  );
};

const listCheckouts: Answer = (account, params) => {
  const status = getString(params, "status");
  const all = account.checkoutsOf(required(params, "customer")).map(({ id }) => account.checkoutOf(id));
  return list("/v1/checkout/sessions", params, all, (one) => status === undefined || one.status === status);
};

const listEvents: Answer = (account, params) => {
  const types = Object.values(getStrings(params, "types"));
  const since = Number(getString(params, "created", "gte") ?? 0);
  return list(
    "/v1/events",
    params,
    account.events.toReversed(),
    ({ type, created }) => created >= since && (types.length === 0 || types.includes(type)),
  );
};

const goneCustomer = (id: string) => ({ id, object: "customer", deleted: true });

const ROUTES: readonly (readonly [method: string, path: RegExp, answer: Answer])[] = [
  [
    "POST",
    /^\/v1\/customers$/,
    (account, params) =>
      account.createCustomer({
        email: null,
        name: null,
        ...personIn(params),
        metadata: getStrings(params, "metadata"),
      }),
  ],
  [
    "GET",
    /^\/v1\/customers\/(\w+)$/,
    (account, _, id) => (account.isDeleted(id) ? goneCustomer(id) : account.customerOf(id)),
  ],
  ["POST", /^\/v1\/customers\/(\w+)$/, (account, params, id) => account.updateCustomer(id, personIn(params))],
  [
    "DELETE",
    /^\/v1\/customers\/(\w+)$/,
    (account, _, id) => {
      account.deleteCustomer(id);
      return goneCustomer(id);
    },
  ],
  ["POST", /^\/v1\/checkout\/sessions$/, openCheckout],
  ["GET", /^\/v1\/checkout\/sessions$/, listCheckouts],
  ["GET", /^\/v1\/checkout\/sessions\/(\w+)$/, (account, _, id) => account.checkoutOf(id)],
  ["POST", /^\/v1\/checkout\/sessions\/(\w+)\/expire$/, (account, _, id) => account.expireCheckout(id)],
  ["GET", /^\/v1\/subscriptions$/, listSubscriptions],
  ["GET", /^\/v1\/subscriptions\/(\w+)$/, (account, _, id) => account.subscriptionOf(id)],
  ["POST", /^\/v1\/subscriptions\/(\w+)$/, updateSubscription],
  [
    "DELETE",
    /^\/v1\/subscriptions\/(\w+)$/,
    (account, _, id) => {
      if (account.subscriptionOf(id).status === "canceled") throw missingResourceError("subscription", id);
      return account.cancel(id);
    },
  ],
  [
    "POST",
    /^\/v1\/billing_portal\/sessions$/,
    (account, params) => account.openPortal(required(params, "customer"), getString(params, "return_url") ?? null),
  ],
  ["GET", /^\/v1\/events$/, listEvents],
];

/** Responds to one call to the fake Stripe API. Throws a `StripeApiError` for a request that Stripe would reject. */
export function handleApiCall(account: StripeAccount, { method, path, params }: StripeRequest): object {
  for (const [verb, pattern, answer] of ROUTES) {
    const match = verb === method ? pattern.exec(path) : null;
    if (match) return answer(account, params, match[1] ?? "");
  }
  throw new StripeApiError(404, { type: "invalid_request_error" }, `Unrecognized request URL (${method}: ${path}).`);
}
