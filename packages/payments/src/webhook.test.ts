import { computeSignatureHeader, WEBHOOK_SECRET } from "@dupewise/testing/stripe";
import { describe, expect, it } from "vitest";
import { createEventReader } from "./webhook.ts";

const EVENT = {
  id: "evt_1",
  object: "event",
  type: "invoice.paid",
  livemode: false,
  data: { object: { object: "invoice", id: "in_1", customer: "cus_1" } },
};
const BODY = JSON.stringify(EVENT);
const seconds = () => Math.floor(Date.now() / 1000);

const reading = (body: string, signature: string | undefined, secrets = [WEBHOOK_SECRET]) =>
  createEventReader({ secrets, livemode: false })(Buffer.from(body), signature);
const signed = (event: object) => {
  const body = JSON.stringify(event);
  return () => reading(body, computeSignatureHeader(body));
};

describe("a webhook's event", () => {
  it("is parsed, including its customer, after its signature is verified against the exact request bytes", () => {
    expect(reading(BODY, computeSignatureHeader(BODY))).toEqual({
      id: "evt_1",
      type: "invoice.paid",
      customerId: "cus_1",
    });
    const indented = JSON.stringify(EVENT, null, 2);
    expect(reading(indented, computeSignatureHeader(indented)).id).toBe("evt_1");
    expect(() => reading(indented, computeSignatureHeader(BODY))).toThrow(/signature/);
  });

  it("is accepted with either secret while the secret is being rotated", () => {
    const secrets = ["whsec_old", "whsec_new"];
    for (const secret of secrets) expect(reading(BODY, computeSignatureHeader(BODY, secret), secrets).id).toBe("evt_1");
    expect(() => reading(BODY, computeSignatureHeader(BODY, "whsec_other"), secrets)).toThrow(/signature/);
  });

  const good = () => computeSignatureHeader(BODY);
  const mac = () => good().split(",")[1] ?? "";
  it.each<[string, () => unknown]>([
    ["forged", () => reading(BODY, computeSignatureHeader(BODY, "whsec_other"))],
    ["altered", () => reading(BODY.replace("cus_", "cus_a"), good())],
    ["too old", () => reading(BODY, computeSignatureHeader(BODY, undefined, seconds() - 310))],
    ["from the future", () => reading(BODY, computeSignatureHeader(BODY, undefined, seconds() + 310))],
    [
      "from the future, despite a second timestamp that is not",
      () => reading(BODY, `t=${seconds()},${computeSignatureHeader(BODY, undefined, seconds() + 310)}`),
    ],
    ["timestamped differently than it was signed", () => reading(BODY, `t=${seconds() - 5},${mac()}`)],
    ["without a numeric timestamp", () => reading(BODY, `t=NaN,${mac()}`)],
    ["from the other mode", signed({ ...EVENT, livemode: true })],
    ["unsigned", () => reading(BODY, undefined)],
    ["signed with an empty header", () => reading(BODY, "")],
    ["signed by an older scheme", () => reading(BODY, good().replace("v1=", "v0="))],
    ["empty", () => reading("", computeSignatureHeader(""))],
    ["not JSON", () => reading("{", computeSignatureHeader("{"))],
    ["not an event", signed({ hello: "you" })],
    ["a thin event", signed({ ...EVENT, object: "v2.core.event" })],
  ])("is rejected with validation_failed if it is %s", (_, read) => {
    expect(read).toThrow(expect.objectContaining({ code: "validation_failed" }));
  });
});
