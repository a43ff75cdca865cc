import { getTableName, sql, check, type SQL, type AnyPgColumn } from "../drizzle.ts";

const toSnakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** "comparisons_value_score_check", PostgreSQL's own naming scheme. */
const onColumn = (column: AnyPgColumn, rule: SQL) =>
  check(`${getTableName(column.table)}_${toSnakeCase(column.name)}_check`, rule);

/** Creates a check that a number is between `min` and `max`, inclusive. Null passes. */
export const checkRange = (column: AnyPgColumn, min: number, max: number) =>
  onColumn(column, sql`${column} between ${sql.raw(`${min} and ${max}`)}`);

/** Creates a check that a number is zero or more. Null passes. */
export const checkNonNegative = (column: AnyPgColumn) => onColumn(column, sql`${column} >= 0`);

/** Creates a check that a string has between `min` and `max` characters, inclusive. Null passes. */
export const checkLength = (column: AnyPgColumn, min: number, max: number) =>
  onColumn(column, sql`char_length(${column}) between ${sql.raw(`${min} and ${max}`)}`);

/** Creates a check that a string is one of the given words. Null passes. */
export const checkOneOf = (column: AnyPgColumn, words: readonly string[]) =>
  onColumn(column, sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(", "))})`);

/**
 * Creates a check that a JSON value is an array or an object. The value's contents are validated where they enter and
 * leave the program.
 */
export const checkJson = (column: AnyPgColumn, shape: "array" | "object") =>
  onColumn(column, sql`jsonb_typeof(${column}) = '${sql.raw(shape)}'`);
