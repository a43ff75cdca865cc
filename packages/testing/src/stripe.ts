import { createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { createAccount, type StripeAccount, type StripeEvent } from "./stripe/account.ts";
import { parseForm } from "./stripe/form.ts";
import { createIdempotencyStore } from "./stripe/idempotency.ts";
import { serveHostedPage } from "./stripe/pages.ts";
import { StripeApiError } from "./stripe/stripe-api-error.ts";
import { handleApiCall, type StripeRequest } from "./stripe/routes.ts";
import { closeImmediately, listenOnLoopback } from "./loopback.ts";

/**
 * A fault instead of the normal response: a hanging or dropped connection, before or after the work is done, or an
 * error status.
 */
export type StripeFault =
  | "hang"
  | "hang-after"
  | "drop"
  | "drop-after"
  | { status: number; headers?: Record<string, string> };

export interface FakeStripe {
  /** For STRIPE_BASE_URL. */
  url: string;
  /** The server's variables for this account. */
  env: { STRIPE_SECRET_KEY: string; STRIPE_WEBHOOK_SECRET: string; STRIPE_BASE_URL: string };
  /** The account's contents, and functions that simulate people and time. */
  account: StripeAccount;
  /** All requests so far, in order. */
  requests: readonly StripeRequest[];
  /** Delivers every event from now on to this URL, retrying until it responds with a 2xx. */
  sendWebhooksTo: (url: string | undefined) => void;
  /** Waits until everything is delivered. */
  delivered: () => Promise<void>;
  /** Called for each request; the returned fault is applied to it. */
  failWith: (fault: (request: StripeRequest) => StripeFault | undefined) => void;
  close: () => Promise<void>;
}

export const SECRET_KEY = "sk_test_fake";
export const WEBHOOK_SECRET = "whsec_fake";
const TRIES = 5;
const RETRY_MS = 100;

/**
 * Computes the signature header that Stripe sends with a webhook body.
 * @param at the time of the signature, in seconds since the epoch
 */
export function computeSignatureHeader(
  body: string,
  secret = WEBHOOK_SECRET,
  at = Math.floor(Date.now() / 1000),
): string {
  return `t=${at},v1=${createHmac("sha256", secret).update(`${at}.${body}`).digest("hex")}`;
}

/** Starts a fake Stripe server on a free loopback port: its API over real HTTP, its hosted pages and its webhooks. */
export async function startFakeStripe(): Promise<FakeStripe> {
  const requests: StripeRequest[] = [];
  const underWay = new Set<Promise<void>>();
  let fault: (request: StripeRequest) => StripeFault | undefined = () => undefined;
  let webhook: string | undefined;
  let url = "";
  const account = createAccount(
    () => url,
    (event) => {
      if (webhook === undefined) return;
      const delivery = deliver(webhook, event).finally(() => underWay.delete(delivery));
      underWay.add(delivery);
    },
  );
  const delivered = async () => {
    while (underWay.size > 0) await Promise.all(underWay);
  };
  const keys = createIdempotencyStore();

  const answerCall = (request: StripeRequest, response: ServerResponse) => {
    requests.push(request);
    const wrong = fault(request);
    if (wrong === "hang") return;
    if (wrong === "drop") response.destroy();
    else if (typeof wrong === "object") send(response, wrong.status, { error: { type: "api_error" } }, wrong.headers);
    else {
      const { status, body, headers } = keys.answer(request, () => perform(account, request));
      if (wrong === undefined) send(response, status, body, headers);
      else if (wrong === "drop-after") response.destroy();
    }
  };

  const answerVisitor = async (path: string, method: string, body: string, response: ServerResponse) => {
    const answer = serveHostedPage(account, method, path, body.split("=")[0] ?? "");
    await delivered();
    if ("html" in answer) response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(answer.html);
    else response.writeHead(303, { location: answer.location }).end();
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, search } = new URL(request.url ?? "/", "http://stripe.invalid");
    const method = request.method ?? "GET";
    const body = await text(request);
    if (!pathname.startsWith("/v1/")) return answerVisitor(pathname, method, body, response);
    const key = request.headers["idempotency-key"];
    return answerCall(
      {
        method,
        path: pathname,
        params: parseForm(method === "POST" ? body : search),
        idempotencyKey: typeof key === "string" ? key : null,
        authorization: request.headers.authorization ?? "",
      },
      response,
    );
  };

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (error instanceof StripeApiError) send(response, error.status, error.body);
      else response.destroy();
    });
  });
  const port = await listenOnLoopback(server);
  url = `http://127.0.0.1:${port}`;
  return {
    url,
    env: { STRIPE_SECRET_KEY: SECRET_KEY, STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET, STRIPE_BASE_URL: url },
    account,
    requests,
    delivered,
    sendWebhooksTo: (to) => {
      webhook = to;
    },
    failWith: (decide) => {
      fault = decide;
    },
    close: async () => {
      webhook = undefined;
      await closeImmediately(server);
    },
  };
}

function perform(account: StripeAccount, request: StripeRequest): { status: number; body: object } {
  try {
    if (request.authorization !== `Bearer ${SECRET_KEY}`) {
      throw new StripeApiError(401, { type: "invalid_request_error" }, "Invalid API Key provided: sk_test_*****");
    }
    return { status: 200, body: handleApiCall(account, request) };
  } catch (error) {
    if (error instanceof StripeApiError) return { status: error.status, body: error.body };
    throw error;
  }
}

function send(response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}): void {
  const own = { "content-type": "application/json", "request-id": "req_fake" };
  response.writeHead(status, { ...own, ...headers }).end(JSON.stringify(body));
}

/** Tries a few times until the event is accepted. A receiver that is down catches up in its nightly reconciliation. */
async function deliver(to: string, event: StripeEvent): Promise<void> {
  const body = JSON.stringify(event);
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const headers = {
      "content-type": "application/json; charset=utf-8",
      "stripe-signature": computeSignatureHeader(body),
    };
    const response = await fetch(to, { method: "POST", headers, body }).catch(() => null);
    await response?.arrayBuffer();
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
}
