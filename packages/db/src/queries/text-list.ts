import { sql } from "drizzle-orm";
import { makePgArray } from "drizzle-orm/pg-core";

/** A list of texts as one parameter. */
export const textList = (texts: readonly string[]) => sql`${makePgArray([...texts])}::text[]`;
