import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { DomainError } from "@dupewise/domain/errors";
import { describe, expect, it } from "vitest";
import { refuseCrossSiteRequest } from "./cross-site.ts";

function request(method: string, headers: Record<string, string>): IncomingMessage {
  const req = new IncomingMessage(new Socket());
  Object.assign(req, { method, headers: { host: "dupes.example", ...headers } });
  return req;
}

const PUBLIC = new URL("https://www.dupes.example");
const CHANGES = ["POST", "PUT", "PATCH", "DELETE"];
const SITES = {
  "without PUBLIC_URL": { publicUrl: undefined, trustedProxies: 0 },
  "with PUBLIC_URL": { publicUrl: PUBLIC, trustedProxies: 0 },
  "with PUBLIC_URL behind a proxy": { publicUrl: PUBLIC, trustedProxies: 1 },
};

const refused = (headers: Record<string, string>, site: keyof typeof SITES) =>
  CHANGES.every((method) => {
    try {
      refuseCrossSiteRequest(request(method, headers), SITES[site]);
      return false;
    } catch (error) {
      return error instanceof DomainError && error.code === "cross_site";
    }
  });

describe("refuseCrossSiteRequest", () => {
  it.each([
    {},
    { origin: "https://dupes.example" },
    { origin: "http://dupes.example", "sec-fetch-site": "same-origin" },
    { "sec-fetch-site": "none" },
    { host: "127.0.0.1:3000", origin: "http://127.0.0.1:3000" },
  ])("accepts a request if it comes from the host it was sent to and PUBLIC_URL is not set: %j", (headers) => {
    expect(refused(headers, "without PUBLIC_URL")).toBe(false);
  });

  it.each([
    { host: "www.dupes.example" },
    { host: "www.dupes.example:8443", origin: PUBLIC.origin, "sec-fetch-site": "same-origin" },
    { host: "www.dupes.example.", origin: PUBLIC.origin },
    { host: "127.0.0.1:3000", origin: PUBLIC.origin },
    { host: "[::1]:3000" },
    { host: "app:3000", origin: PUBLIC.origin },
    { host: "localhost" },
  ])("accepts a request from PUBLIC_URL, or from a program that calls the server by its own address: %j", (headers) => {
    expect(refused(headers, "with PUBLIC_URL")).toBe(false);
    expect(refused(headers, "with PUBLIC_URL behind a proxy")).toBe(false);
  });

  it.each([
    { host: "evil.example", origin: "https://evil.example", "sec-fetch-site": "same-origin" },
    { host: "evil.example", origin: "http://evil.example" },
    { host: "dupes.example", origin: "https://dupes.example" },
    { host: "127.0.0.1:3000", origin: "http://127.0.0.1:3000" },
    { host: "www.dupes.example", origin: "http://www.dupes.example" },
    { host: "www.dupes.example", origin: "https://www.dupes.example:8443" },
  ])("refuses a request that doesn't come from PUBLIC_URL, even if Host and Origin agree: %j", (headers) => {
    expect(refused(headers, "with PUBLIC_URL")).toBe(true);
    expect(refused(headers, "with PUBLIC_URL behind a proxy")).toBe(true);
  });

  it("refuses a request with a Host header that does not match PUBLIC_URL, unless a proxy may have changed it", () => {
    for (const host of ["evil.example", "www.dupes.example.evil.example", "evil.example:443"]) {
      expect(refused({ host }, "with PUBLIC_URL")).toBe(true);
      expect(refused({ host }, "with PUBLIC_URL behind a proxy")).toBe(false);
      expect(refused({ host, origin: PUBLIC.origin }, "with PUBLIC_URL behind a proxy")).toBe(false);
    }
  });

  it.each([
    { origin: "https://evil.example" },
    { origin: "null" },
    { origin: "https://dupes.example.evil.example" },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { origin: "https://dupes.example", "sec-fetch-site": "cross-site" },
  ])("refuses a request from another site: %j", (headers) => {
    expect(refused(headers, "without PUBLIC_URL")).toBe(true);
    expect(refused(headers, "with PUBLIC_URL")).toBe(true);
    expect(refused(headers, "with PUBLIC_URL behind a proxy")).toBe(true);
  });

  it("checks only requests that change state", () => {
    const headers = { host: "evil.example", "sec-fetch-site": "cross-site" };
    expect(() => refuseCrossSiteRequest(request("GET", headers), SITES["with PUBLIC_URL"])).not.toThrow();
  });
});
