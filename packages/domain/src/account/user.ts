import * as z from "zod";
import { NAME_MAX_LENGTH, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH, PROFILE_NAME_MAX_LENGTH } from "../constants.ts";
import { Email } from "./email.ts";
import { requiredText } from "../required-text.ts";

const NewPassword = z
  .string("Password must be at least 7 characters long")
  .min(PASSWORD_MIN_LENGTH, "Password must be at least 7 characters long")
  .regex(/\p{L}/u, "Password must contain at least one letter")
  .max(PASSWORD_MAX_LENGTH, "Password too long");

/** The current password, to confirm the user. */
const OwnPassword = z
  .string("Password is required")
  .min(1, "Password is required")
  .max(PASSWORD_MAX_LENGTH, "Password too long");

export const LoginInput = z.object({
  email: Email,
  password: OwnPassword,
});
export type LoginInput = z.infer<typeof LoginInput>;

export const RegisterInput = z.object({
  name: requiredText("Name is required").max(NAME_MAX_LENGTH, "Name too long"),
  email: Email,
  password: NewPassword,
});
export type RegisterInput = z.infer<typeof RegisterInput>;

export const UpdateProfileInput = z.object({
  firstName: requiredText("First name is required").max(PROFILE_NAME_MAX_LENGTH, "First name too long"),
  lastName: requiredText("Last name is required").max(PROFILE_NAME_MAX_LENGTH, "Last name too long"),
  email: Email,
  emailNotificationsEnabled: z.boolean(),
});
export type UpdateProfileInput = z.infer<typeof UpdateProfileInput>;

export const SetEmailNotificationsInput = z.object({ enabled: z.boolean() });
export type SetEmailNotificationsInput = z.infer<typeof SetEmailNotificationsInput>;

export const SetPhotoReadingInput = z.object({ enabled: z.boolean() });
export type SetPhotoReadingInput = z.infer<typeof SetPhotoReadingInput>;

export const ChangePasswordInput = z.object({ currentPassword: OwnPassword, newPassword: NewPassword });
export type ChangePasswordInput = z.infer<typeof ChangePasswordInput>;

export const DeleteAccountInput = z.object({ password: OwnPassword });
export type DeleteAccountInput = z.infer<typeof DeleteAccountInput>;

export const RequestPasswordResetInput = z.object({ email: Email });
export type RequestPasswordResetInput = z.infer<typeof RequestPasswordResetInput>;

export const ResetPasswordInput = z.object({
  /** The token in the emailed link. */
  token: z.string().min(1).max(200),
  password: NewPassword,
});
export type ResetPasswordInput = z.infer<typeof ResetPasswordInput>;

/** The current user's account as they may see it, without the password hash and payment IDs. */
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
  photoReadingEnabled: z.boolean(),
  personalizedAnalysisGenerated: z.boolean(),
  personalizedAnalysisAt: z.date().nullable(),
  createdAt: z.date(),
  updatedAt: z.date(),
});
export type User = z.infer<typeof User>;
