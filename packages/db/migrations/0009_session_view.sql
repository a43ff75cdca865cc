-- The column names that Lucia's adapter has built in, over the table that the specification names.
CREATE VIEW "auth_sessions" AS
SELECT "sid" AS "id", "user_id", "expire" AS "expires_at" FROM "sessions";
