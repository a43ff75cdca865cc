import { describe, expect, it } from "vitest";
import { ReadError, toReadError, createScrapingError } from "./read-error.ts";

describe("the reason for a failed fetch", () => {
  it.each([
    ["CERT_HAS_EXPIRED", "certificate has expired"],
    ["DEPTH_ZERO_SELF_SIGNED_CERT", "can't be trusted"],
    ["UNABLE_TO_GET_ISSUER_CERT_LOCALLY", "can't be trusted"],
    ["CERT_REVOKED", "can't be trusted"],
    ["CERT_NOT_YET_VALID", "not valid yet"],
    ["ERR_TLS_CERT_ALTNAME_INVALID", "belongs to another website"],
    ["ECONNRESET", "closed the connection"],
    ["ECONNREFUSED", "refused the connection"],
    ["ENOTFOUND", "no website was found"],
    ["UND_ERR_CONNECT_TIMEOUT", "too long"],
    ["UND_ERR_HEADERS_OVERFLOW", "too large"],
    ["HPE_INVALID_CONSTANT", "unreadable response"],
    ["EWHATEVER", "couldn't be reached"],
  ])("is worded for a shopper when the error code is %s", (code, told) => {
    expect(toReadError(Object.assign(new Error("x"), { code })).message).toContain(told);
  });

  it("is taken from the error's cause if the cause states a reason", () => {
    const reason = new ReadError("the page is too large to read");
    expect(toReadError(reason)).toBe(reason);
    expect(toReadError(new Error("socket", { cause: reason }))).toBe(reason);
  });

  it("differs between a timeout and other errors", () => {
    expect(toReadError(new DOMException("x", "TimeoutError")).message).toContain("too long");
    expect(toReadError("odd").message).toContain("couldn't be reached");
  });
});

it("converts a failed fetch to scraping_failed with the URL, the reason and the retry delay", () => {
  const failure = new ReadError("the shop's website is too busy right now", { retryAfterSeconds: 30 });
  expect(createScrapingError("https://shop.example/p", failure)).toMatchObject({
    code: "scraping_failed",
    message: "Unable to access https://shop.example/p: the shop's website is too busy right now",
    details: { retryAfterSeconds: 30 },
  });
});
