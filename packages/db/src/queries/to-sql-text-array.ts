import { sql } from "drizzle-orm";
import { makePgArray } from "drizzle-orm/pg-core";

/** Returns SQL that passes a list of strings as a single array parameter. */
export const toSqlTextArray = (texts: readonly string[]) => sql`${makePgArray([...texts])}::text[]`;
