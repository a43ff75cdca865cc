import { sql } from "drizzle-orm";
import { customType, jsonb, makePgArray, text, timestamp } from "drizzle-orm/pg-core";

/** Defines a random UUID, stored as text so that a malformed ID matches nothing instead of failing. */
export const id = () =>
  text()
    .primaryKey()
    .default(sql`gen_random_uuid()::text`);

/** Defines a timestamp with the millisecond precision of a JavaScript Date, so that values round-trip equal. */
export const time = () => timestamp({ withTimezone: true, precision: 3, mode: "date" });

/** Defines the creation time of a row, by the database's clock. */
export const createdAt = () => time().notNull().defaultNow();

/** Defines the time of a row's last change. */
export const updatedAt = () =>
  time()
    .notNull()
    .defaultNow()
    .$onUpdate(() => sql`now()`);

/** Each item of an array as PostgreSQL writes it: quoted if necessary, with a backslash before some characters. */
const ITEM = /"((?:[^"\\]|\\.)*)"|[^{},"]+/gs;

/** Texts in order. Drizzle's own parsing of arrays loses every backslash. */
const textArray = customType<{ data: string[]; driverData: string }>({
  dataType: () => "text[]",
  toDriver: (texts) => makePgArray(texts),
  fromDriver: (written) =>
    [...written.matchAll(ITEM)].map(([item, quoted]) => quoted?.replace(/\\(.)/gs, "$1") ?? item),
});

/** Defines a list of texts, empty by default. */
export const textList = () =>
  textArray()
    .notNull()
    .default(sql`'{}'::text[]`);

/** Defines a JSON list, empty by default. */
export const jsonList = <T>() =>
  jsonb()
    .$type<T[]>()
    .notNull()
    .default(sql`'[]'::jsonb`);

/** A file's content. */
export const bytes = customType<{ data: Uint8Array<ArrayBuffer>; driverData: Buffer }>({
  dataType: () => "bytea",
  toDriver: (content) => Buffer.from(content),
  fromDriver: (content) => new Uint8Array(content),
});

/** Weighted search terms, in PostgreSQL's notation. */
export const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });
