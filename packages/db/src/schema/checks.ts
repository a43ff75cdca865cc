import { getTableName, sql } from "drizzle-orm";
import { check } from "drizzle-orm/pg-core";
import type { SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** "comparisons_value_score_check", as PostgreSQL itself would name it. */
const onColumn = (column: AnyPgColumn, rule: SQL) =>
  check(`${getTableName(column.table)}_${snake(column.name)}_check`, rule);

/** A number from `min` to `max`, both included; null passes. */
export const range = (column: AnyPgColumn, min: number, max: number) =>
  onColumn(column, sql`${column} between ${sql.raw(`${min} and ${max}`)}`);

export const notNegative = (column: AnyPgColumn) => onColumn(column, sql`${column} >= 0`);

/** A text of `min` to `max` characters; null passes. */
export const length = (column: AnyPgColumn, min: number, max: number) =>
  onColumn(column, sql`char_length(${column}) between ${sql.raw(`${min} and ${max}`)}`);

/** One of a closed list of words; null passes. */
export const oneOf = (column: AnyPgColumn, words: readonly string[]) =>
  onColumn(column, sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(", "))})`);

/** The outer shape alone; what stands in it is validated at the edges. */
export const json = (column: AnyPgColumn, shape: "array" | "object") =>
  onColumn(column, sql`jsonb_typeof(${column}) = '${sql.raw(shape)}'`);
