-- Sessions are read from the tables themselves, with their users, by the statement of `queries/sessions.ts`.
DROP VIEW "auth_sessions";--> statement-breakpoint
DROP VIEW "auth_users";
