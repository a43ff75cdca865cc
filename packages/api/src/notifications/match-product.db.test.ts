import { renewAlertKeys } from "./renew-keys.ts";
import { refreshProduct } from "../products/refresh.ts";
import { listNotifications, updateNotification } from "@dupewise/db/queries/alerts/alerts";
import { describe, expect, it } from "vitest";
import { buildSampleProduct } from "@dupewise/db/testing/samples";
import { DUPE, ORIGINAL, startMatchingServices } from "../testing/start-matching-services.ts";

const pasted = (words: string) => buildSampleProduct({ ...ORIGINAL, url: null, description: words });

describe("a comparison that may match an alert", () => {
  it("leads to a stored match and an email to the alert's owner", async () => {
    const { person, alert, search, match, matches, mails, sql } = await startMatchingServices();
    const [ada, bob] = [await person({ email: "ada@example.com", name: "Ada" }), await person()];
    const id = await alert(ada);
    await match(await search({ userId: bob }));
    const reason =
      "91% similar to Half Moon bag by Maison Exemple: a product that was compared with it (black shoulder bag in leather)";
    expect(await matches()).toEqual([{ alert: id, url: DUPE.url, score: 91, reason, mailed: true }]);
    const [{ token }] = await sql<[{ token: string }]>`select unsubscribe_token as token from email_notifications`;
    expect(await mails()).toEqual([
      {
        kind: "alert",
        userId: ada,
        to: "ada@example.com",
        name: "Ada",
        alert: {
          productName: "Half Moon bag",
          manufacturer: "Maison Exemple",
          gender: "unisex",
          similarityThreshold: 85,
        },
        found: {
          title: "Crescent shoulder bag in black",
          brand: "Halden",
          price: "89.00 EUR",
          url: DUPE.url,
          similarityScore: 91,
          reason,
        },
        alertsLink: "https://dupewise.example/notifications",
        unsubscribeLink: `https://dupewise.example/api/unsubscribe/${token}`,
      },
    ]);
    const [{ checked }] = await sql<[{ checked: boolean }]>`
      select last_checked > now() - interval '1 minute' as checked from email_notifications`;
    expect(checked).toBe(true);
  });

  it("reveals neither who compared the products nor what they pasted", async () => {
    const { person, alert, search, read, match, matches, mails } = await startMatchingServices();
    await read(ORIGINAL);
    const [ada, bob] = [await person(), await person({ name: "Bob Secretive", email: "bob@hidden.example" })];
    await alert(ada);
    const words = "My wife's birthday gift, promised for the 12th";
    const job = await search({ userId: bob, original: pasted(words), inputs: { original: words } });
    await match(job);
    const told = JSON.stringify([await matches(), await mails()]);
    expect(told).toContain(DUPE.url);
    for (const secret of [bob, "Secretive", "hidden.example", "birthday", "12th", job.comparisonId]) {
      expect(told).not.toContain(secret);
    }
  });

  it.each([
    ["with a pasted alternative, even one with a link", { inputs: { alternative: `Nice bag, see ${DUPE.url}` } }],
    ["below the threshold", { score: 84 }],
    ["with only pasted text that names the product", { inputs: { original: "Half Moon bag" }, original: pasted("") }],
    [
      "with another maker's product of that name",
      { original: buildSampleProduct({ ...ORIGINAL, brand: "Autre Maison" }) },
    ],
    [
      "with the alerted product itself",
      { alternative: buildSampleProduct({ ...ORIGINAL, url: "https://resale.example/1" }) },
    ],
    [
      "with an alternative at a URL that contains an access token",
      { alternative: { ...DUPE, url: "https://halden.example/bag?token=abc" } },
    ],
    [
      "with an alternative at a URL that contains a password",
      { alternative: { ...DUPE, url: "https://ada:pw@halden.example/bag" } },
    ],
  ])("is not a match %s", async (_what, changes) => {
    const { person, alert, search, match, matches, mails } = await startMatchingServices();
    await alert(await person());
    await match(await search({ userId: await person(), ...changes }));
    expect([await matches(), await mails()]).toEqual([[], []]);
  });

  it("is not a match while its score is based on materials that the shopper entered", async () => {
    const { person, alert, search, match, matches, sql } = await startMatchingServices();
    await alert(await person());
    const job = await search({ userId: await person() });
    await sql`update comparisons set dupe_materials_manual = '{leather}'`;
    await match(job);
    expect(await matches()).toEqual([]);
    await sql`update comparisons set dupe_materials_manual = '{}'`;
    await match(job);
    expect(await matches()).toHaveLength(1);
  });

  it("is checked against each alert's own threshold", async () => {
    const { person, alert, search, match, matches } = await startMatchingServices();
    const ada = await person();
    const [, content] = [
      await alert(ada, { similarityThreshold: 92 }),
      await alert(ada, { similarityThreshold: 91 }),
      await alert(ada, { similarityThreshold: 100 }),
    ];
    await match(await search({ userId: await person() }));
    expect((await matches()).map((one) => one.alert)).toEqual([content]);
  });

  it("matches neither the viewer's own alerts nor the alerts of users who have already compared the product", async () => {
    const { person, alert, search, match, matches } = await startMatchingServices();
    const [ada, bob] = [await person(), await person()];
    await alert(ada);
    await alert(bob);
    await match(await search({ userId: ada }));
    await match(await search({ userId: bob }));
    expect((await matches()).map((one) => one.url)).toEqual([DUPE.url]);
  });

  it("ignores the viewer's own alerts even if the link had tracking parameters or redirected", async () => {
    const { person, alert, search, match, matches, sql } = await startMatchingServices();
    const ada = await person();
    await alert(ada);
    const job = await search({ userId: ada, inputs: { alternative: `${DUPE.url}?utm_source=mail` } });
    await sql`update comparisons set dupe_product = dupe_product || '{"url": "https://halden.example/moved"}'::jsonb`;
    await match(job);
    expect(await matches()).toEqual([]);
    await alert(await person());
    await match(job);
    expect(await matches()).toHaveLength(1);
  });

  it("does not match a paused alert until the alert is enabled", async () => {
    const { person, alert, search, match, matches, sql } = await startMatchingServices();
    const [paused, active] = [await alert(await person()), await alert(await person())];
    await sql`update email_notifications set is_active = false where id = ${paused}`;
    const job = await search({ userId: await person() });
    await match(job);
    expect((await matches()).map((one) => one.alert)).toEqual([active]);
    await sql`update email_notifications set is_active = true`;
    await match(job);
    expect((await matches()).map((one) => one.alert)).toEqual([active, paused]);
  });

  it("leads to no match while it is removed from the history, and keeps its match when it is deleted for good", async () => {
    const { person, alert, search, match, matches, sql } = await startMatchingServices();
    const job = await search({ userId: await person() });
    await match(job);
    await alert(await person());
    await sql`update comparisons set deleted_at = now()`;
    await match(job);
    expect(await matches()).toEqual([]);
    await sql`update comparisons set deleted_at = null`;
    await match(job);
    await sql`delete from comparisons`;
    expect(await matches()).toHaveLength(1);
    await sql`delete from products`;
    expect(await matches()).toEqual([]);
  });
});

describe("a page that resembles an alert's description", () => {
  const COAT = buildSampleProduct({
    url: "https://halden.example/coat",
    title: "Belted wrap coat in camel",
    brand: "Halden",
    description: "A coat with a belt.",
  });
  const ITEM = { productName: "Camel belted wool wrap coat", manufacturer: "Maison Exemple" };

  it("is matched whether it is the original or the alternative of a comparison", async () => {
    const { person, alert, search, match, matches, read } = await startMatchingServices();
    await alert(await person(), ITEM);
    const job = await search({ userId: await person(), original: COAT, score: 20 });
    await match({ ...job, productId: await read(COAT) });
    expect(await matches()).toMatchObject([{ url: COAT.url, reason: expect.stringContaining("by its page") }]);
  });

  it("is not matched if its comparison has been deleted in the meantime", async () => {
    const { person, alert, search, match, matches, sql } = await startMatchingServices();
    await alert(await person(), ITEM);
    const job = await search({ userId: await person(), alternative: COAT, score: 20 });
    await sql`update comparisons set deleted_at = now()`;
    await match(job);
    expect(await matches()).toEqual([]);
    await sql`update comparisons set deleted_at = null`;
    await match(job);
    expect(await matches()).toHaveLength(1);
  });

  it("is checked against at most 200 alerts with the same attributes, and always against the same ones", async () => {
    const { person, alert, read, match, services } = await startMatchingServices();
    const owner = await person({ emailNotificationsEnabled: false });
    for (let n = 0; n < 250; n += 1) await alert(owner, { ...ITEM, manufacturer: `Maison ${n}` });
    const judged: string[] = [];
    services.alerts.match = ({ item }) => {
      judged.push(item.manufacturer);
      return null;
    };
    const judgedFor = async (url: string) => {
      await match({ productId: await read({ ...COAT, url }) });
      return judged.splice(0);
    };
    const first = await judgedFor("https://halden.example/1");
    expect(new Set(first).size).toBe(200);
    expect(await judgedFor("https://halden.example/1")).toEqual(first);
    expect(new Set([...first, ...(await judgedFor("https://halden.example/2"))]).size).toBeGreaterThan(200);
  });

  it("is matched when it is read again, except with alerts of users who have compared it", async () => {
    const { person, alert, search, match, matches, read, services, jobs } = await startMatchingServices();
    const [ada, bob] = [await person(), await person()];
    const alerted = await alert(ada, ITEM);
    await alert(bob, ITEM);
    await search({ userId: bob, original: COAT, score: 20 });
    const productId = await read(COAT);
    const { signal } = new AbortController();
    await refreshProduct({ ...services, readProduct: async () => COAT }, { productId }, signal);
    expect(jobs).toEqual([{ productId }]);
    await match({ productId });
    expect(await matches()).toMatchObject([{ alert: alerted, url: COAT.url }]);
  });

  it("is compared with the page of the alert's product, if that page is cached", async () => {
    const { person, alert, search, match, matches, read } = await startMatchingServices();
    await alert(await person(), ITEM);
    await read(
      buildSampleProduct({
        url: "https://maison.example/coat",
        title: "Camel belted wool wrap coat",
        description: "Sleeveless, mini length, with a hood and a zip.",
      }),
    );
    const alternative = { ...COAT, description: "Maxi length, long sleeves, notched lapels, buttons and a belt." };
    await match(await search({ userId: await person(), alternative, score: 20 }));
    expect(await matches()).toEqual([]);
  });

  it("is not matched if only its color and kind agree", async () => {
    const { person, alert, search, match, matches } = await startMatchingServices();
    await alert(await person(), { productName: "Camel coat", manufacturer: "Maison Exemple" });
    await match(await search({ userId: await person(), alternative: COAT, score: 20 }));
    expect(await matches()).toEqual([]);
  });
});

describe("the job that matches a product with alerts", () => {
  it("stores one match and sends one email per alert, despite repeats and concurrency", async () => {
    const { person, alert, search, match, matches, mails } = await startMatchingServices();
    const owners = await Promise.all(Array.from({ length: 130 }, () => person()));
    for (const owner of owners) await alert(owner);
    const job = await search({ userId: await person() });
    await Promise.all(Array.from({ length: 4 }, () => match(job)));
    await match(job);
    expect(await matches()).toHaveLength(130);
    expect(new Set((await mails()).map((mail) => JSON.stringify(mail))).size).toBe(130);
    expect(await mails()).toHaveLength(130);
  });

  it("matches all alerts, even if a run is killed and has to resume", async () => {
    const { person, alert, search, match, matches, mails, services } = await startMatchingServices();
    for (let count = 0; count < 150; count++) await alert(await person());
    const job = await search({ userId: await person() });
    const { sendMail } = services;
    let sent = 0;
    services.sendMail = (...mail) => {
      sent += 1;
      if (sent === 120) throw new Error("killed");
      return sendMail(...mail);
    };
    await expect(match(job)).rejects.toThrow("killed");
    expect(await matches()).toHaveLength(100);
    expect(await mails()).toHaveLength(100);
    services.sendMail = sendMail;
    await match(job);
    expect(await matches()).toHaveLength(150);
    expect(await mails()).toHaveLength(150);
  });

  it("stores at most 2,000 matches per run, and continues in another job", async () => {
    const { database, person, alert, search, match, jobs, sql } = await startMatchingServices();
    await alert(await person({ emailNotificationsEnabled: false }));
    await database.sql`insert into email_notifications (user_id, product_name, manufacturer, maker_key)
      select user_id, product_name, manufacturer, maker_key from email_notifications, generate_series(1, 2499)`;
    const job = await search({ userId: await person() });
    await match(job);
    expect(jobs).toEqual([job]);
    expect(await sql`select from notification_matches`).toHaveLength(2000);
    await match(job);
    expect(jobs).toHaveLength(1);
    expect(await sql`select from notification_matches`).toHaveLength(2500);
  });
});

describe("an alert", () => {
  it("has its lookup keys rebuilt nightly from its current text", async () => {
    const { person, alert, services, sql } = await startMatchingServices();
    const owner = await person();
    for (let n = 0; n < 101; n += 1) await alert(owner, { productName: `Camel belted wool wrap coat ${n}` });
    const keys = () => sql`select maker_key, looks_key, updated_at::text from email_notifications order by id`;
    const before = await keys();
    await sql`update email_notifications set maker_key = 'older', looks_key = 'older'`;
    await renewAlertKeys(services, {}, new AbortController().signal);
    expect(await keys()).toEqual(before);
  });

  it("records when it was last checked, even if no product came close", async () => {
    const { person, alert, read, database, sql } = await startMatchingServices();
    const userId = await person();
    const id = await alert(userId);
    const pause = (isActive: boolean) => updateNotification(database.db, { id, userId }, { isActive }, { limit: null });
    const lastChecked = async () => (await listNotifications(database.db, userId))[0]?.lastChecked ?? null;
    expect(await lastChecked()).toBeNull();
    await read(buildSampleProduct({ ...ORIGINAL, title: "Something else" }));
    const first = await lastChecked();
    expect(first).toBeInstanceOf(Date);
    await pause(false);
    await sql`update products set last_scraped_at = now() + interval '1 minute'`;
    expect(await lastChecked()).toEqual(first);
  });
});
