import { sql } from "../../drizzle.ts";
import type { Product } from "@dupewise/domain/product/product";
import { toSqlTextArray } from "../to-sql-text-array.ts";
import type { Db } from "../../connect.ts";

/** A product of the catalogue that can be bought. */
type OnSale = Product & { url: string };

/**
 * Lists the given catalogue products, cheapest first, leaving out those that can't be bought and those whose URL was
 * already in the catalogue.
 */
export async function listNewProducts(db: Db, productIds: readonly string[]): Promise<OnSale[]> {
  const rows = await db.execute<{ product: OnSale }>(sql`
    select p.product from catalogue_products p
    where p.id = any(${toSqlTextArray(productIds)}) and p.retired_at is null and p.is_available
      and not exists (select from catalogue_products o
        where o.url = p.url and (o.created_at, o.id) < (p.created_at, p.id))
    order by p.euros nulls last, p.id`);
  return rows.map(({ product }) => product);
}

/**
 * Returns true if an active alert has one of the given keys of visual attributes. Takes the same time no matter how
 * many alerts there are.
 */
export async function hasAlertForAppearance(db: Db, appearanceKeys: readonly string[]): Promise<boolean> {
  const [row] = await db.execute<{ wanted: boolean }>(sql`
    select exists (select from unnest(${toSqlTextArray(appearanceKeys)}) as looks (key), lateral (
      select from email_notifications n
      where n.is_active and n.looks_key is not null and n.looks_key = looks.key limit 1) one) as wanted`);
  return row?.wanted === true;
}
