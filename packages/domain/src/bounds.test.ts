import { describe, expect, it } from "vitest";
import type * as z from "zod";
import { CreateComparisonInput } from "./comparison/comparison.ts";
import { fieldIssues } from "./errors.ts";
import { HistoryInput } from "./comparison/history.ts";
import { NotificationInput } from "./alerts/alert.ts";
import { SupportInput } from "./account/support.ts";
import { ChangePasswordInput, LoginInput, RegisterInput, UpdateProfileInput } from "./account/user.ts";

const EMAIL = "ada@example.com";
const REGISTER = { name: "Ada", email: EMAIL, password: "lovelace1" };
const PROFILE = { firstName: "Ada", lastName: "Lovelace", email: EMAIL, emailNotificationsEnabled: true };
const SUPPORT = { name: "Ada", email: EMAIL, message: "Where is it?" };
const ALERT = { productName: "Half Moon bag", manufacturer: "Maison Exemple" };
const TEXTS = { originalUrl: "Wool coat", dupeUrl: "Wool coat" };
const PASSWORDS = { currentPassword: "lovelace1", newPassword: "lovelace2" };

const long = (length: number) => "x".repeat(length);
const emailOf = (length: number) => `${long(length - "@example.com".length)}@example.com`;

/** The last accepted value at either end, and the first rejected one. */
const BOUNDS: readonly [
  what: string,
  schema: z.ZodType,
  input: object,
  field: string,
  taken: unknown[],
  not: unknown[],
][] = [
  ["a password", RegisterInput, REGISTER, "password", [long(7), long(256), "ñ123456"], [long(6), long(257), "1234567"]],
  ["a new password", ChangePasswordInput, PASSWORDS, "newPassword", [long(7), long(256)], [long(6), long(257)]],
  ["the password at sign-in", LoginInput, REGISTER, "password", ["1", long(256)], ["", long(257)]],
  ["a name", RegisterInput, REGISTER, "name", [long(100)], [long(101)]],
  ["a first name", UpdateProfileInput, PROFILE, "firstName", [long(50)], [long(51)]],
  ["a last name", UpdateProfileInput, PROFILE, "lastName", [long(50)], [long(51)]],
  ["an email address", RegisterInput, REGISTER, "email", [emailOf(254)], [emailOf(255)]],
  ["a message", SupportInput, SUPPORT, "message", [long(10), long(2000)], [long(9), `  ${long(9)}  `, long(2001)]],
  ["an alert's threshold", NotificationInput, ALERT, "similarityThreshold", [50, 100], [49, 101, 85.5, "85"]],
  ["an alert's product name", NotificationInput, ALERT, "productName", [long(200)], [long(201)]],
  ["an alert's manufacturer", NotificationInput, ALERT, "manufacturer", [long(200)], [long(201)]],
  ["the original", CreateComparisonInput, TEXTS, "originalUrl", [long(20_000)], [long(20_001), " "]],
  ["the alternative", CreateComparisonInput, TEXTS, "dupeUrl", [long(20_000)], [long(20_001), " "]],
  ["a history page's length", HistoryInput, {}, "limit", [1, "100"], [0, 101, 1.5]],
  ["a history filter's minimum score", HistoryInput, {}, "minScore", [0, "100"], [-1, 101]],
  ["a search", HistoryInput, {}, "search", [long(200)], [long(201)]],
];

describe.each(BOUNDS)("%s", (_what, schema, input, field, taken, not) => {
  const issuesOf = (value: unknown) => {
    const { error } = schema.safeParse({ ...input, [field]: value });
    return error ? fieldIssues(error).map(({ path }) => path) : [];
  };

  it("is accepted up to and including its bounds", () => expect(taken.map(issuesOf)).toEqual(taken.map(() => [])));
  it("is rejected beyond its bounds", () => expect(not.map(issuesOf)).toEqual(not.map(() => [field])));
});

it("sets an alert's threshold to 85 percent by default", () => {
  expect(NotificationInput.parse(ALERT)).toEqual({ ...ALERT, gender: "unisex", similarityThreshold: 85 });
});
