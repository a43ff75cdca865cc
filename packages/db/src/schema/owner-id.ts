import { text } from "../drizzle.ts";
import { users } from "./users.ts";

/** Defines the column for the account that owns a row. Deleting the account deletes the row. */
export const ownerId = () =>
  text()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });
