import { BRAND } from "@dupewise/domain/brand";
import { FREE_COMPARISONS } from "@dupewise/domain/account/entitlements";
import { RESET_LINK_LIFETIME } from "@dupewise/domain/constants";
import type { MailOf } from "@dupewise/domain/alerts/mail";
import { heading, paragraph, small, type Letter } from "../letter.ts";
import { greeting, oneLine, webAddress } from "../plain-text.ts";

/** The footer of account mails, which are sent regardless of notification settings. */
export const ABOUT_ACCOUNT = small(`You get this because it is about your ${BRAND} account.`);

export function welcome({ name, link }: MailOf<"welcome">): Letter {
  return {
    subject: `Welcome to ${BRAND}`,
    preview: "How alike two garments are, what differs, and whether the price is worth it.",
    body: [
      heading("An honest opinion on every dupe"),
      paragraph(greeting(name)),
      paragraph(
        `Your account is open. Give ${BRAND} two links, the designer piece and its cheaper alternative, or paste what ` +
          "their pages say. You learn how alike they are, what differs, what they are made of, and where each of " +
          "these facts comes from.",
      ),
      paragraph(`Your first ${FREE_COMPARISONS} comparisons are free.`),
      { block: "button", label: "Compare two pieces", url: webAddress(link) },
    ],
    foot: [small("You get this because an account was opened with this address. If that was not you, do nothing.")],
  };
}

export function passwordReset({ name, link }: MailOf<"password-reset">): Letter {
  return {
    subject: `Set a new password for ${BRAND}`,
    preview: `The link works once, within ${RESET_LINK_LIFETIME}.`,
    body: [
      heading("Set a new password"),
      paragraph(greeting(name)),
      paragraph(
        `Somebody asked for a new password for your account. This link works once, within ${RESET_LINK_LIFETIME}.`,
      ),
      { block: "button", label: "Set a new password", url: webAddress(link) },
      paragraph("If it was not you, do nothing: your password stays as it is."),
    ],
    foot: [ABOUT_ACCOUNT],
  };
}

export function passwordChanged({ name }: MailOf<"password-changed">): Letter {
  return {
    subject: `Your ${BRAND} password was changed`,
    preview: "If that was not you, ask for a new one at once.",
    body: [
      heading("Your password was changed"),
      paragraph(greeting(name)),
      paragraph("Your password was changed, and every other session has ended."),
      paragraph("If that was not you, press “Forgot your password?” on the sign-in page at once."),
    ],
    foot: [ABOUT_ACCOUNT],
  };
}

export function emailChanged({ name, newEmail }: MailOf<"email-changed">): Letter {
  return {
    subject: `Your ${BRAND} email address was changed`,
    preview: "If that was not you, answer this mail.",
    body: [
      heading("Your email address was changed"),
      paragraph(greeting(name)),
      paragraph(`Your account now uses ${oneLine(newEmail, 254)}. This is the last mail to this address.`),
      paragraph("If that was not you, answer this mail at once: you cannot sign in with this address any more."),
    ],
    foot: [ABOUT_ACCOUNT],
  };
}

export function accountDeleted({ name, hadSubscription }: MailOf<"account-deleted">): Letter {
  return {
    subject: `Your ${BRAND} account was deleted`,
    preview: "This is the last mail from us.",
    body: [
      heading("Your account was deleted"),
      paragraph(greeting(name)),
      paragraph(
        "Your account was deleted as you asked, with your comparisons, favorites, alerts and style profile. " +
          "They cannot be brought back.",
      ),
      ...(hadSubscription ? [paragraph("Your subscription ended with it. Nothing more will be charged.")] : []),
      paragraph("This is the last mail from us. If you did not ask for this, answer it at once."),
    ],
    foot: [ABOUT_ACCOUNT],
  };
}
