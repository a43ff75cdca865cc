import { describe, expect, it } from "vitest";
import { captureErrorResponse, startCaller } from "../testing/caller.ts";

const REQUEST = { name: "Ada", email: "ada@example.com", message: "How do I add a price?" };

async function asking({ isPremium }: { isPremium: boolean }) {
  const caller = await startCaller();
  const ada = await caller.signUp("ada@example.com");
  if (isPremium) await caller.makePremium();
  return { ...caller, support: ada.call.support };
}

describe("a support request", () => {
  it("is stored and emailed to support, with priority for premium members", async () => {
    const { support, sql } = await asking({ isPremium: true });
    expect(await support.create(REQUEST)).toMatchObject({
      priority: true,
      message: expect.stringContaining("within 24 hours"),
    });
    expect(await sql`select name, email, message, priority from support_requests`).toEqual([
      { ...REQUEST, priority: true },
    ]);
    expect(await sql`select recipient, kind from mail_outbox where kind like 'support%' order by kind`).toEqual([
      { recipient: "ada@example.com", kind: "support-received" },
      { recipient: "help@example.com", kind: "support-request" },
    ]);
  });

  it("accepts any reply address, but sends confirmations only to the account's own email, and only a few per day", async () => {
    const { support, sql } = await asking({ isPremium: false });
    const ask = () => support.create({ ...REQUEST, email: "stranger@example.org" });
    await ask();
    const kinds = () => sql`select kind, recipient from mail_outbox order by kind`;
    expect(await kinds()).toEqual([
      { kind: "support-received", recipient: "ada@example.com" },
      { kind: "support-request", recipient: "help@example.com" },
    ]);
    await sql`update rate_limits set tries = 20 where key like 'mailRecipient:%'`;
    await ask();
    expect((await kinds()).filter(({ kind }) => kind === "support-received")).toHaveLength(1);
    expect((await kinds()).filter(({ kind }) => kind === "support-request")).toHaveLength(2);
  });

  it.each([
    [{ name: "" }, "Name is required"],
    [{ name: "x".repeat(101) }, "Name too long"],
    [{ email: "a@b\nBcc: c@d.example" }, "Please enter a valid email address"],
    [{ message: "too short" }, "Message must be at least 10 characters"],
    [{ message: "x".repeat(2001) }, "Message too long"],
  ])("is rejected if it is invalid: %j", async (wrong, message) => {
    const { support } = await asking({ isPremium: true });
    expect((await captureErrorResponse(support.create({ ...REQUEST, ...wrong }))).body).toMatchObject({ message });
  });
});
