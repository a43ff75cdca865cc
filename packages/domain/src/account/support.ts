import * as z from "zod";
import { NAME_MAX_LENGTH, SUPPORT_MESSAGE_MAX_LENGTH, SUPPORT_MESSAGE_MIN_LENGTH } from "../constants.ts";
import { requiredText } from "../required-text.ts";
import { Email } from "./email.ts";

export const SupportInput = z.object({
  name: requiredText("Name is required").max(NAME_MAX_LENGTH, "Name too long"),
  email: Email,
  message: z
    .string("Message must be at least 10 characters")
    .trim()
    .min(SUPPORT_MESSAGE_MIN_LENGTH, "Message must be at least 10 characters")
    .max(SUPPORT_MESSAGE_MAX_LENGTH, "Message too long"),
});
export type SupportInput = z.infer<typeof SupportInput>;

/** The confirmation of a support request: its number, whether it has priority, and a message for the sender. */
export const SupportReceipt = z.object({
  id: z.string(),
  /** Whether the request is answered before others, as those of Premium members are. */
  priority: z.boolean(),
  message: z.string(),
});
export type SupportReceipt = z.infer<typeof SupportReceipt>;
