import { BRAND } from "@dupewise/domain/brand";
import { FREE_COMPARISONS } from "@dupewise/domain/account/entitlements";
import { RESET_LINK_LIFETIME } from "@dupewise/domain/account/reset-link";
import type { MailOf } from "@dupewise/domain/alerts/mail";
import { createHeading, createParagraph, createSmallPrint, type EmailContent } from "../email-content.ts";
import { formatGreeting, sanitizeLine, toSafeLink } from "../plain-text.ts";

/** The footer of account emails, which are sent regardless of notification settings. */
export const ABOUT_ACCOUNT = createSmallPrint(`This is a service email about your ${BRAND} account.`);

/** Composes the email that welcomes a new user and explains how to compare. */
export function composeWelcomeEmail({ name, link }: MailOf<"welcome">): EmailContent {
  return {
    subject: `Welcome to ${BRAND}`,
    preview: "See how similar two pieces are, what differs, and whether the price is worth it.",
    body: [
      createHeading("An honest opinion on every dupe"),
      createParagraph(formatGreeting(name)),
      createParagraph(
        `Your account is ready. Give ${BRAND} two links, one to the designer piece and one to a cheaper alternative, ` +
          "or paste the text of their pages. You'll see how similar they are, what differs, what they're made of, and " +
          "where each of those facts comes from.",
      ),
      createParagraph(`Your first ${FREE_COMPARISONS} comparisons are free.`),
      { block: "button", label: "Compare two pieces", url: toSafeLink(link) },
    ],
    footer: [
      createSmallPrint(
        "You're receiving this because this address was used to create an account. If that wasn't you, you can ignore this email.",
      ),
    ],
  };
}

/** Composes the email with the link that resets a forgotten password. */
export function composePasswordResetEmail({ name, link }: MailOf<"password-reset">): EmailContent {
  return {
    subject: `Set a new password for ${BRAND}`,
    preview: `The link works once and expires after ${RESET_LINK_LIFETIME}.`,
    body: [
      createHeading("Set a new password"),
      createParagraph(formatGreeting(name)),
      createParagraph(
        `Someone asked to set a new password for your account. The link below works once and expires after ${RESET_LINK_LIFETIME}.`,
      ),
      { block: "button", label: "Set a new password", url: toSafeLink(link) },
      createParagraph("If that wasn't you, you can ignore this email: your password won't change."),
    ],
    footer: [ABOUT_ACCOUNT],
  };
}

/** Composes the email that confirms a password change and says what to do if it was someone else. */
export function composePasswordChangedEmail({ name }: MailOf<"password-changed">): EmailContent {
  return {
    subject: `Your ${BRAND} password was changed`,
    preview: "If that wasn't you, set a new one right away.",
    body: [
      createHeading("Your password was changed"),
      createParagraph(formatGreeting(name)),
      createParagraph("Your password was changed, and all your other devices have been signed out."),
      createParagraph("If that wasn't you, use “Forgot your password?” on the sign-in page right away."),
    ],
    footer: [ABOUT_ACCOUNT],
  };
}

/** Composes the email that reports an added or removed sign-in method. */
export function composeSignInChangedEmail({ name, change, way, link }: MailOf<"sign-in-changed">): EmailContent {
  const title = change === "added" ? "A sign-in method was added" : "A sign-in method was removed";
  return {
    subject: `${title} ${change === "added" ? "to" : "from"} your ${BRAND} account`,
    preview: "If that wasn't you, change your password right away.",
    body: [
      createHeading(title),
      createParagraph(formatGreeting(name)),
      createParagraph(
        change === "added"
          ? `You can now sign in to your account with ${sanitizeLine(way, 100)}.`
          : `You can no longer sign in to your account with ${sanitizeLine(way, 100)}.`,
      ),
      createParagraph(
        "If that wasn't you, change your password on your account page right away, and remove anything there that you don't recognize.",
      ),
      { block: "button", label: "Open your account", url: toSafeLink(link) },
    ],
    footer: [ABOUT_ACCOUNT],
  };
}

/** Composes the email that notifies the previous address of the account's new email address. */
export function composeEmailChangedEmail({ name, newEmail }: MailOf<"email-changed">): EmailContent {
  return {
    subject: `Your ${BRAND} email address was changed`,
    preview: "If that wasn't you, reply to this email.",
    body: [
      createHeading("Your email address was changed"),
      createParagraph(formatGreeting(name)),
      createParagraph(`Your account now uses ${sanitizeLine(newEmail, 254)}. This is the last email to this address.`),
      createParagraph(
        "If that wasn't you, reply to this email right away: you can no longer sign in with this address.",
      ),
    ],
    footer: [ABOUT_ACCOUNT],
  };
}

/** Composes the final email to the owner of a deleted account, which lists what was deleted. */
export function composeAccountDeletedEmail({ name, hadSubscription }: MailOf<"account-deleted">): EmailContent {
  return {
    subject: `Your ${BRAND} account was deleted`,
    preview: "This is the last email from us.",
    body: [
      createHeading("Your account was deleted"),
      createParagraph(formatGreeting(name)),
      createParagraph(
        "As you asked, your account was deleted, along with your comparisons, boards, photos, favorites, alerts, " +
          "watched prices and style profile. They can't be recovered.",
      ),
      ...(hadSubscription ? [createParagraph("Your subscription has ended too, so you won't be charged again.")] : []),
      createParagraph("This is the last email from us. If you didn't ask for this, reply to this email right away."),
    ],
    footer: [ABOUT_ACCOUNT],
  };
}
