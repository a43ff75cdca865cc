import { sql, customType, jsonb, makePgArray, text, timestamp } from "../drizzle.ts";

/**
 * Defines a primary key column that defaults to a random UUID. It is stored as text, so that a malformed ID matches
 * nothing instead of causing an error.
 */
export const id = () =>
  text()
    .primaryKey()
    .default(sql`gen_random_uuid()::text`);

/**
 * Defines a timestamp column with the millisecond precision of JavaScript's Date, so that values survive a round trip
 * unchanged.
 */
export const instant = () => timestamp({ withTimezone: true, precision: 3, mode: "date" });

/** Defines a column for the time at which a row was created, according to the database's clock. */
export const createdAt = () => instant().notNull().defaultNow();

/** Defines a column for the time at which a row was last changed. */
export const updatedAt = () =>
  instant()
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

/** Defines a column for a list of strings, which is empty by default. */
export const textList = () =>
  textArray()
    .notNull()
    .default(sql`'{}'::text[]`);

/** Defines a column for a JSON list, which is empty by default. */
export const jsonList = <T>() =>
  jsonb()
    .$type<T[]>()
    .notNull()
    .default(sql`'[]'::jsonb`);

/** Defines a column for the content of a file. */
export const bytes = customType<{ data: Uint8Array<ArrayBuffer>; driverData: Buffer }>({
  dataType: () => "bytea",
  toDriver: (content) => Buffer.from(content),
  fromDriver: (content) => new Uint8Array(content),
});

/** Defines a column for weighted search terms, in PostgreSQL's notation. */
export const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });
