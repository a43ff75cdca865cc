import { describe, expect, it } from "vitest";
import { captureErrorResponse, startCaller } from "../testing/caller.ts";

const PROFILE = {
  firstName: "Augusta",
  lastName: "King Noel",
  email: "augusta@example.com",
  emailNotificationsEnabled: false,
};

async function signedIn() {
  const caller = await startCaller();
  const ada = await caller.signUp("ada@example.com");
  const moves = () => caller.sql`select recipient from mail_outbox where kind = 'email-changed'`;
  return { ...caller, ada, moves };
}

describe("updating the profile", () => {
  it("builds the full name from the first and the last name", async () => {
    const { ada } = await signedIn();
    const saved = await ada.call.auth.updateProfile(PROFILE);
    expect(saved).toMatchObject({ ...PROFILE, name: "Augusta King Noel" });
    expect(await ada.call.auth.me()).toMatchObject(PROFILE);
  });

  it("notifies the old address when the email changes", async () => {
    const { ada, moves } = await signedIn();
    await ada.call.auth.updateProfile(PROFILE);
    expect(await moves()).toEqual([{ recipient: "ada@example.com" }]);
  });

  it("rejects an email that belongs to another account", async () => {
    const { ada, signUp, moves } = await signedIn();
    await signUp("grace@example.com");
    expect(
      await captureErrorResponse(ada.call.auth.updateProfile({ ...PROFILE, email: "GRACE@example.com" })),
    ).toMatchObject({
      status: 409,
      body: { code: "conflict", issues: [{ path: "email" }] },
    });
    expect(await moves()).toHaveLength(0);
  });

  it("accepts the account's own email in a different letter case", async () => {
    const { ada, open, moves, sql } = await signedIn();
    await open().call.auth.requestPasswordReset({ email: "ada@example.com" });
    const saved = await ada.call.auth.updateProfile({ ...PROFILE, email: "ADA@example.com" });
    expect(saved).toMatchObject({ email: "ADA@example.com" });
    expect(await moves()).toHaveLength(0);
    // The requested link was sent to the address that is still valid.
    expect(await sql`select from password_reset_tokens`).toHaveLength(1);
  });

  it.each([
    [{ firstName: " " }, "First name is required"],
    [{ lastName: "" }, "Last name is required"],
    [{ firstName: "x".repeat(51) }, "First name too long"],
    [{ lastName: "x".repeat(51) }, "Last name too long"],
    [{ email: "ada" }, "Please enter a valid email address"],
  ])("rejects the invalid profile %j", async (wrong, message) => {
    const { ada } = await signedIn();
    expect(await captureErrorResponse(ada.call.auth.updateProfile({ ...PROFILE, ...wrong }))).toMatchObject({
      status: 400,
      body: { message },
    });
  });
});
