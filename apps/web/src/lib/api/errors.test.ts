import type { ErrorBody } from "@dupewise/domain/errors";
import { describe, expect, it } from "vitest";
import { classifyCompareFailure, getErrorBody, getErrorCode, getErrorMessage } from "./errors.ts";

const INPUTS = { originalUrl: "https://shop.example/coat", dupeUrl: "Product: Coat" };
const FREE = { isPremium: false, comparisonsUsed: 1 };
const USED_UP = { isPremium: false, comparisonsUsed: 3 };

/** An error as the tRPC client throws it. */
const answered = (body: ErrorBody) => Object.assign(new Error(body.message), { data: { body, httpStatus: 400 } });

describe("getErrorBody", () => {
  it("returns the server's error", () => {
    const body: ErrorBody = { code: "conflict", message: "Taken" };
    expect(getErrorBody(answered(body))).toEqual(body);
  });

  it.each([
    null,
    undefined,
    "text",
    new Error("x"),
    { data: null },
    { data: { body: { code: "new_one", message: "" } } },
  ])("does not accept %j as one of our errors", (error) => expect(getErrorBody(error)).toBeNull());
});

describe("getErrorMessage", () => {
  it("returns the fallback instead of the browser's own message", () => {
    expect(getErrorMessage(new TypeError("Failed to fetch"), "Please try again")).toBe("Please try again");
  });
});

describe("getErrorCode", () => {
  it.each([
    ["401: Unauthorized", FREE, "unauthorized"],
    ['401: {"message":"Unauthorized"}', FREE, "unauthorized"],
    ["401: Wrong e-mail or password", FREE, null],
    ["403: You've used all 3 free comparisons", FREE, "free_limit_reached"],
    ["403: Unable to access the page", USED_UP, "scraping_failed"],
    ["500: scraping_failed", FREE, "scraping_failed"],
    ["500: quota exceeded", FREE, "ai_quota_exceeded"],
    ["429: slow down", FREE, "ai_quota_exceeded"],
    ["500: Incorrect API key provided", FREE, "ai_misconfigured"],
    ["500: unauthorized by the provider", FREE, "ai_misconfigured"],
    ["403: Forbidden", USED_UP, "free_limit_reached"],
    ["403: Forbidden", { isPremium: true, comparisonsUsed: 9 }, "scraping_failed"],
    ["403: Forbidden", FREE, "scraping_failed"],
    ["500: It costs $429 or $403", FREE, null],
    ["Failed to fetch", FREE, null],
  ])("derives the code from %s", (message, user, code) => {
    expect(getErrorCode(new Error(message), user)).toBe(code);
  });

  it("derives the code from the status that tRPC reports", () => {
    expect(getErrorCode(Object.assign(new Error("Too much"), { data: { httpStatus: 429 } }))).toBe("ai_quota_exceeded");
  });

  it("returns the server's code if there is one", () => {
    const error = answered({ code: "rate_limited", message: "You've used all 3 free comparisons, quota exceeded" });
    expect(getErrorCode(error, USED_UP)).toBe("rate_limited");
  });
});

describe("classifyCompareFailure", () => {
  const of = (code: ErrorBody["code"], details: Partial<ErrorBody> = {}) =>
    classifyCompareFailure(answered({ code, message: "As the server says", ...details }), INPUTS, FREE);

  it.each([
    ["unauthorized", { kind: "relogin" }],
    ["free_limit_reached", { kind: "upgrade" }],
    ["ai_quota_exceeded", { kind: "toast", title: "OpenAI API Limit Reached", retry: true }],
    ["ai_misconfigured", { kind: "toast", title: "API Configuration Issue", retry: false }],
    ["ai_unavailable", { title: "Comparison Failed", description: "As the server says", retry: true }],
    ["rate_limited", { title: "Comparison Failed", description: "As the server says" }],
    ["internal", { title: "Comparison Failed", retry: true }],
    ["premium_required", { title: "Comparison Failed", retry: false }],
  ] as const)("maps the error code %s to what the form offers next", (code, expected) => {
    expect(of(code)).toMatchObject(expected);
  });

  it("chooses manual input for each page that the server reports as unreadable", () => {
    const failures = [{ side: "alternative" as const, url: "https://b.example/", reason: "It answers nobody" }];
    expect(of("scraping_failed", { failures })).toEqual({ kind: "manual", pages: failures });
  });

  it("chooses manual input for the first URL-like input if the server doesn't say which page failed", () => {
    expect(of("scraping_failed")).toEqual({
      kind: "manual",
      pages: [{ side: "original", url: INPUTS.originalUrl, reason: null }],
    });
    const second = classifyCompareFailure(
      new Error("Unable to access"),
      { originalUrl: "Coat", dupeUrl: " www.shop.example/a " },
      null,
    );
    expect(second).toMatchObject({ pages: [{ side: "alternative", url: "www.shop.example/a" }] });
  });

  it("asks for descriptions when neither input is a URL", () => {
    const failure = classifyCompareFailure(
      new Error("Unable to access"),
      { originalUrl: "Coat", dupeUrl: "Jacket" },
      null,
    );
    expect(failure).toMatchObject({ kind: "toast", title: "URL Access Issue" });
  });

  it("returns the errors of the rejected fields", () => {
    const issues = [{ path: "dupeUrl", message: "Too long" }];
    expect(of("validation_failed", { issues })).toEqual({ kind: "fields", issues });
    expect(of("validation_failed")).toMatchObject({ kind: "toast", title: "Comparison Failed" });
  });

  it("uses a generic message if there was no response", () => {
    expect(classifyCompareFailure(new TypeError("Failed to fetch"), INPUTS, FREE)).toMatchObject({
      title: "Comparison Failed",
      description: "Failed to compare products",
      retry: true,
    });
  });
});
