import { createServer } from "node:http";
import { closeImmediately, listenOnLoopback } from "@dupewise/testing/loopback";
import { expect, it, onTestFinished } from "vitest";
import { createStripePayments } from "./stripe-payments.ts";

const LONG_MS = 900_000;

it("releases each response's connection before retrying", async () => {
  // Only the client closes connections soon, and not because of a time limit.
  const stripe = createServer({ keepAliveTimeout: LONG_MS }, (request, response) => {
    request.resume();
    response.writeHead(500).end('{"error":{}}');
  });
  let open = 0;
  stripe.on("connection", (connection) => {
    open++;
    connection.on("close", () => open--);
  });
  const baseUrl = `http://127.0.0.1:${await listenOnLoopback(stripe)}`;
  onTestFinished(() => closeImmediately(stripe));
  const payments = createStripePayments({
    secretKey: "sk_test_secret",
    webhookSecrets: [],
    baseUrl,
    timeoutMs: LONG_MS,
  });
  await expect(payments.createPortal("cus_1", "https://dupes.example")).rejects.toThrow("Stripe didn't respond");
  await expect.poll(() => open).toBeLessThanOrEqual(1);
});
