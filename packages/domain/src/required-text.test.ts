import { expect, it } from "vitest";
import { fieldIssues } from "./errors.ts";
import { NotificationInput } from "./alerts/alert.ts";
import { SupportInput } from "./account/support.ts";
import { LoginInput, RegisterInput, UpdateProfileInput } from "./account/user.ts";

const EMAIL = "Please enter a valid email address";
const ALERT = "Please provide both product name and manufacturer.";

it.each([
  [LoginInput, { email: EMAIL, password: "Password is required" }],
  [RegisterInput, { name: "Name is required", email: EMAIL, password: "Password must be at least 7 characters long" }],
  [UpdateProfileInput, { firstName: "First name is required", lastName: "Last name is required", email: EMAIL }],
  [SupportInput, { name: "Name is required", email: EMAIL, message: "Message must be at least 10 characters" }],
  [NotificationInput, { productName: ALERT, manufacturer: ALERT }],
])("reports a missing field in the same words as an empty one", (schema, messages) => {
  for (const nothing of [undefined, null, "", 7]) {
    const input = Object.fromEntries(Object.keys(messages).map((field) => [field, nothing]));
    const result = schema.safeParse({ emailNotificationsEnabled: true, ...input });
    const issues = result.success ? [] : fieldIssues(result.error);
    expect(Object.fromEntries(issues.map(({ path, message }) => [path, message]))).toEqual(messages);
  }
});
