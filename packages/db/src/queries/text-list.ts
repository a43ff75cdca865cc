import { sql } from "drizzle-orm";
import { makePgArray } from "drizzle-orm/pg-core";

/** Passes a list of strings as one parameter. */
export const textList = (texts: readonly string[]) => sql`${makePgArray([...texts])}::text[]`;
