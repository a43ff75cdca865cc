import { StripeApiError } from "./stripe-api-error.ts";
import type { StripeAccount } from "./account.ts";

/** The response of a hosted page: HTML or a redirect. */
export type HostedPage = { html: string } | { location: string };

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

const page = (title: string, body: string): HostedPage => ({
  html: `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width"><main><h1>${title}</h1>${body}</main></html>`,
});

const button = (name: string, label: string) => `<form method="post"><button name="${name}">${label}</button></form>`;
const link = (href: string | null, label: string) =>
  href === null ? "" : `<p><a href="${escaped(href)}">${label}</a></p>`;

/** Serves the hosted pages of Stripe that tests need. Throws a `StripeApiError` for any other request. */
export function serveHostedPage(
  account: StripeAccount,
  method: string,
  path: string,
  pressedButton: string,
): HostedPage {
  const [, kind, id = ""] = /^\/(pay|portal)\/(\w+)$/.exec(path) ?? [];
  if (kind === "pay") return checkoutPage(account, method, id, pressedButton);
  if (kind === "portal") return portalPage(account, method, id, pressedButton);
  throw new StripeApiError(404, { type: "invalid_request_error" }, "No such page");
}

function checkoutPage(account: StripeAccount, method: string, id: string, pressedButton: string): HostedPage {
  const session = account.checkoutOf(id);
  if (session.status !== "open") return page("This link is no longer active", "");
  const form = `<p>$${((session.amount_total ?? 0) / 100).toFixed(2)} per month</p>
${button("pay", "Subscribe")}${button("decline", "Try a card that is declined")}${link(session.cancel_url, "Back")}`;
  if (method === "GET") return page("Subscribe to Premium", form);
  if (pressedButton === "decline")
    return page("Subscribe to Premium", `<p role="alert">Your card was declined.</p>${form}`);
  account.pay(id);
  return { location: session.success_url ?? "/" };
}

function portalPage(account: StripeAccount, method: string, id: string, pressedButton: string): HostedPage {
  const { customer, return_url: returnUrl } = account.portalOf(id);
  const [subscription] = account.subscriptionsOf(customer);
  if (method === "POST" && subscription) {
    if (pressedButton === "card") account.setCard(customer, true);
    else account.setCancelAtPeriodEnd(subscription.id, pressedButton === "cancel");
    return { location: `/portal/${id}` };
  }
  const does = subscription?.cancel_at_period_end
    ? button("renew", "Don't cancel subscription")
    : button("cancel", "Cancel subscription");
  const state = subscription ? `<p>Status: ${subscription.status}</p>${does}${button("card", "Update card")}` : "";
  return page("Billing", `${state}${link(returnUrl, "Return")}`);
}
