import { createHmac } from "node:crypto";
import type { Notice } from "@dupewise/domain/channels/channel";
import type { ClaimedDelivery } from "@dupewise/db/queries/channels/deliveries";
import type { NoticeRequest } from "../ports/notices.ts";

export const SECRET_PREFIX = "whsec_";

type DeliveryTarget = Pick<ClaimedDelivery, "id" | "kind" | "url" | "secret" | "createdAt">;

/**
 * Builds the HTTP request that delivers a notice to a channel. Follows the Standard Webhooks specification for a
 * webhook; for ntfy, sends JSON to the root of its server.
 */
export function buildDeliveryRequest(
  { id, kind, url, secret, createdAt }: DeliveryTarget,
  notice: Notice,
  now: Date,
): NoticeRequest {
  const { event, title, message, link, data } = notice;
  if (kind === "ntfy") {
    const { origin, pathname } = new URL(url);
    const body = JSON.stringify({ topic: pathname.slice(1), title, message, click: link });
    return { url: origin, headers: { "content-type": "application/json" }, body };
  }
  const body = JSON.stringify({ type: event, timestamp: createdAt.toISOString(), data });
  const timestamp = String(Math.floor(now.getTime() / 1_000));
  return {
    url,
    headers: {
      "content-type": "application/json",
      "webhook-id": id,
      "webhook-timestamp": timestamp,
      "webhook-signature": signMessage(secret ?? "", { id, timestamp, body }),
    },
    body,
  };
}

/**
 * Signs a message as specified by Standard Webhooks. Returns "v1," followed by the HMAC of its ID, timestamp and body.
 */
export function signMessage(
  secret: string,
  { id, timestamp, body }: { id: string; timestamp: string; body: string },
): string {
  const key = Buffer.from(secret.slice(SECRET_PREFIX.length), "base64");
  return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
}
