import type { Page } from "@dupewise/testing/browser";
import { FOUND_PRODUCTS, WARDROBE } from "./wardrobe.data.ts";
import type { World } from "./world.ts";

const DAYS = 240;
const COMPARISONS = 176;
/** Recurring favorites by their index in the wardrobe: mostly coats and knitwear. */
const AGAIN = [10, 1, 9, 10, 5, 1, 4, 10, 9, 2, 10, 1, 6, 10, 3, 9, 7, 8, 10, 5, 1, 0, 4];

/**
 * Creates each comparison of the wardrobe once through the API, then spreads copies of them over the preceding eight
 * months with SQL.
 */
export async function fillWardrobe(page: Page, { sql }: World, email: string): Promise<void> {
  for (const [originalUrl, dupeUrl] of WARDROBE) {
    const answer = await page.request.post("/api/comparisons", { data: { originalUrl, dupeUrl } });
    if (!answer.ok()) throw new Error(`Not compared: ${answer.status()} ${await answer.text()}`);
  }
  const columns = (
    await sql<{ name: string }[]>`
      select column_name as name from information_schema.columns where table_name = 'comparisons' order by ordinal_position`
  ).map(({ name }) => name);
  const own = new Map([
    ["id", "gen_random_uuid()"],
    ["request_id", "null"],
    ["is_favorite", "n % 7 = 0"],
    // More of them toward today, and no two at the same time of day.
    ["created_at", `now() - (n * n * ${DAYS} / ${COMPARISONS ** 2}.0) * interval '1 day' - n * interval '37 minutes'`],
  ]);
  await sql.unsafe(
    `with made as (select *, row_number() over (order by created_at) - 1 as place from comparisons
       where user_id = (select id from users where email = $1))
     insert into comparisons (${columns.join(", ")})
     select ${columns.map((name) => own.get(name) ?? name).join(", ")}
     from generate_series(1, ${COMPARISONS - WARDROBE.length}) as n join made on place = (array[${AGAIN.join()}])[1 + n % ${AGAIN.length}]`,
    [email],
  );
  await sql`update users set comparisons_used = ${COMPARISONS} where email = ${email}`;
}

/** Stores matches for an account's alert, as if other users' comparisons had found them. */
export async function storeMatches({ sql, shop: { url } }: World, email: string): Promise<void> {
  for (const { title, brand, price, score, shop } of FOUND_PRODUCTS) {
    await sql`
      with made as (
        insert into products (url, title, brand, price, image_url, scraping_successful, last_scraped_at)
        values (${shop}, ${title}, ${brand}, ${price}, ${`${url}/images/coat.png?fill=b58a5a`}, true, now()) returning id
      )
      insert into notification_matches (notification_id, product_id, similarity_score, reason)
      select n.id, made.id, ${score}, 'Both are long belted coats in camel; the wool is blended here'
      from made, email_notifications n join users u on u.id = n.user_id where u.email = ${email} limit 1`;
  }
  await sql`
    update email_notifications set last_checked = now()
    where user_id = (select id from users where email = ${email})`;
}
