import { text } from "drizzle-orm/pg-core";
import { users } from "./users.ts";

/** The account that a row belongs to and goes with. */
export const ownerId = () =>
  text()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });
