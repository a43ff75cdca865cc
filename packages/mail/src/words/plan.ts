import { BRAND } from "@dupewise/domain/brand";
import type { MailOf } from "@dupewise/domain/alerts/mail";
import { heading, paragraph, type Letter } from "../letter.ts";
import { greeting, safeLink } from "../plain-text.ts";
import { ABOUT_ACCOUNT } from "./account.ts";

const renewal = (renewsAt: string | null): string =>
  renewsAt === null
    ? "It renews every month until you cancel, which you can do at any time."
    : `It renews on ${dayOf(renewsAt)} and every month after, until you cancel, which you can do at any time.`;

const dayOf = (time: string): string =>
  new Date(time).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });

/** Composes the email that confirms a new premium subscription. */
export function subscriptionStartedEmail({ name, renewsAt, link }: MailOf<"subscription-started">): Letter {
  return {
    subject: `Your ${BRAND} premium has started`,
    preview: "Unlimited comparisons and alerts by email.",
    body: [
      heading("Premium has started"),
      paragraph(greeting(name)),
      paragraph(
        "Thank you. You now have unlimited comparisons, as many alerts as you like, alerts by email, detailed analytics, an advanced analysis of each comparison, and priority support.",
      ),
      paragraph(renewal(renewsAt)),
      { block: "button", label: "See your plan", url: safeLink(link) },
    ],
    foot: [ABOUT_ACCOUNT],
  };
}

/** Composes the email that confirms a cancellation and tells when the premium plan ends. */
export function subscriptionEndingEmail({ name, endsAt, link }: MailOf<"subscription-ending">): Letter {
  const when = endsAt === null ? "at the end of the month you paid for" : `on ${dayOf(endsAt)}`;
  return {
    subject: `Your ${BRAND} premium ends ${endsAt === null ? "soon" : when}`,
    preview: "Nothing more will be charged.",
    body: [
      heading(`Premium ends ${when}`),
      paragraph(greeting(name)),
      paragraph("Your subscription is canceled. You keep premium until then, and nothing more will be charged."),
      paragraph(
        "Your comparisons, favorites and alerts are kept. If you change your mind before then, you can resume it.",
      ),
      { block: "button", label: "See your plan", url: safeLink(link) },
    ],
    foot: [ABOUT_ACCOUNT],
  };
}

/** Composes the email that confirms a resumed subscription. */
export function subscriptionResumedEmail({ name, renewsAt, link }: MailOf<"subscription-resumed">): Letter {
  return {
    subject: `Your ${BRAND} premium continues`,
    preview: "Your subscription is no longer set to end.",
    body: [
      heading("Premium continues"),
      paragraph(greeting(name)),
      paragraph("You resumed your subscription, so premium no longer ends. Nothing was charged for that."),
      paragraph(renewal(renewsAt)),
      { block: "button", label: "See your plan", url: safeLink(link) },
    ],
    foot: [ABOUT_ACCOUNT],
  };
}

/** Composes the email that reports the end of the premium plan. */
export function subscriptionEndedEmail({ name, link }: MailOf<"subscription-ended">): Letter {
  return {
    subject: `Your ${BRAND} premium has ended`,
    preview: "Nothing more will be charged.",
    body: [
      heading("Premium has ended"),
      paragraph(greeting(name)),
      paragraph("Your subscription has ended, and nothing more will be charged. Your account is on the free plan now."),
      paragraph("Your comparisons and favorites are kept, and so are your alerts: they show their matches in the app."),
      { block: "button", label: "See the plans", url: safeLink(link) },
    ],
    foot: [ABOUT_ACCOUNT],
  };
}

/** Composes the email that reports a failed payment and asks the user to check their card. */
export function paymentFailedEmail({ name, endsAt, link }: MailOf<"payment-failed">): Letter {
  const until = endsAt === null ? "for now" : `until ${dayOf(endsAt)}`;
  return {
    subject: `Your payment for ${BRAND} premium didn't go through`,
    preview: `Premium stays on ${until}. Please check your card.`,
    body: [
      heading("A payment didn't go through"),
      paragraph(greeting(name)),
      paragraph("Your latest payment for premium was declined. Often that means a card has expired."),
      paragraph(`Premium stays on ${until}, and we'll try the payment again. To keep it, please check your card.`),
      { block: "button", label: "Check your card", url: safeLink(link) },
    ],
    foot: [ABOUT_ACCOUNT],
  };
}
