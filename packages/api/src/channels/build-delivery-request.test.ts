import { expect, it } from "vitest";
import { buildDeliveryRequest, signMessage } from "./build-delivery-request.ts";

const NOTICE = {
  event: "alert.matched" as const,
  title: "91% similar to Half Moon bag",
  message: "Crescent bag · Halden",
  link: "https://dupewise.example/notifications",
  data: { found: { url: "https://halden.example/bag" } },
};
const DELIVERY = { id: "d1", createdAt: new Date("2026-11-23T12:00:00Z") };

it("signs a message as in the example of the Standard Webhooks specification", () => {
  const signature = signMessage("whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", {
    id: "msg_p5jXN8AQM9LWM0D4loKWxJek",
    timestamp: "1614265330",
    body: '{"test": 2432232314}',
  });
  expect(signature).toBe("v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
});

it("sends the event, its time and its data to a webhook, with the same ID on each attempt", () => {
  const webhook = { ...DELIVERY, kind: "webhook" as const, url: "https://a.example/hook", secret: "whsec_a2V5" };
  const { url, headers, body } = buildDeliveryRequest(webhook, NOTICE, new Date("2026-11-23T12:05:00.900Z"));
  expect(url).toBe("https://a.example/hook");
  expect(JSON.parse(body)).toEqual({ type: "alert.matched", timestamp: "2026-11-23T12:00:00.000Z", data: NOTICE.data });
  expect(headers).toMatchObject({ "webhook-id": "d1", "webhook-timestamp": "1795435500" });
  const signed = { id: "d1", timestamp: "1795435500", body };
  expect(headers["webhook-signature"]).toBe(signMessage("whsec_a2V5", signed));
  expect(signMessage("whsec_b3RoZXI", signed)).not.toBe(signMessage("whsec_a2V5", signed));
});

it("sends an ntfy topic's messages as plain text to the root of its server", () => {
  const ntfy = { ...DELIVERY, kind: "ntfy" as const, url: "https://ntfy.example/ada-news", secret: null };
  const { url, headers, body } = buildDeliveryRequest(ntfy, NOTICE, new Date());
  expect(url).toBe("https://ntfy.example");
  expect(headers).toEqual({ "content-type": "application/json" });
  const { title, message, link: click } = NOTICE;
  expect(JSON.parse(body)).toEqual({ topic: "ada-news", title, message, click });
});
