import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { DomainError } from "@dupewise/domain/errors";
import { describe, expect, it } from "vitest";
import { refuseCrossSite } from "./cross-site.ts";

function request(method: string, headers: Record<string, string>): IncomingMessage {
  const req = new IncomingMessage(new Socket());
  Object.assign(req, { method, headers: { host: "dupes.example", ...headers } });
  return req;
}

const PUBLIC = "https://www.dupes.example";

describe("a request that changes something", () => {
  it.each([
    {},
    { origin: "https://dupes.example" },
    { origin: "http://dupes.example" },
    { origin: PUBLIC, "sec-fetch-site": "same-origin" },
    { "sec-fetch-site": "none" },
  ])("passes with %j", (headers) => {
    expect(() => refuseCrossSite(request("POST", headers), PUBLIC)).not.toThrow();
  });

  it.each([
    { origin: "https://evil.example" },
    { origin: "null" },
    { origin: "https://dupes.example.evil.example" },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { origin: "https://dupes.example", "sec-fetch-site": "cross-site" },
  ])("is refused with %j", (headers) => {
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
      expect(() => refuseCrossSite(request(method, headers), PUBLIC)).toThrow(DomainError);
    }
  });

  it("leaves reads alone, which change nothing", () => {
    expect(() => refuseCrossSite(request("GET", { "sec-fetch-site": "cross-site" }), PUBLIC)).not.toThrow();
  });
});
