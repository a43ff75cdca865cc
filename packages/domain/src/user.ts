import * as z from "zod";
import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from "./constants.ts";

const Email = z
  .string()
  .trim()
  .max(EMAIL_MAX_LENGTH, "Please enter a valid email address")
  .pipe(z.email("Please enter a valid email address"));

export const LoginInput = z.object({
  email: Email,
  password: z.string().min(1, "Password is required").max(PASSWORD_MAX_LENGTH, "Password too long"),
});
export type LoginInput = z.infer<typeof LoginInput>;

export const RegisterInput = z.object({
  name: z.string().trim().min(1, "Name is required").max(NAME_MAX_LENGTH, "Name too long"),
  email: Email,
  password: z
    .string()
    .min(PASSWORD_MIN_LENGTH, "Password must be at least 7 characters long")
    .regex(/\p{L}/u, "Password must contain at least one letter")
    .max(PASSWORD_MAX_LENGTH, "Password too long"),
});
export type RegisterInput = z.infer<typeof RegisterInput>;

/** The current user as they see themselves: never the password, nor the payment provider's ids. */
export const User = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  comparisonsUsed: z.number().int().min(0),
  isPremium: z.boolean(),
  premiumUpgradedAt: z.date().nullable(),
  subscriptionPeriodEnd: z.date().nullable(),
  cancelAtPeriodEnd: z.boolean(),
  emailNotificationsEnabled: z.boolean(),
  personalizedAnalysisGenerated: z.boolean(),
  personalizedAnalysisAt: z.date().nullable(),
  createdAt: z.date(),
  updatedAt: z.date(),
});
export type User = z.infer<typeof User>;
