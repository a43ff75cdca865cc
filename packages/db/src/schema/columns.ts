import { sql } from "drizzle-orm";
import { jsonb, text, timestamp } from "drizzle-orm/pg-core";

/** A random uuid, kept as text so that a malformed id finds nothing instead of failing. */
export const id = () =>
  text()
    .primaryKey()
    .default(sql`gen_random_uuid()::text`);

/** Milliseconds, as a JavaScript Date has: a time read and given back compares equal. */
export const time = () => timestamp({ withTimezone: true, precision: 3, mode: "date" });

export const createdAt = () => time().notNull().defaultNow();

export const updatedAt = () =>
  time()
    .notNull()
    .defaultNow()
    .$onUpdate(() => sql`now()`);

export const textList = () =>
  text()
    .array()
    .notNull()
    .default(sql`'{}'::text[]`);

/** A json list, empty unless given. */
export const jsonList = <T>() =>
  jsonb()
    .$type<T[]>()
    .notNull()
    .default(sql`'[]'::jsonb`);
