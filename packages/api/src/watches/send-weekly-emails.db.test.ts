import { extractFacts } from "@dupewise/ai/facts/extract-facts";
import { packFacts } from "@dupewise/ai/finding/packed-facts";
import { shelfOf, searchTermsOf } from "@dupewise/ai/finding/search-terms";
import type { Database } from "@dupewise/db/connect";
import { toCatalogueRow } from "@dupewise/db/queries/catalogue/entry";
import { ENGINE_VERSION } from "@dupewise/domain/comparison/engine-version";
import { UNKNOWN_PRODUCT, type Product } from "@dupewise/domain/product/product";
import { expect, it } from "vitest";
import { extractUnsubscribeToken } from "../notifications/unsubscribe-link.ts";
import { startCaller } from "../testing/caller.ts";
import { sendWeeklyEmails } from "./send-weekly-emails.ts";

const COAT: Product = {
  ...UNKNOWN_PRODUCT,
  url: "https://shop.example/coat",
  title: "Wool coat",
  price: { amount: "80.00", currency: "EUR" },
};
const SIGNAL = new AbortController().signal;

async function start() {
  const caller = await startCaller({ readProduct: async () => COAT });
  const { services, sql, signUp, makePremium } = caller;
  const { call } = await signUp();
  await makePremium();
  await call.watches.create({ of: { url: COAT.url ?? "" } });
  const fall = () => sql`insert into page_prices (page_id, day, amount, currency)
    select id, (now() at time zone 'utc')::date - 8, 100, 'EUR' from watched_pages`;
  const mails = () =>
    sql<
      { content: { unsubscribeLink: string; fallen: object[] } }[]
    >`select content from mail_outbox where kind = 'weekly'`;
  return { ...caller, call, fall, mails, send: () => sendWeeklyEmails(services, {}, SIGNAL) };
}

it("lists price drops once a week, no matter how many workers run", async () => {
  const { fall, mails, send } = await start();
  await fall();
  await Promise.all([send(), send()]);
  await send();
  const all = await mails();
  expect(all).toHaveLength(1);
  expect(all[0]?.content).toMatchObject({
    fallen: [
      {
        title: "Wool coat",
        price: { amount: "80.00", currency: "EUR" },
        before: { amount: "100", currency: "EUR" },
        saying: expect.stringContaining("too early"),
      },
    ],
    found: [],
    forStyle: [],
  });
});

it("sends no email while there is no news, and one as soon as there is", async () => {
  const { fall, mails, send } = await start();
  await send();
  expect(await mails()).toEqual([]);
  await fall();
  await send();
  expect(await mails()).toHaveLength(1);
});

it("stops the weekly email with one click", async () => {
  const { call, sql, fall, mails, send } = await start();
  await fall();
  await send();
  const [mail] = await mails();
  await call.notifications.unsubscribe({ token: extractUnsubscribeToken(mail?.content.unsubscribeLink ?? "") });
  await sql`update unsubscribe_tokens set last_weekly_at = now() - interval '7 days'`;
  await send();
  expect(await mails()).toHaveLength(1);
});

it("never sends the weekly email to free accounts", async () => {
  const { sql, fall, mails, send } = await start();
  await fall();
  await sql`update users set is_premium = false`;
  await send();
  expect(await mails()).toEqual([]);
});

it("lists new catalogue alternatives to the shopper's originals, but not older ones", async () => {
  const { call, sql, mails, send } = await start();
  const product = (title: string, amount: string): Product => ({
    ...UNKNOWN_PRODUCT,
    url: `https://feed.example/${amount}`,
    title,
    price: { amount, currency: "EUR" },
    materials: ["wool"],
  });
  const original = product("Belted wrap coat in camel wool", "900");
  await fill(sql, [product("Wrap coat in camel wool", "150"), product("Belted camel wool wrap coat", "180")]);
  await sql`update catalogue_products set updated_at = now() - interval '8 days' where price = 150`;
  await call.comparisons.createFromPages({
    original: { url: "https://maker.example/wrap-coat", html: `<h1>${original.title}</h1><p>100% wool</p><p>€900</p>` },
    alternative: "Product: Wool coat\nPrice: €300",
  });
  await send();
  const [mail] = await mails();
  expect(mail?.content).toMatchObject({ found: [{ products: [{ title: "Belted camel wool wrap coat" }] }] });
});

/** Puts products on the shelves of the catalogue, as an import would. */
async function fill(sql: Database["sql"], products: readonly Product[]): Promise<void> {
  const [source] = await sql<{ id: string }[]>`
    insert into catalogue_sources (name, format, location) values ('f', 'jsonl', '/f') returning id`;
  for (const product of products) {
    const facts = extractFacts(product);
    const { kind, color, material } = shelfOf(facts);
    const amount = product.price?.amount ?? "";
    const row = toCatalogueRow({
      key: amount,
      digest: amount,
      product: { ...product, title: product.title ?? "", url: product.url ?? "" },
      usualPrice: null,
      euros: Number(amount),
      isAvailable: true,
      facts: packFacts(facts),
      engineVersion: ENGINE_VERSION,
      terms: searchTermsOf(facts),
      shelf: { kind, color, material },
    });
    await sql`insert into catalogue_shelves (kind, color, material) values (${kind}, ${color}, ${material})
      on conflict do nothing`;
    await sql`
      insert into catalogue_products (source_id, key, digest, url, title, price, currency, euros, is_available, product,
        facts, engine_version, terms, shelf_id)
      select ${source?.id ?? ""}, ${row.key}, ${row.digest}, ${row.url}, ${row.title}, ${row.price}, ${row.currency},
        ${row.euros}, true, ${JSON.stringify(product)}::text::jsonb, ${JSON.stringify(row.facts)}::text::jsonb,
        ${row.engineVersion}, ${row.terms}::text::tsvector, id
      from catalogue_shelves where (kind, color, material) = (${kind}, ${color}, ${material})`;
  }
}
