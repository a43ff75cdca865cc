import { sql, makePgArray } from "../drizzle.ts";

/** Builds SQL that passes a list of strings as a single array parameter. */
export const toSqlTextArray = (texts: readonly string[]) => sql`${makePgArray([...texts])}::text[]`;
