import { buildConnector, request } from "undici";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { permitsPublicWeb } from "./address-policy.ts";
import type { Permits } from "./address-policy.ts";
import { serve } from "../testing/serve.ts";
import type { TestServer } from "../testing/serve.ts";
import { createGuardedAgent } from "./guarded-agent.ts";

let shop: TestServer;
let opened: string[];

/** Opens sockets like the real one, and records their destinations. */
const recording: typeof buildConnector = (options) => {
  const open = buildConnector(options);
  return (target, callback) => {
    opened.push(`${target.hostname}:${target.port}`);
    open(target, callback);
  };
};

beforeEach(async () => {
  opened = [];
  shop = await serve((_, response) => response.end("a page"));
});
afterEach(() => shop.close());

const onlyShop: Permits = (address, port) => address === "127.0.0.1" && port === shop.port;

async function get(
  url: string,
  resolve: (host: string) => Promise<string[]>,
  permits: Permits = onlyShop,
): Promise<string> {
  const agent = createGuardedAgent({ maxBytes: 2 ** 21, resolve, permits, connector: recording });
  try {
    const { body } = await request(url, { dispatcher: agent });
    return await body.text();
  } finally {
    await agent.destroy();
  }
}

it("connects to the address that was checked", async () => {
  expect(await get(`http://shop.example:${shop.port}/`, async () => ["127.0.0.1"])).toBe("a page");
  expect(opened).toEqual([`shop.example:${shop.port}`]);
});

describe("the guarded agent", () => {
  it.each([
    ["to a literal private address", "http://127.0.0.1/", async () => ["93.184.215.14"]],
    ["to a literal private IPv6 address", "http://[::1]/", async () => ["93.184.215.14"]],
    ["to a private IPv4 address mapped to IPv6", "http://[::ffff:169.254.169.254]/", async () => ["93.184.215.14"]],
    ["when one of several addresses is private", "http://shop.example/", async () => ["93.184.215.14", "10.0.0.5"]],
    [
      "when the host name resolves to a private address translated to IPv6",
      "http://shop.example/",
      async () => ["64:ff9b::a00:5"],
    ],
    ["when the host name has no address", "http://shop.example/", async () => []],
    ["to another port", "http://93.184.215.14:22/", async () => ["93.184.215.14"]],
  ])("opens no socket %s", async (_, url, resolve) => {
    await expect(get(url, resolve, permitsPublicWeb)).rejects.toThrow(/public website|no website/);
    expect(opened).toEqual([]);
  });
});

it("resolves a host name only once per connection, to prevent DNS rebinding", async () => {
  const answers = [["127.0.0.1"], ["10.0.0.5"]];
  const resolve = async () => answers.shift() ?? [];
  expect(await get(`http://shop.example:${shop.port}/`, resolve)).toBe("a page");
  expect(answers).toEqual([["10.0.0.5"]]);
});

it("sends nothing over a socket if its peer's address is not permitted", async () => {
  let asked = 0;
  // Permits the resolved address, but not the peer of the open socket.
  const permits: Permits = () => (asked += 1) === 1;
  await expect(get(`http://shop.example:${shop.port}/`, async () => ["127.0.0.1"], permits)).rejects.toThrow(
    /public website/,
  );
  expect(shop.paths).toEqual([]);
});
