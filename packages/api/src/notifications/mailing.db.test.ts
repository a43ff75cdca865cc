import { describe, expect, it } from "vitest";
import { DUPE, startMatchingServices } from "../testing/start-matching-services.ts";

describe("emailing about matches", () => {
  const others = (count: number) =>
    Array.from({ length: count }, (_, number) => ({ ...DUPE, url: `https://halden.example/${number}` }));

  it.each([
    ["the plan includes no emails", { isPremium: false }],
    ["the plan has expired", { premiumUntil: new Date(0) }],
    ["the account's emails are off", { emailNotificationsEnabled: false }],
  ])("sends no email if %s, but shows the match in the app", async (_why, changes) => {
    const { person, alert, search, match, matches, mails, digest } = await startMatchingServices();
    await alert(await person(changes));
    await match(await search({ userId: await person() }));
    await digest();
    expect(await matches()).toMatchObject([{ mailed: false }]);
    expect(await mails()).toEqual([]);
  });

  it("sends one email a day per alert, and collects later matches in one digest", async () => {
    const { person, alert, search, match, mails, digest, matches, sql } = await startMatchingServices();
    const [ada, bob] = [await person(), await person()];
    await alert(ada);
    for (const alternative of others(3)) await match(await search({ userId: bob, alternative }));
    expect((await mails()).map(({ kind }) => kind)).toEqual(["alert"]);
    await Promise.all([digest(), digest()]);
    const [, summary] = await mails();
    expect(summary).toMatchObject({
      kind: "digest",
      userId: ada,
      alerts: [{ alert: { productName: "Half Moon bag" }, found: [{ brand: "Halden" }, { brand: "Halden" }] }],
    });
    expect((await matches()).every(({ mailed }) => mailed)).toBe(true);
    await match(await search({ userId: bob, alternative: { ...DUPE, url: "https://halden.example/late" } }));
    await digest();
    expect(await mails()).toHaveLength(2);
    await sql`update unsubscribe_tokens set last_digest_at = now() - interval '1 day'`;
    await digest();
    expect(await mails()).toHaveLength(3);
  });

  it("sends one email per product, no matter how many of a user's alerts it matches", async () => {
    const { person, alert, search, match, mails, digest, matches } = await startMatchingServices();
    const [ada, bob] = [await person(), await person()];
    const names = ["Half Moon bag", "Half Moon bag in black", "The Half Moon"];
    for (const productName of names) await alert(ada, { productName });
    await alert(bob);
    const job = await search({ userId: await person() });
    await Promise.all([match(job), match(job)]);
    const told = (await mails()).map((mail) => ("userId" in mail ? mail.userId : ""));
    expect(new Set(told)).toEqual(new Set([ada, bob]));
    expect(told).toHaveLength(2);
    expect((await matches()).filter(({ mailed }) => mailed)).toHaveLength(4);
    await digest();
    expect(await mails()).toHaveLength(2);
  });

  it("lists a product only once in a digest, under the alert that it matches best", async () => {
    const { person, alert, search, match, mails, digest, sql } = await startMatchingServices();
    const [ada, bob] = [await person(), await person()];
    for (const productName of ["Half Moon bag", "Half Moon bag in black"]) await alert(ada, { productName });
    for (const alternative of others(2)) await match(await search({ userId: bob, alternative }));
    expect(await mails()).toHaveLength(1);
    await sql`update notification_matches set similarity_score = 99
      where mailed_at is null and notification_id = (select max(id) from email_notifications)`;
    await digest();
    const [, summary] = await mails();
    expect(summary).toMatchObject({ kind: "digest", alerts: [{ found: [{ similarityScore: 99 }] }] });
  });

  it("emails again about the same alert only after a day", async () => {
    const { person, alert, search, match, mails, sql } = await startMatchingServices();
    await alert(await person());
    const bob = await person();
    for (const [hours, sent] of [
      [0, 1],
      [23, 1],
      [25, 2],
    ] as const) {
      await sql`update notification_matches set mailed_at = now() - make_interval(hours => ${hours})`;
      await match(await search({ userId: bob, alternative: { ...DUPE, url: `https://halden.example/${hours}` } }));
      expect(await mails()).toHaveLength(sent);
    }
  });

  it("sends one email a day per alert even if products are matched concurrently", async () => {
    const { person, alert, search, match, mails, matches } = await startMatchingServices();
    await alert(await person());
    const bob = await person();
    const jobs = [];
    for (const alternative of others(4)) jobs.push(await search({ userId: bob, alternative }));
    await Promise.all(jobs.map(match));
    expect(await matches()).toHaveLength(4);
    expect(await mails()).toHaveLength(1);
  });

  it("leaves outdated matches and paused alerts out of digests", async () => {
    const { person, alert, search, match, mails, digest, sql } = await startMatchingServices();
    await alert(await person());
    const bob = await person();
    for (const alternative of others(2)) await match(await search({ userId: bob, alternative }));
    await sql`update email_notifications set is_active = false`;
    await digest();
    await sql`update email_notifications set is_active = true`;
    await sql`update notification_matches set created_at = now() - interval '4 days'`;
    await digest();
    expect(await mails()).toHaveLength(1);
  });
});
