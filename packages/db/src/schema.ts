/** Every table, as the one object that drizzle wants. */
export * from "./schema/comparisons.ts";
export * from "./schema/exchange-rates.ts";
export * from "./schema/history-counts.ts";
export * from "./schema/history-texts.ts";
export * from "./schema/known-devices.ts";
export * from "./schema/mail-outbox.ts";
export * from "./schema/notifications.ts";
export * from "./schema/preferences.ts";
export * from "./schema/products.ts";
export * from "./schema/quota-memories.ts";
export * from "./schema/rate-limits.ts";
export * from "./schema/reservations.ts";
export * from "./schema/sessions.ts";
export * from "./schema/sponsored-products.ts";
export * from "./schema/stripe-events.ts";
export * from "./schema/support-requests.ts";
export * from "./schema/users.ts";
