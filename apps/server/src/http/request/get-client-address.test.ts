import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { describe, expect, it } from "vitest";
import { getClientAddress } from "./get-client-address.ts";

function from(remoteAddress: string, forwarded?: string): IncomingMessage {
  const socket = Object.defineProperty(new Socket(), "remoteAddress", { value: remoteAddress });
  return Object.assign(new IncomingMessage(socket), { headers: forwarded ? { "x-forwarded-for": forwarded } : {} });
}

describe("the client address", () => {
  it("is the connection's peer address if no proxy is trusted, whatever the headers say", () => {
    expect(getClientAddress(from("203.0.113.7", "198.51.100.1"), 0)).toBe("203.0.113.7");
    expect(getClientAddress(from("::ffff:203.0.113.7"), 0)).toBe("203.0.113.7");
  });

  it("is the address that the trusted proxies added, never one listed before it", () => {
    expect(getClientAddress(from("10.0.0.1", "6.6.6.6, 198.51.100.1"), 1)).toBe("198.51.100.1");
    expect(getClientAddress(from("10.0.0.1", "6.6.6.6, 198.51.100.1, 10.0.0.2"), 2)).toBe("198.51.100.1");
    expect(getClientAddress(from("10.0.0.1"), 2)).toBe("10.0.0.1");
  });

  it("ignores a port appended by a proxy", () => {
    for (const port of ["", ":50123", ":50124"]) {
      expect(getClientAddress(from("10.0.0.1", `198.51.100.1${port}`), 1)).toBe("198.51.100.1");
      expect(getClientAddress(from("10.0.0.1", `[2001:db8::1]${port}`), 1)).toBe("2001:db8:0:0::/64");
    }
    expect(getClientAddress(from("10.0.0.1", "2001:db8::1"), 1)).toBe("2001:db8:0:0::/64");
  });

  it("is a /64 network for IPv6", () => {
    expect(getClientAddress(from("2001:db8::1"), 0)).toBe("2001:db8:0:0::/64");
    expect(getClientAddress(from("2001:0db8:0000:0000:ffff::2"), 0)).toBe("2001:db8:0:0::/64");
    expect(getClientAddress(from("2001:db8:0:1::1"), 0)).toBe("2001:db8:0:1::/64");
  });
});
