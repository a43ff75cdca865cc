import * as z from "zod";
import {
  ALERT_NAME_MAX_LENGTH,
  ALERT_NAME_RULE,
  DEFAULT_ALERT_THRESHOLD,
  ALERT_THRESHOLD_MAX,
  ALERT_THRESHOLD_MIN,
  DEFAULT_GENDER,
  GENDERS,
  THRESHOLD_RULE,
} from "./alert-rules.ts";
import { requiredText } from "../required-text.ts";

const Name = requiredText("Please provide both product name and manufacturer.").max(
  ALERT_NAME_MAX_LENGTH,
  ALERT_NAME_RULE,
);
const Threshold = z
  .number(THRESHOLD_RULE)
  .int(THRESHOLD_RULE)
  .min(ALERT_THRESHOLD_MIN, THRESHOLD_RULE)
  .max(ALERT_THRESHOLD_MAX, THRESHOLD_RULE);
const Gender = z.enum(GENDERS);

export const NotificationInput = z.object({
  productName: Name,
  manufacturer: Name,
  gender: Gender.default(DEFAULT_GENDER),
  similarityThreshold: Threshold.default(DEFAULT_ALERT_THRESHOLD),
});
export type NotificationInput = z.infer<typeof NotificationInput>;

export const NotificationId = z.object({ id: z.uuid() });
export type NotificationId = z.infer<typeof NotificationId>;

/** The changes to an alert. Omitted fields stay unchanged. */
export const UpdateNotificationInput = NotificationId.extend({
  isActive: z.boolean().optional(),
  productName: Name.optional(),
  manufacturer: Name.optional(),
  gender: Gender.optional(),
  similarityThreshold: Threshold.optional(),
});
export type UpdateNotificationInput = z.infer<typeof UpdateNotificationInput>;

/** An alert: a saved search for alternatives to a product. */
export const EmailNotification = z.object({
  id: z.string(),
  userId: z.string(),
  productName: z.string(),
  manufacturer: z.string(),
  gender: Gender,
  similarityThreshold: z.number().int(),
  isActive: z.boolean(),
  lastChecked: z.date().nullable(),
  createdAt: z.date(),
  updatedAt: z.date(),
});
export type EmailNotification = z.infer<typeof EmailNotification>;

/** A product that an alert found. Contains facts from the product's page, but never the user who compared it. */
export const NotificationMatch = z.object({
  id: z.string(),
  notificationId: z.string(),
  similarityScore: z.number().int(),
  /** Why it matched, in words. */
  reason: z.string(),
  url: z.string(),
  title: z.string().nullable(),
  brand: z.string().nullable(),
  price: z.string().nullable(),
  imageUrl: z.string().nullable(),
  mailedAt: z.date().nullable(),
  createdAt: z.date(),
});
export type NotificationMatch = z.infer<typeof NotificationMatch>;

/** The alert for which to send a test email; by default, the newest one. */
export const TestNotificationInput = z.object({ id: z.uuid().optional() });
export type TestNotificationInput = z.infer<typeof TestNotificationInput>;

/** The token in the links of an alert email. Anyone who has it may turn the emails it covers off and on. */
export const SubscriptionToken = z.object({ token: z.string().min(1).max(100) });
export type SubscriptionToken = z.infer<typeof SubscriptionToken>;

/** The emails that an unsubscribe link covers: one alert's, or all of an account's. */
export const MailSubscription = z.object({
  scope: z.enum(["alert", "account"]),
  /** The alert's product; null if the scope is an account. */
  productName: z.string().nullable(),
  /** Whether these emails are sent. */
  isActive: z.boolean(),
});
export type MailSubscription = z.infer<typeof MailSubscription>;

/** A response that carries only a human-readable message. */
export const MessageResponse = z.object({ message: z.string() });
export type MessageResponse = z.infer<typeof MessageResponse>;
