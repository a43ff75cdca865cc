import { and, asc, eq, gt, sql } from "../../drizzle.ts";
import { emailNotifications } from "../../schema.ts";
import { toSqlTextArray } from "../to-sql-text-array.ts";
import type { EmailNotification } from "@dupewise/domain/alerts/alert";
import type { Product } from "@dupewise/domain/product/product";
import type { Db } from "../../connect.ts";
import type { AlertKeys } from "./alerts.ts";

/** The item that one or more alerts are about, with its maker's lookup key. */
export type AlertItem = Pick<EmailNotification, "productName" | "manufacturer" | "gender"> & { makerKey: string };

/** Less similar names share at most one word. */
const LIKE_NAMES = "0.2";
const MOST_BY_NAME = 200;
const MOST_BY_LOOKS = 200;
const MOST_PAGES = 3;

const item = sql`product_name as "productName", manufacturer, gender, maker_key as "makerKey"`;

/**
 * Lists at most 200 items of active alerts that are from one of the given makers and have a name similar to the given
 * one, most similar first.
 */
export function listItemsByName(
  db: Db,
  { makerKeys, name }: { makerKeys: readonly string[]; name: string },
): Promise<AlertItem[]> {
  if (makerKeys.length === 0 || name === "") return Promise.resolve([]);
  return db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('pg_trgm.similarity_threshold', ${LIKE_NAMES}, true)`);
    return tx.execute<Row>(sql`
      select ${item} from email_notifications
      where is_active and array[maker_key] && ${toSqlTextArray(makerKeys)} and product_name % ${name}
      group by product_name, manufacturer, gender, maker_key
      order by similarity(product_name, ${name}) desc, product_name, manufacturer, gender
      limit ${MOST_BY_NAME}`);
  });
}

/**
 * Lists at most 200 items of active alerts whose visual attributes have one of the given keys, most specific key first.
 * If there are more, the selection depends on `productId`, so that it is always the same for a product.
 */
export function listItemsByAppearance(
  db: Db,
  { appearanceKeys, productId }: { appearanceKeys: readonly string[]; productId: string },
): Promise<AlertItem[]> {
  if (appearanceKeys.length === 0) return Promise.resolve([]);
  return db.execute<Row>(sql`
    select ${item} from email_notifications
    where is_active and looks_key is not null and looks_key = any(${toSqlTextArray(appearanceKeys)})
    group by product_name, manufacturer, gender, maker_key, looks_key
    order by array_length(string_to_array(looks_key, ','), 1) desc,
      md5(concat_ws('/', ${productId}::text, product_name, manufacturer, gender)), product_name, manufacturer, gender
    limit ${MOST_BY_LOOKS}`);
}

/**
 * Returns, for each item, at most three cached products of its maker: those whose names are most similar to the item's
 * name.
 */
export async function listPagesOfItems(db: Db, items: readonly AlertItem[]): Promise<Product[][]> {
  const pages = items.map((): Product[] => []);
  if (items.length === 0) return pages;
  const rows = await db.execute<{ at: number; reading: Product }>(sql`
    select w.at::int, page.reading
    from unnest(${toSqlTextArray(items.map(({ productName }) => productName))},
      ${toSqlTextArray(items.map(({ manufacturer }) => manufacturer))}) with ordinality as w (name, maker, at)
    cross join lateral (
      select reading from products
      where reading is not null and array[lower(brand)] && array[lower(w.maker)] and title % w.name
      order by similarity(title, w.name) desc, id limit ${MOST_PAGES}
    ) page`);
  for (const { at, reading } of rows) pages[at - 1]?.push(reading);
  return pages;
}

const { id, productName, manufacturer, makerKey, looksKey } = emailNotifications;
type KeyedAlert = AlertKeys & Pick<EmailNotification, "id" | "productName" | "manufacturer">;

/**
 * Lists alerts with their texts and lookup keys, ordered by ID.
 * @param after the ID after which the list starts
 */
export function listAlertKeys(db: Db, after: string, limit: number): Promise<KeyedAlert[]> {
  return db
    .select({ id, productName, manufacturer, makerKey, looksKey })
    .from(emailNotifications)
    .where(gt(id, after))
    .orderBy(asc(id))
    .limit(limit);
}

/** Updates an alert's lookup keys, unless its text has changed since it was loaded. */
export async function setAlertKeys(db: Db, alert: KeyedAlert, keys: AlertKeys): Promise<void> {
  const asRead = and(eq(id, alert.id), eq(productName, alert.productName), eq(manufacturer, alert.manufacturer));
  await db
    .update(emailNotifications)
    .set({ ...keys, updatedAt: sql`${emailNotifications.updatedAt}` })
    .where(asRead);
}

type Row = AlertItem & Record<string, unknown>;
