import { once } from "node:events";
import { createServer } from "node:https";
import { buildConnector, request } from "undici";
import { expect, it, onTestFinished } from "vitest";
import { CERTIFICATE, CERTIFICATE_KEY } from "../testing/certificate.data.ts";
import { createGuardedAgent } from "./guarded-agent.ts";
import { toReadError } from "./read-error.ts";

/** Requests a shop over TLS by a host name, with its certificate trusted or not. */
async function ask(host: string, ca?: string): Promise<string> {
  let asked = 0;
  const shop = createServer({ cert: CERTIFICATE, key: CERTIFICATE_KEY }, (_, response) => {
    asked += 1;
    response.end("a page");
  });
  shop.listen(0, "127.0.0.1");
  await once(shop, "listening");
  const address = shop.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const agent = createGuardedAgent({
    maxBytes: 2 ** 21,
    resolve: async () => ["127.0.0.1"],
    permits: () => true,
    connector: (options) => buildConnector({ ...options, ...(ca !== undefined && { ca }) }),
  });
  onTestFinished(async () => {
    await agent.destroy();
    shop.closeAllConnections();
    shop.close();
  });
  try {
    const { body } = await request(`https://${host}:${port}/`, { dispatcher: agent });
    return await body.text();
  } catch (error) {
    expect(asked).toBe(0);
    return toReadError(error).message;
  }
}

it("reads a shop with a valid certificate", async () => {
  expect(await ask("shop.example", CERTIFICATE)).toBe("a page");
});

it("rejects a self-signed certificate", async () => {
  expect(await ask("shop.example")).toBe("the shop's security certificate can't be trusted");
});

it("rejects a certificate for another host", async () => {
  expect(await ask("other.example", CERTIFICATE)).toBe("the shop's security certificate belongs to another website");
});
