import { BRAND } from "@dupewise/domain/brand";
import type { MailOf } from "@dupewise/domain/alerts/mail";
import { createHeading, createParagraph, type EmailContent } from "../email-content.ts";
import { formatGreeting, toSafeLink } from "../plain-text.ts";
import { ABOUT_ACCOUNT } from "./account.ts";

const describeRenewal = (renewsAt: string | null): string =>
  renewsAt === null
    ? "Your subscription renews every month until you cancel, which you can do at any time."
    : `Your subscription renews on ${dayOf(renewsAt)} and every month after that until you cancel, which you can do at any time.`;

const dayOf = (time: string): string =>
  new Date(time).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });

/** Composes the email that confirms a new premium subscription. */
export function composeSubscriptionStartedEmail({
  name,
  renewsAt,
  link,
}: MailOf<"subscription-started">): EmailContent {
  return {
    subject: `Your ${BRAND} Premium subscription has started`,
    preview: "Unlimited comparisons and alerts by email.",
    body: [
      createHeading("Your Premium subscription has started"),
      createParagraph(formatGreeting(name)),
      createParagraph(
        "Thank you. You now have unlimited comparisons, unlimited alerts sent by email, detailed analytics, an advanced analysis of each comparison, and priority support.",
      ),
      createParagraph(describeRenewal(renewsAt)),
      { block: "button", label: "See your plan", url: toSafeLink(link) },
    ],
    footer: [ABOUT_ACCOUNT],
  };
}

/** Composes the email that confirms a cancellation and says when the premium plan ends. */
export function composeSubscriptionEndingEmail({ name, endsAt, link }: MailOf<"subscription-ending">): EmailContent {
  const end = endsAt === null ? "the end of the month you paid for" : dayOf(endsAt);
  const when = `${endsAt === null ? "at" : "on"} ${end}`;
  return {
    subject: `Your ${BRAND} Premium subscription ends ${endsAt === null ? "soon" : when}`,
    preview: "You won't be charged again.",
    body: [
      createHeading(`Your subscription ends ${when}`),
      createParagraph(formatGreeting(name)),
      createParagraph(
        `Your subscription is canceled. You'll keep Premium until ${end}, and you won't be charged again.`,
      ),
      createParagraph(
        "We'll keep your comparisons, favorites and alerts. If you change your mind before then, you can resume your subscription.",
      ),
      { block: "button", label: "See your plan", url: toSafeLink(link) },
    ],
    footer: [ABOUT_ACCOUNT],
  };
}

/** Composes the email that confirms that a canceled subscription will renew after all. */
export function composeSubscriptionResumedEmail({
  name,
  renewsAt,
  link,
}: MailOf<"subscription-resumed">): EmailContent {
  return {
    subject: `Your ${BRAND} Premium subscription continues`,
    preview: "Your subscription will renew as usual.",
    body: [
      createHeading("Your Premium subscription continues"),
      createParagraph(formatGreeting(name)),
      createParagraph("You resumed your subscription, so it will renew as usual. You weren't charged for this."),
      createParagraph(describeRenewal(renewsAt)),
      { block: "button", label: "See your plan", url: toSafeLink(link) },
    ],
    footer: [ABOUT_ACCOUNT],
  };
}

/** Composes the email that reports the end of the premium plan. */
export function composeSubscriptionEndedEmail({ name, link }: MailOf<"subscription-ended">): EmailContent {
  return {
    subject: `Your ${BRAND} Premium subscription has ended`,
    preview: "You won't be charged again.",
    body: [
      createHeading("Your Premium subscription has ended"),
      createParagraph(formatGreeting(name)),
      createParagraph(
        "Your subscription has ended, and you won't be charged again. Your account is now on the free plan.",
      ),
      createParagraph(
        "We'll keep your comparisons, favorites and alerts. From now on, matches for your alerts will appear only in the app.",
      ),
      { block: "button", label: "See plans", url: toSafeLink(link) },
    ],
    footer: [ABOUT_ACCOUNT],
  };
}

/** Composes the email that reports a failed payment and asks the user to check their card. */
export function composePaymentFailedEmail({ name, endsAt, link }: MailOf<"payment-failed">): EmailContent {
  const until = endsAt === null ? "for now" : `until ${dayOf(endsAt)}`;
  return {
    subject: `Your payment for ${BRAND} Premium didn't go through`,
    preview: `Premium stays active ${until}. Please check your card.`,
    body: [
      createHeading("A payment didn't go through"),
      createParagraph(formatGreeting(name)),
      createParagraph("Your latest payment for Premium was declined. This often means that the card has expired."),
      createParagraph(
        `Premium stays active ${until}, and we'll retry the payment. To keep Premium, please check your card.`,
      ),
      { block: "button", label: "Update your card", url: toSafeLink(link) },
    ],
    footer: [ABOUT_ACCOUNT],
  };
}
